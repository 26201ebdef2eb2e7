import { methods } from '../../../generated/a2a/methods.ts'
import { limitReached, type LimitName } from '../../platform/limits/account-limits.ts'
import type { Limits } from '../../platform/limits/limits.ts'

/** What a credential may hold open, and the limit of the same for all that comes from one address. */
const limitsOfAddresses = {
  held_pulls: 'held_pulls_per_address',
  waiting_calls: 'waiting_calls_per_address',
  streams: 'streams_per_address',
  sockets: 'sockets_per_address',
} as const satisfies Partial<Record<LimitName, LimitName>>

export type HeldLimit = keyof typeof limitsOfAddresses
export type OpenLimit = HeldLimit | 'requests_at_once'

/** Whose credential it is, by the ids of both. */
export interface Holder {
  id: string
  credentialId: string
}

/** What only an address is counted for, because the store counts it for the account. */
export type AddressLimit = 'socket_tickets_per_address'

/** One that is counted. */
export interface Opened {
  /** It is open no longer. The second time, this does nothing. */
  end(): void
}

/** What is open in this process, by credential and by address. */
export interface OpenCounts {
  /**
   * Counts one more, of the credential and of the address.
   * @throws DomainError rate_limited when the credential or the address has as many open as it may
   */
  open(name: OpenLimit, holder: Holder, address: () => string): Opened
  /**
   * Counts one more of the address.
   * @throws DomainError rate_limited
   */
  openOfAddress(name: AddressLimit, address: string): Opened
  /** How many are open. */
  size(name: OpenLimit): number
}

export function createOpenCounts(limits: Pick<Limits, 'of'>): OpenCounts {
  const counts = new Map<LimitName, Map<string, number>>()
  const sizes = new Map<LimitName, number>()

  function countsOf(name: LimitName): Map<string, number> {
    let known = counts.get(name)
    if (!known) counts.set(name, (known = new Map()))
    return known
  }

  /** @throws DomainError rate_limited when as many as may be are open under the key */
  function begin(name: LimitName, key: string, most: number): void {
    const own = countsOf(name)
    const open = own.get(key) ?? 0
    if (open >= most) throw limitReached(name, most)
    own.set(key, open + 1)
    sizes.set(name, (sizes.get(name) ?? 0) + 1)
  }

  function end(name: LimitName, key: string): void {
    const own = countsOf(name)
    sizes.set(name, (sizes.get(name) ?? 1) - 1)
    const left = (own.get(key) ?? 1) - 1
    if (left > 0) own.set(key, left)
    else own.delete(key)
  }

  return {
    open(name, { id, credentialId }, address) {
      begin(name, credentialId, limits.of(name, id))
      if (name === 'requests_at_once') return new Counted(end, name, credentialId)
      const ofAddress = limitsOfAddresses[name]
      try {
        const place = address()
        begin(ofAddress, place, limits.of(ofAddress))
        return new Counted(end, name, credentialId, ofAddress, place)
      } catch (error) {
        end(name, credentialId)
        throw error
      }
    },
    openOfAddress(name, address) {
      begin(name, address, limits.of(name))
      return new Counted(end, name, address)
    },
    size: (name) => sizes.get(name) ?? 0,
  }
}

type End = (name: LimitName, key: string) => void

/** A class, because ten thousand pulls have one each. */
class Counted implements Opened {
  #end: End | undefined
  readonly #name: LimitName
  readonly #key: string
  readonly #ofAddress: LimitName | undefined
  readonly #address: string

  constructor(end: End, name: LimitName, key: string, ofAddress?: LimitName, address = '') {
    this.#end = end
    this.#name = name
    this.#key = key
    this.#ofAddress = ofAddress
    this.#address = address
  }

  end(): void {
    this.#end?.(this.#name, this.#key)
    if (this.#ofAddress) this.#end?.(this.#ofAddress, this.#address)
    this.#end = undefined
  }
}

/** The limit that a request counts under before its body is read: what may wait for long has a limit of its own. */
export function openLimitOf(operationId: string, query: Readonly<Record<string, unknown>>): OpenLimit {
  if (pulls.has(operationId) && Number(query.timeout) > 0) return 'held_pulls'
  return waitingCalls.has(operationId) ? 'waiting_calls' : 'requests_at_once'
}

/** Operations that wait when they are given a timeout. */
const pulls = new Set(['listEvents', 'listOwnEvents', 'listOwnedAgentEvents', 'listIceCandidates'])
/** Calls that may wait for the answer of an agent. */
const waitingCalls = new Set(['callAgent', 'sendTask', 'httpSendMessage', 'httpSendStreamingMessage'])
/** Operations whose answer is a stream whatever their body says. */
const streamedOperations = new Set(['httpSendStreamingMessage', 'httpSubscribeToTask', 'httpResubscribeToTask'])

/** Whether the body of a call asks for a stream. */
export function asksForStream(operationId: string, body: unknown): boolean {
  if (streamedOperations.has(operationId)) return true
  if (operationId !== 'callAgent' || typeof body !== 'object' || body === null) return false
  const { method } = body as { method?: unknown }
  return typeof method === 'string' && Object.hasOwn(methods, method) && methods[method as keyof typeof methods].stream
}
