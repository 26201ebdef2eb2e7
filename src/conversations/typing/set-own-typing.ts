import { setTyping } from './set-typing.ts'

/** The typing signal of a signed-in user: `setTyping` for a session. */
export const setOwnTyping = setTyping
