/**
 * Styles of the guides in addition to those of all pages: a wider page with the table of contents at its side, and
 * tables and examples that scroll instead of widening the page.
 */
export const guideStyle = `
body > main { max-width: 78rem; padding: 0; overflow: clip; overflow-wrap: break-word }
.docs { display: grid; grid-template-columns: 15rem minmax(0, 1fr) }
.contents { padding: 1.5rem 1.25rem; border-right: 1px solid var(--line); font-size: .95rem }
.search { display: flex; flex-wrap: wrap; gap: .4rem; margin: 0 0 1.25rem }
.search label { flex-basis: 100%; font-size: .85rem; font-weight: 600; color: var(--faint) }
.search input { flex: 1; min-width: 6rem }
.contents p { margin: 0 0 .4rem; font-size: .85rem; font-weight: 600; color: var(--faint) }
.contents ul { margin: 0 0 1.25rem; padding: 0; list-style: none }
.contents a { display: inline-block; padding: .2rem 0; text-decoration: none }
.contents a:hover { text-decoration: underline }
.contents [aria-current] { font-weight: 600; color: var(--ink) }
.contents .deeper { padding-left: .9rem }
article { padding: 1.75rem 2.25rem 2.5rem; min-width: 0 }
article :is(p, ul, ol, blockquote) { max-width: 48rem }
article h1 { font-size: 1.9rem }
article h2 { margin: 2.25rem 0 .6rem; padding-top: 1.1rem; border-top: 1px solid var(--line); font-size: 1.35rem; line-height: 1.3 }
article h3 { margin: 1.75rem 0 .4rem; font-size: 1.1rem; line-height: 1.3 }
article img { max-width: 100%; height: auto }
article li { margin: .3rem 0 }
article :is(ul, ol) { padding-left: 1.4rem }
:is(h2, h3):target { background: var(--ground) }
:not(pre) > code { padding: .1em .3em; background: var(--ground); border-radius: .3rem; overflow-wrap: anywhere }
.scroll { margin: 1rem 0; overflow-x: auto; border: 1px solid var(--line); border-radius: .5rem; overflow-wrap: normal }
.example { background: var(--ground) }
pre { margin: 0; padding: .9rem 1rem; width: max-content; min-width: 100%; font-size: .92rem; line-height: 1.5 }
table { border-collapse: collapse; width: 100%; font-size: .95rem; line-height: 1.45 }
th, td { padding: .5rem .75rem; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line) }
tbody tr:last-child td { border-bottom: 0 }
th { background: var(--ground); white-space: nowrap }
.short { white-space: nowrap }
.middle { min-width: 8rem }
.long { min-width: 14rem }
td > code { white-space: nowrap }
td.long > code { white-space: normal; overflow-wrap: anywhere }
blockquote { margin: 1rem 0; padding: .1rem 1rem; border-left: 4px solid var(--accent); background: var(--ground) }
@media (max-width: 56rem) {
  .docs { display: block }
  .contents { padding: 1rem 1.25rem 0; border-right: 0; border-bottom: 1px solid var(--line) }
  .contents ul { margin-bottom: .9rem }
  .contents li { display: inline-block; margin-right: 1rem }
  .contents .guides li:not(:first-child), .contents .guides p, .contents .deeper { display: none }
  .contents a { padding: .3rem 0 }
  article { padding: 1.25rem 1.25rem 2rem }
  article h1 { font-size: 1.6rem }
  .long { min-width: 9.5rem }
}
@media print { .contents { display: none } .docs { display: block } }
`
