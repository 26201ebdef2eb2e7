import { html, nothing, type TemplateResult } from 'lit'

import type { Chat } from '../../../generated/extensions/types.gen.ts'
import { chatHandle, chatTitle } from '../model/chats.rules.ts'
import type { Me } from '../model/state.ts'

/** Renders the handle of the other participant of a direct chat after its name, unless both are the same. */
export function handleView(chat: Chat, me: Me): TemplateResult | typeof nothing {
  const handle = chatHandle(chat, me)
  return handle === null || handle === chatTitle(chat, me) ? nothing : html` <span class="handle">@${handle}</span>`
}
