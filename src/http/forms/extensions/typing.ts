import { setTyping } from '../../../conversations/typing/set-typing.ts'
import type { AreaHandlers } from './area-handlers.ts'

export const typingHandlers = {
  setOwnTyping: async (context, { caller, path, body }) => {
    await setTyping(context, caller, path.id, body.started)
    return { status: 204 }
  },
} satisfies AreaHandlers<'typing'>
