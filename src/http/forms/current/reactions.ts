import { react } from '../../../conversations/reactions/react.ts'
import { decodeReactRequest } from '../../../conversations/reactions/reaction.current.ts'
import type { AreaHandlers } from './area-handlers.ts'

export const reactionHandlers = {
  react: async (context, { caller, body, path }) => {
    const { changed } = await react(context, caller, { messageId: path.id, ...decodeReactRequest(body) })
    return { status: 200, body: { changed } }
  },
} satisfies AreaHandlers<'reactions'>
