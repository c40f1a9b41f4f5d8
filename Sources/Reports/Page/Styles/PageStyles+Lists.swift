extension PageStyles {
  /// Tables, and what opens.
  static let entries = #"""
    table { width: 100%; border-collapse: collapse; margin: .4rem 0 1rem; font-size: .94rem; }
    caption, .unseen {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
      white-space: nowrap;
    }
    th, td { padding: .45rem .6rem; text-align: start; vertical-align: baseline; }
    th:first-child, td:first-child { padding-inline-start: 0; }
    th:last-child, td:last-child { padding-inline-end: 0; }
    th { font-weight: inherit; }
    thead th { color: var(--soft); font-size: .82rem; border-bottom: 1px solid var(--line); }
    tbody tr + tr > * { border-top: 1px solid color-mix(in srgb, var(--line) 60%, transparent); }
    .figure { text-align: end; }
    .view > h3 { margin: 2.2rem 0 .4rem; }
    .view > h3:first-of-type { margin-top: 0; }
    .entry > h4 { margin: 1.2rem 0 0; font-weight: 600; font-size: .94rem; }
    .note { color: var(--soft); font-size: .88rem; }
    .months-table { font-size: .86rem; }
    .months-table th:first-child {
      position: sticky; inset-inline-start: 0; background: var(--paper); white-space: nowrap;
    }
    .totalled tbody tr:last-child { font-weight: 600; }
    summary { cursor: pointer; }
    .entry, .group { border-bottom: 1px solid var(--line); }
    .entry > summary, .group > summary {
      display: flex; flex-wrap: wrap; align-items: baseline; gap: .1rem .9rem; padding: .8rem .4rem;
      margin: 0 -.4rem; border-radius: 8px;
    }
    .entry > summary:hover, .group > summary:hover { background: var(--wash); }
    .entry > summary::before, .group > summary::before {
      content: ""; flex: none; width: .42rem; height: .42rem; margin-inline-start: .15rem;
      border: solid var(--soft); border-width: 0 1.5px 1.5px 0; transform: rotate(-45deg);
      align-self: center; transition: transform .12s;
    }
    [dir=rtl] :is(.entry, .group) > summary::before { transform: rotate(135deg); }
    :is(.entry, .group)[open] > summary::before,
    [dir=rtl] :is(.entry, .group)[open] > summary::before { transform: rotate(45deg); }
    summary::-webkit-details-marker { display: none; }
    .entry > summary .dot, .group > summary .dot { align-self: center; margin: 0 -.3rem 0 0; }
    .count { color: var(--soft); font-size: .88rem; }
    .sums { margin-inline-start: auto; display: inline-flex; flex-wrap: wrap; gap: 0 1.1rem; }
    .links { margin: .2rem 0 .6rem; font-size: .9rem; }
    .links a { margin-inline-end: .4rem; }
    .files { color: var(--soft); }
    html:not(.js) p > .opens { display: none; }
    .neighbours { display: flex; justify-content: space-between; margin-bottom: 1rem; }
    .arrow { display: inline-block; }
    [dir=rtl] .arrow { transform: scaleX(-1); }
    """#

  /// Search, grouping and filters.
  static let tools = #"""
    .main-tools, .more-tools { display: flex; flex-wrap: wrap; gap: .8rem 1rem; align-items: end; }
    .field { display: grid; gap: .2rem; }
    .field-search { flex: 1 1 18rem; }
    .more-tools .field { flex: 0 1 auto; }
    .more-tools select { max-width: 15rem; }
    label { font-size: .82rem; color: var(--soft); }
    input, select, button {
      font: inherit; color: inherit; background: var(--sheet); min-height: 2.6rem;
      border: 1px solid color-mix(in srgb, var(--soft) 65%, var(--line)); border-radius: 9px;
      padding: .35rem .7rem;
    }
    input[type=search] { width: 100%; }
    input::placeholder { color: var(--soft); opacity: 1; }
    select:disabled { opacity: .7; }
    button { cursor: pointer; }
    button:hover { background: var(--wash); }
    .filters { margin-top: .7rem; }
    .filters > summary { width: max-content; color: var(--accent); font-size: .92rem; }
    .more-tools { padding: .8rem 0 .2rem; }
    #result {
      display: flex; flex-wrap: wrap; align-items: baseline; gap: .2rem 1rem; margin: 1.2rem 0 .2rem;
      padding-bottom: .7rem; border-bottom: 2px solid var(--ink);
    }
    .more { display: block; margin: 1rem auto; }
    """#

  /// Groups of transactions.
  static let list = #"""
    .group .group { margin-inline-start: 1.4rem; border-bottom: 0; border-top: 1px solid var(--line); }
    .group > div { padding-inline-start: 1.4rem; }
    .rows { table-layout: fixed; margin-top: 0; }
    .rows thead { position: absolute; width: 1px; height: 1px; overflow: hidden;
      clip-path: inset(50%); }
    .rows tr { display: grid; align-items: baseline; column-gap: 1rem; padding: .5rem 0;
      grid-template-columns: 6.2rem minmax(0, 2.4fr) minmax(0, 1.5fr) minmax(0, 1.3fr) 9.5rem; }
    .rows td { padding: 0; overflow-wrap: anywhere; }
    .rows tbody tr + tr > * { border: 0; }
    .rows tbody tr + tr { border-top: 1px solid color-mix(in srgb, var(--line) 60%, transparent); }
    .rows .when, .rows .where, .rows .with { color: var(--soft); font-size: .88rem; }
    .rows tr { position: relative; }
    .by-date tr { grid-template-columns: minmax(0, 2.4fr) minmax(0, 1.5fr) minmax(0, 1.3fr) 9.5rem; }
    .by-date .when {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
      white-space: nowrap;
    }
    .sub { display: block; color: var(--soft); font-size: .84rem; }
    .note-text { font-style: italic; }
    .mark, .tag {
      display: inline-block; padding: 0 .5em; border-radius: 1em; font-size: .78rem;
      line-height: 1.55; color: var(--mark); background: var(--mark-wash); white-space: nowrap;
    }
    .tag { color: var(--accent); background: var(--wash); max-width: 14rem; overflow: hidden;
      text-overflow: ellipsis; vertical-align: bottom; }
    .pending-sums { white-space: normal; }
    .pending-sums .n small { color: inherit; }
    tr.pending .n { color: var(--soft); }
    .rows .in { color: var(--in); }
    .rows .in small { color: inherit; }
    """#

  /// Phones.
  static let narrow = #"""
    @media (max-width: 46rem) {
      .top { gap: .6rem; padding: 0 1rem; flex-wrap: wrap; }
      .brand { padding-top: .8rem; width: 100%; }
      nav { width: 100%; }
      nav a { padding: .5rem .55rem .5rem; }
      main { padding: 1.4rem 1rem 4rem; }
      .figures { grid-template-columns: 1fr 1fr; gap: .7rem; }
      .figure-box { padding: .8rem .9rem; }
      .figure-box dd:not(.note) { font-size: 1.25rem; }
      figure { padding: 1rem; }
      .rows tr, .by-date tr {
        grid-template-columns: auto minmax(0, 1fr) auto; column-gap: .8rem; row-gap: .1rem;
      }
      .rows .what { grid-column: 1 / 3; grid-row: 1; }
      .rows .figure { grid-column: 3; grid-row: 1; }
      .rows .when { grid-column: 1; grid-row: 2; }
      .rows .where { grid-column: 2; grid-row: 2; }
      .by-date .where { grid-column: 1 / 3; }
      .rows .with { grid-column: 3; grid-row: 2; text-align: end; }
      .group > div, .group .group { padding-inline-start: 0; margin-inline-start: .8rem; }
      .group-list > .group > div { margin-inline-start: 0; }
      .more-tools .field { flex: 1 1 45%; }
      .more-tools select, .more-tools input { width: 100%; max-width: none; }
      .view > table, .entry > table, .without-script > table, .as-table > table {
        display: block; overflow-x: auto;
      }
    }
    @media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
    """#

  /// Paper.
  static let print = #"""
    @media print {
      :root {
        color-scheme: light; font-size: 12px;
        --paper: #fff; --sheet: #fff; --ink: #000; --soft: #444; --line: #bbb; --accent: #0b5a56;
        --wash: #eef5f4; --in: #1a6e3c; --mark: #5e3c00; --mark-wash: #f6ead2; --shadow: none;
        --k0: #24827b; --k1: #d3932e; --k2: #5b6fb8; --k3: #c45c6a; --k4: #7f9a3f; --k5: #8c62a6;
        --k6: #bf6f43; --k7: #4a90b5; --k8: #a3a8ab;
      }
      @page { margin: 16mm 14mm; }
      body { font-size: 9.5pt; line-height: 1.4; }
      .top, .skip, #tools, .more, .links, .as-table, .neighbours, .empty,
      .remark:not(.converted) { display: none; }
      main { max-width: none; padding: 0 1px; }
      .currency, figure, .figure-box, tr, .entry > summary, .group > summary {
        break-inside: avoid;
      }
      .entry > summary, .group > summary { margin: 0; padding: .6rem 0; }
      .currency + .currency { margin-top: 1rem; padding-top: 1rem; border: 0; }
      h2, h3, h4, summary, thead { break-after: avoid; }
      thead { display: table-header-group; }
      a { color: inherit; text-decoration: none; }
      .figures { grid-template-columns: repeat(3, 1fr); }
      .figure-box { padding: .6rem .9rem; }
      .charts { grid-template-columns: 1fr 1.15fr; margin-bottom: .5rem; }
      figure { padding: .9rem; }
      .plot { flex-basis: 9rem; }
      .parts { flex-wrap: nowrap; gap: 1rem; }
      .ring { flex-basis: 6rem; }
      .bars { gap: .3rem; flex-basis: 0; }
      .bars li { grid-template-columns: auto minmax(0, 1fr) auto 3.2rem; }
      .months-table { font-size: 8pt; }
      .months-table th, .months-table td { padding: .25rem .3rem; }
      .months-table th:first-child { position: static; white-space: normal; }
      .spark { width: 2.6rem; }
      .view > table, .entry > table { display: table; }
      svg, .mark, .tag { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    }
    """#
}
