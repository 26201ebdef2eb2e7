import { assertWithinLimit, type LimitName } from '../../platform/limits/account-limits.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import type { Artifact, Task, TaskUsage } from './task.ts'

/** Limit of each counter. */
const limitOf = {
  messages: 'messages_per_task',
  artifacts: 'artifacts_per_task',
  chunks: 'artifact_chunks_per_task',
  parts: 'artifact_parts_per_task',
  bytes: 'bytes_per_task',
} as const satisfies Record<keyof TaskUsage, LimitName>

const none: TaskUsage = { messages: 0, artifacts: 0, chunks: 0, parts: 0, bytes: 0 }

/** Returns the usage of a message, or of a change of status with its message. */
export const usageOfMessage = (...said: readonly unknown[]): TaskUsage => ({
  ...none,
  messages: 1,
  bytes: bytesOf(said),
})

/** Returns the usage of an artifact or chunk. @param isNew the task has no artifact with this id */
export const usageOfArtifact = (artifact: Artifact, metadata: unknown, isNew: boolean): TaskUsage => ({
  ...none,
  artifacts: isNew ? 1 : 0,
  chunks: 1,
  parts: artifact.parts.length,
  bytes: bytesOf([artifact, metadata]),
})

const bytesOf = (values: readonly unknown[]): number =>
  values.reduce<number>(
    (sum, value) => sum + (value === null || value === undefined ? 0 : Buffer.byteLength(JSON.stringify(value))),
    0,
  )

/**
 * Adds to the usage of a task. Usage never decreases: events of replaced artifacts are kept.
 * @param field the member of the request that adds it
 * @throws limit_exceeded
 */
export function usageWith(limits: Pick<Limits, 'of'>, task: Task, added: TaskUsage, field: string): TaskUsage {
  for (const name of Object.keys(limitOf) as (keyof TaskUsage)[]) {
    if (added[name] === 0) continue
    const limit = limitOf[name]
    const details = { field, ...(name === 'bytes' && { used: task.usage.bytes }), added: added[name] }
    assertWithinLimit(limit, task.usage[name], limits.of(limit, task.requesterId), details)
  }
  return sumOfUsage(task.usage, added)
}

export const sumOfUsage = (one: TaskUsage, other: TaskUsage): TaskUsage => ({
  messages: one.messages + other.messages,
  artifacts: one.artifacts + other.artifacts,
  chunks: one.chunks + other.chunks,
  parts: one.parts + other.parts,
  bytes: one.bytes + other.bytes,
})
