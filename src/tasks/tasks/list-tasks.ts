import type { TasksContext } from '../context.ts'
import { unusableCursor } from '../../platform/cursors.ts'
import type { List } from '../../platform/paginate.ts'
import { countTaskRows, listTaskRows, type TaskFilter, type TaskPlace } from './task.store.ts'
import type { Task, TaskView } from './task.ts'
import { tasksWithin, viewTasks, type ViewExtent } from './view-task.ts'

export interface TaskListing extends ViewExtent {
  filter: TaskFilter
  cursor: string | undefined
  /** Name of the cursor parameter, for the error. */
  cursorField: string
  limit: number
}

/**
 * Lists the caller's tasks, newest status first. A page ends at its limit, by count or by bytes.
 * @throws invalid_request for an invalid cursor
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

/** Counts the tasks of a filter on all pages. The cost grows with the number of tasks. */
export function countTasks(context: Pick<TasksContext, 'database'>, filter: TaskFilter): Promise<number> {
  return context.database.read((tx) => countTaskRows(tx, filter))
}

const encodePlace = ({ statusAt, id }: Task): string => Buffer.from(`${statusAt} ${id}`).toString('base64url')

function decodePlace(cursor: string, field: string): TaskPlace {
  const [, at, id] = /^(\d{1,15}) (tsk_[0-9a-z]{26})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (at === undefined || id === undefined) throw unusableCursor(field)
  return { statusAt: Number(at), id }
}
