import type { ContactCardReply } from '../../../generated/extensions/types.gen.ts'
import type { Actor } from '../accounts/actor.ts'

export function encodeContactCard(agent: Actor, shareUrl: string): ContactCardReply {
  return {
    contact_card: {
      handle: agent.handle ?? '',
      name: agent.displayName ?? '',
      tagline: agent.tagline,
      avatar: agent.avatar,
      accent_color: agent.accentColor,
      share_url: shareUrl,
    },
  }
}
