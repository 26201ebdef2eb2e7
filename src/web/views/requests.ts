import { html, nothing, type TemplateResult } from 'lit'
import { property } from 'lit/decorators.js'

import type { UserRequest } from '../../../generated/extensions/types.gen.ts'
import type { Messenger } from '../messenger.ts'
import { summaryOf } from '../model/chats.rules.ts'
import { View } from './view.ts'
import { errorText } from '../error-text.ts'

const wishes = {
  message: 'wants to write to you',
  contact: 'wants to be a contact',
  group: 'invites you to the group',
}

/** Message requests, contact requests and group invitations, each with its two answers. */
class Requests extends View {
  @property({ attribute: false }) messenger!: Messenger
  @property({ attribute: false }) requests!: readonly UserRequest[]

  override render(): TemplateResult | typeof nothing {
    if (this.requests.length === 0) return nothing
    return html`<section class="requests" aria-labelledby="requests-title">
      <h2 id="requests-title">Requests</h2>
      <ul>${this.requests.map((request) => this.#item(request))}</ul>
    </section>`
  }

  #item(request: UserRequest): TemplateResult {
    const { from, from_name: name, kind, message, note, group_name: group } = request
    const who = from.handle ?? 'deleted account'
    const words = message ? summaryOf(message) : (note ?? '')
    return html`<li>
      <p><strong><bdi>${name || who}</bdi></strong>${name && name !== who ? html` <span class="handle">@${who}</span>` : nothing}${from.type === 'agent' ? html` <span class="tag">Agent</span>` : nothing} ${wishes[kind]}${
        kind === 'group' && group ? html` <strong><bdi>${group}</bdi></strong>` : nothing
      }</p>
      ${words ? html`<p class="last" dir="auto">${words}</p>` : nothing}
      <div class="row">
        <button type="button" class="first" aria-label="Accept ${who}" @click=${() => this.#decide(request, 'accept')}>Accept</button>
        <button type="button" aria-label="Decline ${who}" @click=${() => this.#decide(request, 'decline')}>Decline</button>
      </div>
    </li>`
  }

  async #decide({ id, chat_id: chatId }: UserRequest, decision: 'accept' | 'decline'): Promise<void> {
    try {
      await this.messenger.api.decideRequest(id, decision)
      await this.messenger.lookAround()
      if (decision === 'accept' && chatId !== undefined) location.hash = chatId
    } catch (error) {
      this.notify('problem', errorText(error))
    }
  }
}

customElements.define('parley-requests', Requests)
