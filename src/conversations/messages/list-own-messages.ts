import { listMessages } from './list-messages.ts'

/** The transcript as a signed-in user sees it: `listMessages` behind a session. */
export const listOwnMessages = listMessages
