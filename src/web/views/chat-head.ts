import { html, nothing, type TemplateResult } from 'lit'

import type { Chat } from '../../../generated/extensions/types.gen.ts'
import type { Messenger } from '../messenger.ts'
import { chatTitle, unreadText } from '../model/chats.rules.ts'
import './call-button.ts'
import { back, information } from './icons.ts'
import { chatAvatar, handleView } from './name.ts'

/** Renders the head of a chat: the way back to the list, its name, and its actions. */
export function chatHead(chat: Chat, messenger: Messenger, details: () => void): TemplateResult {
  const { me } = messenger.state
  const title = chatTitle(chat, me)
  return html`<header class="chat-head">
    <a class="back" href="#" title="Chats">${back}<span>Chats</span></a>
    ${chatAvatar(chat, me)}
    <h2><bdi>${title}</bdi>${chat.kind === 'group' ? html`<span class="handle">${sizeText(chat)}</span>` : handleView(chat, me)}</h2>
    <parley-call-button .messenger=${messenger} .chat=${chat}></parley-call-button>
    <button type="button" class="labelled" title="Details" @click=${details}>${information}<span>Details</span></button>
  </header>`
}

function sizeText({ participants, participants_total: total = participants.length }: Chat): string {
  return total === 1 ? '1 participant' : `${total} participants`
}

/** Renders the button that goes to the newest message, with the number of unread ones. */
export function newestButton(unread: number, go: () => void): TemplateResult {
  const label = `Go to the newest message${unread > 0 ? `, ${unreadText(unread)} unread` : ''}`
  return html`<button type="button" class="to-newest" aria-label=${label} title=${label} @click=${go}>
    ${unread > 0 ? html`<span class="unread">${unreadText(unread)}</span>` : nothing}↓</button>`
}
