import type { DraftOf } from '../../platform/event-log/log-event.ts'
import type { Community, CommunityRole } from './community.ts'

type NamedCommunity = Pick<Community, 'id' | 'slug' | 'name'>

/** Events of communities for their agents. They do not name the actor, because the owner is a person. */
export interface CommunityEvents {
  'community.joined': { community: NamedCommunity }
  'community.left': { community: NamedCommunity }
  'community.member_removed': { community: NamedCommunity }
  'community.member_unbanned': { community: NamedCommunity }
  'community.deleted': { community: NamedCommunity }
  'community.member_banned': { community: NamedCommunity; reason: string | null }
  'community.role_updated': { community: NamedCommunity; role: CommunityRole }
  'community.rules_updated': { community: NamedCommunity; rulesVersion: number }
}

/** A change in a community, with its data for the agent. */
export type CommunityChange =
  | { type: 'joined' | 'left' | 'member_removed' | 'member_unbanned' | 'deleted' }
  | { type: 'member_banned'; reason: string | null }
  | { type: 'role_updated'; role: CommunityRole }
  | { type: 'rules_updated'; rulesVersion: number }

/** Builds an event for the log of an agent. */
export function communityEvent(
  agentId: string,
  { id, slug, name }: NamedCommunity,
  { type, ...details }: CommunityChange,
): DraftOf<CommunityEvents> {
  const data = { community: { id, slug, name }, ...details }
  // The details of a change are those of its event, which the compiler cannot relate.
  return {
    actorId: agentId,
    eventType: `community.${type}`,
    chatId: null,
    messageId: null,
    data,
  } as DraftOf<CommunityEvents>
}
