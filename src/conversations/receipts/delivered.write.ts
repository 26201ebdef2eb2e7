import { keyOf, type Batch, type BatchKeys, type WriteKind } from '../../platform/unit-of-work/state.ts'
import { findMembership } from '../chats/membership.ts'
import { deliveredMessages } from './delivered-messages.state.ts'
import { askForWatermark, moveWatermark } from './receipt.write.ts'

/** The service handed messages over, by pull, socket or webhook. */
export interface DeliveredWrite {
  actorId: string
  /** At most one for each chat. */
  positions: { chatId: string; throughSequence: number }[]
}

export interface DeliveredResult {
  /** How many of the positions moved a watermark. */
  advanced: number
}

export const deliveredWrite: WriteKind<DeliveredWrite, DeliveredResult> = {
  name: 'delivered',
  keys: askForDelivered,
  decide: decideDelivered,
}

function askForDelivered({ actorId, positions }: DeliveredWrite, keys: BatchKeys): void {
  for (const { chatId, throughSequence: sequence } of positions) {
    askForWatermark(keys, chatId, actorId)
    keys.of(deliveredMessages).set(keyOf(chatId, sequence, actorId), { chatId, sequence, actorId })
  }
}

/**
 * Advances the delivered watermarks. A position that names no visible message of a direct chat of the actor is passed
 * over: the actor may have left since, and groups have no receipts (RCP-006).
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
