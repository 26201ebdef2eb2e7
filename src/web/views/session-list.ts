import { html, nothing, type TemplateResult } from 'lit'
import { state } from 'lit/decorators.js'

import type { Session } from '../../../generated/extensions/types.gen.ts'
import { ApiError } from '../../client/api-error.ts'
import { dayAndTime } from '../model/dates.ts'
import { Section } from './section.ts'

/** The sessions of the person, the current one first and then by their last use, and the ways to sign in. */
class SessionList extends Section {
  @state() sessions: readonly Session[] = []

  override load(): Promise<void> {
    // The sessions of an earlier visit may have ended.
    this.sessions = []
    return this.work(async () => void (this.sessions = bySeen(await this.messenger.api.listSessions())))
  }

  override render(): TemplateResult {
    return html`<section aria-labelledby="sessions-title">
      <h3 id="sessions-title">Where you are signed in</h3>
      ${this.errorView()}
      <ul class="members" aria-label="Sessions">${this.sessions.map((session) => this.#sessionView(session))}</ul>
      <p class="unseen" role="status">${this.done}</p>
      <div class="row">
        ${
          this.sessions.filter(({ current }) => !current).length > 1
            ? html`<button type="button" @click=${this.#endOthers}>Sign out everywhere else</button>`
            : nothing
        }
        <a class="button" href="/device">Connect a device, browser or program</a>
        <a class="button" href="/sign-in/ways">Passkeys and other ways to sign in</a>
      </div>
    </section>`
  }

  #sessionView(session: Session): TemplateResult {
    const { id, client_name: name, current } = session
    const shown = name ?? 'A browser'
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    return html`<li>
      <span class="who"><bdi>${shown}</bdi>${current ? html` <span class="tag">This one</span>` : nothing}
        <span id="times-${id}"><span class="stamp">${lastUse(session)}</span>
          <span class="stamp">Since ${dayAndTime(session.created_at)}, ends ${dayAndTime(session.expires_at)}${current ? html`; times are of ${zone}` : nothing}</span></span></span>
      <button type="button" aria-label=${current ? nothing : `Sign out ${shown}`} aria-describedby="times-${id}"
        @click=${() => this.#end(id, current, shown)}>${current ? 'Sign out here' : 'Sign out'}</button>
    </li>`
  }

  #end(id: string, isCurrent: boolean, name: string): Promise<void> {
    return this.act(async () => {
      // A signed-out page cannot hang up.
      if (isCurrent) await this.messenger.calls.phone?.hangUp()
      await this.messenger.api.endSession(id)
      if (isCurrent) return location.assign('/')
      this.#forget(id)
    }, `Signed out: ${name}`)
  }

  #endOthers(): Promise<void> {
    return this.act(async () => {
      for (const { id } of this.sessions.filter(({ current }) => !current)) {
        await this.messenger.api.endSession(id).catch(ignoreMissing)
        this.#forget(id)
      }
    }, 'Signed out everywhere else.')
  }

  /** Removes a session from the list. Its button disappears, so the focus moves within the list. */
  #forget(endedId: string): void {
    this.sessions = this.sessions.filter(({ id }) => id !== endedId)
    void this.updateComplete.then(() => {
      if (document.activeElement === document.body) this.querySelector<HTMLElement>('.members button')?.focus()
    })
  }
}

const seenAt = ({ last_seen_at, created_at }: Session): string => last_seen_at ?? created_at

/** Orders sessions: the current one, then by their last use, latest first. */
const bySeen = (sessions: readonly Session[]): Session[] =>
  sessions.toSorted(
    (one, other) => Number(other.current) - Number(one.current) || (seenAt(one) < seenAt(other) ? 1 : -1),
  )

/** The server records time and address of the use of a session once an hour, and of a new session later. */
function lastUse({ current, last_seen_at: time, last_address: address }: Session): string {
  const from = address === null ? '' : ` from ${address}`
  if (current) return `In use now${from}`
  return time === null ? 'Not used yet' : `Last used ${dayAndTime(time)}${from}`
}

/** Ignores the error of a session that has already ended. */
function ignoreMissing(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 404) throw error
}

customElements.define('parley-session-list', SessionList)
