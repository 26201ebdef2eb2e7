import { html, nothing, type TemplateResult } from 'lit'
import { property, state } from 'lit/decorators.js'

import type { OwnedDelivery, OwnedWebhook } from '../../../../generated/extensions/types.gen.ts'
import type { OwnerApi } from '../api.ts'
import { isFailing, outcomeOf, progressOf } from '../model/delivery.rules.ts'
import { addressOf } from '../model/route.rules.ts'
import { ConsoleView, fieldOf } from './console-view.ts'
import './delivery.ts'
import { timeView, healthView } from './fragments.ts'
import './secret.ts'

/** One webhook: its URL, its deliveries, and the opened delivery. */
class Webhook extends ConsoleView {
  @property({ attribute: false }) api!: OwnerApi
  @property({ attribute: false }) agentId!: string
  @property({ attribute: false }) webhookId!: string
  @property({ attribute: false }) sequence: number | undefined
  @state() webhook: OwnedWebhook | null = null
  /** Deliveries that were read, newest event first. */
  @state() deliveries: readonly OwnedDelivery[] = []
  /** Cursor of the next older page; undefined before the first page was read. */
  @state() older: string | null | undefined = undefined
  @state() secret = ''
  protected override readonly loadEveryMs = 2_000

  override willUpdate(changed: Map<string, unknown>): void {
    if (!changed.has('webhookId')) return
    this.deliveries = []
    this.older = undefined
  }

