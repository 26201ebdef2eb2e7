import type { Tx } from '../../platform/database/database.ts'
import { countRows } from '../../platform/database/queries.ts'

/** The actor that may open a socket, and the credential that requested the ticket. */
export interface Ticket {
  actorId: string
  credentialId: string
}

/** Stores a ticket by its hash, and deletes expired tickets. */
export async function insertTicket(
  tx: Tx,
  ticket: Ticket & { hash: string; expiresAt: number },
  now: number,
): Promise<void> {
  await tx.knex('socket_tickets').where('expires_at', '<=', now).delete()
  const { hash, actorId, credentialId, expiresAt } = ticket
  await tx
    .knex('socket_tickets')
    .insert({ hash, actor_id: actorId, credential_id: credentialId, expires_at: expiresAt })
}

/** Redeems a ticket; only one of two concurrent calls succeeds. */
export async function takeTicket(tx: Tx, hash: string, now: number): Promise<Ticket | undefined> {
  const tickets = tx.knex('socket_tickets').where({ hash })
  const columns = { actorId: 'actor_id', credentialId: 'credential_id', expiresAt: 'expires_at' } as const
  const ticket = await tickets.clone().first(columns)
  const isFirst = (await tickets.delete()) > 0
  return isFirst && ticket !== undefined && ticket.expiresAt > now ? ticket : undefined
}

export async function countTickets(tx: Tx, actorId: string, now: number): Promise<number> {
  return countRows(tx.knex('socket_tickets').where({ actor_id: actorId }).where('expires_at', '>', now))
}
