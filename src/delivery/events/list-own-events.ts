import { listEvents } from './list-events.ts'

/** The log of a signed-in user: `listEvents` behind a session. */
export const listOwnEvents = listEvents
