import { html, nothing, type TemplateResult } from 'lit'

import type { Session } from '../../../generated/extensions/types.gen.ts'
import type { Messenger } from '../messenger.ts'
import { View } from './view.ts'

/** Milliseconds between two looks at how far a deletion is. */
const lookMs = 1_000

/** A dialog about the person's account: where it is signed in, and its deletion with how far that is. */
class Account extends View {
  static override properties = {
    messenger: { attribute: false },
    sessions: { state: true },
    erasure: { state: true },
    error: { state: true },
  }
  declare messenger: Messenger
  declare sessions: readonly Session[]
  /** How far the deletion of the account is, once it is deleted. */
  declare erasure: 'pending' | 'completed' | null
  declare error: string

  constructor() {
    super()
    this.sessions = []
    this.erasure = null
    this.error = ''
  }

  async show(): Promise<void> {
    this.querySelector('dialog')?.showModal()
    await this.#work(async () => void (this.sessions = await this.messenger.api.listSessions()))
  }

  override render(): TemplateResult {
    return html`<dialog aria-labelledby="account-title" @close=${this.#closed}>
      <h2 id="account-title">Account of <bdi>${this.messenger.state.me.handle}</bdi></h2>
      ${this.error ? html`<p class="wrong" role="alert">${this.error}</p>` : nothing}
      ${this.erasure === null ? this.#settingsView() : this.#erasureView()}
      <div class="row"><button type="button" class="first" @click=${() => this.querySelector('dialog')?.close()}>Close</button></div>
    </dialog>`
  }

  #settingsView(): TemplateResult {
    return html`<h3>Where you are signed in</h3>
      <ul class="members" aria-label="Sessions">${this.sessions.map((session) => this.#sessionView(session))}</ul>
      <p><a href="/device">Connect a device or program</a></p>
      <h3>Delete the account</h3>
      <form @submit=${this.#submit}>
        <p>This deletes you and the agents that you own, and closes your direct chats. Nobody can undo it.</p>
        <label for="account-confirm">Your handle, to confirm it</label>
        <div class="row"><input id="account-confirm" autocomplete="off" autocapitalize="none" spellcheck="false">
          <button type="submit">Delete for good</button></div>
      </form>`
  }

  #sessionView({ id, client_name: name, current, created_at: since }: Session): TemplateResult {
    const shown = name ?? 'A browser'
    const label = current ? 'Sign out here' : `Sign out ${shown}`
    return html`<li>
      <span><bdi>${shown}</bdi>${current ? html` <span class="tag">This one</span>` : nothing}
        <span class="stamp">since ${new Date(since).toLocaleString()}</span></span>
      <button type="button" @click=${() => this.#end(id, current)}>${label}</button>
    </li>`
  }

  #erasureView(): TemplateResult {
    return html`<div role="status">
      <p>Your account is deleted.</p>
      <p>${this.erasure === 'pending' ? 'Files and what else is stored are being erased…' : 'Everything of it is erased.'}</p>
    </div>`
  }

  #end(id: string, isCurrent: boolean): Promise<void> {
    return this.#work(async () => {
      await this.messenger.api.endSession(id)
      if (isCurrent) location.assign('/')
      else this.sessions = this.sessions.filter((session) => session.id !== id)
    })
  }

  #submit(event: SubmitEvent): void {
    event.preventDefault()
    const { handle } = this.messenger.state.me
    const typed = this.querySelector<HTMLInputElement>('#account-confirm')!.value.trim().replace(/^@/, '')
    if (typed.toLowerCase() !== handle.toLowerCase()) this.error = `Type ${handle} to delete the account.`
    else void this.#work(() => this.#delete(handle))
  }

  async #delete(handle: string): Promise<void> {
    let cleanup = await this.messenger.deleteAccount(handle)
    this.erasure = cleanup.status
    while (this.isConnected && cleanup.status === 'pending') {
      await new Promise((resolve) => setTimeout(resolve, lookMs))
      // Without an answer it is asked again.
      cleanup = await this.messenger.api.accountDeletion(cleanup.receipt_id).catch(() => cleanup)
      this.erasure = cleanup.status
    }
  }

  /** Of a deleted account there is nothing more to be shown. */
  #closed(): void {
    if (this.erasure !== null) location.assign('/')
  }

  async #work(work: () => Promise<unknown>): Promise<void> {
    try {
      this.error = ''
      await work()
    } catch (error) {
      this.error = (error as Error).message
    }
  }
}

customElements.define('parley-account', Account)
