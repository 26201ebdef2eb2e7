import { type Batch, type BatchKeys, type LoadedState, keyOf } from '../../platform/unit-of-work/state.ts'
import { chats, type ChatState } from '../chats/chat.state.ts'
import { knownPairs, type KnownPairs } from '../chats/known-pairs.ts'
import { isPendingFor } from '../chats/membership.rules.ts'
import { rankOf } from '../statement-order.ts'
import type { ChatKind } from '../chats/chat.ts'
import { readBlocksBetween, readBlocksInChats, type CallerAndOther, type CallerInChat } from './block.store.ts'

/**
 * Blocks in both directions between the callers of a batch and the participants of their chats, or of chats that they
 * would open.
 */
export const blocks: LoadedState<Blocks, CallerAndOther[]> = {
  name: 'blocks',
  rank: rankOf('blocks'),
  phase: 'lock',
  emptyKeys: () => [],
  initial: () => new Set(),
  async load(tx, newcomers, { keys, memory }) {
    const { inPairs, inChats } = split(callersIn(keys), memory.of(knownPairs))
    const found = await Promise.all([readBlocksInChats(tx, inChats), readBlocksBetween(tx, [...newcomers, ...inPairs])])
    return new Set(found.flat().map((pair) => keyOf(pair.blocker_id, pair.blocked_id)))
  },
}

/**
 * Splits callers into chats of known pairs, and chats whose participants must be read. A pair stays known after one of
 * its actors has left.
 */
function split(callers: readonly CallerInChat[], pairs: KnownPairs) {
  const inPairs: CallerAndOther[] = []
  const inChats: CallerInChat[] = []
  for (const caller of callers) {
    const pair = pairs.of(caller.chatId)
    if (pair) inPairs.push({ callerId: caller.callerId, otherId: pair[0] === caller.callerId ? pair[1] : pair[0] })
    else inChats.push(caller)
  }
  return { inPairs, inChats }
}

const callersIn = (keys: BatchKeys): CallerInChat[] =>
  [...(keys.requested(chats) ?? [])].flatMap(([chatId, callers]) =>
    [...callers].map((callerId) => ({ chatId, callerId })),
  )

/**
 * Returns whether `to` is notified of an action of `from`: there is no block, and the chat is not a pending request of
 * either. Until a person accepts a request, the person's actions stay hidden (AMB-067).
 */
export function isNotified(batch: Batch, chat: ChatState, from: string, to: string): boolean {
  return !isPendingFor(chat, to) && !isPendingFor(chat, from) && !isBlocked(batch.get(blocks), chat, from, to)
}

/** [blocker, blocked] pairs by `keyOf`. */
export type Blocks = ReadonlySet<string>

/**
 * Returns whether actions of `from` must not reach `to`: in a direct chat after a block in either direction, in a group
 * only after a block by the receiver (BLK-001, BLK-006, BLK-007).
 */
export function isBlocked(blocks: Blocks, chat: { kind: ChatKind }, from: string, to: string): boolean {
  if (blocks.size === 0) return false
  if (blocks.has(keyOf(to, from))) return true
  return chat.kind === 'direct' && blocks.has(keyOf(from, to))
}
