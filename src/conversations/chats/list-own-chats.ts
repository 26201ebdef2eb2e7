import { listChats } from './list-chats.ts'

/** The chats of a signed-in user: `listChats` behind a session. */
export const listOwnChats = listChats
