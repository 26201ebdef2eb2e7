import { html, nothing, type TemplateResult } from 'lit'

import type { Cleanup, Session } from '../../../generated/extensions/types.gen.ts'
import { ApiError } from '../api-error.ts'
import type { Messenger } from '../messenger.ts'
import { View } from './view.ts'

/** Polling interval of a deletion's progress, in milliseconds. */
const lookMs = 1_000

/** A dialog about the person's account: its sessions, and its deletion with the progress. */
class Account extends View {
  static override properties = {
    messenger: { attribute: false },
    sessions: { state: true },
    erasure: { state: true },
    ended: { state: true },
    error: { state: true },
  }
  declare messenger: Messenger
  declare sessions: readonly Session[]
  /** Progress of the deletion, after the account was deleted. */
  declare erasure: Cleanup | null
  /** The last ended session, for screen readers. */
  declare ended: string
  /** Whether a request is in progress, so that it is not sent twice. */
  #isBusy = false
  declare error: string

  constructor() {
    super()
    this.sessions = []
    this.erasure = null
    this.ended = ''
    this.error = ''
  }

  async show(): Promise<void> {
    this.querySelector('dialog')?.showModal()
    this.ended = ''
    await this.#report(async () => void (this.sessions = await this.messenger.api.listSessions()))
  }

  override render(): TemplateResult {
    return html`<dialog aria-labelledby="account-title" @close=${this.#closed}>
      <h2 id="account-title">Account of <bdi>${this.messenger.state.me.handle}</bdi></h2>
      ${this.error ? html`<p class="wrong" role="alert">${this.error}</p>` : nothing}
      ${this.erasure === null ? this.#settingsView() : this.#erasureView(this.erasure)}
      <div class="row"><button type="button" class="first" @click=${() => this.querySelector('dialog')?.close()}>Close</button></div>
    </dialog>`
  }

  #settingsView(): TemplateResult {
    return html`<h3>Where you are signed in</h3>
      <ul class="members" aria-label="Sessions">${this.sessions.map((session) => this.#sessionView(session))}</ul>
      <p class="unseen" role="status">${this.ended}</p>
      ${
        this.sessions.filter(({ current }) => !current).length > 1
          ? html`<div class="row"><button type="button" @click=${this.#endOthers}>Sign out everywhere else</button></div>`
          : nothing
      }
      <p><a href="/device">Connect a device, browser or program</a></p>
      <h3>Delete the account</h3>
      <form @submit=${this.#submit}>
        <p>This deletes you and the agents that you own, and closes your direct chats. Nobody can undo it.</p>
        <label for="account-confirm">Your handle, to confirm it</label>
        <div class="row"><input id="account-confirm" autocomplete="off" autocapitalize="none" spellcheck="false">
          <button type="submit">Delete for good</button></div>
      </form>`
  }

  #sessionView({ id, client_name: name, current, ...times }: Session): TemplateResult {
    const shown = name ?? 'A browser'
    const label = current ? 'Sign out here' : `Sign out ${shown}`
    return html`<li>
      <span><bdi>${shown}</bdi>${current ? html` <span class="tag">This one</span>` : nothing}
        <span class="stamp" id="times-${id}">since ${when(times.created_at)}, ${lastUse(current, times.last_seen_at)},
          ends ${when(times.expires_at)}</span></span>
      <button type="button" aria-describedby="times-${id}" @click=${() => this.#end(id, current, shown)}>${label}</button>
    </li>`
  }

  #erasureView({ status, receipt_id: receipt }: Cleanup): TemplateResult {
    return html`<div role="status">
        <p>Your account is deleted.</p>
        <p>${status === 'pending' ? 'Files and what else is stored are being erased…' : 'Everything of it is erased.'}</p>
      </div>
      <p>Your receipt is <code>${receipt}</code>. With it <code>GET /v1/account-deletions/${receipt}</code> says how far this is, also
        when you have closed this page.</p>`
  }

  #end(id: string, isCurrent: boolean, name: string): Promise<void> {
    return this.#work(async () => {
      // A signed-out page cannot hang up.
      if (isCurrent) await this.messenger.calls.phone?.hangUp()
      await this.messenger.api.endSession(id)
      if (isCurrent) return location.assign('/')
      this.#forget([id])
      this.ended = `Signed out: ${name}`
    })
  }

  #endOthers(): Promise<void> {
    return this.#work(async () => {
      const others = this.sessions.filter(({ current }) => !current)
      for (const { id } of others) {
        await this.messenger.api.endSession(id).catch(ignoreMissing)
        this.#forget([id])
      }
      this.ended = 'Signed out everywhere else.'
    })
  }

  /** Removes sessions from the list. Their buttons disappear, so the focus moves within the list. */
  #forget(ids: readonly string[]): void {
    this.sessions = this.sessions.filter(({ id }) => !ids.includes(id))
    void this.updateComplete.then(() => {
      if (document.activeElement === document.body) this.querySelector<HTMLElement>('.members button')?.focus()
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
    this.erasure = cleanup
    while (this.isConnected && cleanup.status === 'pending') {
      await new Promise((resolve) => setTimeout(resolve, lookMs))
      // After a failure, the next poll repeats the request.
      cleanup = await this.messenger.api.accountDeletion(cleanup.receipt_id).catch(() => cleanup)
      this.erasure = cleanup
    }
  }

  /** Leaves the page of a deleted account, which has no data to show. */
  #closed(): void {
    if (this.erasure !== null) location.assign('/')
  }

  async #work(work: () => Promise<unknown>): Promise<void> {
    if (this.#isBusy) return
    this.#isBusy = true
    await this.#report(work)
    this.#isBusy = false
  }

  async #report(work: () => Promise<unknown>): Promise<void> {
    try {
      this.error = ''
      await work()
    } catch (error) {
      this.error = (error as Error).message
    }
  }
}

/** The server records the use of a session once an hour, and of a new session later. */
function lastUse(isCurrent: boolean, time: string | null): string {
  if (isCurrent) return 'in use now'
  return time === null ? 'not used yet' : `last used ${when(time)}`
}

const when = (time: string): string => new Date(time).toLocaleString()

/** Ignores the error of a session that has already ended. */
function ignoreMissing(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 404) throw error
}

customElements.define('parley-account', Account)
