import { hashSecret, newSecret } from '../../platform/secrets.ts'
import type { DeliveryContext } from '../context.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { insertTicket } from './ticket.store.ts'

/** Seconds for which a ticket opens a socket. */
export const ticketSeconds = 30

/** Where sockets are opened. */
export const socketPath = '/v1/socket'

/** A ticket that opens one socket, once. It ends with the credential that asked for it. */
export async function createSocketTicket(
  context: Pick<DeliveryContext, 'config' | 'clock' | 'ids' | 'database'>,
  caller: Caller,
): Promise<{ ticket: string; url: string }> {
  const { clock, database, ids, config } = context
  const ticket = newSecret(ids, 'socket_ticket')
  const now = clock.now()
  await database.write((tx) =>
    insertTicket(
      tx,
      {
        hash: hashSecret(ticket),
        actorId: caller.id,
        credentialId: caller.credentialId,
        expiresAt: now + ticketSeconds * 1000,
      },
      now,
    ),
  )
  return { ticket, url: `${config.publicUrl.replace(/^http/, 'ws')}${socketPath}?ticket=${ticket}` }
}
