import { createHash } from 'node:crypto'

import helmet from 'helmet'

import { style } from './style.ts'

/** Text that is already markup and is not escaped when it is inserted into a page. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Hole = string | number | Markup | readonly Markup[] | undefined

/** Escaping needs only this table, so `escape-html` is no dependency. */
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Template tag that escapes inserted values, except for markup. The items of a list follow one another. */
export function html(strings: TemplateStringsArray, ...holes: Hole[]): Markup {
  return new Markup(strings.reduce((text, part, at) => text + fill(holes[at - 1]) + part))
}

function fill(hole: Hole): string {
  if (hole instanceof Markup) return hole.text
  if (Array.isArray(hole)) return hole.map(fill).join('')
  return String(hole ?? '').replaceAll(/[&<>"']/g, (character) => entities[character] as string)
}

/** The logo: two speech bubbles, shown before the name and as the icon of the pages. */
const sign =
  'M3 4h12a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H8l-4 3.5V14H3a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z' +
  'M19 8h2a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2h-1v3.5L16 18h-5a2 2 0 0 1-1.4-.6L11.3 16H17a2 2 0 0 0 2-2z'
export const icon = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="#1f5fbf"><path d="${sign}"/></svg>`,
)}`

/**
 * The policy of pages: it allows the one style sheet by its digest, and images only as data URLs. It blocks scripts,
 * frames and forms of other sites.
 */
export const pagePolicy = {
  defaultSrc: ["'none'"],
  imgSrc: ['data:'],
  styleSrc: [`'sha256-${createHash('sha256').update(style).digest('base64')}'`],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  baseUri: ["'none'"],
}

/** Protects pages with scripts of this server, and sends the Origin of their forms. */
export const protectScripts = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { ...pagePolicy, scriptSrc: ["'self'"], connectSrc: ["'self'"] },
  },
  referrerPolicy: { policy: 'same-origin' },
})

/**
 * Returns the Permissions-Policy header: it denies all device features, except for the microphone when the page
 * requests it. Frames get none.
 */
export function devicePolicy({ microphone = false }: { microphone?: boolean } = {}): string {
  return `camera=(), display-capture=(), geolocation=(), microphone=(${microphone ? 'self' : ''}), payment=(), usb=()`
}

export interface PageOptions {
  /** Further elements of the head. */
  head?: Markup
  /** False when the content contains the heading. */
  heading?: boolean
}

export function page(title: string, content: Markup, { head, heading = true }: PageOptions = {}): string {
  const body = `<header class="brand">
<svg viewBox="0 0 24 24" width="28" height="28" fill="currentColor" aria-hidden="true"><path d="${sign}"/></svg>
Parley
</header>
<main>
${heading ? `<h1>${fill(title)}</h1>` : ''}
${content.text}
</main>`
  return plainPage(title, new Markup(`${head?.text.trim() ?? ''}\n<style>${style}</style>`), new Markup(body))
}

/** Renders a page without the layout and the style of the other pages. */
export function plainPage(title: string, head: Markup, body: Markup): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="${icon}">
<title>${fill(title)} – Parley</title>
${head.text}
</head>
<body>
${body.text}
</body>
</html>
`
}
