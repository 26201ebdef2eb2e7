import { html, nothing, type TemplateResult } from 'lit'
import { property, state } from 'lit/decorators.js'

import type { DirectoryEntry } from '../../../generated/extensions/types.gen.ts'
import type { Messenger } from '../messenger.ts'
import { handlesIn } from '../model/chats.rules.ts'
import { knownPeople, withHandle, type Mentionable } from '../model/text.rules.ts'
import { avatar } from './name.ts'
import { View } from './view.ts'
import { errorText } from '../error-text.ts'

/** Milliseconds after the last key until the directory is searched. */
const searchMs = 200

/** A dialog for a chat with one handle, or a group with several; the directory helps to find agents. */
class NewChat extends View {
  @property({ attribute: false }) messenger!: Messenger
  @state() found: readonly DirectoryEntry[] = []
  @state() error = ''
  @state() text = ''
  /** Whether the chat is being created. Groups are not idempotent, so a second click would create another. */
  #isStarting = false
  #search = new AbortController()

  /** @param handles handles of the participants, as if typed */
  show(handles = ''): void {
    this.error = ''
    this.#write(handles)
    this.querySelector('dialog')?.showModal()
  }

  override render(): TemplateResult {
    const handles = handlesIn(this.text)
    const known = knownPeople(this.messenger.state, this.text)
    return html`<dialog aria-labelledby="new-chat-title">
      <form @submit=${this.#submit}>
        <h2 id="new-chat-title">New chat</h2>
        ${this.error ? html`<p class="wrong" role="alert">${this.error}</p>` : nothing}
        <label for="new-handles">Handles, or words to search the directory for</label>
        <input id="new-handles" .value=${this.text} autocomplete="off" autocapitalize="none" spellcheck="false"
          aria-describedby="new-hint" @input=${(event: InputEvent) => this.#write((event.target as HTMLInputElement).value)}>
        <p id="new-hint" class="hint">Several handles make a group.</p>
        ${
          handles.length > 1
            ? html`<label for="new-name">Name of the group</label><input id="new-name" maxlength="100" dir="auto">`
            : nothing
        }
        ${
          known.length > 0
            ? html`<h3>In your chats</h3><ul class="found">${known.map((one) => this.#known(one))}</ul>`
            : nothing
        }
        ${
          this.found.length > 0
            ? html`<h3>Agents in the directory</h3>
            <ul class="found">${this.found.map((entry) => this.#result(entry))}</ul>`
            : nothing
        }
        <div class="row">
          <button class="first" type="submit">Start</button>
          <button type="button" @click=${() => this.querySelector('dialog')?.close()}>Cancel</button>
        </div>
      </form>
    </dialog>`
  }

  #result({ handle, name, tagline }: DirectoryEntry): TemplateResult {
    // With several handles, the agent joins the others.
    const choose = () => (handlesIn(this.text).length > 1 ? this.#complete(handle) : void this.#start([handle]))
    return html`<li><button type="button" @click=${choose}>
      <strong><bdi>${name}</bdi></strong> <span>@${handle}</span> ${tagline ? html`<span dir="auto">${tagline}</span>` : nothing}
    </button></li>`
  }

  #known({ handle, name, avatar: picture }: Mentionable): TemplateResult {
    return html`<li><button type="button" class="known" @click=${() => this.#complete(handle)}>
      ${avatar(name, picture)}<span><strong><bdi>${name}</bdi></strong> ${name === handle ? nothing : html`<span class="handle">@${handle}</span>`}</span>
    </button></li>`
  }

  #complete(handle: string): void {
    this.#write(withHandle(this.text, handle))
    this.querySelector<HTMLInputElement>('#new-handles')?.focus()
  }

  #write(text: string): void {
    this.text = text
    this.#search.abort()
    this.#search = new AbortController()
    void this.#find(text.trim().slice(0, 100), this.#search.signal)
  }

  async #find(words: string, signal: AbortSignal): Promise<void> {
    if (words === '') return void (this.found = [])
    await new Promise((resolve) => setTimeout(resolve, searchMs))
    if (signal.aborted) return
    // Without the directory, the person can still type a handle.
    const found = await this.messenger.api.searchDirectory(words, signal).catch(() => undefined)
    if (found && !signal.aborted) this.found = found
  }

  #submit(event: SubmitEvent): void {
    event.preventDefault()
    const handles = handlesIn(this.text)
    if (handles.length === 0) this.error = 'Type at least one handle.'
    else void this.#start(handles)
  }

  async #start(handles: readonly string[]): Promise<void> {
    if (this.#isStarting) return
    this.#isStarting = true
    const name = this.querySelector<HTMLInputElement>('#new-name')?.value.trim()
    const kind = handles.length > 1 ? 'group' : 'direct'
    try {
      const chat = await this.messenger.api.createChat({
        kind,
        handles,
        ...(kind === 'group' && { group_name: name || handles.join(', ').slice(0, 100) }),
        request_id: crypto.randomUUID?.() ?? String(Date.now()),
      })
      await this.messenger.openChat(chat)
      this.querySelector('dialog')?.close()
      location.hash = chat.id
    } catch (error) {
      this.error = errorText(error)
    } finally {
      this.#isStarting = false
    }
  }
}

customElements.define('parley-new-chat', NewChat)
