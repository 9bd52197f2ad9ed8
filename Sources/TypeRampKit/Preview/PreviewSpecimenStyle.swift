import Writing

/// The parts of the page's stylesheet about the specimens: the ramp, the phones and the table.
extension PreviewStyleSheet {
  static let ramp: UTF8Text = #"""
    .entry {
      display: grid; grid-template-columns: minmax(11rem, 17rem) minmax(0, 1fr); gap: 0.5rem clamp(1.5rem, 4vw, 4rem);
      align-items: first baseline; padding: 1.25rem 0; border-top: 1px solid var(--hairline);
    }
    .entry:last-child { border-bottom: 1px solid var(--hairline); }
    .entry:target .style-name { color: var(--accent); }
    .about { font-size: 0.8125rem; line-height: 1.45; overflow-wrap: anywhere; }
    .style-name { font-size: 0.875rem; font-weight: 600; }
    .measure, .facts, .description, .at-style { color: var(--quiet); }
    .measure { font-variant-numeric: tabular-nums; }
    .marks { display: flex; flex-wrap: wrap; gap: 0.3rem; margin-top: 0.25rem; }
    .description, .facts, .changes, .at-style { margin-top: 0.25rem; }
    .facts { display: flex; flex-wrap: wrap; gap: 0 1em; }
    .facts dt, .facts dd { display: inline; }
    .facts dd { color: var(--ink); }
    .at-style li + li, .changes li + li { margin-top: 0.25rem; }
    .stage { position: relative; display: grid; align-items: first baseline; }
    .stage > p { grid-area: 1 / 1; }
    .sample, .ghost { overflow-wrap: anywhere; min-width: 0; }
    .stage .sample { position: relative; }
    .ghost { display: none; color: var(--ghost); user-select: none; }
    .stage .ghost-before { grid-area: 2 / 1; margin-top: 0.5rem; color: var(--quiet); }
    .ghost-before::before { content: "Before"; display: block; color: var(--accent); font: 0.6875rem/1.6 var(--sans); letter-spacing: normal; text-transform: none; }
    :root[data-ghost="preferred"] .ghost-preferred, :root[data-ghost="before"] .ghost-before { display: block; }
    @media (max-width: 47.99rem) {
      .entry { grid-template-columns: minmax(0, 1fr); gap: 0.75rem; }
      .stage { order: -1; }
    }
    """#

  static let phones: UTF8Text = #"""
    .shelf {
      display: flex; gap: 2.5rem; align-items: start; overflow-x: auto; margin-inline: calc(-1 * var(--gutter));
      padding: 0.25rem var(--gutter) 1.5rem;
    }
    .phone { flex: none; width: var(--phone); }
    .phone figcaption { padding: 0 0 0.5rem 1rem; color: var(--quiet); font-size: 0.8125rem; overflow-wrap: anywhere; }
    .screen {
      padding: 2rem 16px 2.5rem; border-radius: 2.25rem; background: var(--paper);
      box-shadow: 0 0 0 1px var(--hairline), 0 1rem 3rem -1.5rem light-dark(#00000030, #000000);
    }
    .passage + .passage { margin-top: 1.125rem; }
    .tag { color: var(--quiet); font: 0.6875rem/1.6 var(--sans); }
    .phone-preferred .sample { color: light-dark(#76767b, #8f8f95); }
    :root[data-ghost="none"] .phone-before, :root[data-ghost="preferred"] .phone-before { display: none; }
    :root[data-ghost="none"] .phone-preferred, :root[data-ghost="before"] .phone-preferred { display: none; }
    @media (max-width: 47.99rem) {
      .shelf { gap: 1rem; padding-inline: 2px; }
    }
    """#

  static let grid: UTF8Text = #"""
    .scroller { overflow-x: auto; border-block: 1px solid var(--hairline); }
    table { border-collapse: collapse; }
    th { text-align: start; font-weight: 600; }
    thead th { padding: 0.5rem 1.5rem 0.5rem 1rem; color: var(--quiet); font-size: 0.8125rem; }
    thead th.current { color: var(--ink); }
    tbody th, .corner { position: sticky; left: 0; z-index: 1; background: var(--paper); }
    tbody th { min-width: 9rem; padding: 0.75rem 1.5rem 0.75rem 0; vertical-align: baseline; font-size: 0.8125rem; }
    thead .corner { padding-left: 0; }
    tbody th a { color: inherit; text-decoration: none; }
    tbody th a:hover { text-decoration: underline; }
    tbody th .mark { display: block; width: fit-content; margin-top: 0.25rem; }
    tbody th, tbody td { border-top: 1px solid var(--hairline); }
    td { padding: 0.75rem 1.5rem 0.75rem 1rem; vertical-align: baseline; }
    .current { background: var(--wash); }
    .ticks .current { background: none; }
    .cell { width: max-content; max-width: var(--phone); min-width: 4rem; }
    .number { margin-top: 0.25rem; font: 0.75rem/1.5 var(--sans); font-variant-numeric: tabular-nums; white-space: nowrap; }
    .number .mark { margin-left: 0.4rem; font-size: 0.75rem; }
    .spacing, .was { color: var(--quiet); }
    .was { color: var(--accent); }
    .column { display: none; }
    .metrics th { padding-block: 0.5rem; }
    .metrics td { padding-block: 0.5rem; }
    @media (max-width: 47.99rem) {
      tbody th { min-width: 5.5rem; max-width: 5.5rem; padding-right: 0.75rem; font-size: 0.75rem; }
    }
    """#
}
