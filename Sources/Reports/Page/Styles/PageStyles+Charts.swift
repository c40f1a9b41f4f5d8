extension PageStyles {
  /// Large figures.
  static let figures = #"""
    .n { white-space: nowrap; }
    td .n + .n { margin-inline-start: .7rem; }
    .n small { font-size: .78em; color: var(--soft); }
    .currency + .currency { margin-top: 3rem; padding-top: 2rem; border-top: 1px solid var(--line); }
    .currency > h3 { font: 500 1.25rem var(--serif); margin-bottom: .8rem; }
    .currency:only-of-type > h3 {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
    }
    .figures {
      display: grid; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); gap: 1rem;
      margin-bottom: 1rem;
    }
    .figure-box {
      padding: 1.1rem 1.3rem; background: var(--sheet); border: 1px solid var(--line);
      border-radius: 14px; box-shadow: var(--shadow);
    }
    .figure-box dt { color: var(--soft); font-size: .9rem; }
    .figure-box dt a { color: inherit; }
    .figure-box dd:not(.note) {
      font: 500 1.65rem/1.3 var(--serif); letter-spacing: -.01em; margin-top: .15rem;
    }
    .figure-box dd .n { display: inline-block; }
    .figure-box .note { color: var(--soft); font-size: .85rem; }
    .budgets { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
      gap: 1rem; }
    .budget h3 { display: inline; }
    .budget .of { font: 500 1.3rem/1.5 var(--serif); }
    .budget .of .count { font-size: .8em; }
    .budget .spent { fill: var(--accent); }
    .budget.ahead .spent { fill: var(--k1); }
    .budget.passed .spent { fill: var(--k3); }
    .budget .now { fill: var(--ink); }
    .bar.pace { height: 8px; border-radius: 4px; margin: .3rem 0; }
    .figure-box.pending { border-style: dashed; }
    """#

  /// The trend, the ring of shares and the bars.
  static let charts = #"""
    .charts {
      display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
      gap: 1rem; margin-bottom: 1.5rem;
    }
    figure {
      padding: 1.2rem 1.3rem; background: var(--sheet); border: 1px solid var(--line);
      border-radius: 14px; box-shadow: var(--shadow); min-width: 0;
    }
    figcaption { font-weight: 600; margin-bottom: 1rem; }
    .trend { display: flex; flex-direction: column; }
    .plot { position: relative; flex: 1 0 13rem; max-height: 22rem; margin: 1.6rem 0 3.2rem; direction: ltr; }
    .plot > svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; }
    .lines {
      position: absolute; inset: 0; display: flex; flex-direction: column;
      justify-content: space-between;
    }
    .lines li { height: 0; border-top: 1px solid var(--line); }
    .lines li bdi {
      position: absolute; transform: translateY(-1.45em); font-size: .75rem; color: var(--soft);
    }
    .plot .area { fill: var(--accent); opacity: .1; }
    .plot .line {
      fill: none; stroke: var(--accent); stroke-width: 2.5px; stroke-linejoin: round;
      vector-effect: non-scaling-stroke;
    }
    .average {
      fill: none; stroke: var(--soft); stroke-width: 1.5px; stroke-dasharray: 5 4;
      vector-effect: non-scaling-stroke;
    }
    .legend { float: inline-end; font-weight: 400; font-size: .82rem; color: var(--soft); }
    .legend svg { width: 1.6rem; height: .5rem; margin-inline-end: .4rem; }
    .spark { width: 5rem; height: 1.3rem; overflow: visible; vertical-align: middle; }
    .spark path {
      fill: none; stroke: var(--accent); stroke-width: 1.5px; stroke-linejoin: round;
      vector-effect: non-scaling-stroke;
    }
    .plot .column { fill: var(--accent); opacity: .75; }
    .months {
      position: absolute; inset: 0; display: grid; grid-auto-flow: column;
      grid-auto-columns: minmax(0, 1fr);
    }
    .months li { position: relative; min-width: 0; }
    .months a { position: absolute; inset: 0; border-radius: 6px; text-decoration: none; }
    .months a:hover, .months a:focus-visible { background: var(--wash); mix-blend-mode: multiply; }
    .point { width: 100%; height: 100%; overflow: visible; }
    .point path {
      stroke: var(--accent); stroke-width: 7px; stroke-linecap: round;
      vector-effect: non-scaling-stroke;
    }
    .months a:hover .point path, .months a:focus-visible .point path { stroke-width: 11px; }
    .tip {
      position: absolute; bottom: calc(100% + .2rem); left: 50%; transform: translateX(-50%);
      padding: .15rem .55rem; background: var(--ink); color: var(--paper); border-radius: 6px;
      font-size: .8rem; white-space: nowrap; opacity: 0; pointer-events: none; z-index: 1;
    }
    .tip .n small { color: inherit; }
    .months li:nth-last-child(-n+2) .tip { left: auto; right: 0; transform: none; }
    .months li:nth-child(-n+2) .tip { left: 0; right: auto; transform: none; }
    .months a:hover .tip, .months a:focus-visible .tip { opacity: 1; }
    .tick {
      position: absolute; top: calc(100% + .35rem); inset-inline: -1rem; text-align: center;
      font-size: .75rem; line-height: 1.3; color: var(--soft); pointer-events: none;
    }
    .tick.minor { visibility: hidden; }
    .parts { display: flex; flex-wrap: wrap; gap: 1.2rem 1.6rem; align-items: center; }
    .ring { flex: 0 0 9rem; width: 9rem; margin: 0 auto; transform: rotate(-90deg); }
    .ring circle { fill: none; stroke-width: 17; }
    .ring .k0 { stroke: var(--k0); } .ring .k1 { stroke: var(--k1); }
    .ring .k2 { stroke: var(--k2); } .ring .k3 { stroke: var(--k3); }
    .ring .k4 { stroke: var(--k4); } .ring .k5 { stroke: var(--k5); }
    .ring .k6 { stroke: var(--k6); } .ring .k7 { stroke: var(--k7); }
    .ring .k8 { stroke: var(--k8); }
    .bars { flex: 1 1 15rem; min-width: 0; display: grid; gap: .55rem; }
    .bars li {
      display: grid; grid-template-columns: auto minmax(0, 1fr) auto 3.6rem; align-items: baseline;
      column-gap: .5rem; font-size: .92rem;
    }
    .bars a, .bars .name { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .bars a { color: inherit; text-decoration: none; }
    .bars a:hover { text-decoration: underline; }
    .bars .share { color: var(--soft); text-align: end; font-size: .85em; }
    .bar { grid-column: 1 / -1; width: 100%; height: 4px; margin-top: .15rem; border-radius: 2px;
      background: color-mix(in srgb, var(--line) 55%, transparent); }
    [dir=rtl] .bar { transform: scaleX(-1); }
    .dot { width: .6rem; height: .6rem; flex: none; margin-inline-end: .45rem; }
    .bars .dot { margin: 0; align-self: center; }
    .as-table summary { color: var(--soft); font-size: .85rem; width: max-content; }
    @media (prefers-color-scheme: dark) {
      .months a:hover, .months a:focus-visible { mix-blend-mode: screen; }
    }
    """#
}
