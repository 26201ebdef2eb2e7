import { html, type TemplateResult } from 'lit'

/** Colours that the style sheet has, one of which a name has for ever. */
const tones = 6

/** The first letter of a name in a circle, beside the name itself: it is not read out. */
export function avatar(name: string): TemplateResult {
  const [first = '?'] = name
  let sum = 0
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) % 997
  return html`<span class="avatar tone-${sum % tones}" aria-hidden="true">${first.toUpperCase()}</span>`
}
