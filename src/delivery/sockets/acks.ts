import type { DeliveryContext } from '../context.ts'
import type { Ticket } from './ticket.store.ts'
import { deliveredWrite } from '../../conversations/receipts/delivered.write.ts'
import { isLive } from '../../identity/accounts/credential.sql.ts'
import { unauthorized } from '../../platform/errors.ts'
import { deliveredMarks } from '../events/event-page.rules.ts'
import { readDeliveries } from '../events/event.sql.ts'
import { raiseAcknowledged } from './cursor.store.ts'

type AcksContext = Pick<DeliveryContext, 'commits' | 'clock' | 'database' | 'waiters' | 'metrics'>

/** Listener for the results of acks. */
export interface AcksOwner {
  onAcked(): void
  /** @param error error of the storage of an ack */
  onAckError(error: unknown): void
}

/** Acknowledgements of the client of a socket. A class, so that thousands of instances share their methods. */
export class Acks {
  readonly #context: AcksContext
  readonly #ticket: Ticket
  readonly #owner: AcksOwner
  #stored: number
  #received: number
  #storing: Promise<void> | undefined

  constructor(context: AcksContext, ticket: Ticket, after: number, owner: AcksOwner) {
    this.#context = context
    this.#ticket = ticket
    this.#owner = owner
    this.#stored = after
    this.#received = after
  }

  /** Highest stored sequence. */
  get stored(): number {
    return this.#stored
  }

  /** Stores an ack; acks that arrive during a write are stored together by the next write. */
  take(sequence: number): void {
    this.#received = Math.max(this.#received, sequence)
    this.#storing ??= this.#store()
      .catch((error: unknown) => this.#owner.onAckError(error))
      .finally(() => {
        this.#storing = undefined
      })
  }

  /** Resolves when no write is in progress. */
  async settled(): Promise<void> {
    await this.#storing
  }

  async #store(): Promise<void> {
    while (this.#received > this.#stored) {
      const through = this.#received
      await acknowledge(this.#context, this.#ticket, this.#stored, through)
      this.#stored = through
      this.#owner.onAcked()
    }
  }
}

/**
 * Stores that the agent has processed its events after `from` up to `through`: their messages in direct chats are
 * delivered (RCP-003), and the next socket starts after them.
 * @throws DomainError unauthorized when the credential has ended
 */
async function acknowledge(
  context: Pick<DeliveryContext, 'commits' | 'clock' | 'database' | 'metrics'>,
  { actorId, credentialId }: Ticket,
  from: number,
  through: number,
): Promise<void> {
  const marks = await context.database.read(async (tx) => {
    if (!(await isLive(tx, credentialId, context.clock.now()))) throw unauthorized()
    return deliveredMarks(await readDeliveries(tx, actorId, from, through))
  })
  if (marks.length > 0) await context.commits.submit(deliveredWrite, { actorId, positions: marks })
  await context.database.write((tx) => raiseAcknowledged(tx, actorId, through))
  context.metrics?.pulled(actorId, through)
}
