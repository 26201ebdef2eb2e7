import { sendMessage } from './send-message.ts'

/** The send of version 2, which accepts no undocumented members: `sendMessage` after a stricter schema. */
export const sendStrictChatMessage = sendMessage
