import type { DeliveryContext } from '../context.ts'
import { acknowledge } from './acknowledge.ts'
import type { Ticket } from './ticket.store.ts'

/** What the client of a socket has acknowledged. */
export interface Acks {
  /** Through which sequence that is stored. */
  stored(): number
  /** Stores an ack, one after the other; acks that come meanwhile are taken together. */
  take(sequence: number): void
  /** Resolves when the next ack is stored. */
  next(): Promise<'acked'>
  /** Resolves when nothing is being stored. */
  settled(): Promise<void>
}

/** @param onError is given what went wrong when an ack was stored */
export function createAcks(
  context: Pick<DeliveryContext, 'commits' | 'clock' | 'database' | 'waiters' | 'metrics'>,
  ticket: Ticket,
  after: number,
  onError: (error: unknown) => void,
): Acks {
  let stored = after
  let wanted = after
  let storing: Promise<void> | undefined
  let acked = Promise.withResolvers<'acked'>()

  async function store(): Promise<void> {
    while (wanted > stored) {
      const through = wanted
      await acknowledge(context, ticket, stored, through)
      stored = through
      acked.resolve('acked')
      acked = Promise.withResolvers()
    }
  }

  return {
    stored: () => stored,
    take(sequence) {
      wanted = Math.max(wanted, sequence)
      storing ??= store()
        .catch(onError)
        .finally(() => {
          storing = undefined
        })
    },
    next: () => acked.promise,
    settled: async () => storing,
  }
}
