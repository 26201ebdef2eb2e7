import { hashSecret, newSecret } from '../../platform/secrets.ts'
import type { Needs } from '../../platform/context.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { unauthorized } from '../../platform/errors.ts'
import { lockActorForCount } from '../../identity/accounts/actor.store.ts'
import { assertWithinLimit } from '../../platform/limits/account-limits.ts'
import { countTickets, insertTicket } from './ticket.store.ts'

/** Lifetime of a ticket, in seconds. */
export const ticketSeconds = 30

/** Path of the WebSocket endpoint. */
export const socketPath = '/v1/socket'

/**
 * Creates a ticket that opens one socket, once. It ends with the credential of the request.
 * @throws DomainError unauthorized (the account is deleted), rate_limited (too many unused tickets)
 */
export async function createSocketTicket(
  context: Needs<'config' | 'clock' | 'ids' | 'limits' | 'database'>,
  caller: Caller,
): Promise<{ ticket: string; url: string }> {
  const { clock, database, ids, limits, config } = context
  const ticket = newSecret(ids, 'socket_ticket')
  const now = clock.now()
  const { id: actorId, credentialId } = caller
  await database.write(async (tx) => {
    if (!(await lockActorForCount(tx, actorId))) throw unauthorized()
    const limit = caller.kind === 'agent' ? 'socket_tickets_per_agent' : 'socket_tickets_per_person'
    const most = limits.of(limit, actorId)
    const retryAfterSeconds = ticketSeconds
    assertWithinLimit(limit, await countTickets(tx, actorId, now), most, { retryAfterSeconds })
    const expiresAt = now + ticketSeconds * 1000
    await insertTicket(tx, { hash: hashSecret(ticket), actorId, credentialId, expiresAt }, now)
  })
  return { ticket, url: `${config.publicUrl.replace(/^http/, 'ws')}${socketPath}?ticket=${ticket}` }
}
