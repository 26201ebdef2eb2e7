/** No secret that was seen before may be seen again by anybody whom it is not for. */
import type { RequirementId } from '../../generated/requirements.ts'
import { targetItself } from '../client/exchange-observers.ts'
import type { Exchange } from '../client/exchange.ts'
import { parseJson } from '../client/documents.ts'
import { Findings, shortened } from './findings.ts'
import { arrived, type Observation } from './observation.ts'
import { ValueIndex, type Found } from './value-index.ts'

type Kind = 'agentToken' | 'signingSecret' | 'session' | 'deviceCode' | 'capabilityUrl'

interface Secret {
  kind: Kind
  /** Where it was seen first; null for what the target file names or a request carried. */
  first: Exchange | null
  /** Who got it: a credential, null for nobody in particular. */
  holder: string | null
  /** The harness wrote it where others may read it: it is no secret any more. */
  published: boolean
}

const names: Record<Kind, string> = {
  agentToken: 'an Agent Token',
  signingSecret: 'a signing secret',
  session: 'a session',
  deviceCode: 'a device_code',
  capabilityUrl: 'the address of an attachment',
}
const shapes: readonly [RegExp, Kind][] = [
  [/svc_live_[A-Za-z0-9._~+/=-]{8,}/g, 'agentToken'],
  [/whsec_[A-Za-z0-9+/=_-]{16,}/g, 'signingSecret'],
]
/** Secrets without a shape of their own: the member of the answer that gives them out. */
const members: Readonly<Record<string, readonly [string, Kind]>> = {
  exchangeDeviceCode: ['access_token', 'session'],
  startDeviceAuthorization: ['device_code', 'deviceCode'],
}
/** Stated operations that give out what has a shape. Other stated answers quote what somebody wrote. */
const creations = new Set<string | null>(['createAgent', 'createWebhook', null])
const depthMax = 4

export class SecretsRule {
  readonly findings = new Findings()
  readonly #secrets = new ValueIndex<Secret>()
  readonly #members: typeof members

  /** @param capabilityUrl the name of the address in the answer to an upload */
  constructor(capabilityUrl = 'url') {
    this.#members = { ...members, uploadAttachment: [capabilityUrl, 'capabilityUrl'] }
  }

  /** A credential that was there before the run. */
  know(credential: string): void {
    this.#learn(credential, credential.startsWith('svc_live_') ? 'agentToken' : 'session', null, credential)
  }

  see(seen: Observation): void {
    this.#publish(seen)
    if (!seen.operator) {
      this.findings.judged += 1
      for (const found of this.#secrets.find(seen.said)) this.#judge(seen, found)
    }
    // A credential that is accepted is one, wherever it came from.
    if (seen.ok && seen.credential !== null && !/\s/.test(seen.credential) && !seen.operator) this.know(seen.credential)
    if (seen.ok && seen.exchange.request.method !== 'GET') this.#learnFrom(seen)
  }

  #judge(seen: Observation, { value, about: secret, at }: Found<Secret>): void {
    if (secret.published || seen.asked.includes(value) || isShown(seen, secret, value)) return
    const { method } = seen.exchange.request
    const place = arrived(seen)
      ? method === 'MESSAGE'
        ? 'a live channel'
        : 'a webhook delivery'
      : `the answer of ${method} ${seen.path} (${seen.status})`
    this.findings.add(`${secret.kind} ${seen.exchange.operation ?? seen.path.replaceAll(/[^/]*\d[^/]*/g, '*')}`, {
      requirement: requirementOf(seen, secret.kind),
      what: `${names[secret.kind]} in ${place}, after it was given out`,
      expected: 'absent',
      actual: 'present',
      leaked: true,
      ...(secret.first === null ? {} : { earlier: secret.first }),
      later: shortened(seen.exchange, Math.max(0, at - (seen.said.length - seen.text.length))),
    })
  }

  #publish({ exchange: { request, operation, actor } }: Observation): void {
    if (request.body === null || operation === 'exchangeDeviceCode' || actor === targetItself) return
    for (const { about } of this.#secrets.find(request.body)) about.published = true
    // What only looks like a secret is none when the harness made it up.
    for (const [shape, kind] of shapes)
      for (const [value] of request.body.matchAll(shape))
        this.#secrets.add(value, { kind, first: null, holder: null, published: true })
  }

  #learnFrom(seen: Observation): void {
    const { operation } = seen.exchange
    if (creations.has(operation))
      for (const [shape, kind] of shapes)
        for (const [value] of seen.text.matchAll(shape)) this.#learnNew(value, kind, seen)
    const [name, kind] = this.#members[operation ?? ''] ?? []
    if (kind === undefined) return
    for (const [found, value] of textsOf(parseJson(seen.text), depthMax))
      if (found === name) this.#learnNew(value, kind, seen)
  }

  /** What the request carried may be what the harness made up. */
  #learnNew(value: string, kind: Kind, seen: Observation): void {
    if (seen.asked.includes(value) || this.#secrets.get(value) !== undefined) return
    this.#learn(value, kind, seen.exchange, seen.credential)
  }

  #learn(value: string, kind: Kind, first: Exchange | null, holder: string | null): void {
    if (this.#secrets.get(value) !== undefined) return
    this.#secrets.add(value, { kind, first: first === null ? null : shortened(first), holder, published: false })
  }
}

/** Answers that may hold the secret again. */
function isShown(seen: Observation, { kind, holder }: Secret, value: string): boolean {
  // Those who may see the message see the address; without a credential nobody may.
  if (kind === 'capabilityUrl') return !seen.open
  if (!seen.ok) return false
  const { operation, request } = seen.exchange
  // Whoever subscribes the same address again may be told of the subscription that there is.
  if (kind === 'signingSecret') return request.method === 'POST' && seen.credential === holder && holder !== null
  // An exchange may be repeated until it is refused (AMB-083).
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

/** The members with texts, with their names. */
function* textsOf(value: unknown, depth: number): Generator<[string, string]> {
  if (typeof value !== 'object' || value === null || depth === 0) return
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner === 'string') yield [name, inner]
    else yield* textsOf(inner, depth - 1)
  }
}
