import { keyOf } from '../../platform/unit-of-work/key-of.ts'
import type { LoadedState } from '../../platform/unit-of-work/state.ts'
import { rankOf } from '../statement-order.ts'
import { insertSuppressions, readSuppressions, type Suppression } from './suppression.store.ts'

export interface SuppressionsValue {
  /** [message, actor] pairs that are never delivered. */
  pairs: Set<string>
  added: Suppression[]
}

/** Who never gets which of the messages at which writes point, because of a block when they were sent. */
export const suppressions: LoadedState<SuppressionsValue, Set<string>> = {
  name: 'suppressions',
  rank: rankOf('suppressions'),
  phase: 'lock',
  keys: () => new Set(),
  initial: () => ({ pairs: new Set(), added: [] }),
  async load(tx, messageIds) {
    const found = await readSuppressions(tx, messageIds)
    return { pairs: new Set(found.map((row) => keyOf(row.messageId, row.actorId))), added: [] }
  },
  store: (tx, { added }) => insertSuppressions(tx, added),
}
