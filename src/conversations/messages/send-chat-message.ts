import { sendMessage } from './send-message.ts'

/** The send whose path names the chat: `sendMessage` with another reply. */
export const sendChatMessage = sendMessage
