/** A secret must not be disclosed to another reader after it was issued. */
import type { RequirementId } from '../../generated/requirements.ts'
import { targetItself } from '../client/exchange-observers.ts'
import type { Exchange } from '../client/exchange.ts'
import { Findings, shortened } from './findings.ts'
import { arrived, type Observation } from './observation.ts'
import { ValueIndex, type Found } from './value-index.ts'

type Kind = 'agentToken' | 'signingSecret' | 'session' | 'deviceCode' | 'capabilityUrl'

interface Secret {
  kind: Kind
  /** Exchange that first contained the secret; null for secrets of the target file or of a request. */
  first: Exchange | null
  /** Credential of the caller that received the secret; null for an anonymous caller. */
  holder: string | null
  /** The harness sent the value where others may read it, so it is no longer secret. */
  published: boolean
}

const names: Record<Kind, string> = {
  agentToken: 'an Agent Token',
  signingSecret: 'a signing secret',
  session: 'a session',
  deviceCode: 'a device_code',
  capabilityUrl: 'the URL of an attachment',
}
const shapes: readonly [RegExp, Kind][] = [
  [/svc_live_[A-Za-z0-9._~+/=-]{8,}/g, 'agentToken'],
  [/whsec_[A-Za-z0-9+/=_-]{16,}/g, 'signingSecret'],
]
/** Secrets without a recognizable format, by the answer member that contains them. */
const members: Readonly<Record<string, readonly [string, Kind]>> = {
  exchangeDeviceCode: ['access_token', 'session'],
  startDeviceAuthorization: ['device_code', 'deviceCode'],
  uploadAttachment: ['url', 'capabilityUrl'],
}
/** Stated operations that return secrets with a recognizable format. Other stated answers may quote user content. */
const creations = new Set<string | null>(['createAgent', 'createWebhook', null])
const depthMax = 4

export class SecretsRule {
  readonly findings = new Findings()
  readonly #secrets = new ValueIndex<Secret>()

  /** Adds a credential that existed before the run. */
  know(credential: string): void {
    this.#learn(credential, credential.startsWith('svc_live_') ? 'agentToken' : 'session', null, credential)
  }

  see(seen: Observation): void {
    this.#publish(seen)
    if (!seen.operator) {
      this.findings.judged += 1
      for (const found of this.#secrets.find(seen.receivedText)) this.#judge(seen, found)
    }
    // A credential that the target accepts is real, whatever its origin.
    if (seen.ok && seen.credential !== null && !/\s/.test(seen.credential) && !seen.operator) this.know(seen.credential)
    if (seen.ok && seen.exchange.request.method !== 'GET') this.#learnFrom(seen)
  }

  #judge(seen: Observation, { value, about: secret, at }: Found<Secret>): void {
    if (secret.published || seen.sentText.includes(value) || isShown(seen, secret, value)) return
    const { method } = seen.exchange.request
    const place = arrived(seen)
      ? method === 'MESSAGE'
        ? 'a live channel'
        : 'a webhook delivery'
      : `the answer of ${method} ${seen.path} (${seen.status})`
    this.findings.add(`${secret.kind} ${seen.exchange.operation ?? seen.path.replaceAll(/[^/]*\d[^/]*/g, '*')}`, {
      requirement: requirementOf(seen, secret.kind),
      what: `${names[secret.kind]} in ${place}, although it was issued before`,
      expected: 'absent',
      actual: 'present',
      leaked: true,
      ...(secret.first === null ? {} : { earlier: secret.first }),
      later: shortened(seen.exchange, Math.max(0, at - (seen.receivedText.length - seen.text.length))),
    })
  }

  #publish({ exchange: { request, operation, actor } }: Observation): void {
    if (request.body === null || operation === 'exchangeDeviceCode' || actor === targetItself) return
    for (const { about } of this.#secrets.find(request.body)) about.published = true
    // A value that looks like a secret is none when the harness invented it.
    for (const [shape, kind] of shapes)
      for (const [value] of request.body.matchAll(shape))
        this.#secrets.add(value, { kind, first: null, holder: null, published: true })
  }

  #learnFrom(seen: Observation): void {
    const { operation } = seen.exchange
    if (creations.has(operation))
      for (const [shape, kind] of shapes)
        for (const [value] of seen.text.matchAll(shape)) this.#learnNew(value, kind, seen)
    const [name, kind] = members[operation ?? ''] ?? []
    if (kind === undefined) return
    for (const [found, value] of textsOf(seen.body, depthMax)) if (found === name) this.#learnNew(value, kind, seen)
  }

  /** Learns a value unless the request contained it, because the harness may then have invented it. */
  #learnNew(value: string, kind: Kind, seen: Observation): void {
    if (seen.sentText.includes(value) || this.#secrets.get(value) !== undefined) return
    this.#learn(value, kind, seen.exchange, seen.credential)
  }

  #learn(value: string, kind: Kind, first: Exchange | null, holder: string | null): void {
    if (this.#secrets.get(value) !== undefined) return
    this.#secrets.add(value, { kind, first: first === null ? null : shortened(first), holder, published: false })
  }
}

/** Returns whether an answer may contain the secret again. */
function isShown(seen: Observation, { kind, holder }: Secret, value: string): boolean {
  // Readers of the message may see the URL; anonymous callers may not.
  if (kind === 'capabilityUrl') return !seen.open
  if (!seen.ok) return false
  const { operation, request } = seen.exchange
  // A repeated subscription of the same URL may return the existing subscription.
  if (kind === 'signingSecret') return request.method === 'POST' && seen.credential === holder && holder !== null
  // A device code may be exchanged repeatedly until the target rejects it (AMB-083).
  if (kind === 'session') return operation === 'exchangeDeviceCode' || seen.credential === value
  return false
}

function requirementOf(seen: Observation, kind: Kind): RequirementId {
  if (kind === 'capabilityUrl') return 'ATT-010'
  if (seen.open) return 'AUTH-023'
  if (kind === 'agentToken') return 'AUTH-006'
  if (kind === 'signingSecret') return 'WHK-005'
  if (kind === 'deviceCode') return 'DEV-004'
  return seen.credential?.startsWith('svc_live_') === false ? 'DEV-028' : 'AUTH-008'
}

/** Yields each member with a text value, and its name. */
function* textsOf(value: unknown, depth: number): Generator<[string, string]> {
  if (typeof value !== 'object' || value === null || depth === 0) return
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner === 'string') yield [name, inner]
    else yield* textsOf(inner, depth - 1)
  }
}
