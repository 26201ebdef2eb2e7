/**
 * Every webhook delivery has a valid signature, and every channel shows the same log: an event keeps its sequence in all
 * pages and deliveries, and no two events have the same one.
 */
import type { Exchange } from '../client/exchange.ts'
import { verifySignature } from '../client/signature.ts'
import type { RequirementId } from '../../generated/requirements.ts'
import { Findings, shortened } from './findings.ts'
import { arrived, type Observation } from './observation.ts'

interface Subscription {
  secrets: Set<string>
  /** Credential of the subscriber, whose log the deliveries show. Null for a subscription with other envelopes. */
  owner: string | null
}

interface Place {
  sequence: number
  eventId: string
}

/** Deliveries kept until their secret is known: the first one may arrive before the answer that contains the secret. */
const pendingMax = 200
/** Events kept to compare them with later ones. The oldest are dropped. */
const eventsMax = 10_000

export class DeliveriesRule {
  readonly #findings = new Findings()
  readonly #subscriptions = new Map<string, Subscription>()
  /** Secrets in answers that name no URL, such as those of a rotation. They may belong to any subscription. */
  readonly #secrets = new Set<string>()
  readonly #pending = new Set<Observation>()
  readonly #bySequence = new Map<string, { place: Place; exchange: Exchange }>()
  readonly #byId = new Map<string, { place: Place; exchange: Exchange }>()

  see(seen: Observation): void {
    if (arrived(seen)) this.#seeDelivery(seen)
    else if (seen.exchange.operation === 'listEvents' && seen.ok) this.#seePage(seen)
    else this.#learn(seen)
  }

  /** Returns the findings, after a last attempt to verify deliveries whose secret was unknown. */
  get findings(): Findings {
    for (const seen of this.#pending) {
      const secrets = this.#secretsOf(seen)
      if (secrets.length === 0) continue
      this.#pending.delete(seen)
      this.#judgeSignature(seen, secrets)
    }
    return this.#findings
  }

