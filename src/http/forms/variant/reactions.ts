import { react } from '../../../conversations/reactions/react.ts'
import { decodeReactionByIndex } from '../../../conversations/reactions/reaction.variant.ts'
import type { AreaHandlers } from './area-handlers.ts'

export const reactionHandlers = {
  react: async (context, { caller, body, path }) => {
    const { changed } = await react(context, caller, { messageId: path.id, ...decodeReactionByIndex(body) })
    return { status: 200, body: { changed } }
  },
} satisfies AreaHandlers<'reactions'>
