import { html, nothing, type TemplateResult } from 'lit'

import type {
  ListedDelivery,
  ListedUser,
  ReviewedListing,
  ServiceStatus,
} from '../../../../generated/extensions/types.gen.ts'
import { ApiError } from '../../api-error.ts'
import { Wire } from '../api.ts'
import { outcomeOf, progressOf } from '../model/delivery.rules.ts'
import { figuresOf } from '../model/status.rules.ts'
import { ConsoleView, fieldOf } from './console-view.ts'
import { jsonView, timeView } from './fragments.ts'
import './faults.ts'
import './operator-log.ts'
import type { OperatorLog } from './operator-log.ts'
import './person-sessions.ts'
import './secret.ts'

/** Maximum number of entries that are read of each list. */
const listMax = { deliveries: 50, people: 100 }

interface Known {
  status: ServiceStatus
  readiness: { status: string }
  people: readonly ListedUser[]
  dead: readonly ListedDelivery[]
  pending: readonly ListedDelivery[]
  /** Listings that wait for a decision or for publication. */
  listings: readonly ReviewedListing[]
}

/** The operator's page. Only the memory of the page contains the operator key, so it ends with the page. */
class Operator extends ConsoleView {
  static override properties = {
    ...ConsoleView.properties,
    wire: { attribute: false },
    isDemo: { attribute: false },
    known: { state: true },
    returns: { state: true },
    link: { state: true },
    linked: { state: true },
  }
  declare known: Known | null
  declare link: string
  /** Handle of the user whom the link signs in. */
  declare linked: string
  /** Sends requests with the operator key, after it was entered. */
  declare wire: Wire | undefined
  /** Whether the server is a demo, so that faults can be created. */
  declare isDemo: boolean
  /** Whether the key was entered earlier, and the data is being read again. */
  declare returns: boolean

