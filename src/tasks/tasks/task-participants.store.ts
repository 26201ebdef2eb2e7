import { lockActorsForCount } from '../../identity/accounts/actor.store.ts'
import type { Tx } from '../../platform/database/database.ts'
import { idTable } from '../../platform/database/id-table.ts'

/** Who of some pairs of agents is there, and who of them blocks whom. */
export interface TaskParticipants {
  active: ReadonlySet<string>
  /** How many tasks the requesters have sent, and the workers received, that have not ended, as far as they were counted. */
  requested: Map<string, number>
  received: Map<string, number>
  /** Between two, a block in either direction counts (BLK-001). */
  blocked(one: string, other: string): boolean
}

/**
 * Keeps the participants of tasks from being deleted, and other transactions from counting their tasks, until the
 * transaction ends; reads the blocks between them, and their open tasks.
 * @param mostCounted no more open tasks than that are counted of each: what no limit asks for costs nothing
 */
export async function lockTaskParticipants(
  tx: Tx,
  pairs: readonly { requesterId: string; workerId: string }[],
  mostCounted: number,
): Promise<TaskParticipants> {
  const actorIds = [...new Set(pairs.flatMap(({ requesterId, workerId }) => [requesterId, workerId]))]
  const wanted = tx.table(
    { one: 'text', other: 'text' },
    pairs.flatMap(({ requesterId, workerId }) => [
      { one: requesterId, other: workerId },
      { one: workerId, other: requesterId },
    ]),
  )
  const requesters = idTable(tx, new Set(pairs.map(({ requesterId }) => requesterId)))
  const workers = idTable(tx, new Set(pairs.map(({ workerId }) => workerId)))
  const locking = lockActorsForCount(tx, actorIds)
  // One statement for all three: a new task costs as many as it did without limits.
  const reading = tx.rows<{ kind: 'block' | 'requester' | 'worker'; id: string; other: string; n: number }>(
    `SELECT 'block' AS kind, b.blocker_id AS id, b.blocked_id AS other, 0 AS n FROM ${wanted.sql} AS t
     JOIN blocks b ON b.blocker_id = t.one AND b.blocked_id = t.other
     UNION ALL SELECT 'requester', t.id, '', ${someOpenTasksOf('requester')} FROM ${requesters.sql} AS t
     UNION ALL SELECT 'worker', t.id, '', ${someOpenTasksOf('worker')} FROM ${workers.sql} AS t`,
    [...wanted.bindings, mostCounted, ...requesters.bindings, mostCounted, ...workers.bindings],
  )
  const [active, rows] = await Promise.all([locking, reading])
  const of = (wantedKind: string) => rows.filter(({ kind }) => kind === wantedKind)
  const counts = (role: 'requester' | 'worker') => new Map(of(role).map(({ id, n }) => [id, Number(n)]))
  const blocks = new Set(of('block').map(({ id, other }) => `${id} ${other}`))
  return {
    active: new Set(active),
    requested: counts('requester'),
    received: counts('worker'),
    blocked: (one, other) => blocks.has(`${one} ${other}`) || blocks.has(`${other} ${one}`),
  }
}

/** The open tasks of `t.id`. The condition is that of the indexes. */
const openTasks = (role: 'requester' | 'worker'): string =>
  `FROM tasks k WHERE k.${role}_id = t.id AND k.state NOT IN
     ('TASK_STATE_COMPLETED', 'TASK_STATE_FAILED', 'TASK_STATE_CANCELED', 'TASK_STATE_REJECTED')`

/** Counts no more than are bound. */
const someOpenTasksOf = (role: 'requester' | 'worker'): string =>
  `(SELECT count(*) FROM (SELECT 1 ${openTasks(role)} LIMIT ?) AS counted)`

/** How many tasks some agents have in a role that have not ended. */
export async function countOpenTasks(
  tx: Tx,
  role: 'requester' | 'worker',
  agentIds: readonly string[],
): Promise<Map<string, number>> {
  const agents = idTable(tx, new Set(agentIds))
  const rows = await tx.rows<{ id: string; n: number }>(
    `SELECT t.id, (SELECT count(*) ${openTasks(role)}) AS n FROM ${agents.sql} AS t`,
    agents.bindings,
  )
  return new Map(rows.map(({ id, n }) => [id, Number(n)]))
}
