import { getChat } from './get-chat.ts'

/** A chat of a signed-in user: `getChat` for a session. */
export const getOwnChat = getChat
