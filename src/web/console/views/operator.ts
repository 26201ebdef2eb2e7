import { html, nothing, type TemplateResult } from 'lit'

import type {
  ListedDelivery,
  ListedUser,
  ReviewedListing,
  ServiceStatus,
} from '../../../../generated/extensions/types.gen.ts'
import { Wire } from '../api.ts'
import { ConsoleView, fieldOf } from './console-view.ts'
import { jsonView, timeView } from './json.ts'
import './faults.ts'
import './operator-log.ts'
import './person-sessions.ts'

interface Known {
  status: ServiceStatus
  readiness: unknown
  people: readonly ListedUser[]
  dead: readonly ListedDelivery[]
  pending: readonly ListedDelivery[]
  /** Those that wait for a decision, and those that wait for publication. */
  listings: readonly ReviewedListing[]
}

/** What operators look after. Their key is in the memory of the page alone: it ends with it. */
class Operator extends ConsoleView {
  static override properties = {
    ...ConsoleView.properties,
    wire: { attribute: false },
    isDemo: { attribute: false },
    known: { state: true },
    returns: { state: true },
    link: { state: true },
  }
  declare known: Known | null
  declare link: string
  /** With the key, once it was entered. */
  declare wire: Wire | undefined
  /** Whether the server has faults to be asked for. */
  declare isDemo: boolean
  /** The key was entered before, and what it opens is being read again. */
  declare returns: boolean

  constructor() {
    super()
    this.known = null
    this.returns = false
    this.link = ''
  }

  override connectedCallback(): void {
    super.connectedCallback()
    if (!this.wire) return
    this.returns = true
    void this.attempt(() => this.#load()).then(() => void (this.returns = false))
  }

  override render(): TemplateResult {
    const { known } = this
    return html`<h1>Operator</h1>
      ${this.notices()}
      ${known !== null ? this.#overview(known) : this.returns ? html`<p class="hint">Loading…</p>` : this.#keyForm()}`
  }

  #keyForm(): TemplateResult {
    return html`<form class="card" @submit=${(event: SubmitEvent) => void this.#enter(event)}>
      <label for="key">Operator key</label>
      <input id="key" name="key" type="password" required autocomplete="off" aria-describedby="key-hint">
      <p id="key-hint" class="faint">PARLEY_OPERATOR_KEY of this server. It is kept in memory until the page is left.</p>
      <div class="row"><button class="first" type="submit">Continue</button></div>
    </form>`
  }

