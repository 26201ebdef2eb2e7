import { createSocketTicket, ticketSeconds } from '../../../delivery/sockets/create-socket-ticket.ts'
import { addressGroup } from '../../../platform/rate-limits/client-address.ts'
import type { HttpContext } from '../../context.ts'
import type { AreaHandlers } from './area-handlers.ts'

/** Counts a ticket for its client address until the ticket expires. */
function countTicket({ clock, openCounts }: Pick<HttpContext, 'clock' | 'openCounts'>, ip: string): void {
  const opened = openCounts.openOfAddress('socket_tickets_per_address', addressGroup(ip))
  clock.setTimeout(() => opened.end(), ticketSeconds * 1000).unref()
}

export const socketHandlers = {
  createSocketTicket: async (context, { caller, ip }) => {
    countTicket(context, ip)
    return { status: 201, body: { ...(await createSocketTicket(context, caller)), expires_in: ticketSeconds } }
  },

  createOwnSocketTicket: async (context, { caller, ip }) => {
    countTicket(context, ip)
    return { status: 201, body: { ...(await createSocketTicket(context, caller)), expires_in: ticketSeconds } }
  },
} satisfies AreaHandlers<'sockets'>
