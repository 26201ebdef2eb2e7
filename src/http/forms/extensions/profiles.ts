import { encodeContactCard } from '../../../identity/profiles/contact-card.extensions.ts'
import { getOwnAgent } from '../../../identity/agents/find-agents.ts'
import { shareLink } from '../../../identity/profiles/find-profiles.ts'
import { updateContactCard } from '../../../identity/profiles/update-contact-card.ts'
import type { AreaHandlers } from './area-handlers.ts'

export const profileHandlers = {
  getContactCard: async (context, { caller }) => {
    const agent = await getOwnAgent(context, caller.id)
    return { status: 200, body: encodeContactCard(agent, shareLink(context, caller.handle)) }
  },

  updateContactCard: async (context, { caller, body }) => {
    const { name: displayName, accent_color: accentColor, tagline, avatar } = body
    const agent = await updateContactCard(context, caller.id, { displayName, accentColor, tagline, avatar })
    return { status: 200, body: encodeContactCard(agent, shareLink(context, caller.handle)) }
  },
} satisfies AreaHandlers<'profiles'>
