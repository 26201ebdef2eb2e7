import type { Tx } from '../../platform/database/database.ts'
import { onlyKeys } from '../../platform/database/only-keys.ts'
import { keyOf, type LoadedState } from '../../platform/unit-of-work/state.ts'
import { readMessages } from './message.sql.ts'
import type { Message } from './message.ts'
import { rankOf } from '../statement-order.ts'

/** An idempotency key of a sender. Keys of different senders are independent (VMSG-007). */
export interface NamedKey {
  actorId: string
  idempotencyKey: string
}

export interface StoredIdempotencyKey extends NamedKey {
  /** Null after the message was purged. */
  message: Message | null
  createdChat: boolean
}

/** Reads stored keys, and their messages with a second query: a new key has none. */
async function readIdempotencyKeys(tx: Tx, named: readonly NamedKey[]): Promise<StoredIdempotencyKey[]> {
  if (named.length === 0) return []
  const keys = tx.table(
    { actor_id: 'text', idempotency_key: 'text' },
    named.map(({ actorId, idempotencyKey }) => ({ actor_id: actorId, idempotency_key: idempotencyKey })),
  )
  const ofActors = onlyKeys(
    tx,
    'k.actor_id',
    named.map(({ actorId }) => actorId),
  )
  const rows = await tx.rows<{ actor_id: string; idempotency_key: string; message_id: string; created_chat: number }>(
    `SELECT k.actor_id, k.idempotency_key, k.message_id, k.created_chat FROM ${keys.sql} AS t
     JOIN send_idempotency_keys k ON k.actor_id = t.actor_id AND k.idempotency_key = t.idempotency_key${ofActors.sql}`,
    [...keys.bindings, ...ofActors.bindings],
  )
  const messages = await readMessages(tx, new Set(rows.map(({ message_id }) => message_id)))
  const byId = new Map(messages.map((message) => [message.id, message]))
  return rows.map((row) => ({
    actorId: row.actor_id,
    idempotencyKey: row.idempotency_key,
    message: byId.get(row.message_id) ?? null,
    createdChat: row.created_chat === 1,
  }))
}

/**
 * Stores idempotency keys in their order, so that concurrent transactions cannot deadlock.
 * @throws when another process has stored one of them meanwhile
 */
async function insertIdempotencyKeys(
  tx: Tx,
  keys: readonly (NamedKey & { messageId: string; createdChat: boolean })[],
): Promise<void> {
  if (keys.length === 0) return
  const sorted = [...keys].sort((a, b) =>
    keyOf(a.actorId, a.idempotencyKey) < keyOf(b.actorId, b.idempotencyKey) ? -1 : 1,
  )
  await tx.insert(
    'send_idempotency_keys',
    { actor_id: 'text', idempotency_key: 'text', message_id: 'text', created_chat: 'bigint' },
    sorted.map((key) => ({
      actor_id: key.actorId,
      idempotency_key: key.idempotencyKey,
      message_id: key.messageId,
      created_chat: key.createdChat ? 1 : 0,
    })),
  )
}

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
