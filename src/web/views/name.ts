import { html, type TemplateResult, nothing } from 'lit'
import type { Chat } from '../../../generated/extensions/types.gen.ts'
import { chatHandle, chatTitle } from '../model/chats.rules.ts'
import type { Me } from '../model/state.ts'

/** Number of colors in the style sheet. A name always has the same color. */
const tones = 6

/** Renders the initial of a name in a circle. Screen readers skip it, because the name is beside it. */
export function avatar(name: string): TemplateResult {
  const [first = '?'] = name
  let sum = 0
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) % 997
  return html`<span class="avatar tone-${sum % tones}" aria-hidden="true">${first.toUpperCase()}</span>`
}

/** Renders the handle of the other participant of a direct chat after its name, unless both are the same. */
export function handleView(chat: Chat, me: Me): TemplateResult | typeof nothing {
  const handle = chatHandle(chat, me)
  return handle === null || handle === chatTitle(chat, me) ? nothing : html` <span class="handle">@${handle}</span>`
}
