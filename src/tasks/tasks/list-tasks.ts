import type { TasksContext } from '../context.ts'
import { invalidRequest } from '../../platform/errors.ts'
import type { List } from '../../platform/paginate.ts'
import { countTaskRows, listTaskRows, type TaskFilter, type TaskPlace } from './task.store.ts'
import type { Task, TaskView } from './task.ts'
import { tasksWithin, viewTasks, type ViewExtent } from './view-task.ts'

export interface TaskListing extends ViewExtent {
  filter: TaskFilter
  cursor: string | undefined
  /** Name of the parameter that the cursor came in, for the error. */
  cursorField: string
  limit: number
}

/**
 * The caller's tasks, that whose status is the newest first. A page ends at its limit, or when it has as many bytes as a
 * page may have.
 * @throws invalid_request for a cursor that no page gave
 */
export async function listTasks(
  context: Pick<TasksContext, 'database'>,
  { filter, cursor, cursorField, limit, ...extent }: TaskListing,
): Promise<List<TaskView>> {
  const before = cursor === undefined ? null : decodePlace(cursor, cursorField)
  return context.database.read(async (tx) => {
    const found = await listTaskRows(tx, filter, before, limit + 1)
    const { rows, cut } = await tasksWithin(tx, found.rows.slice(0, limit), extent)
    const hasMore = cut || found.cut || found.rows.length > limit
    const nextCursor = hasMore ? encodePlace(rows.at(-1)!) : null
    return { hasMore, nextCursor, items: await viewTasks(tx, rows, extent) }
  })
}

/** The tasks that fit a filter, on all pages; as much work as there are tasks. */
export function countTasks(context: Pick<TasksContext, 'database'>, filter: TaskFilter): Promise<number> {
  return context.database.read((tx) => countTaskRows(tx, filter))
}

const encodePlace = ({ statusAt, id }: Task): string => Buffer.from(`${statusAt} ${id}`).toString('base64url')

function decodePlace(cursor: string, field: string): TaskPlace {
  const [, at, id] = /^(\d{1,15}) (tsk_[0-9a-z]{26})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (at === undefined || id === undefined) throw invalidRequest(`${field} is not one that a page gave.`, field)
  return { statusAt: Number(at), id }
}
