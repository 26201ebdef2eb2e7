import { html, nothing, type TemplateResult } from 'lit'
import { property, state } from 'lit/decorators.js'

import type { ReviewedListing, ServiceStatus } from '../../../../generated/extensions/types.gen.ts'
import { ApiError } from '../../../client/api-error.ts'
import { Wire } from '../../wire.ts'
import { figuresOf } from '../model/status.rules.ts'
import { ConsoleView, fieldOf } from './console-view.ts'
import { jsonView, timeView } from './fragments.ts'
import './erasures.ts'
import './faults.ts'
import './invitations.ts'
import './limits.ts'
import './operator-deliveries.ts'
import './operator-log.ts'
import type { PagedList } from './paged-list.ts'
import './people.ts'

interface Known {
  status: ServiceStatus
  readiness: { status: string }
  /** Listings that wait for a decision or for publication. */
  listings: readonly ReviewedListing[]
}

/** The operator's page. Only the memory of the page contains the operator key, so it ends with the page. */
class Operator extends ConsoleView {
  @state() known: Known | null = null
  /** Sends requests with the operator key, after it was entered. */
  @property({ attribute: false }) wire: Wire | undefined
  /** Whether the server is a demo, so that faults can be created. */
  @property({ attribute: false }) isDemo!: boolean
  /** Whether the key was entered earlier, and the data is being read again. */
  @state() returns = false

