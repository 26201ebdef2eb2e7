import { type Batch, type BatchKeys, type LoadedState, keyOf } from '../../platform/unit-of-work/state.ts'
import { chats, type ChatState } from '../chats/chat.state.ts'
import { knownPairs, type KnownPairs } from '../chats/known-pairs.ts'
import { isPendingFor } from '../chats/membership.rules.ts'
import { rankOf } from '../statement-order.ts'
import { isBlocked, type Blocks } from './block.rules.ts'
import { readBlocksBetween, readBlocksInChats, type CallerAndOther, type CallerInChat } from './block.store.ts'

/**
 * Who blocks the callers of a batch, and whom they block, among the participants of the chats that they named, and among those
 * whom they would open a chat with.
 */
export const blocks: LoadedState<Blocks, CallerAndOther[]> = {
  name: 'blocks',
  rank: rankOf('blocks'),
  phase: 'lock',
  keys: () => [],
  initial: () => new Set(),
  async load(tx, newcomers, { keys, memory }) {
    const { inPairs, inChats } = split(callersIn(keys), memory.of(knownPairs))
    const found = await Promise.all([readBlocksInChats(tx, inChats), readBlocksBetween(tx, [...newcomers, ...inPairs])])
    return new Set(found.flat().map((pair) => keyOf(pair.blocker_id, pair.blocked_id)))
  },
}

/** Those whose chat has to be looked into, and those in the chat of a known pair, even if one of the two has left it since. */
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
  [...(keys.asked(chats) ?? [])].flatMap(([chatId, callers]) => [...callers].map((callerId) => ({ chatId, callerId })))

/**
 * Whether `to` is notified of what `from` does now: there is no block between them, and the chat is no open request of
 * either. Before a person has accepted a request, nobody learns what the person does with it (AMB-067).
 */
export function isNotified(batch: Batch, chat: ChatState, from: string, to: string): boolean {
  return !isPendingFor(chat, to) && !isPendingFor(chat, from) && !isBlocked(batch.get(blocks), chat, from, to)
}
