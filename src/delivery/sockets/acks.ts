import type { DeliveryContext } from '../context.ts'
import { acknowledge } from './acknowledge.ts'
import type { Ticket } from './ticket.store.ts'

type AcksContext = Pick<DeliveryContext, 'commits' | 'clock' | 'database' | 'waiters' | 'metrics'>

/** Who has to know what becomes of acks. */
export interface AcksOwner {
  onAcked(): void
  /** @param error what went wrong when an ack was stored */
  onAckError(error: unknown): void
}

/** What the client of a socket has acknowledged. A class, because thousands of them share their methods. */
export class Acks {
  readonly #context: AcksContext
  readonly #ticket: Ticket
  readonly #owner: AcksOwner
  #stored: number
  #wanted: number
  #storing: Promise<void> | undefined

  constructor(context: AcksContext, ticket: Ticket, after: number, owner: AcksOwner) {
    this.#context = context
    this.#ticket = ticket
    this.#owner = owner
    this.#stored = after
    this.#wanted = after
  }

  /** Through which sequence that is stored. */
  get stored(): number {
    return this.#stored
  }

  /** Stores an ack, one after the other; acks that come meanwhile are taken together. */
  take(sequence: number): void {
    this.#wanted = Math.max(this.#wanted, sequence)
    this.#storing ??= this.#store()
      .catch((error: unknown) => this.#owner.onAckError(error))
      .finally(() => {
        this.#storing = undefined
      })
  }

  /** Resolves when nothing is being stored. */
  async settled(): Promise<void> {
    await this.#storing
  }

  async #store(): Promise<void> {
    while (this.#wanted > this.#stored) {
      const through = this.#wanted
      await acknowledge(this.#context, this.#ticket, this.#stored, through)
      this.#stored = through
      this.#owner.onAcked()
    }
  }
}
