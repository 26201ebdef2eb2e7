import { html, nothing, svg, type TemplateResult } from 'lit'
import { property, state } from 'lit/decorators.js'

import type { OwnedAttempt, OwnedDeliveryReply } from '../../../../generated/extensions/types.gen.ts'
import { ApiError } from '../../../client/api-error.ts'
import type { OwnerApi } from '../api.ts'
import { diagnose, pretty, progressOf, secretBytes, sign, signedText } from '../model/delivery.rules.ts'
import { timelineOf } from '../model/timeline.rules.ts'
import { ConsoleView } from './console-view.ts'
import { codeView, timeView } from './fragments.ts'

/** Polling interval of the delivery, in milliseconds. */
const lookMs = 1_000

/** One delivery: its requests and responses, the explanation of their results, the signature check, and the replay. */
class Delivery extends ConsoleView {
  @property({ attribute: false }) api!: OwnerApi
  @property({ attribute: false }) agentId!: string
  @property({ attribute: false }) webhookId!: string
  @property({ attribute: false }) sequence!: number
  @property({ attribute: false }) url!: string
  @state() reply: OwnedDeliveryReply | null = null
  @state() compared = ''

  override connectedCallback(): void {
    super.connectedCallback()
    // Only a replay changes a settled delivery, and the replay reads the delivery again.
    this.repeat(async () => {
      const state = this.reply?.delivery.state
      if (state !== 'delivered' && state !== 'dead') await this.#load()
    }, lookMs)
  }

