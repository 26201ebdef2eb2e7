/** Assigns requests to checks with async context, because all checks of the process share the actors. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Exchange, Mismatch } from './exchange.ts'
import { classify } from './request-case.ts'

/** A hook that a check ran. Its changes are undone when the actors are returned. */
export interface HookRun {
  name: string
  parameters: Record<string, unknown>
  /** The `Actor` that ran the hook. Not its type, because actors import this module to record their requests. */
  as?: { id: string }
}

/** A webhook delivery in a report. */
export interface RecordedDelivery {
  at: number
  url: string
  eventType?: string
  eventId?: string
  attempt: number
  /** Status that the receiver returned, or its action instead of an answer. */
  answered: string
}

/** Maximum number of exchanges kept per execution; the oldest are dropped. */
const exchangesKept = 200

const extensionMaxMs = 40_000

export class Recorder {
  exchanges: Exchange[] = []
  readonly deliveries: RecordedDelivery[] = []
  /** Differences from the documents, one for each operation and position. */
  readonly mismatches = new Map<string, Mismatch>()
  requests = 0
  /** Time spent waiting for a rate limit, in milliseconds. */
  rateLimitedMs = 0
  /** When an endpoint of the check last received the first attempt of an event, by the local clock in milliseconds. */
  newDeliveryAt = -Infinity
  /** Number of 2xx answers with content. Without one, a check proves nothing. */
  accepted = 0
  /** Labels of agents whose settings were changed (PATCH /v1/me answered 2xx). */
  readonly settingsChanged = new Set<string>()
  /** Labels of agents that subscribed (POST /v1/webhooks answered 2xx). */
  readonly subscribers = new Set<string>()
  readonly hookRuns: HookRun[] = []
  /** Stated operations that the check requested, with the request case. */
  readonly requestCases = new Set<string>()
  /** Stated operations that rejected a request with a credential, with the status: `POST /v1/messages 403`. */
  readonly errorAnswers = new Set<string>()
  /** Member names of the target file that occur in an answer. */
  readonly namesSeen = new Set<string>()
  /** Checks whose exchanges caused a finding of a rule over all exchanges. */
  causes: string[] = []
  /** The recording check. */
  readonly check: string | undefined
  /** Member names to search for in the answers, as JSON. */
  readonly #names: Map<string, string>
  #number = 0

  /** @param names member names to search for in the answers */
  constructor(names: readonly string[] = [], check?: string) {
    this.#names = new Map(names.map((name) => [name, JSON.stringify(name)]))
    this.check = check
  }

  nextNumber(): number {
    this.requests += 1
    this.#number += 1
    return this.#number
  }

  /** @param body the body of the answer as JSON; undefined when it is not JSON */
  add(exchange: Exchange, body?: unknown): void {
    this.exchanges.push(exchange)
    if (this.exchanges.length > exchangesKept) this.exchanges.shift()
    for (const mismatch of exchange.mismatches) {
      this.mismatches.set(`${mismatch.operation} ${mismatch.pointer} ${mismatch.message}`, mismatch)
    }
    const { requestCase, errorAnswer } = classify(exchange, body)
    if (requestCase !== undefined) this.requestCases.add(requestCase)
    if (errorAnswer !== undefined) this.errorAnswers.add(errorAnswer)
    if (says(exchange)) this.accepted += 1
    for (const [name, quoted] of this.#names) {
      if (exchange.response?.body.includes(quoted) !== true) continue
      this.namesSeen.add(name)
      this.#names.delete(name)
    }
    if (succeeded(exchange, 'PATCH', '/v1/me')) this.settingsChanged.add(exchange.actor)
    if (succeeded(exchange, 'POST', '/v1/webhooks')) this.subscribers.add(exchange.actor)
  }

  addDelivery(delivery: RecordedDelivery): void {
    this.deliveries.push(delivery)
    if (this.deliveries.length > exchangesKept) this.deliveries.shift()
  }

  /**
   * Returns by how much deliveries extend a time limit, in milliseconds: the limit starts again at each first attempt of
   * an event, because a new subscription may receive all earlier events of the log, one after the other (AMB-052).
   * @param startedAt when the limit started
   */
  extensionMs(startedAt: number): number {
    return Math.min(extensionMaxMs, Math.max(0, this.newDeliveryAt - startedAt))
  }

  /** Clears the record of the preparation: it proves nothing, and its changes are not changes of the check. */
  startCheck(): void {
    this.startRun()
    this.accepted = 0
    this.hookRuns.length = 0
    this.settingsChanged.clear()
  }

  /** Clears the exchanges of an earlier execution, so that the report shows only one. */
  startRun(): void {
    this.exchanges = []
    this.#number = 0
  }
}

function succeeded({ request, response }: Exchange, method: string, path: string): boolean {
  if (request.method !== method || response === null || response.status > 299) return false
  return new URL(request.url).pathname.endsWith(path)
}

function says({ actor, response }: Exchange): boolean {
  // Answers to the operator prove nothing about the interface.
  if (actor === 'operator') return false
  if (response === null || response.status < 200 || response.status > 299) return false
  return response.status === 204 || /[^\s{}[\]"]/.test(response.body)
}

export const recording = new AsyncLocalStorage<Recorder>()
