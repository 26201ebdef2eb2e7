import type { EventDraft } from '../../platform/event-log/log-event.ts'
import type { Sender } from '../messages/message.ts'
import { encodeReaction } from './reaction.current.ts'
import type { Reaction } from './reaction.ts'

/**
 * What a change of a reaction puts into the logs: reaction.added or reaction.removed for agents (RCT-016,
 * RCT-017), and for persons' apps reaction.changed in their place, which no agent is ever given (RCT-018).
 */
export function reactionEvents(
  change: 'added' | 'removed',
  reaction: Reaction,
): Record<Sender['type'], Pick<EventDraft, 'eventType' | 'data'>> {
  const shown = encodeReaction(reaction)
  return {
    agent: { eventType: `reaction.${change}`, data: { reaction: shown } },
    user: { eventType: 'reaction.changed', data: { change, reaction: shown } },
  }
}
