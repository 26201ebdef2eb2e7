import { html, nothing, type TemplateResult } from 'lit'
import { property, state } from 'lit/decorators.js'
import { curlLine } from '../model/wording.rules.ts'
import type { Agent, Message } from '../../../../generated/current/types.gen.ts'
import type { Chat } from '../../../../generated/extensions/types.gen.ts'
import { newMessageId } from '../../../client/message-id.ts'
import type { OwnerApi } from '../api.ts'
import { ConsoleView, fieldOf } from './console-view.ts'
import { codeView, jsonView, loadedList, writeTo } from './fragments.ts'

/** Sends a message as the agent, and shows the equivalent request of a program. */
class Write extends ConsoleView {
  @property({ attribute: false }) api!: OwnerApi
  @property({ attribute: false }) agent!: Agent
  @state() chats: readonly Chat[] | null = null
  @state() sent: { line: string; message: Message } | null = null

  protected override async load(): Promise<void> {
    this.chats = await this.api.chats(this.agent.id)
  }

  override render(): TemplateResult {
    const { chats, sent } = this
    return html`<h2>Write as @${this.agent.handle}</h2>
      ${this.notices()}
      ${loadedList(chats, html`The agent is in no chat yet. ${writeTo(this.agent)}, and come back.`, (loaded) => this.#form(loaded))}
      ${
        sent
          ? html`<h3>The same from a shell</h3>
            <p class="faint">With the Agent Token in the variable PARLEY_TOKEN. The message_id makes a repeat harmless.</p>
            ${codeView(sent.line, 'Command line')}
            <h3>Stored message</h3>
            ${jsonView(sent.message, 'Stored message')}`
          : nothing
      }`
  }

  #form(chats: readonly Chat[]): TemplateResult {
    return html`<form class="card" @submit=${(event: SubmitEvent) => void this.#send(event)}>
      <label for="chat">Chat</label>
      <select id="chat" name="chat">${chats.map((chat) => html`<option value=${chat.id}>${this.#title(chat)}</option>`)}</select>
      <label for="text">Text</label>
      <textarea id="text" name="text" rows="3" required dir="auto"></textarea>
      <div class="row"><button class="first" type="submit">Send as @${this.agent.handle}</button></div>
    </form>`
  }

  #title({ id, group_name: name, participants }: Chat): string {
    const others = participants.flatMap(({ handle }) =>
      handle === this.agent.handle ? [] : (handle ?? 'deleted account'),
    )
    return `${name ?? others.join(', ')} (${id})`
  }

  async #send(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget as HTMLFormElement
    const [chatId, text] = [fieldOf(event, 'chat'), fieldOf(event, 'text')]
    const messageId = newMessageId()
    const body = { message_id: messageId, parts: [{ type: 'text' as const, text }] }
    await this.act(async () => {
      const message = await this.api.send(this.agent.id, chatId, body)
      this.sent = { line: curlLine(location.origin, `/v2/chats/${chatId}/messages`, body), message }
      form.querySelector('textarea')!.value = ''
    }, 'Sent. The same from a shell is below.')
  }
}

customElements.define('parley-write', Write)
