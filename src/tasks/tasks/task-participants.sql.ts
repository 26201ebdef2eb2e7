import { lockActorsForCount } from '../../identity/accounts/actor.store.ts'
import type { Tx } from '../../platform/database/database.ts'
import { inOrder } from '../../platform/database/queries.ts'
import { idTable } from '../../platform/database/id-table.ts'

/** Active accounts among pairs of agents, the blocks between them, and their open tasks. */
export interface TaskParticipants {
  active: ReadonlySet<string>
  /** Numbers of open tasks, sent by requesters and received by workers, counted up to a maximum. */
  requested: Map<string, number>
  received: Map<string, number>
  /** Returns whether there is a block in either direction (BLK-001). */
  blocked(one: string, other: string): boolean
}

interface CountedRow {
  kind: 'block' | 'requester' | 'worker'
  id: string
  other: string
  n: number
}

/**
 * Locks the participants of tasks against deletion, and against counts by other transactions, until the transaction
 * ends. Reads the blocks between them, and their open tasks.
 * @param mostCounted maximum open tasks counted for each, so that unlimited counts cost nothing
 */
export async function lockTaskParticipants(
  tx: Tx,
  pairs: readonly { requesterId: string; workerId: string }[],
  mostCounted: number,
): Promise<TaskParticipants> {
  const actorIds = [...new Set(pairs.flatMap(({ requesterId, workerId }) => [requesterId, workerId]))]
  const requested = tx.table(
    { one: 'text', other: 'text' },
    pairs.flatMap(({ requesterId, workerId }) => [
      { one: requesterId, other: workerId },
      { one: workerId, other: requesterId },
    ]),
  )
  const requesters = idTable(tx, new Set(pairs.map(({ requesterId }) => requesterId)))
  const workers = idTable(tx, new Set(pairs.map(({ workerId }) => workerId)))
  // One statement for all three, so that limits add no statement to a new task.
  const counting = `SELECT 'block' AS kind, b.blocker_id AS id, b.blocked_id AS other, 0 AS n FROM ${requested.sql} AS t
     JOIN blocks b ON b.blocker_id = t.one AND b.blocked_id = t.other
     UNION ALL SELECT 'requester', t.id, '', ${someOpenTasksOf('requester')} FROM ${requesters.sql} AS t
     UNION ALL SELECT 'worker', t.id, '', ${someOpenTasksOf('worker')} FROM ${workers.sql} AS t`
  const bindings = [...requested.bindings, mostCounted, ...requesters.bindings, mostCounted, ...workers.bindings]
  const [active, rows] = await inOrder(
    () => lockActorsForCount(tx, actorIds),
    () => tx.rows<CountedRow>(counting, bindings),
  )
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

/** SQL of the open tasks of `t.id`. The condition matches that of the indexes. */
const openTasks = (role: 'requester' | 'worker'): string =>
  `FROM tasks k WHERE k.${role}_id = t.id AND k.state NOT IN
     ('TASK_STATE_COMPLETED', 'TASK_STATE_FAILED', 'TASK_STATE_CANCELED', 'TASK_STATE_REJECTED')`

/** SQL that counts open tasks up to a bound value. */
const someOpenTasksOf = (role: 'requester' | 'worker'): string =>
  `(SELECT count(*) FROM (SELECT 1 ${openTasks(role)} LIMIT ?) AS counted)`

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