  /** Focuses the opened delivery, which may be far from its link. */
  override updated(changed: Map<string, unknown>): void {
    if (!changed.has('sequence')) return
    const heading = this.querySelector<HTMLElement>('h3')
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'start' })
  }

  override willUpdate(changed: Map<string, unknown>): void {
    if (!changed.has('sequence') || changed.get('sequence') === undefined) return
    this.reply = null
    this.compared = ''
    void this.attempt(() => this.#load())
  }

  override render(): TemplateResult {
    const { reply, sequence } = this
    return html`<section class="card" aria-label="Delivery of event ${sequence}">
      <h3 tabindex="-1">Delivery of event ${sequence}</h3>
      ${reply ? html`${this.#progress(reply)}${this.#timeline(reply)}` : nothing}
      ${this.notices()}
      ${reply ? this.#attempts(reply) : html`<p>Its first attempt has not ended yet.</p>`}
    </section>`
  }

  #progress({ delivery }: OwnedDeliveryReply): TemplateResult {
    const next = delivery.next_attempt_at
    return html`<p><strong>${delivery.event_type}</strong> <code>${delivery.event_id}</code></p>
      <p class="state">This event is ${progressOf(delivery)}${next ? html`; the next is due ${timeView(next)}` : nothing}.
        ${delivery.state === 'dead' ? 'It is not sent again by itself: repair the receiver or the webhook, then replay it.' : nothing}</p>`
  }

  /** Draws the attempts on a line of time, with their results. */
  #timeline({ delivery, attempts }: OwnedDeliveryReply): TemplateResult | typeof nothing {
    const points = timelineOf(attempts, delivery.next_attempt_at)
    if (points.length < 2) return nothing
    const x = (place: number) => 12 + place * 376
    return html`<figure class="timeline">
      <svg viewBox="0 0 400 44" role="img" aria-label=${`Timeline: ${points.map(({ label }) => label).join('; ')}`}>
        <line x1="12" y1="14" x2="388" y2="14"></line>
        ${points.map(
          ({ place, kind, attempt, label }) => svg`<g class=${kind}><title>${label}</title>
          <circle cx=${x(place)} cy="14" r="6"></circle>
          <text x=${x(place)} y="38" text-anchor="middle">${attempt ?? 'next'}</text></g>`,
        )}
      </svg>
      <figcaption class="faint">${points.map(({ label }) => label).join('; ')}. The scale of time is logarithmic.</figcaption>
    </figure>`
  }

  #attempts({ body, attempts }: OwnedDeliveryReply): TemplateResult {
    return html`<div class="row"><button type="button" class="first" @click=${() => void this.#replay()}>Replay</button></div>
      ${attempts.length === 0 ? html`<p>The records of its attempts were deleted.</p>` : nothing}
      ${attempts.map((attempt, at) => this.#attempt(attempt, body, at === 0))}
      ${body !== null && attempts[0] ? this.#signature(attempts[0], body) : nothing}`
  }

  #attempt(attempt: OwnedAttempt, body: string | null, isNewest: boolean): TemplateResult {
    const {
      attempt: number,
      at,
      duration_ms: duration,
      status,
      request_headers: headers,
      response_excerpt: answer,
    } = attempt
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    return html`<details class="attempt" ?open=${isNewest}>
      <summary>Attempt ${number}: <strong>${status ?? 'no answer'}</strong> ${timeView(at)}${duration === null ? nothing : html`, ${duration} ms`}</summary>
      <p class="why">${diagnose(attempt)}</p>
      <h4>Request</h4>
      <p class="faint">POST to the address that the webhook had then; now it is <bdi>${this.url}</bdi>.</p>
      ${lines.length === 0 ? html`<p>The event is no longer in the log.</p>` : codeView(lines.join('\n'), `Headers of attempt ${number}`)}
      ${body === null ? nothing : codeView(pretty(body), `Body of attempt ${number}`)}
      <h4>Answer</h4>
      ${answer ? codeView(answer, `Answer to attempt ${number}`) : html`<p>${status === null ? 'No response arrived.' : 'It had no body.'}</p>`}
      ${status === null && attempt.error ? html`<p class="faint">Recorded as <code>${attempt.error}</code></p>` : nothing}
    </details>`
  }

  #signature({ attempt, request_headers: headers }: OwnedAttempt, body: string): TemplateResult {
    return html`<details class="signature">
      <summary>How the signature is made</summary>
      <ol class="steps">
        <li>Take the raw body, byte for byte, before anything parses it.</li>
        <li>Join <code>webhook-id</code>, <code>webhook-timestamp</code> and the body with full stops. For attempt ${attempt} that is:
          ${codeView(signedText(headers, body), 'Signed text')}</li>
        <li>The key is the base64 behind <code>whsec_</code> in the signing secret, decoded.</li>
        <li>HMAC-SHA256 of the text with the key, in base64, with <code>v1,</code> before it, is expected in <code>webhook-signature</code>:
          ${codeView(headers['webhook-signature'] ?? '', 'Expected signature')}
          It can contain several, separated by spaces, while two secrets are valid: one match is enough.</li>
        <li>Reject what is older than five minutes by <code>webhook-timestamp</code>.</li>
      </ol>
      <p class="faint">These are the signatures of the current secrets. Requests before a rotation had others.</p>
      <form @submit=${(event: SubmitEvent) => void this.#compare(event, headers, body)}>
        <label for="compare">Compare with the secret that your receiver has</label>
        <input id="compare" name="secret" type="password" autocomplete="off" aria-describedby="compare-hint">
        <p id="compare-hint" class="faint">It stays in this page: the browser computes the signature, and nothing is sent.</p>
        <div class="row"><button type="submit">Compare</button></div>
        <p role="status">${this.compared}</p>
      </form>
    </details>`
  }

  async #load(): Promise<void> {
    const { sequence } = this
    const reply = await this.api.delivery(this.agentId, this.webhookId, sequence).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null
      throw error
    })
    if (sequence === this.sequence) this.reply = reply
  }

  async #replay(): Promise<void> {
    await this.act(async () => {
      await this.api.replay(this.agentId, this.webhookId, this.sequence)
      await this.#load()
    }, 'Another attempt was requested. Its response is first below.')
  }

  async #compare(event: SubmitEvent, headers: Record<string, string>, body: string): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget as HTMLFormElement
    const bytes = secretBytes(String(new FormData(form).get('secret') ?? ''))
    form.reset()
    if (!bytes) {
      this.compared = 'This is not a signing secret: it begins with whsec_, and base64 follows.'
      return
    }
    await this.attempt(async () => {
      const made = await sign(bytes, signedText(headers, body))
      const fits = (headers['webhook-signature'] ?? '').split(' ').includes(made)
      this.compared = fits
        ? 'This secret makes the signature that is sent.'
        : `This secret makes another signature: ${made}`
    })
  }
}

customElements.define('parley-delivery', Delivery)
