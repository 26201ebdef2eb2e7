import type { Needs } from '../../platform/context.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { requireTaskParticipant } from './task.rules.ts'
import { findTask, countTaskRows, listTaskRows, type TaskFilter, type TaskPlace } from './task.sql.ts'
import type { Task, TaskView } from './task.ts'
import { viewTasks, tasksWithin, type ViewExtent } from './view-task.ts'
import { unusableCursor } from '../../platform/cursors.ts'
import type { List, ListPage } from '../../platform/paginate.ts'
import { actAsOwned } from '../../identity/agents/act-as-owned.ts'

/** Returns the task without history and artifacts. @throws not_found to all but its two participants */
export async function requireTaskOf(context: Needs<'database'>, caller: Caller, taskId: string): Promise<Task> {
  const task = await context.database.read((tx) => findTask(tx, taskId))
  requireTaskParticipant(task, caller.id)
  return task!
}

/**
 * Returns the task with all of its artifacts and its newest messages.
 * @param historyLength maximum messages; undefined uses the default
 * @throws not_found to all but its two participants
 */
export async function getTask(
  context: Needs<'database'>,
  caller: Caller,
  taskId: string,
  historyLength?: number,
): Promise<TaskView> {
  return context.database.read(async (tx) => {
    const task = await findTask(tx, taskId)
    requireTaskParticipant(task, caller.id)
    const [view] = await viewTasks(tx, [task!], { historyLength, artifacts: true })
    return view!
  })
}

export interface TaskListing extends ViewExtent {
  filter: TaskFilter
  cursor: string | undefined
  limit: number
}

/**
 * Lists the caller's tasks, newest status first. A page ends at its limit, by count or by bytes.
 * @throws invalid_request for an invalid cursor
 */
export async function listTasks(
  context: Needs<'database'>,
  { filter, cursor, limit, ...extent }: TaskListing,
): Promise<List<TaskView>> {
  const before = cursor === undefined ? null : decodePlace(cursor)
  return context.database.read(async (tx) => {
    const found = await listTaskRows(tx, filter, before, limit + 1)
    const { rows, cut } = await tasksWithin(tx, found.rows.slice(0, limit), extent)
    const hasMore = cut || found.cut || found.rows.length > limit
    const nextCursor = hasMore ? encodePlace(rows.at(-1)!) : null
    return { hasMore, nextCursor, items: await viewTasks(tx, rows, extent) }
  })
}

/** Counts the tasks of a filter on all pages. The cost grows with the number of tasks. */
export function countTasks(context: Needs<'database'>, filter: TaskFilter): Promise<number> {
  return context.database.read((tx) => countTaskRows(tx, filter))
}

const encodePlace = ({ statusAt, id }: Task): string => Buffer.from(`${statusAt} ${id}`).toString('base64url')

function decodePlace(cursor: string): TaskPlace {
  const [, at, id] = /^(\d{1,15}) (tsk_[0-9a-z]{26})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (at === undefined || id === undefined) throw unusableCursor()
  return { statusAt: Number(at), id }
}

/**
 * Lists the tasks of an agent that the person owns, in one role, with history and artifacts (AMB-183).
 * @throws DomainError not_found for another person's agent and an unknown one alike; invalid_request for an invalid
 * cursor
 */
export async function listOwnedAgentTasks(
  context: Needs<'database'>,
  owner: Caller,
  agentId: string,
  { role, cursor, limit }: ListPage & { role: 'requester' | 'worker' },
): Promise<List<TaskView>> {
  const agent = await actAsOwned(context, owner, agentId)
  return listTasks(context, {
    filter: { role, actorId: agent.id, peerId: null, contextId: null, state: null, statusSince: null },
    cursor,
    limit,
    artifacts: true,
  })
}
