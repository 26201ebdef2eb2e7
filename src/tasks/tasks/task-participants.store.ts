import { lockActorsForShare } from '../../identity/accounts/actor.store.ts'
import type { Tx } from '../../platform/database/database.ts'

/** Who of some pairs of agents is there, and who of them blocks whom. */
export interface TaskParticipants {
  active: ReadonlySet<string>
  /** Between two, a block in either direction counts (BLK-001). */
  blocked(one: string, other: string): boolean
}

/** Keeps the participants of tasks from being deleted until the transaction ends, and reads the blocks between them. */
export async function lockTaskParticipants(
  tx: Tx,
  pairs: readonly { requesterId: string; workerId: string }[],
): Promise<TaskParticipants> {
  const actorIds = [...new Set(pairs.flatMap(({ requesterId, workerId }) => [requesterId, workerId]))]
  const active = new Set(await lockActorsForShare(tx, actorIds))
  const wanted = tx.table(
    { one: 'text', other: 'text' },
    pairs.flatMap(({ requesterId, workerId }) => [
      { one: requesterId, other: workerId },
      { one: workerId, other: requesterId },
    ]),
  )
  const rows = await tx.rows<{ blocker_id: string; blocked_id: string }>(
    `SELECT b.blocker_id, b.blocked_id FROM ${wanted.sql} AS t
     JOIN blocks b ON b.blocker_id = t.one AND b.blocked_id = t.other`,
    wanted.bindings,
  )
  const blocks = new Set(rows.map(({ blocker_id, blocked_id }) => `${blocker_id} ${blocked_id}`))
  return { active, blocked: (one, other) => blocks.has(`${one} ${other}`) || blocks.has(`${other} ${one}`) }
}
