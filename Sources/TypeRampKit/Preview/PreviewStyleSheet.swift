import Writing

/// The stylesheet of the page itself: all but the specimens, which the stylesheets of the tables draw.
///
/// It has no rule for the font of an element, only of its own classes: a rule on elements would outweigh those of the
/// tables, which weigh nothing.
enum PreviewStyleSheet {
  static let text: UTF8Text = [colours, page, controls, ramp, phones, grid, paper].joined(separator: "\n")

  private static let colours: UTF8Text = #"""
    :root {
      color-scheme: light dark;
      --paper: light-dark(#ffffff, #0f0f10);
      --wash: light-dark(#f6f6f7, #19191b);
      --ink: light-dark(#141416, #f3f3f5);
      --quiet: light-dark(#616166, #a3a3a9);
      --hairline: light-dark(#e2e2e6, #2c2c30);
      --ghost: light-dark(#dddde3, #333338);
      --accent: light-dark(#0b57c4, #7db2ff);
      --amber: light-dark(#8a4300, #ffb45e);
      --phone: 390px;
      --gutter: clamp(1rem, 4vw, 4rem);
      --sans: system-ui, -apple-system, "Segoe UI", sans-serif;
      scroll-padding-top: 7rem;
    }
    :root[data-appearance="light"] { color-scheme: light; }
    :root[data-appearance="dark"] { color-scheme: dark; }
    """#

  private static let page: UTF8Text = #"""
    *, *::before, *::after { box-sizing: border-box; }
    body { margin: 0; background: var(--paper); color: var(--ink); font: 0.9375rem/1.5 var(--sans); }
    p, h1, h2, h3, h4, ol, ul, dl, dd, figure { margin: 0; padding: 0; }
    ol, ul { list-style: none; }
    [hidden] { display: none; }
    a { color: var(--accent); text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; border-radius: 2px; }
    .skip { position: absolute; left: -100vw; }
    .skip:focus { left: var(--gutter); top: 0.5rem; z-index: 3; background: var(--paper); padding: 0.5rem; }
    .masthead, .settings, main, .colophon { padding-inline: var(--gutter); }
    .masthead { padding-block: clamp(3rem, 9vw, 8rem) clamp(2rem, 5vw, 4rem); }
    .eyebrow { color: var(--quiet); font-variant-caps: all-small-caps; letter-spacing: 0.06em; font-size: 1rem; }
    h1 {
      margin-top: 0.15em; overflow-wrap: anywhere; font-size: clamp(2.75rem, 9vw, 7.5rem); line-height: 1.02;
      font-family: var(--d1-large-title-family, inherit); font-weight: var(--d1-large-title-weight, 600);
    }
    .dictionary + .dictionary { margin-top: 6rem; }
    .dictionary-head { padding-block: clamp(2rem, 4vw, 3.5rem); max-width: 60rem; }
    h2 { font-size: 1.75rem; font-weight: 600; line-height: 1.2; overflow-wrap: anywhere; }
    .dictionary:only-child h2 {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
    }
    .lead { font-size: 1.1875rem; line-height: 1.5; text-wrap: pretty; overflow-wrap: anywhere; }
    .path { margin-top: 0.5rem; color: var(--quiet); overflow-wrap: anywhere; }
    .summary { margin-top: 1rem; }
    .section-title {
      display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; align-items: baseline; padding-bottom: 0.75rem;
      font-size: 1.0625rem; font-weight: 600;
    }
    .at { color: var(--quiet); font-weight: 400; }
    main > article > section { margin-bottom: clamp(3.5rem, 8vw, 7rem); }
    .legend { display: grid; grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr)); gap: 0.5rem 2rem; margin-top: 2rem; }
    .legend div { display: flex; gap: 0.75rem; align-items: baseline; }
    .legend dt { flex: none; min-width: 4.75rem; }
    .legend dd { color: var(--quiet); font-size: 0.8125rem; }
    .mark {
      display: inline-block; padding: 0 0.4em 0.1em; border: 1px solid var(--hairline); border-radius: 3px;
      color: var(--quiet); background: var(--paper); font: 0.8125rem/1.2 var(--sans); font-variant-caps: all-small-caps;
      letter-spacing: 0.05em; text-transform: none; white-space: nowrap;
    }
    .mark[hidden] { display: none; }
    .mark-changed, .mark-added, .mark-removed { color: var(--accent); border-color: currentcolor; }
    .mark-warning, .mark-standIn { color: var(--amber); border-color: currentcolor; }
    .findings ol { border-top: 1px solid var(--hairline); }
    .findings li { padding: 0.75rem 0; border-bottom: 1px solid var(--hairline); overflow-wrap: anywhere; }
    .findings li:target { background: var(--wash); }
    .position, .none { color: var(--quiet); }
    .position { display: block; font-size: 0.8125rem; }
    .colophon { padding-block: 2rem 4rem; color: var(--quiet); font-size: 0.8125rem; border-top: 1px solid var(--hairline); }
    .colophon p { max-width: 44rem; }
    """#

  private static let controls: UTF8Text = #"""
    .size-control {
      position: sticky; top: 0; z-index: 2; display: grid; grid-template-columns: auto 1fr 11rem; gap: 0 1.5rem;
      align-items: center; padding: 0.75rem var(--gutter) 0.5rem; background: var(--paper);
      border-block: 1px solid var(--hairline);
    }
    .size-control[hidden] { display: none; }
    .size-control label { font-weight: 600; }
    .chosen { color: var(--quiet); text-align: end; font-size: 0.875rem; }
    .ticks { display: flex; justify-content: space-between; color: var(--quiet); font-size: 0.6875rem; line-height: 1.4; }
    .ticks li { width: 22px; display: flex; justify-content: center; white-space: nowrap; }
    .ticks .current { color: var(--ink); font-weight: 700; }
    input[type="range"] {
      appearance: none; width: 100%; height: 26px; margin: 0; background: transparent; cursor: pointer; border-radius: 13px;
    }
    input[type="range"]::-webkit-slider-runnable-track { height: 2px; background: var(--quiet); border-radius: 1px; }
    input[type="range"]::-moz-range-track { height: 2px; background: var(--quiet); border-radius: 1px; }
    input[type="range"]::-webkit-slider-thumb {
      appearance: none; width: 22px; height: 22px; margin-top: -10px; border-radius: 50%; background: var(--ink);
      border: 4px solid var(--paper); box-shadow: 0 0 0 1px var(--quiet);
    }
    input[type="range"]::-moz-range-thumb {
      width: 14px; height: 14px; border-radius: 50%; background: var(--ink); border: 4px solid var(--paper);
      box-shadow: 0 0 0 1px var(--quiet);
    }
    .settings {
      display: grid; grid-template-columns: repeat(auto-fit, minmax(9.75rem, 1fr)); gap: 1rem 2rem; align-items: start;
      padding-block: 1.25rem; border-bottom: 1px solid var(--hairline);
    }
    .settings[hidden] { display: none; }
    .settings label { display: flex; justify-content: space-between; color: var(--quiet); font-size: 0.8125rem; }
    .settings .value { color: var(--ink); font-variant-numeric: tabular-nums; }
    select, textarea {
      width: 100%; min-height: 2.125rem; padding: 0.3rem 0.5rem; border: 1px solid var(--quiet); border-radius: 6px;
      background: var(--paper); color: var(--ink); font: inherit;
    }
    textarea { display: block; resize: vertical; field-sizing: content; }
    textarea::placeholder { color: var(--quiet); opacity: 1; }
    .warning { grid-column: 1 / -1; color: var(--amber); }
    .warning:empty { display: none; }
    @media (max-width: 47.99rem) {
      .size-control { grid-template-columns: 1fr auto; }
      .track { grid-column: 1 / -1; }
      .size-control label, .chosen { grid-row: 1; font-size: 0.8125rem; }
      .settings { grid-template-columns: 1fr 1fr; gap: 0.75rem 1rem; }
    }
    """#

  private static let paper: UTF8Text = #"""
    @media print {
      :root, :root[data-appearance] { color-scheme: light; }
      body { font-size: 10pt; }
      .skip, .size-control, .settings { display: none; }
      .masthead { padding-block: 0 1.5rem; }
      .masthead, main, .colophon { padding-inline: 0; }
      .entry, .passage, tbody tr { break-inside: avoid; }
      .section-title { break-after: avoid; }
      .shelf { flex-wrap: wrap; overflow: visible; margin: 0; padding: 0; }
      .screen { box-shadow: none; border: 1px solid var(--hairline); }
      .scroller { overflow: visible; }
      table, tbody { display: block; }
      thead { display: none; }
      tbody tr { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 1.5rem; border-top: 1px solid var(--hairline); }
      tbody th { flex: 0 0 100%; max-width: none; position: static; padding-bottom: 0; border: 0; }
      tbody td { padding: 0.25rem 0 0.5rem; border: 0; }
      .current { background: none; }
      .column { display: inline; color: var(--quiet); }
    }
    """#
}
