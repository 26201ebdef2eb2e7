import { html, nothing, type TemplateResult } from 'lit'
import { property } from 'lit/decorators.js'

import type { Chat, PaymentRequest } from '../../../generated/extensions/types.gen.ts'
import type { Messenger } from '../messenger.ts'
import { senderName } from '../model/chats.rules.ts'
import { amountText, paymentStatus } from '../model/payments.rules.ts'
import { View } from './view.ts'
import { errorText } from '../error-text.ts'

/** Payment requests of agents in a chat. The person pays on the page of the request, which leads to the provider. */
class Payments extends View {
  @property({ attribute: false }) messenger!: Messenger
  @property({ attribute: false }) chat!: Chat
  /** Requests of the shown chat, newest first. */
  @property({ attribute: false }) payments!: readonly PaymentRequest[]

  override render(): TemplateResult | typeof nothing {
    if (this.payments.length === 0) return nothing
    const open = this.payments.filter(({ status }) => status === 'pending')
    const ended = this.payments.filter(({ status }) => status !== 'pending')
    return html`<section class="payments" aria-label="Payment requests">
      ${open.map((request) => this.#openView(request))}
      ${
        ended.length === 0
          ? nothing
          : html`<details><summary>Earlier payment requests: ${ended.length}</summary>
            <ul>${ended.map((request) => html`<li>${summary(request)} <span class="tag">${paymentStatus(request)}</span></li>`)}</ul>
          </details>`
      }
    </section>`
  }

  #openView(request: PaymentRequest): TemplateResult {
    const path = new URL(request.pay_url).pathname
    return html`<div class="payment">
      <p><bdi>${senderName({ sender: request.agent }, this.chat)}</bdi> asks for ${summary(request)}</p>
      <div class="row">
        <a class="button first" href=${path} target="_blank" rel="noopener">Look at it and pay</a>
        <button type="button" @click=${() => this.#decline(request)}>Decline to pay</button>
      </div>
    </div>`
  }

  async #decline({ id }: PaymentRequest): Promise<void> {
    try {
      await this.messenger.declinePayment(id)
    } catch (error) {
      this.notify('problem', errorText(error))
    }
  }
}

function summary({ amount, description }: PaymentRequest): TemplateResult {
  return html`<strong>${amountText(amount)}</strong> for <span dir="auto">${description}</span>`
}

customElements.define('parley-payments', Payments)
