/** One reference server: its faults, its choices and its state. */
import type { ChoiceName } from '../../legal-choices/choices.ts'
import type { FaultName } from '../faults/faults.ts'
import type { JsonObject } from './json.ts'
import type { Actor, Attachment, Chat, Draft, LogEvent, Message, Pairing, Webhook } from './model.ts'

export interface ReferenceServerOptions {
  faults?: readonly FaultName[]
  choices?: readonly ChoiceName[]
  port?: number
  host?: string
  /** Bearer value of the /_ops routes. */
  operatorKey?: string
  /** PEM file of a certificate authority to trust for deliveries. */
  webhookCaFile?: string
  /** Wait before the first retry, in ms. It doubles with each retry. */
  webhookBackoffMs?: number
  /** Time limit of one delivery, in ms. */
  webhookTimeoutMs?: number
}

export interface Credential {
  actor: Actor
  kind: 'agent' | 'session'
}

export interface ReferenceServer {
  readonly options: Required<Omit<ReferenceServerOptions, 'webhookCaFile'>> & { webhookCaFile: string | null }
  readonly credentials: Map<string, Credential>
  /** Credentials that a rotation or a deletion ended, for faults. */
  readonly formerCredentials: Map<string, Credential>
  readonly actors: Map<string, Actor>
  readonly handles: Map<string, Actor>
  readonly chats: Map<string, Chat>
  readonly pairs: Map<string, Chat>
  readonly messages: Map<string, Message>
  readonly drafts: Map<string, Draft>
  readonly webhooks: Map<string, Webhook>
  readonly pairings: Map<string, Pairing>
  readonly attachments: Map<string, Attachment>
  /** Status of the cleanup of each deletion, by receipt id. */
  readonly deletions: Map<string, 'pending' | 'completed'>
  /** Message ids of rejected sends that a fault made unusable. */
  readonly spentMessageIds: Set<string>
  /** Sessions from pairings, with the choice device-session-used-once, and those that have created their agent. */
  readonly pairedSessions: Set<string>
  readonly usedSessions: Set<string>
  /** Requester of each task, by its id. */
  readonly taskRequesters: Map<string, Actor>
  readonly repeats: Map<string, JsonObject>
  readonly counters: Map<string, number>
  readonly closing: AbortController
  baseUrl: string
  /** False during an outage. */
  databaseUp: boolean
  /** False while the attachment storage is down. */
  storageUp: boolean
  /** Listeners that are called with each event after it is in a log. start.ts connects the webhook deliveries. */
  readonly eventListeners: ((actor: Actor, event: LogEvent) => void)[]
  /** Sends a notification outside of the log to the webhooks of an actor, once. start.ts sets it. */
  pushUnlogged: (actor: Actor, notice: { event_type: string; chat_id: string; data: JsonObject }) => void
  /** Increases with each restart. */
  epoch: number
  /** Closes all connections, like the end of a process. start.ts sets it. */
  cutConnections: () => void
  /** Called after credentials ended. The owner of open connections sets it. */
  onCredentialsChange: () => void
  hasFault(name: FaultName): boolean
  hasChoice(name: ChoiceName): boolean
  /** Makes an effect visible: at once, or after 500 ms under the choice effects-delayed. */
  makeVisible(effect: () => void): void
}

export function createReferenceServer(options: ReferenceServerOptions = {}): ReferenceServer {
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
    formerCredentials: new Map(),
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
    spentMessageIds: new Set(),
    pairedSessions: new Set(),
    usedSessions: new Set(),
    taskRequesters: new Map(),
    repeats: new Map(),
    counters: new Map(),
    closing: new AbortController(),
    eventListeners: [],
    baseUrl: '',
    databaseUp: true,
    storageUp: true,
    pushUnlogged: () => undefined,
    epoch: 0,
    cutConnections: () => undefined,
    onCredentialsChange: () => undefined,
    hasFault: (name) => faults.has(name),
    hasChoice: (name) => choices.has(name),
    makeVisible: (effect) => {
      if (choices.has('effects-delayed')) setTimeout(effect, 500)
      else effect()
    },
  }
}

/** Delay of one of two views of an effect, in milliseconds, under the choices histories-delayed and events-delayed. */
export const viewDelayMs = 400

/** Returns whether histories do not yet show what happened at a time, under the choice histories-delayed. */
export const isLateInHistory = (server: ReferenceServer, at: number): boolean =>
  server.hasChoice('histories-delayed') && Date.now() < at + viewDelayMs

/** Counts calls under a name, from 1, for faults that affect every n-th call. */
export function countCall(server: ReferenceServer, name: string): number {
  const next = (server.counters.get(name) ?? 0) + 1
  server.counters.set(name, next)
  return next
}
