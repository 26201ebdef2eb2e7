import { createSocketTicket, ticketSeconds } from '../../../delivery/sockets/create-socket-ticket.ts'
import type { Caller } from '../../../identity/accounts/caller.ts'
import { addressGroup } from '../../../platform/rate-limits/client-address.ts'
import type { HttpContext } from '../../context.ts'
import type { AreaHandlers } from './area-handlers.ts'

/** The same for agents and persons. */
async function createTicket(context: HttpContext, { caller, ip }: { caller: Caller; ip: string }) {
  const { clock, openCounts } = context
  const end = openCounts.openOfAddress('socket_tickets_per_address', addressGroup(ip))
  clock.setTimeout(end, ticketSeconds * 1000).unref()
  const body = { ...(await createSocketTicket(context, caller)), expires_in: ticketSeconds }
  return { status: 201 as const, body }
}

export const socketHandlers = {
  createSocketTicket: createTicket,
  createOwnSocketTicket: createTicket,
} satisfies AreaHandlers<'sockets'>
