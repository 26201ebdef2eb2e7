import { methods } from '../../../generated/a2a/methods.ts'
import { hasTrait, type Operation } from '../operation.ts'
import { limitReached, type LimitName } from '../../platform/limits/account-limits.ts'
import type { Limits } from '../../platform/limits/limits.ts'

/** Limits of requests and connections that an account has open, each with the limit of one address. */
const limitsOfAddresses = {
  held_pulls: 'held_pulls_per_address',
  waiting_calls: 'waiting_calls_per_address',
  streams: 'streams_per_address',
  sockets: 'sockets_per_address',
} as const satisfies Partial<Record<LimitName, LimitName>>

export type HeldLimit = keyof typeof limitsOfAddresses
export type OpenLimit = HeldLimit | 'requests_at_once'

/** Limits that apply to an address only, because the store counts the same for the account. */
export type AddressLimit = 'socket_tickets_per_address'

/** One counted request or connection. */
export interface Opened {
  /** Ends the count. A second call does nothing. */
  end(): void
}

/**
 * Counts of open requests and connections in this process, by account and by address. All credentials of an account
 * share one count (AMB-230).
 */
export interface OpenCounts {
  /**
   * Counts one more for the account and the address.
   * @throws DomainError rate_limited when the account or the address has reached its limit
   */
  open(name: OpenLimit, accountId: string, address: () => string): Opened
  /** Counts one more for the address. @throws DomainError rate_limited */
  openOfAddress(name: AddressLimit, address: string): Opened
  /** Returns the number of open requests or connections. */
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

  /** @throws DomainError rate_limited when the key has reached its limit */
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
    open(name, accountId, address) {
      begin(name, accountId, limits.of(name, accountId))
      if (name === 'requests_at_once') return new Counted(end, name, accountId)
      const ofAddress = limitsOfAddresses[name]
      try {
        const place = address()
        begin(ofAddress, place, limits.of(ofAddress))
        return new Counted(end, name, accountId, ofAddress, place)
      } catch (error) {
        end(name, accountId)
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

/** A class, because each of ten thousand pulls has one. */
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

/** Returns the limit that counts a request before its body is read. Requests that may wait have limits of their own. */
export function openLimitOf(operation: Operation, query: Readonly<Record<string, unknown>>): OpenLimit {
  if (!hasTrait(operation, 'waits')) return 'requests_at_once'
  if (operation.method !== 'get') return 'waiting_calls'
  return Number(query.timeout) > 0 ? 'held_pulls' : 'requests_at_once'
}

/** Returns whether the response is a stream, by the operation or by the method in a JSON-RPC body. */
export function asksForStream(operation: Operation, operationId: string, body: unknown): boolean {
  if (hasTrait(operation, 'streams')) return true
  if (typeof body !== 'object' || body === null) return false
  const { method } = body as { method?: unknown }
  if (operationId === 'callMcp') return method === 'subscriptions/listen'
  if (operationId !== 'callAgent') return false
  return typeof method === 'string' && Object.hasOwn(methods, method) && methods[method as keyof typeof methods].stream
}
