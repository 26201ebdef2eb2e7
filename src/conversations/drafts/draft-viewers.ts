import type { Batch } from '../../platform/unit-of-work/state.ts'
import { isNotified } from '../blocks/block.state.ts'
import type { ChatState } from '../chats/chat.state.ts'
import { othersIn } from '../chats/membership.ts'
import type { Draft } from './draft.ts'

/**
 * Returns the persons who see a draft: those to whom its message would be delivered now. An empty draft is not shown.
 */
export function viewersOf(batch: Batch, chat: ChatState, { actorId, parts }: Draft): string[] {
  if (parts.length === 0) return []
  return othersIn(chat, actorId)
    .filter(({ id, type }) => type === 'user' && isNotified(batch, chat, actorId, id))
    .map(({ id }) => id)
}