  #overview({ status, readiness, people, dead, pending, listings }: Known): TemplateResult {
    return html`<div class="row">
        <button type="button" @click=${() => void this.attempt(() => this.#load(), 'Read again.')}>Read again</button>
        <button type="button" @click=${() => this.#leave()}>Forget the key</button>
      </div>
      <section class="card"><h2>Health and queues</h2>
        ${jsonView(readiness, 'Readiness')}${jsonView(status, 'Status')}</section>
      <section class="card"><h2>Dead letters</h2>
        ${dead.length === 0 ? html`<p>None.</p>` : html`<ul>${dead.map((one) => this.#deadLetter(one))}</ul>`}
      </section>
      <section class="card"><h2>Waiting deliveries</h2>
        ${pending.length === 0 ? html`<p>None.</p>` : html`<ul>${pending.map((one) => html`<li>${summary(one)}</li>`)}</ul>`}
      </section>
      <section class="card"><h2>Listings to decide</h2>
        ${listings.length === 0 ? html`<p>None.</p>` : html`<ul>${listings.map((one) => this.#listing(one))}</ul>`}
      </section>
      <section class="card"><h2>People</h2>
        ${this.link ? html`<p role="status">One-time sign-in link: <code tabindex="0">${this.link}</code></p>` : nothing}
        <ul>${people.map((user) => this.#person(user))}</ul>
      </section>
      ${this.isDemo ? html`<parley-faults .wire=${this.wire}></parley-faults>` : nothing}
      <form class="card" @submit=${(event: SubmitEvent) => void this.#setStatus(event)}><h2>Handles</h2>
        <label for="handle">Handle</label><input id="handle" name="handle" required maxlength="30" autocomplete="off">
        <label for="status">Status</label>
        <select id="status" name="status"><option>active</option><option>suspended</option><option>retired</option></select>
        <div class="row"><button type="submit">Set the status</button></div>
      </form>
      <parley-operator-log .wire=${this.wire}></parley-operator-log>`
  }

  #deadLetter(letter: ListedDelivery): TemplateResult {
    return html`<li>${summary(letter)}
      <button type="button" @click=${() => void this.#replay(letter)}>Replay</button></li>`
  }

  #listing({ handle, name, listing }: ReviewedListing): TemplateResult {
    const next = listing.status === 'in_review' ? 'approved' : 'published'
    return html`<li><bdi>${name}</bdi> @${handle}: ${listing.status}, ${listing.categories.join(', ')}; ${listing.tasks.join('; ')}
      <div class="row">
        <button type="button" @click=${() => void this.#decide(handle, next)}>${next === 'approved' ? 'Approve' : 'Publish'} ${handle}</button>
        <button type="button" @click=${() => void this.#decide(handle, 'rejected')}>Reject ${handle}</button>
      </div></li>`
  }

  #person({ handle, user_id: id, name, status }: ListedUser): TemplateResult {
    return html`<li><bdi>${name ?? '–'}</bdi> @${handle ?? id} <span class="tag">${status}</span>
      ${
        handle === null
          ? nothing
          : html`<button type="button" @click=${() => void this.#signInLink(handle)}>Sign-in link for ${handle}</button>
        <parley-person-sessions .wire=${this.wire} .handle=${handle}></parley-person-sessions>`
      }</li>`
  }

  async #enter(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    const key = fieldOf(event, 'key')
    ;(event.currentTarget as HTMLFormElement).reset()
    // The cookie of a person stays out of it: the key is the one credential.
    this.#keep(new Wire({ Authorization: `Bearer ${key}` }, 'omit', () => this.#leave()))
    await this.attempt(() => this.#load())
  }

  /** Whoever holds this element has the key as long as this element has it. */
  #keep(wire: Wire | undefined): void {
    this.wire = wire
    this.notify('operator', wire)
  }

  #leave(): void {
    this.#keep(undefined)
    this.known = null
    this.link = ''
  }

  async #load(): Promise<void> {
    const wire = this.wire
    if (!wire) return
    const deliveries = async (status: string) =>
      (await wire.call<{ deliveries: ListedDelivery[] }>('GET', `/_ops/deliveries?status=${status}&limit=50`))
        .deliveries
    const listed = async (state: string) =>
      (await wire.call<{ listings: ReviewedListing[] }>('GET', `/_ops/listings?status=${state}&limit=50`)).listings
    const [status, readiness, people, dead, pending, inReview, approved] = await Promise.all([
      wire.call<ServiceStatus>('GET', '/_ops/status'),
      wire.call('GET', '/readyz'),
      wire.call<{ persons: ListedUser[] }>('GET', '/_ops/persons?limit=100'),
      deliveries('dead'),
      deliveries('pending'),
      listed('in_review'),
      listed('approved'),
    ])
    const listings = [...inReview, ...approved]
    this.known = { status, readiness, people: people.persons, dead, pending, listings }
  }

  async #replay({ webhook_id: webhook, event_id: event }: ListedDelivery): Promise<void> {
    await this.attempt(async () => {
      await this.wire!.call('POST', '/_ops/deliveries/replay', { webhook_id: webhook, event_id: event })
      await this.#load()
    }, 'It is sent again.')
  }

  async #decide(handle: string, status: 'approved' | 'published' | 'rejected'): Promise<void> {
    await this.attempt(async () => {
      await this.wire!.call('PUT', `/_ops/handles/${encodeURIComponent(handle)}/listing`, { status })
      await this.#load()
    }, `The listing of ${handle} is ${status}.`)
  }

  async #signInLink(handle: string): Promise<void> {
    await this.attempt(async () => {
      const path = `/_ops/persons/${encodeURIComponent(handle)}/sign-in-links`
      this.link = (await this.wire!.call<{ url: string }>('POST', path)).url
    })
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

const summary = (one: ListedDelivery): TemplateResult =>
  html`${one.agent_handle ?? 'deleted agent'}: ${one.event_type} <code>${one.event_id}</code>, ${one.attempts} attempts,
    ${one.last_status ?? one.last_error ?? 'no answer yet'} ${timeView(one.updated_at)}`

customElements.define('parley-operator', Operator)
