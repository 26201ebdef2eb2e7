import type { EventDraft } from '../../platform/event-log/log-event.ts'
import type { Community, CommunityRole } from './community.ts'

/** A change in a community, with its data for the agent. */
export type CommunityChange =
  | { type: 'joined' | 'left' | 'member_removed' | 'member_unbanned' | 'deleted' }
  | { type: 'member_banned'; reason: string | null }
  | { type: 'role_updated'; role: CommunityRole }
  | { type: 'rules_updated'; rulesVersion: number }

/** Builds an event for the log of an agent. It does not name the actor, because the owner is a person. */
export function communityEvent(
  agentId: string,
  { id, slug, name }: Pick<Community, 'id' | 'slug' | 'name'>,
  change: CommunityChange,
): EventDraft {
  const envelope = { actorId: agentId, chatId: null, messageId: null }
  const community = { id, slug, name }
  switch (change.type) {
    case 'member_banned':
      return { ...envelope, eventType: 'community.member_banned', data: { community, reason: change.reason } }
    case 'role_updated':
      return { ...envelope, eventType: 'community.role_updated', data: { community, role: change.role } }
    case 'rules_updated': {
      const data = { community, rules_version: change.rulesVersion }
      return { ...envelope, eventType: 'community.rules_updated', data }
    }
    default:
      return { ...envelope, eventType: `community.${change.type}`, data: { community } }
  }
}
