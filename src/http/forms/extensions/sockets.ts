import type { OperationTypes } from '../../../../generated/extensions/operation-types.ts'
import { createSocketTicket, ticketSeconds } from '../../../delivery/sockets/create-socket-ticket.ts'
import type { Handler } from '../../handler.ts'

const createTicket: Handler<OperationTypes['createSocketTicket']> = async (context, { caller }) => ({
  status: 201,
  body: { ...(await createSocketTicket(context, caller)), expires_in: ticketSeconds },
})

export const socketHandlers = { createSocketTicket: createTicket }
