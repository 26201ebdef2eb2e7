import { lockActorsForCount } from '../../identity/accounts/actor.store.ts'
import type { Tx } from '../../platform/database/database.ts'

/** Who of some pairs of agents is there, and who of them blocks whom. */
export interface TaskParticipants {
  active: ReadonlySet<string>
  /** How many tasks the requesters have sent, and the workers received, that have not ended. */
  requested: Map<string, number>
  received: Map<string, number>
  /** Between two, a block in either direction counts (BLK-001). */
  blocked(one: string, other: string): boolean
}

/**
 * Keeps the participants of tasks from being deleted, and other transactions from counting their tasks, until the
 * transaction ends; reads the blocks between them, and their open tasks.
 */
export async function lockTaskParticipants(
  tx: Tx,
  pairs: readonly { requesterId: string; workerId: string }[],
): Promise<TaskParticipants> {
  const actorIds = [...new Set(pairs.flatMap(({ requesterId, workerId }) => [requesterId, workerId]))]
  const active = new Set(await lockActorsForCount(tx, actorIds))
  const wanted = tx.table(
    { one: 'text', other: 'text' },
    pairs.flatMap(({ requesterId, workerId }) => [
      { one: requesterId, other: workerId },
      { one: workerId, other: requesterId },
    ]),
  )
  const [rows, requested, received] = await Promise.all([
    tx.rows<{ blocker_id: string; blocked_id: string }>(
      `SELECT b.blocker_id, b.blocked_id FROM ${wanted.sql} AS t
       JOIN blocks b ON b.blocker_id = t.one AND b.blocked_id = t.other`,
      wanted.bindings,
    ),
    countOpenTasks(
      tx,
      'requester',
      pairs.map(({ requesterId }) => requesterId),
    ),
    countOpenTasks(
      tx,
      'worker',
      pairs.map(({ workerId }) => workerId),
    ),
  ])
  const blocks = new Set(rows.map(({ blocker_id, blocked_id }) => `${blocker_id} ${blocked_id}`))
  return {
    active,
    requested,
    received,
    blocked: (one, other) => blocks.has(`${one} ${other}`) || blocks.has(`${other} ${one}`),
  }
}

/** How many tasks some agents have in a role that have not ended. The condition is that of the indexes. */
export async function countOpenTasks(
  tx: Tx,
  role: 'requester' | 'worker',
  agentIds: readonly string[],
): Promise<Map<string, number>> {
  const agents = tx.table(
    { id: 'text' },
    [...new Set(agentIds)].map((id) => ({ id })),
  )
  const rows = await tx.rows<{ id: string; n: number }>(
    `SELECT t.id, (SELECT count(*) FROM tasks k WHERE k.${role}_id = t.id AND k.state NOT IN
       ('TASK_STATE_COMPLETED', 'TASK_STATE_FAILED', 'TASK_STATE_CANCELED', 'TASK_STATE_REJECTED')) AS n
     FROM ${agents.sql} AS t`,
    agents.bindings,
  )
  return new Map(rows.map(({ id, n }) => [id, Number(n)]))
}
