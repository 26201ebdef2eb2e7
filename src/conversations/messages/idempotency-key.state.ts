import { keyOf, type LoadedState } from '../../platform/unit-of-work/state.ts'
import { rankOf } from '../statement-order.ts'
import { insertIdempotencyKeys, readIdempotencyKeys, type NamedKey } from './idempotency-key.store.ts'
import type { Message } from './message.ts'

export interface IdempotencyKeysValue {
  /** Message stored with a key, by [actor, key]; null after it was purged. */
  byKey: Map<string, { message: Message | null; createdChat: boolean }>
  added: (NamedKey & { messageId: string; createdChat: boolean })[]
}

/** Idempotency keys of the sends, by [actor, key]. */
export const idempotencyKeys: LoadedState<IdempotencyKeysValue, Map<string, NamedKey>> = {
  name: 'idempotencyKeys',
  rank: rankOf('idempotencyKeys'),
  phase: 'lock',
  emptyKeys: () => new Map(),
  initial: () => ({ byKey: new Map(), added: [] }),
  async load(tx, named) {
    const found = await readIdempotencyKeys(tx, [...named.values()])
    return { byKey: new Map(found.map((key) => [keyOf(key.actorId, key.idempotencyKey), key])), added: [] }
  },
  store: (tx, { added }) => insertIdempotencyKeys(tx, added),
}
