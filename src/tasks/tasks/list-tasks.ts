import type { TasksContext } from '../context.ts'
import { invalidRequest } from '../../platform/errors.ts'
import { paginate, type List } from '../../platform/paginate.ts'
import { countTaskRows, listTaskRows, type TaskFilter, type TaskPlace } from './task.store.ts'
import type { Task, TaskView } from './task.ts'
import { viewTasks, type ViewExtent } from './view-task.ts'

export interface TaskListing extends ViewExtent {
  filter: TaskFilter
  cursor: string | undefined
  /** Name of the parameter that the cursor came in, for the error. */
  cursorField: string
  limit: number
}

export interface TaskList extends List<TaskView> {
  /** Tasks that fit the filter, on all pages. */
  total: number
}

/**
 * The caller's tasks, that whose status is the newest first.
 * @throws invalid_request for a cursor that no page gave
 */
export async function listTasks(
  context: Pick<TasksContext, 'database'>,
  { filter, cursor, cursorField, limit, ...extent }: TaskListing,
): Promise<TaskList> {
  const before = cursor === undefined ? null : decodePlace(cursor, cursorField)
  return context.database.read(async (tx) => {
    const [rows, total] = [await listTaskRows(tx, filter, before, limit + 1), await countTaskRows(tx, filter)]
    const { items, ...page } = paginate(rows, limit, encodePlace)
    return { ...page, total, items: await viewTasks(tx, items, extent) }
  })
}

const encodePlace = ({ statusAt, id }: Task): string => Buffer.from(`${statusAt} ${id}`).toString('base64url')

function decodePlace(cursor: string, field: string): TaskPlace {
  const [, at, id] = /^(\d{1,15}) (tsk_[0-9a-z]{26})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (at === undefined || id === undefined) throw invalidRequest(`${field} is not one that a page gave.`, field)
  return { statusAt: Number(at), id }
}
