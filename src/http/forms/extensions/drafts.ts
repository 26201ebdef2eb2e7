import { encodeDraftInView } from '../../../conversations/drafts/draft.extensions.ts'
import { discardDraft } from '../../../conversations/drafts/change-draft.ts'
import { listOwnDrafts } from '../../../conversations/drafts/list-own-drafts.ts'
import type { AreaHandlers } from './area-handlers.ts'

export const draftHandlers = {
  listOwnDrafts: async (context, { caller, path }) => {
    const drafts = await listOwnDrafts(context, caller, path.id)
    return { status: 200, body: { drafts: drafts.map((draft) => encodeDraftInView(draft, context.clock.now())) } }
  },

  discardDraft: async (context, { caller, path }) => {
    await discardDraft(context, caller, path.id)
    return { status: 204 }
  },
} satisfies AreaHandlers<'drafts'>
