import { allDeleted, type DeletedAccounts } from '../../identity/accounts/deletion.ts'
import type { TableParameter, Tx } from '../../platform/database/database.ts'
import type { SurfaceState } from './a2ui.ts'

export type SurfaceName = Pick<SurfaceState, 'chatId' | 'surfaceId'>

/** The surfaces that there are among some names. Guarded by the locks of their chats. */
export async function loadSurfaces(tx: Tx, names: readonly SurfaceName[]): Promise<SurfaceState[]> {
  if (names.length === 0) return []
  const named = namesTable(tx, names)
  const rows = await tx.rows<{ chat_id: string; surface_id: string; creator_id: string }>(
    `SELECT s.chat_id, s.surface_id, s.creator_id FROM ${named.sql} AS t
     JOIN surfaces s ON s.chat_id = t.chat_id AND s.surface_id = t.surface_id`,
    named.bindings,
  )
  return rows.map((row) => ({ chatId: row.chat_id, surfaceId: row.surface_id, creatorId: row.creator_id }))
}

/** Brings surfaces to a state. The caller has locked their chats. */
export async function storeSurfaces(tx: Tx, surfaces: readonly SurfaceState[], now: number): Promise<void> {
  if (surfaces.length === 0) return
  const named = namesTable(tx, surfaces)
  const made = tx.table(
    { chat_id: 'text', surface_id: 'text', creator_id: 'text' },
    surfaces.flatMap(({ chatId, surfaceId, creatorId }) =>
      creatorId === null ? [] : [{ chat_id: chatId, surface_id: surfaceId, creator_id: creatorId }],
    ),
  )
  await Promise.all([
    tx.run(
      `DELETE FROM surfaces WHERE EXISTS (
         SELECT 1 FROM ${named.sql} AS t WHERE t.chat_id = surfaces.chat_id AND t.surface_id = surfaces.surface_id)`,
      named.bindings,
    ),
    tx.run(
      `INSERT INTO surfaces (chat_id, surface_id, creator_id, created_at)
       SELECT t.chat_id, t.surface_id, t.creator_id, CAST(? AS bigint) FROM ${made.sql} AS t`,
      [now, ...made.bindings],
    ),
  ])
}

/** Removes the surfaces of deleted accounts, and those of the direct chats that they were in. */
export async function deleteSurfacesOf(tx: Tx, deleted: DeletedAccounts): Promise<void> {
  const deletedIds = allDeleted(tx, deleted)
  await tx.run(
    `DELETE FROM surfaces WHERE creator_id IN (SELECT t.id FROM ${deletedIds.sql} AS t)`,
    deletedIds.bindings,
  )
  await tx.run(
    `DELETE FROM surfaces WHERE chat_id IN (
       SELECT c.id FROM ${deletedIds.sql} AS t JOIN participants m ON m.actor_id = t.id
       JOIN chats c ON c.id = m.chat_id AND c.kind = 'direct')`,
    deletedIds.bindings,
  )
}

function namesTable(tx: Tx, names: readonly SurfaceName[]): TableParameter {
  return tx.table(
    { chat_id: 'text', surface_id: 'text' },
    names.map(({ chatId, surfaceId }) => ({ chat_id: chatId, surface_id: surfaceId })),
  )
}