  /** Learns the secret and the owner of a subscription from the exchange that created or changed it. */
  #learn(seen: Observation): void {
    const found = seen.receivedText.match(/whsec_[A-Za-z0-9+/=_-]+/g)
    if (found === null) return
    const body = seen.requestBody as { url?: unknown } | undefined
    const url = typeof body?.url === 'string' ? body.url : undefined
    if (url === undefined) {
      for (const secret of found) this.#secrets.add(secret)
      return
    }
    // Subscriptions of the variant form choose event types, and may have other envelopes.
    const isWhole = Object.keys(body as object).length === 1
    const known = this.#subscriptions.get(url)
    const isSame = known === undefined || known.owner === seen.credential
    this.#subscriptions.set(url, {
      secrets: new Set([...(known?.secrets ?? []), ...found]),
      owner: isWhole && isSame ? seen.credential : null,
    })
  }

  #secretsOf({ exchange }: Observation): string[] {
    const subscription = this.#subscriptions.get(exchange.request.url)
    return subscription === undefined ? [] : [...subscription.secrets, ...this.#secrets]
  }

  #seeDelivery(seen: Observation): void {
    const { headers, url } = seen.exchange.request
    const event = seen.body
    const place = placeOf(event)
    // Other requests, such as those that verify a URL or notify about a task, are not deliveries of the log.
    if (place === undefined || headers['webhook-signature'] === undefined) return
    const secrets = this.#secretsOf(seen)
    if (secrets.length === 0 || !isSigned(seen, secrets)) {
      this.#pending.add(seen)
      if (this.#pending.size > pendingMax) this.#pending.delete(this.#pending.values().next().value as Observation)
    } else this.#findings.judged += 1
    const owner = this.#subscriptions.get(url)?.owner
    if (owner !== null && owner !== undefined && !isEphemeral(event))
      this.#compare(owner, place, shortened(seen.exchange), 'EVT-002')
  }

  #judgeSignature(seen: Observation, secrets: readonly string[]): void {
    this.#findings.judged += 1
    // The text of a body that is not UTF-8 has lost bytes.
    if (isSigned(seen, secrets) || seen.text.includes('\u{FFFD}')) return
    const { request } = seen.exchange
    this.#findings.add('signature', {
      requirement: 'WHK-010',
      what: 'a webhook delivery has a signature that no secret of its subscription verifies',
      expected: 'HMAC-SHA256 over webhook-id.webhook-timestamp.raw-body',
      actual: `${request.headers['webhook-signature']} over ${seen.text.length} characters`,
      later: seen.exchange,
    })
  }

  #seePage(seen: Observation): void {
    const body = seen.body as { events?: unknown } | undefined
    if (!Array.isArray(body?.events) || seen.credential === null) return
    this.#findings.judged += 1
    let last = -Infinity
    const exchange = shortened(seen.exchange)
    for (const event of body.events as unknown[]) {
      const place = placeOf(event)
      if (place === undefined) continue
      if (place.sequence <= last)
        this.#add(
          'EVT-006',
          exchange,
          `sequence ${place.sequence} after ${last} on one page`,
          `above ${last}`,
          place.sequence,
        )
      last = place.sequence
      this.#compare(seen.credential, place, exchange, 'EVT-005')
    }
  }

  /** Compares an event with the events of the same log in earlier pages and deliveries. */
  #compare(log: string, place: Place, exchange: Exchange, requirement: RequirementId): void {
    const byId = `${log} ${place.eventId}`
    const bySequence = `${log} ${place.sequence}`
    const same = this.#byId.get(byId)
    const other = this.#bySequence.get(bySequence)
    if (same !== undefined && same.place.sequence !== place.sequence)
      this.#add(
        requirement,
        exchange,
        `the event ${place.eventId} has another sequence than before`,
        String(same.place.sequence),
        place.sequence,
        same.exchange,
      )
    if (other !== undefined && other.place.eventId !== place.eventId)
      this.#add(
        requirement,
        exchange,
        `the event with sequence ${place.sequence} has another event_id than before`,
        other.place.eventId,
        place.eventId,
        other.exchange,
      )
    if (same !== undefined || other !== undefined) return
    const known = { place, exchange }
    this.#byId.set(byId, known)
    this.#bySequence.set(bySequence, known)
    if (this.#byId.size > eventsMax) this.#byId.delete(this.#byId.keys().next().value as string)
    if (this.#bySequence.size > eventsMax) this.#bySequence.delete(this.#bySequence.keys().next().value as string)
  }

  #add(
    requirement: RequirementId,
    exchange: Exchange,
    what: string,
    expected: string,
    actual: unknown,
    earlier?: Exchange,
  ): void {
    const where = exchange.response === null ? 'a webhook delivery' : 'GET /v1/events'
    const about = { requirement, what: `${where}: ${what}`, expected, actual, later: exchange }
    this.#findings.add(`${requirement} ${where}`, { ...about, earlier })
  }
}

function isSigned({ exchange, text }: Observation, secrets: readonly string[]): boolean {
  const { headers } = exchange.request
  const delivery = {
    id: headers['webhook-id'] ?? '',
    timestamp: headers['webhook-timestamp'] ?? '',
    signature: headers['webhook-signature'] ?? '',
    rawBody: Buffer.from(text),
  }
  return secrets.some((secret) => verifySignature(delivery, secret).valid)
}

/** Returns whether an event never enters the log: its sequence, if it has one, is no position in the log (AMB-053). */
function isEphemeral(event: unknown): boolean {
  const { event_type: type } = (event ?? {}) as Record<string, unknown>
  return typeof type === 'string' && type.startsWith('chat.typing_indicator.')
}

function placeOf(event: unknown): Place | undefined {
  const { event_id: eventId, sequence } = (event ?? {}) as Record<string, unknown>
  return typeof eventId === 'string' && Number.isInteger(sequence)
    ? { eventId, sequence: sequence as number }
    : undefined
}
