import { keyOf, type LoadedState } from '../../platform/unit-of-work/state.ts'
import { rankOf } from '../statement-order.ts'
import { loadReactions, storeReactions, type ReactionTarget, type ReactionTargetState } from './reaction.store.ts'
import type { ReactionValue } from './reaction.ts'

export interface ReactionsValue {
  /** By the key of the target. */
  byTarget: Map<string, ReactionValue>
  /** By the key of the target: only the last state of the batch is stored. */
  changed: Map<string, ReactionTargetState>
}

/** The key of a reaction target in `ReactionsValue`. */
export function targetKey({ messageId, partId, actorId }: ReactionTarget): string {
  return keyOf(messageId, partId ?? '', actorId)
}

/** The reactions on the targets that the writes of a batch name. */
export const reactions: LoadedState<ReactionsValue, Map<string, ReactionTarget>> = {
  name: 'reactions',
  rank: rankOf('reactions'),
  phase: 'lock',
  keys: () => new Map(),
  initial: () => ({ byTarget: new Map(), changed: new Map() }),
  async load(tx, targets) {
    const found = await loadReactions(tx, [...targets.values()])
    return { byTarget: new Map(found.map(({ value, ...target }) => [targetKey(target), value])), changed: new Map() }
  },
  store: (tx, { changed }, { now }) => storeReactions(tx, [...changed.values()], now),
}
