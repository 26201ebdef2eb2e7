import { getChat } from './get-chat.ts'

/** A chat of a signed-in user: `getChat` behind a session. */
export const getOwnChat = getChat
