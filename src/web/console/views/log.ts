import { html, nothing, type TemplateResult } from 'lit'
import { property, state } from 'lit/decorators.js'
import { repeat } from 'lit/directives/repeat.js'

import type { Agent } from '../../../../generated/current/types.gen.ts'
import type { AgentEvent, OwnedDelivery, UserEventPage } from '../../../../generated/extensions/types.gen.ts'
import { ApiError } from '../../../client/api-error.ts'
import { Live } from '../../live.ts'
import type { OwnerApi } from '../api.ts'
import { progressOf } from '../model/delivery.rules.ts'
import {
  causeOf,
  choices,
  joinEvents,
  matching,
  nameOfChat,
  needsOlder,
  previewOf,
  type Filter,
} from '../model/log.rules.ts'
import { addressOf } from '../model/route.rules.ts'
import { ConsoleView } from './console-view.ts'
import { jsonView, timeView, writeTo } from './fragments.ts'

/** Number of events of one page. */
const pageSize = 50

interface FoundDelivery {
  webhookId: string
  url: string
  delivery: OwnedDelivery
}

/** The live event log of an agent, newest event first. */
class Log extends ConsoleView {
  @property({ attribute: false }) api!: OwnerApi
  @property({ attribute: false }) agent!: Agent
  @state() events: readonly AgentEvent[] | null = null
  @state() filter: Filter = { type: '', chat: '', from: '', until: '' }
  @state() online = true
  /** Found deliveries, by the sequence of their event. */
  @state() found: ReadonlyMap<number, readonly FoundDelivery[]> = new Map()
  /** Sequences of the events whose content is shown; other content is not rendered. */
  @state() unfolded: ReadonlySet<number> = new Set()
  /** Names of chats by id. */
  @state() names: ReadonlyMap<string, string> = new Map()
  #live: Live | undefined

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#live?.end()
  }

  override render(): TemplateResult {
    const { events } = this
    if (events === null) return html`${this.notices()}<p class="hint">Loading…</p>`
    const shown = matching(events, this.filter)
    const oldest = events.at(-1)
    return html`${this.notices()}
      <h2>Event log</h2>
      <p>Events of the agent. Its program reads them, and its webhooks receive them.</p>
      <p class="faint" role="status">${this.online ? 'Live: new events appear at the top.' : 'Offline: trying again.'}</p>
      <div class="row filters">
        ${this.#select(
          'type',
          'Type',
          choices(events, (event) => event.event_type),
        )}
        ${this.#select(
          'chat',
          'Chat',
          choices(events, (event) => event.chat_id),
        )}
        ${this.#time('from', 'From')} ${this.#time('until', 'Until')}
      </div>
      ${shown.length === 0 ? html`<p>${events.length === 0 ? html`No event yet. ${writeTo(this.agent)}: the message is one.` : 'No event fits the filters.'}</p>` : nothing}
      <ol class="log" aria-label="Events">
        ${repeat(
          shown,
          ({ sequence }) => sequence,
          (event) => this.#event(event),
        )}
      </ol>
      ${oldest && oldest.sequence > 1 ? html`<button type="button" @click=${() => void this.attempt(() => this.#older(oldest.sequence))}>Older events</button>` : nothing}`
  }

  #time(name: 'from' | 'until', label: string): TemplateResult {
    const change = (event: Event) => {
      this.filter = { ...this.filter, [name]: (event.target as HTMLInputElement).value }
      void this.attempt(() => this.#readBack())
    }
    return html`<label>${label} <input type="datetime-local" .value=${this.filter[name]} @change=${change}></label>`
  }

  #select(name: 'type' | 'chat', label: string, values: readonly string[]): TemplateResult {
    const change = (event: Event) => {
      this.filter = { ...this.filter, [name]: (event.target as HTMLSelectElement).value }
    }
    return html`<label>${label} <select @change=${change}>
      <option value="">all</option>
      ${values.map((value) => html`<option value=${value} .selected=${this.filter[name] === value}>${this.names.get(value) ?? value}</option>`)}
    </select></label>`
  }

  #event(event: AgentEvent): TemplateResult {
    const { sequence } = event
    const preview = previewOf(event)
    const toggle = ({ target }: Event) => {
      const unfolded = new Set(this.unfolded)
      if ((target as HTMLDetailsElement).open) unfolded.add(sequence)
      else unfolded.delete(sequence)
      this.unfolded = unfolded
    }
    return html`<li class="card"><details @toggle=${toggle}>
      <summary><span class="number">${sequence}</span> <strong>${event.event_type}</strong> ${timeView(event.created_at)} ${preview ? html`<bdi>${preview}</bdi>` : nothing}
        ${this.names.has(event.chat_id ?? '') ? html`<span class="tag"><bdi>${this.names.get(event.chat_id!)}</bdi></span>` : nothing}</summary>
      ${this.unfolded.has(sequence) ? this.#content(event) : nothing}
    </details></li>`
  }

  #content(event: AgentEvent): TemplateResult {
    const cause = causeOf(event)
    return html`${
      cause
        ? html`<p>Caused by the request with the message_id <code>${cause.messageId}</code>${cause.sender === null ? nothing : html` of <bdi>@${cause.sender}</bdi>`}.</p>`
        : html`<p class="faint">The request that caused it is not recorded.</p>`
    }
    ${jsonView(event, `Event ${event.sequence}`)} ${this.#deliveries(event.sequence)}`
  }

  #deliveries(sequence: number): TemplateResult {
    const found = this.found.get(sequence)
    if (found === undefined) {
      const lookUp = () => void this.attempt(() => this.#lookUp(sequence))
      return html`<button type="button" @click=${lookUp}>Deliveries</button>`
    }
    if (found.length === 0) return html`<p>No webhook received it.</p>`
    return html`<ul aria-label="Deliveries">${found.map(
      ({ webhookId, url, delivery }) =>
        html`<li><a href=${addressOf(this.agent.id, 'webhooks', webhookId, sequence)}>${url}</a>:
          ${progressOf(delivery)}</li>`,
    )}</ul>`
  }

  protected override async load(): Promise<void> {
    const { api } = this
    const agentId = this.agent.id
    const [page] = await Promise.all([api.events(agentId, undefined, 0, this.ended, pageSize), this.#readNames()])
    this.events = joinEvents([], page.events)
    // Both logs have the same envelope; the payloads are shown unchanged.
    const events = async (after: number, timeout: number, signal: AbortSignal) =>
      (await api.events(agentId, after, timeout, signal)) as unknown as UserEventPage
    this.#live = new Live(
      { events },
      {
        events: (more) => {
          this.events = joinEvents(this.events ?? [], more as unknown as AgentEvent[])
          if (more.some(({ chat_id: id }) => id && !this.names.has(id))) void this.attempt(() => this.#readNames())
        },
        online: (isOnline) => void (this.online = isOnline),
        startOver: async () => (await api.events(agentId, undefined)).next_cursor,
      },
    )
    if (this.ended.aborted) return this.#live.end()
    void this.#live.follow(page.next_cursor)
  }

  async #readNames(): Promise<void> {
    const chats = await this.api.chats(this.agent.id)
    this.names = new Map(chats.map((chat) => [chat.id, nameOfChat(chat, this.agent.handle)]))
  }

  async #older(before: number): Promise<void> {
    const page = await this.api.events(this.agent.id, Math.max(0, before - 1 - pageSize), 0, this.ended, pageSize)
    this.events = joinEvents(this.events ?? [], page.events)
  }

  /** Reads older events until the start of the filter, or until the log has no older ones. */
  async #readBack(): Promise<void> {
    for (let oldest = Infinity; !this.ended.aborted && needsOlder(this.events ?? [], this.filter);) {
      const { sequence } = this.events!.at(-1)!
      if (sequence === oldest) return
      oldest = sequence
      await this.#older(sequence)
    }
  }

  /** Queries each webhook for its delivery of the event; an agent has few webhooks. */
  async #lookUp(sequence: number): Promise<void> {
    const webhooks = await this.api.webhooks(this.agent.id)
    const found = await Promise.all(
      webhooks.map(async ({ id, url }) => {
        const { delivery } = await this.api.delivery(this.agent.id, id, sequence).catch(noneOf)
        return delivery ? [{ webhookId: id, url, delivery }] : []
      }),
    )
    this.found = new Map(this.found).set(sequence, found.flat())
  }
}

function noneOf(error: unknown): { delivery?: undefined } {
  if (error instanceof ApiError && error.status === 404) return {}
  throw error
}

customElements.define('parley-log', Log)
