import { html, type TemplateResult, nothing } from 'lit'
import type { Chat } from '../../../generated/extensions/types.gen.ts'
import { chatTitle, otherParticipant } from '../model/chats.rules.ts'
import type { Me } from '../model/state.ts'

/** Number of colors in the style sheet. A name always has the same color. */
const tones = 6

/**
 * Renders a picture, or the initial of a name in a circle. Screen readers skip it, because the name is beside it.
 * @param picture URL. Pictures of other servers are not loaded, because they would report the reader's address
 */
export function avatar(name: string, picture: string | null = null): TemplateResult {
  if (picture !== null && URL.canParse(picture) && new URL(picture).origin === location.origin)
    return html`<img class="avatar" src=${picture} alt="" loading="lazy" decoding="async" referrerpolicy="no-referrer">`
  const [first = '?'] = name
  let sum = 0
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) % 997
  return html`<span class="avatar tone-${sum % tones}" aria-hidden="true">${first.toUpperCase()}</span>`
}

/** Renders the picture of the other participant of a direct chat, or the initial of the chat's title. */
export const chatAvatar = (chat: Chat, me: Me): TemplateResult =>
  avatar(chatTitle(chat, me), otherParticipant(chat, me)?.avatar)

/** Renders the handle of the other participant of a direct chat after its name, unless both are the same. */
export function handleView(chat: Chat, me: Me): TemplateResult | typeof nothing {
  const handle = otherParticipant(chat, me)?.handle ?? null
  return handle === null || handle === chatTitle(chat, me) ? nothing : html` <span class="handle">@${handle}</span>`
}
