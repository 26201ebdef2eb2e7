import { idsOf, type DeletedAccounts } from '../../identity/accounts/deletion.ts'
import type { TableParameter, Tx } from '../../platform/database/database.ts'
import { deleteAmong, inOrder } from '../../platform/database/queries.ts'
import type { SurfaceState } from './a2ui.ts'
import type { ErasureCounts } from '../../identity/accounts/erasure-counts.ts'
import { keyOf, type Batch, type LoadedState } from '../../platform/unit-of-work/state.ts'
import { rankOf } from '../statement-order.ts'

export type SurfaceName = Pick<SurfaceState, 'chatId' | 'surfaceId'>

/** Loads the existing surfaces among some names. The locks of their chats guard them. */
async function loadSurfaces(tx: Tx, names: readonly SurfaceName[]): Promise<SurfaceState[]> {
  if (names.length === 0) return []
  const named = namesTable(tx, names)
  const rows = await tx.rows<{ chat_id: string; surface_id: string; creator_id: string }>(
    `SELECT s.chat_id, s.surface_id, s.creator_id FROM ${named.sql} AS t
     JOIN surfaces s ON s.chat_id = t.chat_id AND s.surface_id = t.surface_id`,
    named.bindings,
  )
  return rows.map((row) => ({ chatId: row.chat_id, surfaceId: row.surface_id, creatorId: row.creator_id }))
}

/** Stores or deletes surfaces. The caller has locked their chats. */
async function storeSurfaces(tx: Tx, surfaces: readonly SurfaceState[], now: number): Promise<void> {
  if (surfaces.length === 0) return
  const named = namesTable(tx, surfaces)
  const made = tx.table(
    { chat_id: 'text', surface_id: 'text', creator_id: 'text' },
    surfaces.flatMap(({ chatId, surfaceId, creatorId }) =>
      creatorId === null ? [] : [{ chat_id: chatId, surface_id: surfaceId, creator_id: creatorId }],
    ),
  )
  const deleteNamed = `DELETE FROM surfaces WHERE EXISTS (
    SELECT 1 FROM ${named.sql} AS t WHERE t.chat_id = surfaces.chat_id AND t.surface_id = surfaces.surface_id)`
  const insertMade = `INSERT INTO surfaces (chat_id, surface_id, creator_id, created_at)
    SELECT t.chat_id, t.surface_id, t.creator_id, CAST(? AS bigint) FROM ${made.sql} AS t`
  await inOrder(
    () => tx.run(deleteNamed, named.bindings),
    () => tx.run(insertMade, [now, ...made.bindings]),
  )
}

export async function deleteSurfacesOf(tx: Tx, deleted: DeletedAccounts): Promise<ErasureCounts> {
  return { erased: { messages: await deleteAmong(tx, 'surfaces', ['creator_id'], idsOf(deleted)) } }
}

export function deleteSurfacesIn(tx: Tx, chatIds: readonly string[]): Promise<number> {
  return deleteAmong(tx, 'surfaces', ['chat_id'], chatIds)
}

function namesTable(tx: Tx, names: readonly SurfaceName[]): TableParameter {
  return tx.table(
    { chat_id: 'text', surface_id: 'text' },
    names.map(({ chatId, surfaceId }) => ({ chat_id: chatId, surface_id: surfaceId })),
  )
}

export interface SurfacesValue {
  /** Surfaces by [chat, surface]. */
  byName: Map<string, SurfaceState>
  /** Changed surfaces by [chat, surface]. Only the last state of the batch is stored. */
  changed: Map<string, SurfaceState>
}

/** Surfaces named by messages of the batch. The chats of the messages, or of drafts, are known only after the locks. */
export const surfaces: LoadedState<SurfacesValue, ((batch: Batch) => SurfaceName[])[]> = {
  name: 'surfaces',
  rank: rankOf('surfaces'),
  phase: 'follow',
  emptyKeys: () => [],
  initial: () => ({ byName: new Map(), changed: new Map() }),
  async load(tx, namesIn, { batch }) {
    const names = namesIn.flatMap((namesOf) => namesOf(batch))
    const unique = new Map(names.map((name) => [keyOf(name.chatId, name.surfaceId), name]))
    const found = await loadSurfaces(tx, [...unique.values()])
    const byName = new Map(found.map((surface) => [keyOf(surface.chatId, surface.surfaceId), surface]))
    return { byName, changed: new Map() }
  },
  store: (tx, { changed }, { now }) => storeSurfaces(tx, [...changed.values()], now),
}
