import { createHash } from 'node:crypto'

/** Text that is markup already; everything else is escaped when it is put into a page. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Hole = string | number | Markup | undefined

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Template tag: whatever is put in is escaped, unless it is markup itself. */
export function html(strings: TemplateStringsArray, ...holes: Hole[]): Markup {
  return new Markup(strings.reduce((text, part, at) => text + fill(holes[at - 1]) + part))
}

function fill(hole: Hole): string {
  if (hole instanceof Markup) return hole.text
  return String(hole ?? '').replaceAll(/[&<>"']/g, (character) => entities[character] as string)
}

const style = `
:root { color-scheme: light dark; font: 1.05rem/1.5 system-ui, sans-serif }
body { max-width: 32rem; margin: 3rem auto; padding: 0 1rem }
input { font: inherit; letter-spacing: .1em; padding: .4rem .6rem; width: 12rem; text-transform: uppercase }
button { font: inherit; padding: .5rem 1.2rem; margin: .5rem .5rem 0 0 }
.code { font: 1.6rem ui-monospace, monospace; letter-spacing: .1em }
`

/** The one style sheet is allowed by its digest; scripts, frames and foreign forms are not allowed at all. */
export const pagePolicy = {
  defaultSrc: ["'none'"],
  styleSrc: [`'sha256-${createHash('sha256').update(style).digest('base64')}'`],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  baseUri: ["'none'"],
}

/** A whole page: one heading, which is its title too. */
export function page(title: string, content: Markup): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${fill(title)} – Parley</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${fill(title)}</h1>
${content.text}
</main>
</body>
</html>
`
}
