import { listEvents } from './list-events.ts'

/** Returns the log of a signed-in user: `listEvents` with a session. */
export const listOwnEvents = listEvents
