import { html, nothing, type TemplateResult } from 'lit'
import { property } from 'lit/decorators.js'

import type { Chat } from '../../../generated/extensions/types.gen.ts'
import type { Messenger } from '../messenger.ts'
import { calleeOf } from '../model/chats.rules.ts'
import { telephone } from './icons.ts'
import { View } from './view.ts'

/** A button that calls the agent of a chat. It is absent when no agent can be called, and during a call. */
class CallButton extends View {
  @property({ attribute: false }) messenger!: Messenger
  @property({ attribute: false }) chat!: Chat
  readonly #onChange = () => this.requestUpdate()

  override connectedCallback(): void {
    super.connectedCallback()
    this.messenger.calls.addEventListener('change', this.#onChange)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.messenger.calls.removeEventListener('change', this.#onChange)
  }

  override willUpdate(): void {
    if (this.#callee !== null) void this.messenger.calls.lookForCalls()
  }

  get #callee(): string | null {
    return calleeOf(this.chat, this.messenger.state.me)
  }

  override render(): TemplateResult | typeof nothing {
    const { isOffered, phone } = this.messenger.calls
    const callee = this.#callee
    if (callee === null || !isOffered || phone?.isBusy) return nothing
    return html`<button type="button" class="labelled" title="Call" @click=${() => void this.#call(callee)}>${telephone}<span>Call</span></button>`
  }

  async #call(callee: string): Promise<void> {
    const { id } = this.chat
    try {
      await (await this.messenger.calls.load()).call(id, callee)
    } catch {
      this.notify('problem', 'Calls could not be loaded. Try again when the connection is back.')
    }
  }
}

customElements.define('parley-call-button', CallButton)
