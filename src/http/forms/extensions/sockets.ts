import { createSocketTicket, ticketSeconds } from '../../../delivery/sockets/create-socket-ticket.ts'
import { addressGroup } from '../../../platform/rate-limits/client-address.ts'
import type { AreaHandlers } from './area-handlers.ts'

export const socketHandlers = {
  createSocketTicket: async (context, call) => {
    const { clock, openCounts } = context
    const end = openCounts.openOfAddress('socket_tickets_per_address', addressGroup(call.ip))
    clock.setTimeout(end, ticketSeconds * 1000).unref()
    return { status: 201, body: { ...(await createSocketTicket(context, call.caller)), expires_in: ticketSeconds } }
  },
} satisfies AreaHandlers<'sockets'>