  override connectedCallback(): void {
    super.connectedCallback()
    if (!this.wire) return
    this.returns = true
    void this.attempt(() => this.#load()).then(() => void (this.returns = false))
  }

  override render(): TemplateResult {
    const { known } = this
    return html`<h1 tabindex="-1">Operator</h1>
      ${this.notices()}
      ${known !== null ? html`<div @changed=${() => this.#readLog()}>${this.#overview(known)}</div>` : this.returns ? html`<p class="hint">Loading…</p>` : this.#keyForm()}`
  }

  #keyForm(): TemplateResult {
    return html`<form class="card" @submit=${(event: SubmitEvent) => void this.#enter(event)}>
      <label for="key">Operator key</label>
      <input id="key" name="key" type="password" required autocomplete="off" aria-describedby="key-hint">
      <p id="key-hint" class="faint">The operator of the server has it: PARLEY_OPERATOR_KEY of its settings${this.isDemo ? ', in a demo OPERATOR_KEY in the file demo.env beside the database' : ''}. It is kept in the
        memory of this page until the page is left or loaded again.</p>
      <div class="row"><button class="first" type="submit">Continue</button></div>
    </form>`
  }

  #overview({ status, readiness, listings }: Known): TemplateResult {
    return html`<div class="row">
        <button type="button" @click=${() => void this.attempt(() => this.#load(), 'Read again.')}>Read again</button>
        <button type="button" @click=${() => void this.#forget()}>Forget the key</button>
      </div>
      <section class="card"><h2>Health and queues</h2>
        <p>The server is <strong>${readiness.status === 'ok' ? 'ready' : readiness.status}</strong>, since ${timeView(status.process.started_at)}.</p>
        <table><tbody>${figuresOf(status).map(([name, value]) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`)}</tbody></table>
        <details><summary>As the API gives it</summary>${jsonView(status, 'Status')}</details></section>
      <section class="card"><h2>Limits</h2><p class="faint">Maximum that each account can store and send. PARLEY_LIMITS and PARLEY_RATE_LIMITS change the
        numbers for all, <code>parley limits</code> for one account.</p>
        <parley-limits .wire=${this.wire}></parley-limits></section>
      <parley-operator-deliveries state="dead" .wire=${this.wire}></parley-operator-deliveries>
      <parley-operator-deliveries state="pending" .wire=${this.wire}></parley-operator-deliveries>
      <section class="card"><h2>Listings to decide</h2>
        ${listings.length === 0 ? html`<p>None.</p>` : html`<ul class="lines">${listings.map((one) => this.#listing(one))}</ul>`}
      </section>
      <parley-people .wire=${this.wire}></parley-people>
      <parley-invitations .wire=${this.wire}></parley-invitations>
      ${this.isDemo ? html`<parley-faults .wire=${this.wire}></parley-faults>` : nothing}
      <form class="card" @submit=${(event: SubmitEvent) => void this.#setStatus(event)}><h2>Handles</h2>
        <p class="faint">Status of the handle of a person or an agent. Suspended and retired handles are not found; you can make them active again.</p>
        <label for="handle">Handle</label><input id="handle" name="handle" required maxlength="30" autocomplete="off">
        <label for="status">Status</label>
        <select id="status" name="status"><option>active</option><option>suspended</option><option>retired</option></select>
        <div class="row"><button type="submit">Set the status</button></div>
      </form>
      <parley-erasures .wire=${this.wire}></parley-erasures>
      <parley-operator-log .wire=${this.wire}></parley-operator-log>`
  }

  #listing({ handle, name, listing }: ReviewedListing): TemplateResult {
    const next = listing.status === 'in_review' ? 'approved' : 'published'
    return html`<li><bdi>${name}</bdi> @${handle}: ${listing.status === 'in_review' ? 'waits for a decision' : 'approved'}, ${listing.categories.join(', ')}; ${listing.tasks.join('; ')}
      <div class="row">
        <button type="button" @click=${() => void this.#decide(handle, next)}>${next === 'approved' ? 'Approve' : 'Publish'} ${handle}</button>
        <button type="button" @click=${() => void this.#decide(handle, 'rejected')}>Reject ${handle}</button>
      </div></li>`
  }

  async #enter(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    const key = fieldOf(event, 'key')
    ;(event.currentTarget as HTMLFormElement).reset()
    await this.act(async () => {
      // A header accepts no other characters, so no key contains them.
      if (!/^[\x21-\x7e]+$/.test(key)) throw new Error(wrongKey)
      // Omits the session cookie, so that the key is the only credential.
      const wire = new Wire({ Authorization: `Bearer ${key}` }, 'omit', () => this.#leave())
      // A single request checks the key, because the server counts wrong keys.
      await wire.call('GET', '/_ops/status').catch(explainKey)
      this.#keep(wire)
      await this.#load()
    })
    await this.updateComplete
    this.querySelector<HTMLElement>(this.known === null ? '#key' : 'h1')?.focus()
  }

  /** Passes the key to the parent element, which keeps it for as long as this element does. */
  #keep(wire: Wire | undefined): void {
    this.wire = wire
    this.notify('operator', wire)
  }

  #leave(): void {
    this.done = ''
    this.#keep(undefined)
    this.known = null
  }

  async #forget(): Promise<void> {
    await this.attempt(async () => this.#leave(), 'The key is forgotten.')
    await this.updateComplete
    this.querySelector<HTMLElement>('#key')?.focus()
  }

  #readLog(): void {
    void this.querySelector<PagedList<unknown>>('parley-operator-log')?.readAgain()
  }

  /** Reads the lists that are shown already; a list that appears reads itself. */
  #readLists(): void {
    const lists = 'parley-operator-deliveries, parley-people, parley-invitations, parley-erasures'
    for (const list of this.querySelectorAll<PagedList<unknown>>(lists)) void list.readAgain()
    this.#readLog()
  }

  async #load(): Promise<void> {
    const wire = this.wire
    if (!wire) return
    const listed = async (state: string) =>
      (await wire.call<{ listings: ReviewedListing[] }>('GET', `/_ops/listings?status=${state}&limit=50`)).listings
    const [status, readiness, inReview, approved] = await Promise.all([
      wire.call<ServiceStatus>('GET', '/_ops/status'),
      wire.call<{ status: string }>('GET', '/readyz'),
      listed('in_review'),
      listed('approved'),
    ])
    const listings = [...inReview, ...approved]
    this.known = { status, readiness, listings }
    this.#readLists()
  }

  async #decide(handle: string, status: 'approved' | 'published' | 'rejected'): Promise<void> {
    await this.attempt(async () => {
      await this.wire!.call('PUT', `/_ops/handles/${encodeURIComponent(handle)}/listing`, { status })
      await this.#load()
    }, `The listing of ${handle} is ${status}.`)
  }

  async #setStatus(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    const [handle, status] = [fieldOf(event, 'handle'), fieldOf(event, 'status')]
    await this.attempt(async () => {
      await this.wire!.call('PUT', `/_ops/handles/${encodeURIComponent(handle)}/status`, { status })
      await this.#load()
    }, `${handle} is ${status}.`)
  }
}

const wrongKey = 'This is not the operator key of this server.'

/** Explains why an operator key was rejected. */
function explainKey(error: unknown): never {
  const status = error instanceof ApiError ? error.status : undefined
  if (status === 401) throw new Error(wrongKey)
  if (status === 404) throw new Error('This server has no operator key. Set PARLEY_OPERATOR_KEY, and start it again.')
  throw error
}

customElements.define('parley-operator', Operator)
