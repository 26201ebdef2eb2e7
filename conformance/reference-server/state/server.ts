/** One subject: its switches, its memory, and the few primitives that every area uses. */
import { randomBytes } from 'node:crypto'
import type { Attachment } from '../messages/attachments.ts'
import type { ChoiceName } from '../../legal-choices/choices.ts'
import type { FaultName } from '../faults/faults.ts'
import type { Actor, Chat, Json, JsonObject, Message, Pairing, Webhook } from './model.ts'
import type { Draft } from '../variant/drafts.ts'

export interface SubjectOptions {
  faults?: readonly FaultName[]
  choices?: readonly ChoiceName[]
  port?: number
  host?: string
  /** Bearer value of the /_ops routes. */
  operatorKey?: string
  /** PEM file of a certificate authority to trust for deliveries. */
  webhookCaFile?: string
  /** First wait before a retry, in ms; each further wait doubles. */
  webhookBackoffMs?: number
  /** Time limit of one delivery, in ms. */
  webhookTimeoutMs?: number
}

export interface Credential {
  actor: Actor
  kind: 'agent' | 'session'
}

export interface Subject {
  readonly options: Required<Omit<SubjectOptions, 'webhookCaFile'>> & { webhookCaFile: string | null }
  readonly credentials: Map<string, Credential>
  readonly actors: Map<string, Actor>
  readonly handles: Map<string, Actor>
  readonly chats: Map<string, Chat>
  readonly pairs: Map<string, Chat>
  readonly messages: Map<string, Message>
  readonly drafts: Map<string, Draft>
  readonly webhooks: Map<string, Webhook>
  readonly pairings: Map<string, Pairing>
  readonly attachments: Map<string, Attachment>
  /** How far the cleanup of a deletion is, by its receipt. */
  readonly deletions: Map<string, 'pending' | 'completed'>
  /** Ids of refused sends and requests by request_id, for the areas that need them. */
  readonly burnt: Set<string>
  readonly repeats: Map<string, JsonObject>
  readonly counters: Map<string, number>
  readonly closing: AbortController
  baseUrl: string
  /** False during an outage. */
  databaseUp: boolean
  /** False while the storage of attachments is away. */
  storageUp: boolean
  /** Grows with each restart. */
  epoch: number
  /** Ends every connection, as the end of a process does; set by whoever listens. */
  cutConnections: () => void
  faulty(name: FaultName): boolean
  chose(name: ChoiceName): boolean
  /** Makes an effect visible: at once, or after 500 ms under the choice effects-delayed. */
  show(effect: () => void): void
}

export function createSubject(options: SubjectOptions = {}): Subject {
  const faults = new Set(options.faults)
  const choices = new Set(options.choices)
  return {
    options: {
      faults: options.faults ?? [],
      choices: options.choices ?? [],
      port: options.port ?? 0,
      host: options.host ?? '127.0.0.1',
      operatorKey: options.operatorKey ?? 'operator-key-of-tests',
      webhookCaFile: options.webhookCaFile ?? null,
      webhookBackoffMs: options.webhookBackoffMs ?? 20,
      webhookTimeoutMs: options.webhookTimeoutMs ?? 1000,
    },
    credentials: new Map(),
    actors: new Map(),
    handles: new Map(),
    chats: new Map(),
    pairs: new Map(),
    messages: new Map(),
    drafts: new Map(),
    webhooks: new Map(),
    pairings: new Map(),
    attachments: new Map(),
    deletions: new Map(),
    burnt: new Set(),
    repeats: new Map(),
    counters: new Map(),
    closing: new AbortController(),
    baseUrl: '',
    databaseUp: true,
    storageUp: true,
    epoch: 0,
    cutConnections: () => undefined,
    faulty: (name) => faults.has(name),
    chose: (name) => choices.has(name),
    show: (effect) => {
      if (choices.has('effects-delayed')) setTimeout(effect, 500)
      else effect()
    },
  }
}

/** Counts calls under a name from 1; faults that strike every n-th time use it. */
export function count(subject: Subject, name: string): number {
  const next = (subject.counters.get(name) ?? 0) + 1
  subject.counters.set(name, next)
  return next
}

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
let lastTime = 0
let serial = 0

/** Prefix and a lower-case ULID-shaped id: 48 bits of time, 20 bits of serial, 60 random bits. */
export function mint(prefix: string): string {
  const now = Date.now()
  serial = now === lastTime ? serial + 1 : 0
  lastTime = now
  const random = randomBytes(12)
  let tail = ''
  for (const byte of random) tail += alphabet[byte % 32]
  return `${prefix}_${base32(now, 10)}${base32(serial, 4)}${tail}`
}

function base32(value: number, length: number): string {
  let text = ''
  let rest = value
  for (let index = 0; index < length; index += 1) {
    text = alphabet[rest % 32] + text
    rest = Math.floor(rest / 32)
  }
  return text
}

export const secret = (bytes = 32): string => randomBytes(bytes).toString('base64url')

/** A point in time in the spelling that the choices of AMB-045 ask for. */
export function stamp(subject: Subject, at: number): Json {
  if (subject.chose('timestamps-epoch-seconds')) return Math.floor(at / 1000)
  if (subject.chose('timestamps-epoch-ms')) return at
  if (subject.chose('timestamps-with-offset')) {
    return new Date(at + 7_200_000).toISOString().replace('Z', '+02:00')
  }
  return new Date(at).toISOString()
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
