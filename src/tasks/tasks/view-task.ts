import type { Tx } from '../../platform/database/database.ts'
import { readArtifacts, readHistories } from './task-content.store.ts'
import type { Task, TaskView } from './task.ts'

/** What of the tasks is read besides the tasks themselves. */
export interface ViewExtent {
  history: boolean
  artifacts: boolean
}

/** Tasks with what belongs to them, in the order given, by one query per kind. */
export async function viewTasks(tx: Tx, tasks: readonly Task[], extent: ViewExtent): Promise<TaskView[]> {
  if (tasks.length === 0) return []
  const ids = tasks.map(({ id }) => id)
  const [histories, artifacts] = await Promise.all([
    extent.history ? readHistories(tx, ids) : undefined,
    extent.artifacts ? readArtifacts(tx, ids) : undefined,
  ])
  return tasks.map((task) => ({
    ...task,
    history: histories?.get(task.id) ?? [],
    artifacts: artifacts?.get(task.id) ?? [],
  }))
}

/** One task with everything. */
export async function viewTask(tx: Tx, task: Task): Promise<TaskView> {
  const [view] = await viewTasks(tx, [task], { history: true, artifacts: true })
  return view!
}
