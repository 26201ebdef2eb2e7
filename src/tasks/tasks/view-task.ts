import type { Tx } from '../../platform/database/database.ts'
import { cutToBytes, pageBytesMax } from '../../platform/read-within.ts'
import { measureArtifacts, measureHistories, readArtifacts, readHistories } from './task-content.store.ts'
import type { Task, TaskView } from './task.ts'

/** Messages of a history that are shown when nothing is said about their number. */
export const historyLengthDefault = 100

/** What of the tasks is read besides the tasks themselves. */
export interface ViewExtent {
  /** The most messages, the newest; a history ends earlier than it has more bytes than a page. Undefined: the default. */
  historyLength?: number | undefined
  artifacts: boolean
}

const historyBounds = ({ historyLength = historyLengthDefault }: ViewExtent) => ({
  most: historyLength,
  bytes: pageBytesMax,
})

/** Tasks with what belongs to them, in the order given, by one query per kind. */
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

/** The first of some tasks, as many as fit into one page together with what is shown of them; one at least. */
export async function tasksWithin(
  tx: Tx,
  tasks: readonly Task[],
  extent: ViewExtent,
): Promise<{ rows: Task[]; cut: boolean }> {
  const headOf = ({ statusMessage, metadata }: Task) => Buffer.byteLength(JSON.stringify([statusMessage, metadata]))
  // What a task has in all is known: only where that is too much it matters how much of it is shown.
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

/** Whether the answer to a write shows the artifacts of a task: where there is much, whoever wants it reads the task. */
export const showsArtifacts = ({ usage }: Task): boolean => usage.bytes <= pageBytesMax

/** One task as the answer to a write shows it. */
export async function viewTask(tx: Tx, task: Task): Promise<TaskView> {
  const [view] = await viewTasks(tx, [task], { artifacts: showsArtifacts(task) })
  return view!
}
