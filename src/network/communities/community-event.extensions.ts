import type { EventEncoders } from '../../../generated/events.ts'
import type { CommunityEvents } from './community-event.ts'

export const communityEventEncoders: EventEncoders<CommunityEvents> = {
  'community.joined': ({ community }) => ({ community }),
  'community.left': ({ community }) => ({ community }),
  'community.member_removed': ({ community }) => ({ community }),
  'community.member_unbanned': ({ community }) => ({ community }),
  'community.deleted': ({ community }) => ({ community }),
  'community.member_banned': ({ community, reason }) => ({ community, reason }),
  'community.role_updated': ({ community, role }) => ({ community, role }),
  'community.rules_updated': ({ community, rulesVersion }) => ({ community, rules_version: rulesVersion }),
}