  override render(): TemplateResult {
    const { webhook } = this
    const back = html`<p><a href=${addressOf(this.agentId, 'webhooks')}>All webhooks</a></p>`
    if (!webhook) return html`${back}${this.notices()}${this.problem ? nothing : html`<p class="hint">Loading…</p>`}`
    const isPaused = webhook.status === 'paused'
    const failed = isFailing(webhook) ? this.deliveries.find(({ state }) => state !== 'delivered') : undefined
    return html`${back}
      <h2><bdi>${webhook.url}</bdi> ${healthView(webhook)}</h2>
      ${this.notices()}
      ${failed ? this.#failed(failed) : nothing}
      ${
        webhook.health === 'disabled'
          ? html`<p class="why failing">The receiver asked for no further events, by the header Webhook-Disable of a response. Earlier events that
              were not delivered are sent when you resume the webhook.</p>`
          : nothing
      }
      ${
        webhook.health === 'failing' && webhook.failing_since !== null
          ? html`<p class="why failing">No attempt succeeded since ${timeView(webhook.failing_since)}.</p>`
          : nothing
      }
      <parley-secret label="Signing secret" .secret=${this.secret} @close=${() => void (this.secret = '')}></parley-secret>
      ${webhook.subscribed_events ? html`<p>Takes ${webhook.subscribed_events.join(', ')}.</p>` : nothing}
      <form class="card" @submit=${(event: SubmitEvent) => void this.#move(event)}>
        <label for="url">Address (https)</label>
        <input id="url" name="url" type="url" required maxlength="2048" .value=${webhook.url}>
        <div class="row"><button type="submit">Change the address</button></div>
      </form>
      <div class="row">
        <button type="button" class="first" @click=${() => void this.#test()}>Send a test event</button>
        <button type="button" @click=${() => void this.#setStatus(isPaused ? 'active' : 'paused')}>${isPaused ? 'Resume' : 'Pause'}</button>
        <button type="button" @click=${() => void this.#rotate()}>Rotate the secret</button>
        <button type="button" @click=${() => void this.#delete()}>Delete</button>
      </div>
      <p class="faint">A paused webhook is sent nothing; its events stay in the event log. After a rotation, the former secret signs beside the
        new one for an hour.</p>
      ${this.#open()}
      <h3>Deliveries</h3>
      ${
        this.deliveries.length === 0
          ? html`<p>Nothing was sent yet. A test event shows whether the receiver takes it.</p>`
          : html`<ol class="log" aria-label="Deliveries">${this.deliveries.map((delivery) => this.#delivery(delivery))}</ol>`
      }
      ${this.older ? html`<div class="row"><button type="button" @click=${() => void this.act(() => this.#readOlder())}>Older deliveries</button></div>` : nothing}`
  }

  /** Renders the newest failed delivery, where an analysis starts. */
  #failed(delivery: OwnedDelivery): TemplateResult {
    const { sequence } = delivery
    return html`<p class="why failing">The last attempt failed: ${outcomeOf(delivery)}.
      ${
        sequence === this.sequence
          ? 'Its requests and responses are below.'
          : html`<a href=${addressOf(this.agentId, 'webhooks', this.webhookId, sequence)}>See why event ${sequence} was not delivered</a>`
      }</p>`
  }

  #open(): TemplateResult | typeof nothing {
    if (this.sequence === undefined) return nothing
    return html`<parley-delivery .api=${this.api} .agentId=${this.agentId} .webhookId=${this.webhookId}
      .url=${this.webhook!.url} .sequence=${this.sequence}></parley-delivery>`
  }

  #delivery(delivery: OwnedDelivery): TemplateResult {
    const { sequence, event_type: type, state } = delivery
    const isOpen = sequence === this.sequence
    return html`<li><a class="card delivery ${state}" aria-current=${isOpen ? 'true' : 'false'}
      href=${addressOf(this.agentId, 'webhooks', this.webhookId, sequence)}>
      <span class="number">${sequence}</span> <strong>${type}</strong>
      <span>${progressOf(delivery)}: ${outcomeOf(delivery)}</span>
      ${timeView(delivery.updated_at)}</a></li>`
  }

  protected override async load(): Promise<void> {
    const { api, agentId, webhookId } = this
    const [webhooks, page] = await Promise.all([api.webhooks(agentId), api.deliveries(agentId, webhookId, null)])
    const webhook = webhooks.find(({ id }) => id === webhookId)
    if (!webhook) throw new Error('There is no such webhook any more.')
    this.webhook = webhook
    if (this.older === undefined) this.older = page.next_cursor
    this.#add(page.deliveries)
  }

  async #readOlder(): Promise<void> {
    const page = await this.api.deliveries(this.agentId, this.webhookId, this.older ?? null)
    this.older = page.next_cursor
    this.#add(page.deliveries)
  }

  /** Adds deliveries to those that were read; their newer state replaces the older one. */
  #add(deliveries: readonly OwnedDelivery[]): void {
    const bySequence = new Map([...this.deliveries, ...deliveries].map((delivery) => [delivery.sequence, delivery]))
    this.deliveries = [...bySequence.values()].sort((one, other) => other.sequence - one.sequence)
  }

  async #move(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    const url = fieldOf(event, 'url')
    await this.#change({ url }, 'The address is changed. Events that wait go to the new one; replay what was given up.')
  }

  async #setStatus(status: 'active' | 'paused'): Promise<void> {
    const done =
      status === 'paused'
        ? 'Paused: events of this time are in the log alone.'
        : 'Resumed: events from now on are sent.'
    await this.#change({ status }, done)
  }

  async #change(change: object, done: string): Promise<void> {
    await this.attempt(async () => {
      this.webhook = (await this.api.updateWebhook(this.agentId, this.webhookId, change)).webhook
    }, done)
  }

  async #test(): Promise<void> {
    await this.act(async () => {
      const { sequence } = await this.api.test(this.agentId, this.webhookId)
      location.hash = addressOf(this.agentId, 'webhooks', this.webhookId, sequence)
    }, 'The test event was added. Its delivery is below.')
  }

  async #rotate(): Promise<void> {
    await this.act(async () => {
      this.secret = (await this.api.rotateSecret(this.agentId, this.webhookId, 3_600)).signing_secret
    }, 'The secret is rotated: give the new one to the receiver within an hour.')
  }

  async #delete(): Promise<void> {
    if (!confirm('Delete this webhook? What waits for it is not sent any more.')) return
    await this.attempt(async () => {
      await this.api.deleteWebhook(this.agentId, this.webhookId)
      this.notify('deleted', `The webhook ${this.webhook!.url} is deleted.`)
      location.hash = addressOf(this.agentId, 'webhooks')
    })
  }
}

customElements.define('parley-webhook', Webhook)
