import { methods } from '../../../generated/a2a/methods.ts'
import { limitReached, type LimitName } from '../../platform/limits/account-limits.ts'
import type { Limits } from '../../platform/limits/limits.ts'

/** What a credential may hold open, and the limit of the same for all that comes from one address. */
const limitsOfAddresses = {
  held_pulls: 'held_pulls_per_address',
  waiting_calls: 'waiting_calls_per_address',
  streams: 'streams_per_address',
  sockets: 'sockets_per_address',
  socket_tickets_per_agent: 'socket_tickets_per_address',
} as const satisfies Partial<Record<LimitName, LimitName>>

export type HeldLimit = keyof typeof limitsOfAddresses
export type OpenLimit = HeldLimit | 'requests_at_once'

/** Whose credential it is, by the ids of both. */
export interface Holder {
  id: string
  credentialId: string
}

/** What is open in this process, by credential and by address. */
export interface OpenCounts {
  /**
   * Counts one more.
   * @returns ends it; called again, it does nothing
   * @throws DomainError rate_limited when the credential or the address has as many open as it may
   */
  open(name: OpenLimit, holder: Holder, address: () => string): () => void
  /** How many are open. */
  size(name: OpenLimit): number
}

export function createOpenCounts(limits: Pick<Limits, 'of'>): OpenCounts {
  const counts = new Map<LimitName, Map<string, number>>()
  const sizes = new Map<OpenLimit, number>()

  function countsOf(name: LimitName): Map<string, number> {
    let known = counts.get(name)
    if (!known) counts.set(name, (known = new Map()))
    return known
  }

  function add(name: LimitName, key: string, most: number): void {
    const own = countsOf(name)
    const open = own.get(key) ?? 0
    if (open >= most) throw limitReached(name, most)
    own.set(key, open + 1)
  }

  function subtract(name: LimitName, key: string): void {
    const own = countsOf(name)
    const open = (own.get(key) ?? 1) - 1
    if (open > 0) own.set(key, open)
    else own.delete(key)
  }

  return {
    open(name, { id, credentialId }, address) {
      add(name, credentialId, limits.of(name, id))
      const ofAddress = name === 'requests_at_once' ? undefined : limitsOfAddresses[name]
      const from = ofAddress && address()
      try {
        if (ofAddress) add(ofAddress, from!, limits.of(ofAddress))
      } catch (error) {
        subtract(name, credentialId)
        throw error
      }
      sizes.set(name, (sizes.get(name) ?? 0) + 1)
      let ended = false
      return () => {
        if (ended) return
        ended = true
        sizes.set(name, (sizes.get(name) ?? 1) - 1)
        subtract(name, credentialId)
        if (ofAddress) subtract(ofAddress, from!)
      }
    },
    size: (name) => sizes.get(name) ?? 0,
  }
}

/** The limit that a request counts under before its body is read: what may wait for long has a limit of its own. */
export function openLimitOf(operationId: string, query: Readonly<Record<string, unknown>>): OpenLimit {
  if ((operationId === 'listEvents' || operationId === 'listOwnEvents') && Number(query.timeout) > 0)
    return 'held_pulls'
  return operationId === 'callAgent' || operationId === 'sendTask' ? 'waiting_calls' : 'requests_at_once'
}

/** Whether the body of a call asks for a stream. */
export function asksForStream(operationId: string, body: unknown): boolean {
  if (operationId !== 'callAgent' || typeof body !== 'object' || body === null) return false
  const { method } = body as { method?: unknown }
  return typeof method === 'string' && Object.hasOwn(methods, method) && methods[method as keyof typeof methods].stream
}
