import type { TasksContext } from '../context.ts'
import { invalidRequest } from '../../platform/errors.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { findArtifact, insertChunk, putArtifact } from './task-content.sql.ts'
import { taskUpdated } from './task-events.ts'
import { usageOfArtifact, usageWith } from './task-usage.rules.ts'
import { requireOpen, requireRole } from './task.rules.ts'
import { lockTask, updateTaskUsage } from './task.sql.ts'
import type { Artifact, TaskView } from './task.ts'
import { viewTask } from './view-task.ts'

export interface ArtifactChange {
  artifact: Artifact
  /** Appends the parts to the artifact with this id. Otherwise the artifact replaces it. */
  append: boolean
  lastChunk: boolean
  metadata?: Record<string, unknown> | undefined
}

/**
 * Stores a result of the worker, whole or in chunks.
 * @throws not_found (also for the requester), conflict (the task has ended), invalid_request (append without an
 * artifact), limit_exceeded (artifacts, chunks, parts or bytes of a task)
 */
export function addTaskArtifact(
  context: Pick<TasksContext, 'limits' | 'taskWrites'>,
  caller: Caller,
  taskId: string,
  { artifact, append, lastChunk, metadata }: ArtifactChange,
): Promise<TaskView> {
  return context.taskWrites.submit(async ({ tx, emit }) => {
    const task = await lockTask(tx, taskId)
    requireRole(task, caller.id, 'worker')
    requireOpen(task)
    const position = await findArtifact(tx, task.id, artifact.artifactId)
    if (append && position === undefined)
      throw invalidRequest('There is no artifact of this id to append to.', 'artifact.artifactId')
    const added = usageOfArtifact(artifact, metadata, position === undefined)
    const updated = { ...task, usage: usageWith(context.limits, task, added, 'artifact') }
    if (append) await insertChunk(tx, task.id, position!, artifact.parts)
    else await putArtifact(tx, task.id, artifact, position)
    await updateTaskUsage(tx, updated)
    emit(
      taskUpdated(updated, caller.id, { kind: 'artifact', artifact, append, lastChunk, ...(metadata && { metadata }) }),
    )
    return viewTask(tx, updated)
  })
}
