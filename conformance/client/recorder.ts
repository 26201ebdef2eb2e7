/** Which check a request belongs to, without passing it along: actors are shared by all checks of the process. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Actor } from './actor.ts'
import type { Exchange, Mismatch } from './exchange.ts'
import { requestCaseOf } from './request-case.ts'

/** A hook that a check ran: what it may have changed is undone when its actors are given back. */
export interface HookRun {
  name: string
  parameters: Record<string, unknown>
  as?: Actor
}

/** A webhook delivery as a report shows it. */
export interface RecordedDelivery {
  at: number
  url: string
  eventType?: string
  eventId?: string
  attempt: number
  /** The status that the receiver gave, or what it did instead. */
  answered: string
}

/** Exchanges kept per execution; older ones make room. */
const exchangesKept = 200

export class Recorder {
  exchanges: Exchange[] = []
  readonly deliveries: RecordedDelivery[] = []
  /** Differences from the documents, one per operation and place. */
  readonly mismatches = new Map<string, Mismatch>()
  requests = 0
  /** 2xx answers that said something. Without one, nothing was proved. */
  accepted = 0
  /** Labels of agents whose settings were changed (PATCH /v1/me answered 2xx). */
  readonly settingsChanged = new Set<string>()
  /** Labels of agents that subscribed (POST /v1/webhooks answered 2xx). */
  readonly subscribers = new Set<string>()
  readonly hookRuns: HookRun[] = []
  /** Which stated operations were asked, and in which ways. */
  readonly requestCases = new Set<string>()
  /** Member names of the target file that some answer held. */
  readonly namesSeen = new Set<string>()
  /** Checks whose exchanges explain what a rule over all exchanges found. */
  causes: string[] = []
  /** Who records. */
  readonly check: string | undefined
  readonly #names: readonly string[]
  #number = 0

  /** @param names member names to look for in the answers */
  constructor(names: readonly string[] = [], check?: string) {
    this.#names = names
    this.check = check
  }

  nextNumber(): number {
    this.requests += 1
    this.#number += 1
    return this.#number
  }

  add(exchange: Exchange): void {
    this.exchanges.push(exchange)
    if (this.exchanges.length > exchangesKept) this.exchanges.shift()
    for (const mismatch of exchange.mismatches) {
      this.mismatches.set(`${mismatch.operation} ${mismatch.pointer} ${mismatch.message}`, mismatch)
    }
    const asked = requestCaseOf(exchange)
    if (asked !== undefined) this.requestCases.add(asked)
    if (says(exchange)) this.accepted += 1
    for (const name of this.#names)
      if (!this.namesSeen.has(name) && exchange.response?.body.includes(JSON.stringify(name)) === true)
        this.namesSeen.add(name)
    if (succeeded(exchange, 'PATCH', '/v1/me')) this.settingsChanged.add(exchange.actor)
    if (succeeded(exchange, 'POST', '/v1/webhooks')) this.subscribers.add(exchange.actor)
  }

  addDelivery(delivery: RecordedDelivery): void {
    this.deliveries.push(delivery)
    if (this.deliveries.length > exchangesKept) this.deliveries.shift()
  }

  /** Forgets the exchanges of an earlier execution, so that the report shows one only. */
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
  // What the operator is granted proves nothing about the interface.
  if (actor === 'operator') return false
  if (response === null || response.status < 200 || response.status > 299) return false
  return response.status === 204 || /[^\s{}[\]"]/.test(response.body)
}

export const recording = new AsyncLocalStorage<Recorder>()
