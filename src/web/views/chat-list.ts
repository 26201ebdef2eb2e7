import { html, nothing, type TemplateResult } from 'lit'

import { chatTitle, orderedChats, summarize, unreadCount } from '../model/chats.rules.ts'
import type { ChatEntry, State } from '../model/state.ts'
import { View } from './view.ts'

/** The chats, the newest first: who is in them, the last message, how many are unread. */
class ChatList extends View {
  static override properties = { state: { attribute: false }, open: { attribute: false } }
  declare state: State
  /** Id of the chat that is shown. */
  declare open: string | null

  override render(): TemplateResult {
    const entries = orderedChats(this.state)
    if (this.state.loaded && entries.length === 0)
      return html`<p class="hint">No chats yet. Start one with “New chat”.</p>`
    return html`<ul class="chats">${entries.map((entry) => this.#item(entry))}</ul>`
  }

  #item(entry: ChatEntry): TemplateResult {
    const { chat, conversation } = entry
    const { me } = this.state
    const last = conversation.pending.at(-1) ?? conversation.messages.at(-1)
    const unread = unreadCount(entry, me)
    return html`<li>
      <a href="#${chat.id}" aria-current=${chat.id === this.open ? 'true' : nothing}>
        <span class="title"><bdi>${chatTitle(chat, me)}</bdi></span>
        ${chat.status === 'pending' ? html`<span class="tag">Waiting for an answer</span>` : nothing}
        <span class="last" dir="auto">${last ? summarize(last.parts) : 'No messages yet'}</span>
        ${unread > 0 ? html`<span class="unread">${unread}<span class="unseen"> unread</span></span>` : nothing}
      </a>
    </li>`
  }
}

customElements.define('parley-chat-list', ChatList)
