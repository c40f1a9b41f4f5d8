extension PageStyles {
  /// The colours of day and night.
  ///
  /// Text keeps a contrast of at least 4.5 to 1 on what it stands on.
  static let colors = #"""
    :root {
      color-scheme: light dark;
      --paper: #faf8f4; --sheet: #ffffff; --ink: #20262b; --soft: #5a646c; --line: #e3dfd6;
      --accent: #0b6b66; --wash: #e4f0ee; --in: #1a6e3c; --mark: #7a4d00; --mark-wash: #fbeed3;
      --shadow: 0 1px 2px rgb(32 38 43 / .05), 0 4px 16px rgb(32 38 43 / .04);
      --k0: #24827b; --k1: #d3932e; --k2: #5b6fb8; --k3: #c45c6a; --k4: #7f9a3f; --k5: #8c62a6;
      --k6: #bf6f43; --k7: #4a90b5; --k8: #a3a8ab;
      --serif: "Iowan Old Style", "Charter", "Palatino Linotype", "Noto Serif", Georgia, serif;
      --sans: ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans",
        "Noto Sans Hebrew", "Noto Sans Arabic", "Helvetica Neue", sans-serif;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #14171a; --sheet: #1c2125; --ink: #e7e4de; --soft: #a3abb1; --line: #31373c;
        --accent: #6fcac1; --wash: #203634; --in: #7fce9c; --mark: #f0c67a; --mark-wash: #3a2f1a;
        --shadow: none;
        --k0: #5fb8af; --k1: #e3b062; --k2: #93a3e0; --k3: #e08a95; --k4: #aac46b; --k5: #b993d1;
        --k6: #dd9970; --k7: #7fbcdb; --k8: #7d8488;
      }
    }
    .k0 { fill: var(--k0); } .k1 { fill: var(--k1); } .k2 { fill: var(--k2); }
    .k3 { fill: var(--k3); } .k4 { fill: var(--k4); } .k5 { fill: var(--k5); }
    .k6 { fill: var(--k6); } .k7 { fill: var(--k7); } .k8 { fill: var(--k8); }
    """#

  /// Type, and the frame of the page.
  static let frame = #"""
    * { box-sizing: border-box; }
    html { scroll-padding-top: 5rem; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
    body {
      margin: 0; background: var(--paper); color: var(--ink);
      font: 400 1rem/1.55 var(--sans); font-variant-numeric: tabular-nums lining-nums;
    }
    h1, h2, h3, p, ol, ul, dl, dd, figure, table { margin: 0; padding: 0; }
    ol, ul { list-style: none; }
    h1, h2 { font-family: var(--serif); font-weight: 500; letter-spacing: -.01em; }
    h1 { font-size: clamp(1.9rem, 1.4rem + 2vw, 2.7rem); line-height: 1.15; }
    h1:focus { outline: none; }
    h2 { font-size: 1.6rem; margin: 3.5rem 0 1rem; }
    h3 { font-size: 1rem; font-weight: 600; }
    a { color: var(--accent); text-decoration-thickness: 1px; text-underline-offset: .2em; }
    a:hover { text-decoration-thickness: 2px; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
    bdi { unicode-bidi: isolate; }
    [hidden] { display: none !important; }
    html:not(.js) .with-script, .js .without-script { display: none; }
    .js .view > h2 { display: none; }
    .js .view { scroll-margin-top: 100vh; }
    .skip {
      position: absolute; inset-inline-start: 1rem; top: -4rem; z-index: 3; padding: .5rem 1rem;
      background: var(--sheet); border-radius: 0 0 8px 8px; box-shadow: var(--shadow);
    }
    .skip:focus { top: 0; }
    .top {
      position: sticky; top: 0; z-index: 2; display: flex; align-items: center; gap: 2rem;
      padding: 0 max(1.5rem, calc((100vw - 67rem) / 2));
      background: var(--paper); border-bottom: 1px solid var(--line);
    }
    .brand a {
      color: var(--ink); font: 600 1.2rem/1 var(--serif); text-decoration: none;
    }
    nav ul { display: flex; gap: .35rem; overflow-x: auto; scrollbar-width: none; }
    nav a {
      display: block; padding: 1rem .7rem .85rem; color: var(--soft); white-space: nowrap;
      text-decoration: none; border-bottom: 3px solid transparent;
    }
    nav a:hover { color: var(--ink); }
    nav a:focus-visible { outline-offset: -4px; }
    nav a[aria-current] { color: var(--ink); border-color: var(--accent); font-weight: 600; }
    main { max-width: 70rem; margin: 0 auto; padding: 2.2rem 1.5rem 6rem; outline: none; }
    .page-head {
      display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between;
      gap: .25rem 2rem; margin-bottom: 1.8rem;
    }
    .as-of, .remark, .empty { color: var(--soft); }
    .remark { margin: 0 0 1rem; max-width: 44rem; }
    .empty { padding: 3rem 0; text-align: center; }
    """#
}
