/** Which check a request belongs to, without passing it along: actors are shared by all checks of the process. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Actor } from './actor.ts'
import type { Exchange, Mismatch } from './exchange.ts'

/** A hook that a check ran: what it may have changed is undone when its actors are given back. */
export interface HookRun {
  name: string
  parameters: Record<string, unknown>
  as?: Actor
}

/** Exchanges kept per execution; older ones make room. */
const exchangesKept = 200

export class Recorder {
  exchanges: Exchange[] = []
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
  /** Member names of the target file that some answer held. */
  readonly namesSeen = new Set<string>()
  readonly #names: readonly string[]
  #number = 0

  /** @param names member names to look for in the answers */
  constructor(names: readonly string[] = []) {
    this.#names = names
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
    if (says(exchange)) this.accepted += 1
    for (const name of this.#names)
      if (!this.namesSeen.has(name) && exchange.response?.body.includes(JSON.stringify(name)) === true)
        this.namesSeen.add(name)
    if (succeeded(exchange, 'PATCH', '/v1/me')) this.settingsChanged.add(exchange.actor)
    if (succeeded(exchange, 'POST', '/v1/webhooks')) this.subscribers.add(exchange.actor)
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
