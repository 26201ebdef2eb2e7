import { Marked, type Tokens } from 'marked'

import { Markup } from '../pages/html.ts'
import { guidePath } from './guides.ts'

export interface Heading {
  depth: number
  id: string
  /** Inline markup of the heading. */
  content: Markup
}

export interface RenderedGuide {
  /** Text of the only heading of the first level. */
  title: string
  headings: readonly Heading[]
  content: Markup
}

/** The origin in the guides, which `npm start` prints. Links to it lead to pages of the server itself. */
const exampleOrigin = 'http://127.0.0.1:8787'

interface RenderOptions {
  /** The SVG images that guides show, by file name; they are embedded in the page. Default: none. */
  images?: ReadonlyMap<string, string>
  /** The origin of the server in commands. Default: as in the guides. */
  origin?: string
}

/**
 * Renders the Markdown of a guide. The guides are part of the program, so their text is trusted; their HTML (the
 * markers of generated tables) is left out nevertheless.
 * @throws Error when the guide does not have exactly one heading of the first level
 */
export function renderGuide(
  markdown: string,
  { images = new Map(), origin = exampleOrigin }: RenderOptions = {},
): RenderedGuide {
  const codeOf = (text: string) => `<code>${escapeText(text.replaceAll(exampleOrigin, origin))}</code>`
  const headings: Heading[] = []
  const titles: string[] = []
  const marked = new Marked({ gfm: true, async: false })
  marked.use({
    renderer: {
      html: () => '',
      heading({ tokens, depth, text }) {
        const content = this.parser.parseInline(tokens)
        if (depth === 1) {
          titles.push(text)
          return `<h1>${content}</h1>\n`
        }
        const id = uniqueId(slugOf(text), headings)
        headings.push({ depth, id, content: new Markup(content) })
        return `<h${depth} id="${id}">${content}</h${depth}>\n`
      },
      link({ href, tokens }) {
        return `<a href="${attribute(servedAddress(href))}">${this.parser.parseInline(tokens)}</a>`
      },
      image({ href, text }) {
        const image = images.get(href)
        if (image === undefined) throw new Error(`the image ${href} of a guide is missing`)
        return `<img src="data:image/svg+xml;base64,${Buffer.from(image).toString('base64')}" alt="${attribute(text)}">`
      },
      code({ text, lang }) {
        return scrollable('example', `<pre>${codeOf(text)}</pre>`, lang === 'sh' ? 'Commands' : 'Example')
      },
      codespan: ({ text }) => codeOf(text),
      table(token) {
        return scrollable(
          'table',
          tableOf(token, (cell) => this.parser.parseInline(cell.tokens)),
          captionOf(token),
        )
      },
    },
  })
  const content = new Markup(marked.parse(markdown) as string)
  const [title] = titles
  if (title === undefined || titles.length > 1)
    throw new Error(`a guide must have one title, and this guide has ${titles.length}`)
  return { title, headings, content }
}

/** Rewrites a link for the served page: to another guide, or to a page of the server itself. */
export function servedAddress(href: string): string {
  const guide = /^([a-z-]+)\.md(#.*)?$/.exec(href)
  if (guide) return guidePath(guide[1]!) + (guide[2] ?? '')
  return href.startsWith(`${exampleOrigin}/`) ? href.slice(exampleOrigin.length) : href
}

/**
 * Wide content scrolls on its own. It is focusable, because otherwise only a mouse could scroll it (WCAG 2.1.1). It is
 * no landmark.
 */
function scrollable(kind: string, content: string, label: string): string {
  return `<div class="scroll ${kind}" tabindex="0" role="group" aria-label="${attribute(label)}">${content}</div>\n`
}

function tableOf({ header, rows }: Tokens.Table, render: (cell: Tokens.TableCell) => string): string {
  const widths = header.map((_cell, column) => widthOf([header, ...rows].map((row) => row[column]!.text)))
  // An empty corner cell is no header.
  const head = header.map((cell) => (cell.text ? `<th scope="col">${render(cell)}</th>` : '<td></td>')).join('')
  const rowOf = (row: Tokens.TableCell[]): string =>
    `<tr>${row.map((cell, column) => `<td class="${widths[column]}">${render(cell)}</td>`).join('')}</tr>`
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.map(rowOf).join('\n')}</tbody></table>`
}

/** Returns the width class of a column: short cells stay on one line, sentences get enough width to be readable. */
function widthOf(cells: readonly string[]): 'short' | 'middle' | 'long' {
  const longest = Math.max(...cells.map(({ length }) => length))
  return longest <= 14 ? 'short' : longest <= 32 ? 'middle' : 'long'
}

function captionOf({ header }: Tokens.Table): string {
  return `Table: ${header.map(({ text }) => text).join(', ')}`
}

/** Returns the anchor that repository viewers give to a heading, so that links work in both places. */
function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')
}

function uniqueId(slug: string, headings: readonly Heading[]): string {
  const taken = (id: string): boolean => headings.some((heading) => heading.id === id)
  let id = slug
  for (let count = 1; taken(id); count++) id = `${slug}-${count}`
  return id
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function attribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;')
}
