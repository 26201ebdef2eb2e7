import { createSocketTicket } from './create-socket-ticket.ts'

/** Creates the ticket of a signed-in user: `createSocketTicket` with a session and the limit of a person (AMB-182). */
export const createOwnSocketTicket = createSocketTicket
