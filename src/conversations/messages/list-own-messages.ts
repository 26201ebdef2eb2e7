import { listMessages } from './list-messages.ts'

/** The transcript of a signed-in user: `listMessages` for a session. */
export const listOwnMessages = listMessages
