import { html, type TemplateResult } from 'lit'

/** Number of colors in the style sheet. A name always has the same color. */
const tones = 6

/** Renders the initial of a name in a circle. Screen readers skip it, because the name is beside it. */
export function avatar(name: string): TemplateResult {
  const [first = '?'] = name
  let sum = 0
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) % 997
  return html`<span class="avatar tone-${sum % tones}" aria-hidden="true">${first.toUpperCase()}</span>`
}