  constructor() {
    super()
    this.known = null
    this.returns = false
    this.link = ''
    this.linked = ''
  }

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
      <p id="key-hint" class="faint">Whoever runs the server has it: PARLEY_OPERATOR_KEY of its settings${this.isDemo ? ', in a demo OPERATOR_KEY in the file demo.env beside the database' : ''}. It is kept in the
        memory of this page until the page is left or loaded again.</p>
      <div class="row"><button class="first" type="submit">Continue</button></div>
    </form>`
  }

  #overview({ status, readiness, people, dead, pending, listings }: Known): TemplateResult {
    return html`<div class="row">
        <button type="button" @click=${() => void this.attempt(() => this.#load(), 'Read again.')}>Read again</button>
        <button type="button" @click=${() => void this.#forget()}>Forget the key</button>
      </div>
      <section class="card"><h2>Health and queues</h2>
        <p>The server is <strong>${readiness.status === 'ok' ? 'ready' : readiness.status}</strong>, since ${timeView(status.process.started_at)}.</p>
        <table><tbody>${figuresOf(status).map(([name, value]) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`)}</tbody></table>
        <details><summary>As the API gives it</summary>${jsonView(status, 'Status')}</details></section>
      <section class="card"><h2>Dead letters</h2>
        <p class="faint">Deliveries to webhooks that were given up. Replay them when the receiver works again.</p>
        ${dead.length === 0 ? html`<p>None.</p>` : html`<ul class="lines">${dead.map((one) => this.#deadLetter(one))}</ul>`}
        ${truncated(dead, listMax.deliveries)}
      </section>
      <section class="card"><h2>Waiting deliveries</h2>
        ${pending.length === 0 ? html`<p>None.</p>` : html`<ul class="lines">${pending.map((one) => html`<li>${summary(one)}</li>`)}</ul>`}
        ${truncated(pending, listMax.deliveries)}
      </section>
      <section class="card"><h2>Listings to decide</h2>
        ${listings.length === 0 ? html`<p>None.</p>` : html`<ul class="lines">${listings.map((one) => this.#listing(one))}</ul>`}
      </section>
      <section class="card"><h2>People</h2>
        <p class="faint">A sign-in link works once, for a quarter of an hour. Hand it to nobody but the person.</p>
        <parley-secret label="One-time sign-in link" .about=${this.linked} .secret=${this.link} @close=${() => void (this.link = '')}></parley-secret>
        <ul class="lines">${people.map((user) => this.#person(user))}</ul>
        ${truncated(people, listMax.people)}
      </section>
      ${this.isDemo ? html`<parley-faults .wire=${this.wire}></parley-faults>` : nothing}
      <form class="card" @submit=${(event: SubmitEvent) => void this.#setStatus(event)}><h2>Handles</h2>
        <p class="faint">Of a person or an agent. Suspended and retired handles are found nowhere; they can be made active again.</p>
        <label for="handle">Handle</label><input id="handle" name="handle" required maxlength="30" autocomplete="off">
        <label for="status">Status</label>
        <select id="status" name="status"><option>active</option><option>suspended</option><option>retired</option></select>
        <div class="row"><button type="submit">Set the status</button></div>
      </form>
      <parley-operator-log .wire=${this.wire}></parley-operator-log>`
  }

  #deadLetter(letter: ListedDelivery): TemplateResult {
    const label = `Replay ${letter.event_type} of ${letter.agent_handle ?? 'a deleted agent'}`
    return html`<li>${summary(letter)}
      <button type="button" aria-label=${label} @click=${() => void this.#replay(letter)}>Replay</button></li>`
  }

  #listing({ handle, name, listing }: ReviewedListing): TemplateResult {
    const next = listing.status === 'in_review' ? 'approved' : 'published'
    return html`<li><bdi>${name}</bdi> @${handle}: ${listing.status === 'in_review' ? 'waits for a decision' : 'approved'}, ${listing.categories.join(', ')}; ${listing.tasks.join('; ')}
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
    this.link = ''
  }

  async #forget(): Promise<void> {
    await this.attempt(async () => this.#leave(), 'The key is forgotten.')
    await this.updateComplete
    this.querySelector<HTMLElement>('#key')?.focus()
  }

  #readLog(): void {
    void this.querySelector<OperatorLog>('parley-operator-log')?.readAgain()
  }

  async #load(): Promise<void> {
    const wire = this.wire
    if (!wire) return
    const deliveries = async (status: string) =>
      (
        await wire.call<{ deliveries: ListedDelivery[] }>(
          'GET',
          `/_ops/deliveries?status=${status}&limit=${listMax.deliveries}`,
        )
      ).deliveries
    const listed = async (state: string) =>
      (await wire.call<{ listings: ReviewedListing[] }>('GET', `/_ops/listings?status=${state}&limit=50`)).listings
    const [status, readiness, people, dead, pending, inReview, approved] = await Promise.all([
      wire.call<ServiceStatus>('GET', '/_ops/status'),
      wire.call<{ status: string }>('GET', '/readyz'),
      wire.call<{ persons: ListedUser[] }>('GET', `/_ops/persons?limit=${listMax.people}`),
      deliveries('dead'),
      deliveries('pending'),
      listed('in_review'),
      listed('approved'),
    ])
    const listings = [...inReview, ...approved]
    this.known = { status, readiness, people: people.persons, dead, pending, listings }
    this.#readLog()
  }

  async #replay({ webhook_id: webhook, event_id: event }: ListedDelivery): Promise<void> {
    await this.act(async () => {
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
    await this.act(async () => {
      const path = `/_ops/persons/${encodeURIComponent(handle)}/sign-in-links`
      this.link = (await this.wire!.call<{ url: string }>('POST', path)).url
      this.linked = `@${handle}`
      this.#readLog()
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
  html`${one.agent_handle ? html`<bdi>@${one.agent_handle}</bdi>` : 'Deleted agent'}: ${one.event_type}, ${progressOf({ state: one.status, attempts: one.attempts })}:
    ${outcomeOf(one)} ${timeView(one.updated_at)} <code>${one.event_id}</code>`

const truncated = (list: readonly unknown[], most: number): TemplateResult | typeof nothing =>
  list.length < most ? nothing : html`<p class="faint">The first ${most} are shown.</p>`

const wrongKey = 'This is not the operator key of this server.'

/** Explains why an operator key was rejected. */
function explainKey(error: unknown): never {
  const status = error instanceof ApiError ? error.status : undefined
  if (status === 401) throw new Error(wrongKey)
  if (status === 404) throw new Error('This server has no operator key. Set PARLEY_OPERATOR_KEY, and start it again.')
  throw error
}

customElements.define('parley-operator', Operator)
