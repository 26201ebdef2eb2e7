import type { Tx } from '../../platform/database/database.ts'
import { cutToBytes, pageBytesMax } from '../../platform/read-within.ts'
import { measureArtifacts, measureHistories, readArtifacts, readHistories } from './task-content.sql.ts'
import type { Task, TaskView } from './task.ts'

/** Default number of messages in a history. */
const historyLengthDefault = 100

/** Parts of a task to read besides its row. */
export interface ViewExtent {
  /**
   * Maximum number of the newest messages. A history is also limited to the bytes of a page. Undefined uses the
   * default.
   */
  historyLength?: number | undefined
  artifacts: boolean
}

const historyBounds = ({ historyLength = historyLengthDefault }: ViewExtent) => ({
  most: historyLength,
  bytes: pageBytesMax,
})

/** Reads history and artifacts of tasks, in the given order, with one query per kind. */
export async function viewTasks(tx: Tx, tasks: readonly Task[], extent: ViewExtent): Promise<TaskView[]> {
  if (tasks.length === 0) return []
  const ids = tasks.map(({ id }) => id)
  const [histories, artifacts] = await Promise.all([
    extent.historyLength === 0 ? undefined : readHistories(tx, ids, historyBounds(extent)),
    extent.artifacts ? readArtifacts(tx, ids) : undefined,
  ])
  return tasks.map((task) => ({
    ...task,
    history: histories?.get(task.id) ?? [],
    artifacts: artifacts?.get(task.id) ?? [],
  }))
}

/** Returns the first tasks that fit into one page together with their shown contents, at least one. */
export async function tasksWithin(
  tx: Tx,
  tasks: readonly Task[],
  extent: ViewExtent,
): Promise<{ rows: Task[]; cut: boolean }> {
  const headOf = ({ statusMessage, metadata }: Task) => Buffer.byteLength(JSON.stringify([statusMessage, metadata]))
  // The total usage of each task is known. The shown parts are measured only if the totals do not fit.
  const known = cutToBytes(tasks, (task) => headOf(task) + task.usage.bytes, pageBytesMax)
  if (!known.cut) return known
  const ids = tasks.map(({ id }) => id)
  const [histories, artifacts] = await Promise.all([
    extent.historyLength === 0 ? undefined : measureHistories(tx, ids, historyBounds(extent)),
    extent.artifacts ? measureArtifacts(tx, ids) : undefined,
  ])
  const shownOf = (task: Task) => headOf(task) + (histories?.get(task.id) ?? 0) + (artifacts?.get(task.id) ?? 0)
  return cutToBytes(tasks, shownOf, pageBytesMax)
}

/** Whether the answer to a write includes artifacts. Large tasks have to be read separately. */
export const showsArtifacts = ({ usage }: Task): boolean => usage.bytes <= pageBytesMax

/** Builds the view of one task for the answer to a write. */
export async function viewTask(tx: Tx, task: Task): Promise<TaskView> {
  const [view] = await viewTasks(tx, [task], { artifacts: showsArtifacts(task) })
  return view!
}
