import {
  keyOf,
  type Batch,
  type BatchKeys,
  type WriteKind,
  type LoadedState,
} from '../../platform/unit-of-work/state.ts'
import { findMembership } from '../chats/membership.ts'
import { rankOf } from '../statement-order.ts'
import { requestWatermarkKeys, moveWatermark } from './receipt.write.ts'
import { readDeliveredMessages, type DeliveredPosition } from './receipt.sql.ts'

/** Messages that the service delivered by pull, socket or webhook. */
export interface DeliveredWrite {
  actorId: string
  /** Last delivered sequences, at most one for each chat. */
  positions: { chatId: string; throughSequence: number }[]
}

export interface DeliveredResult {
  /** Number of positions that moved a watermark. */
  advanced: number
}

export const deliveredWrite: WriteKind<DeliveredWrite, DeliveredResult> = {
  name: 'delivered',
  requestKeys: requestDeliveredKeys,
  decide: decideDelivered,
}

function requestDeliveredKeys({ actorId, positions }: DeliveredWrite, keys: BatchKeys): void {
  for (const { chatId, throughSequence: sequence } of positions) {
    requestWatermarkKeys(keys, chatId, actorId)
    keys.of(deliveredMessages).set(keyOf(chatId, sequence, actorId), { chatId, sequence, actorId })
  }
}

/**
 * Advances delivered watermarks. Positions without a visible message of a direct chat of the actor are ignored: the
 * actor may have left, and groups have no receipts (RCP-006).
 */
function decideDelivered(batch: Batch, { actorId, positions }: DeliveredWrite, now: number): DeliveredResult {
  let advanced = 0
  for (const { chatId, throughSequence: sequence } of positions) {
    const membership = findMembership(batch, chatId, actorId)
    const messageId = batch.get(deliveredMessages).get(keyOf(chatId, sequence, actorId))
    if (!membership?.participant.current || membership.chat.kind === 'group' || messageId === undefined) continue
    if (moveWatermark(batch, membership, 'delivered', { sequence, messageId }, now)) advanced++
  }
  return { advanced }
}

/** Ids of delivered messages, by [chat, sequence, actor]. Suppressed messages are left out. */
const deliveredMessages: LoadedState<ReadonlyMap<string, string>, Map<string, DeliveredPosition>> = {
  name: 'deliveredMessages',
  rank: rankOf('deliveredMessages'),
  phase: 'lock',
  emptyKeys: () => new Map(),
  initial: () => new Map(),
  load: async (tx, positions) =>
    new Map(
      (await readDeliveredMessages(tx, [...positions.values()])).map((row) => [
        keyOf(row.chatId, row.sequence, row.actorId),
        row.messageId,
      ]),
    ),
}
