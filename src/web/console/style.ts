/** Styles of the console in addition to those of the messenger: it scrolls as a page, in one column. */
export const consoleStyle = `
html, body { height: auto }
parley-console { display: block; min-height: 100dvh }
parley-console main { max-width: 64rem; margin: 0 auto; padding: 1rem }
parley-console h1 { font-size: 1.4rem; margin-bottom: .5rem }
parley-console h1:focus { outline: none }
parley-console time { white-space: nowrap }
parley-console h2, parley-console h3, parley-console h4 { margin: .75rem 0 .3rem }
parley-console p { margin: .3rem 0 }
parley-console label { display: block; margin: .6rem 0 .2rem; font-weight: 600 }
parley-console .bar nav { margin-left: 0; flex-wrap: wrap; gap: .3rem }
parley-console .bar nav:last-child { margin-left: auto }
parley-console .bar { flex-wrap: wrap; gap: .3rem 1rem }
.tabs { display: flex; flex-wrap: wrap; gap: .3rem; margin: .75rem 0; border-bottom: 1px solid var(--line) }
.tabs a { padding: .6rem .9rem; text-decoration: none; color: var(--ink); border-bottom: 3px solid transparent }
.tabs [aria-current=page], parley-console .bar [aria-current=page] { font-weight: 700; border-bottom: 3px solid var(--accent) }
.card { display: block; margin: .75rem 0; padding: .75rem 1rem; background: var(--paper); color: var(--ink); border: 1px solid var(--line); border-radius: .6rem }
.card > h2:first-child, .card > h3:first-child { margin-top: 0 }
.card .row { margin-top: .6rem }
.log { margin: .75rem 0; border: 1px solid var(--line); border-radius: .6rem; overflow: hidden }
.log .card { margin: 0; padding: .2rem 1rem; border-width: 0 0 1px; border-radius: 0 }
.log .card:last-child { border: 0 }
.log .card:hover { background: var(--ground) } .log .card:has([open]) { background: var(--paper) }
@media (min-width: 45rem) { .log summary time { float: inline-end } }
.row.filters { align-items: end; margin: .6rem 0 .9rem }
.faint { color: var(--faint); font-size: .9rem }
:is(.done, .wrong) { position: sticky; top: .5rem; z-index: 1 }
parley-console :is(section, article, h2, h3) { scroll-margin-top: 4rem }
.failing { color: var(--wrong); border-color: currentColor }
.why.failing { color: var(--ink); border-color: var(--wrong) }
:focus:not(:focus-visible) { outline: none }
parley-console :is(h3, .secret) { scroll-margin-top: 4rem }
.filters :is(input, select) { font-weight: 400 }
.filters label { flex: 1 1 12rem; margin: 0 }
pre { max-height: 24rem; overflow: auto; margin: .4rem 0; padding: .6rem; font: .85rem/1.45 ui-monospace, monospace; background: var(--ground); border: 1px solid var(--line); border-radius: .4rem; white-space: pre-wrap }
code { font: .9em ui-monospace, monospace }
summary { min-height: 1.75rem; padding: .3rem 0; cursor: pointer }
.number { display: inline-block; min-width: 2.5rem; font-variant-numeric: tabular-nums; color: var(--faint) }
.delivery { display: flex; flex-wrap: wrap; gap: .3rem .8rem; text-decoration: none }
.delivery.dead, .delivery.pending { border-left: 4px solid var(--wrong) }
.delivery.delivered { border-left: 4px solid var(--accent) }
.delivery[aria-current=true] { background: var(--own) }
.delivery[aria-current=true] :is(time, .number) { color: var(--ink) }
.timeline { margin: .6rem 0 }
.timeline svg { display: block; width: 100%; max-width: 40rem; overflow: visible }
.timeline line { stroke: var(--edge); stroke-width: 2 }
.timeline circle { stroke: var(--ink); stroke-width: 1.5; fill: var(--wrong) }
.timeline .succeeded circle { fill: var(--accent) }
.timeline .due circle { fill: var(--paper); stroke-dasharray: 2 }
.timeline text { font-size: 11px; fill: var(--ink) }
.why { padding: .5rem .8rem; background: var(--ground); border-left: 4px solid var(--accent) }
.steps { list-style: decimal; padding-left: 1.5rem }
.steps li { margin: .4rem 0 }
.secret { margin: .75rem 0; padding: .75rem 1rem; background: var(--own); border: 2px solid var(--accent); border-radius: .6rem }
.secret code { display: block; margin: .5rem 0; padding: .5rem; background: var(--paper); user-select: all }
.scroll { overflow-x: auto }
table { width: 100%; border-collapse: collapse; overflow-wrap: break-word }
.lines > li { padding: .6rem 0; border-top: 1px solid var(--line) }
th, td { padding: .35rem .5rem; text-align: start; border-bottom: 1px solid var(--line) }
caption { padding: .6rem 0 .2rem; text-align: start; font-weight: 600 }
tbody th { font-weight: 400 }
@media print {
  parley-console :is(.bar nav, .tabs, .row, form) { display: none }
  pre { max-height: none; overflow: visible }
  :is(.done, .wrong) { position: static }
}
`
