import { createSocketTicket } from './create-socket-ticket.ts'

/** The ticket of a signed-in user: `createSocketTicket` behind a session, with the limit of a person (AMB-182). */
export const createOwnSocketTicket = createSocketTicket
