import { lockActorsForShare } from '../../identity/accounts/actor.store.ts'
import type { LoadedState } from '../../platform/unit-of-work/state.ts'
import { rankOf } from '../statement-order.ts'

/** The actors, of those who would be in chats to be opened, who are there and will be until the batch is stored. */
export const presentActors: LoadedState<ReadonlySet<string>, Set<string>> = {
  name: 'presentActors',
  rank: rankOf('presentActors'),
  phase: 'lock',
  keys: () => new Set(),
  initial: () => new Set(),
  load: async (tx, ids) => new Set(await lockActorsForShare(tx, [...ids])),
}
