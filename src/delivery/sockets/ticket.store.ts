import type { Tx } from '../../platform/database/database.ts'

/** Who may open a socket, and the credential that asked for it. */
export interface Ticket {
  actorId: string
  credentialId: string
}

/** Stores a ticket by its hash, and deletes those that were not used in time. */
export async function insertTicket(
  tx: Tx,
  ticket: Ticket & { hash: string; expiresAt: number },
  now: number,
): Promise<void> {
  await tx.run('DELETE FROM socket_tickets WHERE expires_at <= ?', [now])
  await tx.run('INSERT INTO socket_tickets (hash, actor_id, credential_id, expires_at) VALUES (?, ?, ?, ?)', [
    ticket.hash,
    ticket.actorId,
    ticket.credentialId,
    ticket.expiresAt,
  ])
}

/** Uses a ticket up: of two callers at once, one gets it. */
export async function takeTicket(tx: Tx, hash: string, now: number): Promise<Ticket | undefined> {
  const [ticket] = await tx.rows<Ticket & { expiresAt: number }>(
    `DELETE FROM socket_tickets WHERE hash = ?
     RETURNING actor_id AS "actorId", credential_id AS "credentialId", expires_at AS "expiresAt"`,
    [hash],
  )
  return ticket !== undefined && ticket.expiresAt > now ? ticket : undefined
}

/** Tickets of an agent that would still open a socket. */
export async function countTickets(tx: Tx, actorId: string, now: number): Promise<number> {
  const [row] = await tx.rows<{ n: number }>(
    'SELECT count(*) AS n FROM socket_tickets WHERE actor_id = ? AND expires_at > ?',
    [actorId, now],
  )
  return Number(row!.n)
}
