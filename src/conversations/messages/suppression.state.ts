import { keyOf, type LoadedState, type Batch, type BatchKeys } from '../../platform/unit-of-work/state.ts'
import { rankOf } from '../statement-order.ts'
import { insertSuppressions, readSuppressions, type Suppression } from './suppression.store.ts'
import type { ParticipantState } from '../chats/chat.state.ts'
import { isInside } from '../chats/membership.rules.ts'
import type { Message } from './message.ts'
import { messages } from './message.state.ts'

export interface SuppressionsValue {
  /** [message, actor] pairs that are never delivered. */
  pairs: Set<string>
  added: Suppression[]
}

/**
 * Suppressions of the messages that writes refer to: actors that never receive them because of a block at the time of
 * sending.
 */
export const suppressions: LoadedState<SuppressionsValue, Set<string>> = {
  name: 'suppressions',
  rank: rankOf('suppressions'),
  phase: 'lock',
  emptyKeys: () => new Set(),
  initial: () => ({ pairs: new Set(), added: [] }),
  async load(tx, messageIds) {
    const found = await readSuppressions(tx, messageIds)
    return { pairs: new Set(found.map((row) => keyOf(row.messageId, row.actorId))), added: [] }
  },
  store: (tx, { added }) => insertSuppressions(tx, added),
}

/** Adds a message to the keys of a write that refers to it, with its suppressions, which decide its visibility. */
export function requestMessageKeys(keys: BatchKeys, messageId: string): void {
  keys.of(messages).add(messageId)
  keys.of(suppressions).add(messageId)
}

/** Returns whether a participant can see a message: it is in one of its periods, and not suppressed for it. */
export function canSee(
  batch: Batch,
  participant: ParticipantState,
  message: Pick<Message, 'id' | 'sequence'>,
): boolean {
  return (
    isInside(participant.periods, message.sequence) &&
    !batch.get(suppressions).pairs.has(keyOf(message.id, participant.id))
  )
}

/**
 * Returns the message with an id if a participant can see it. Unknown and suppressed messages look the same (BLK-015,
 * HIST-018).
 */
export function visibleMessage(batch: Batch, participant: ParticipantState, messageId: string): Message | undefined {
  const message = batch.get(messages).byId.get(messageId)
  return message && canSee(batch, participant, message) ? message : undefined
}
