import { keyOf, type LoadedState } from '../../platform/unit-of-work/state.ts'
import { rankOf } from '../statement-order.ts'
import { plainEmoji } from './reaction.rules.ts'
import {
  loadReactions,
  loadSpellings,
  storeReactions,
  type ReactionTarget,
  type ReactionTargetState,
} from './reaction.store.ts'
import type { ReactionValue } from './reaction.ts'

export interface ReactionsValue {
  byTarget: Map<string, ReactionValue>
  /** First spelling of each emoji on a message or part, by `spellingKey`. */
  spellings: Map<string, string>
  /** Changed reactions by target key. Only the last state of the batch is stored. */
  changed: Map<string, ReactionTargetState>
}

export function targetKey({ messageId, partId, actorId }: ReactionTarget): string {
  return keyOf(messageId, partId ?? '', actorId)
}

/** Returns the key of an emoji on a message or part, for all actors. */
export function spellingKey({ messageId, partId }: Omit<ReactionTarget, 'actorId'>, emoji: string): string {
  return keyOf(messageId, partId ?? '', plainEmoji(emoji))
}

/** Reactions on the targets of the writes of a batch. */
export const reactions: LoadedState<ReactionsValue, Map<string, ReactionTarget>> = {
  name: 'reactions',
  rank: rankOf('reactions'),
  phase: 'lock',
  emptyKeys: () => new Map(),
  initial: () => ({ byTarget: new Map(), spellings: new Map(), changed: new Map() }),
  async load(tx, targets) {
    const found = await loadReactions(tx, [...targets.values()])
    const spelled = await loadSpellings(tx, [...targets.values()])
    return {
      byTarget: new Map(found.map(({ value, ...target }) => [targetKey(target), value])),
      // Reversed, so that the first of several spellings is kept.
      spellings: new Map(spelled.toReversed().map(({ emoji, ...target }) => [spellingKey(target, emoji), emoji])),
      changed: new Map(),
    }
  },
  store: (tx, { changed }, { now }) => storeReactions(tx, [...changed.values()], now),
}
