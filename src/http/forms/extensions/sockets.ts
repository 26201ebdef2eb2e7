import { createSocketTicket, ticketSeconds } from '../../../delivery/sockets/create-socket-ticket.ts'
import type { AreaHandlers } from './area-handlers.ts'

export const socketHandlers = {
  createSocketTicket: async (context, { caller }) => ({
    status: 201,
    body: { ...(await createSocketTicket(context, caller)), expires_in: ticketSeconds },
  }),
} satisfies AreaHandlers<'sockets'>
