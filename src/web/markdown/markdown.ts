import createPurifier, { type Config } from 'dompurify'
import { Marked, type Token, type Tokens } from 'marked'

import { closeMarks } from '../model/markdown.rules.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => escapes[character]!)

/** Parses GitHub's markdown. HTML is shown as text, and an image as a link, because its server would receive a request. */
const parser = new Marked({
  gfm: true,
  breaks: true,
  renderer: {
    html: ({ text }: Tokens.HTML | Tokens.Tag) => escaped(text),
    image: ({ href, text }: Tokens.Image) => `<a href="${escaped(href)}">${escaped(text || href)}</a>`,
    // The line break keeps the words apart in the text of the page.
    br: () => '<br>\n',
    checkbox: ({ checked }: Tokens.Checkbox) => (checked ? '☑ ' : '☐ '),
    // The headings of a message are below the one with its sender.
    heading({ tokens, depth }: Tokens.Heading) {
      const level = Math.min(6, depth + 3)
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>`
    },
  },
})

const allowed: Config = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'hr', 'h4', 'h5', 'h6', 'strong', 'em', 'del', 'code', 'pre', 'blockquote', 'ul', 'ol', 'li', 'a'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: ['href', 'title', 'start', 'align', 'class'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?|mailto):/i,
  RETURN_DOM_FRAGMENT: true,
}

const purifier = createPurifier(window)

/** A drawn block, and the text that it was drawn from. */
interface Block {
  raw: string
  nodes: readonly Node[]
}

/** The drawn blocks by element, so that a growing text changes only its last block. */
const drawn = new WeakMap<HTMLElement, readonly Block[]>()

/**
 * Draws a markdown text into an element. Blocks whose text is unchanged keep their elements.
 * @param isGrowing whether the text is a part of a draft, whose end may be unfinished
 */
export function drawMarkdown(element: HTMLElement, text: string, isGrowing: boolean): void {
  const tokens = parser.lexer(isGrowing ? closeMarks(text) : text)
  const before = drawn.get(element) ?? []
  const blocks = tokens
    .filter(({ type }) => type !== 'space' && type !== 'def')
    .map((token, at): Block => {
      const known = before[at]
      return known?.raw === token.raw ? known : { raw: token.raw, nodes: nodesOf(token) }
    })
  if (before.length === 0) element.replaceChildren()
  for (const [at, block] of before.entries()) {
    if (blocks[at] !== block) for (const node of block.nodes) node.parentNode?.removeChild(node)
  }
  element.append(...blocks.filter((block) => !before.includes(block)).flatMap(({ nodes }) => nodes))
  drawn.set(element, blocks)
}

/** Returns the sanitized elements of one block. */
function nodesOf(token: Token): Node[] {
  const fragment = purifier.sanitize(parser.parser([token]), allowed) as unknown as DocumentFragment
  for (const one of fragment.querySelectorAll('[class]')) if (one.tagName !== 'CODE') one.removeAttribute('class')
  for (const link of fragment.querySelectorAll('a')) {
    if (!link.hasAttribute('href')) link.replaceWith(...link.childNodes)
    else Object.assign(link, { target: '_blank', rel: 'noopener noreferrer nofollow' })
  }
  for (const table of fragment.querySelectorAll('table')) scrollable(table, 'Table')
  for (const code of fragment.querySelectorAll<HTMLElement>('pre > code')) decorate(code)
  return [...fragment.childNodes]
}

/** Puts an element that may be too wide into a region that scrolls. */
function scrollable(inner: Element, label: string): void {
  const region = document.createElement('div')
  region.className = 'wide'
  region.tabIndex = 0
  region.setAttribute('role', 'group')
  region.ariaLabel = label
  inner.replaceWith(region)
  region.append(inner)
}

/** Adds the language and a button that copies the code, and highlights it. */
function decorate(code: HTMLElement): void {
  const pre = code.parentElement!
  const language = /(?:^|\s)language-([\w+#.-]{1,30})/.exec(code.className)?.[1] ?? ''
  code.className = ''
  const text = code.textContent
  const figure = document.createElement('div')
  figure.className = 'code'
  const head = document.createElement('div')
  head.className = 'code-head'
  const name = document.createElement('span')
  name.textContent = language
  const copy = document.createElement('button')
  copy.type = 'button'
  copy.textContent = 'Copy'
  copy.addEventListener('click', () => void copyText(copy, text.replace(/\n$/, '')))
  head.append(name, copy)
  pre.replaceWith(figure)
  figure.append(head, pre)
  pre.tabIndex = 0
  pre.dir = 'ltr'
  if (language !== '') void highlight(code, text, language)
}

async function copyText(button: HTMLButtonElement, text: string): Promise<void> {
  await navigator.clipboard.writeText(text).then(
    () => (button.textContent = 'Copied'),
    () => (button.textContent = 'Not copied'),
  )
  setTimeout(() => (button.textContent = 'Copy'), 2_000)
}

/** Code of more characters is not highlighted, because that would take too long. */
const highlightedMax = 20_000

async function highlight(code: HTMLElement, text: string, language: string): Promise<void> {
  if (text.length > highlightedMax) return
  const { highlightCode } = await import('./highlight.ts')
  const markup = highlightCode(text, language.toLowerCase())
  if (markup === undefined) return
  const options = { ALLOWED_TAGS: ['span'], ALLOWED_ATTR: ['class'], RETURN_DOM_FRAGMENT: true }
  code.replaceChildren(purifier.sanitize(markup, options) as unknown as DocumentFragment)
}
