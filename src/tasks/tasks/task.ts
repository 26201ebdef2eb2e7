import type { Artifact, Message, TaskState } from '../../../generated/a2a/types.gen.ts'

export type { Artifact, Message as TaskMessage, TaskState }

/** Work that one agent asked of another (TASK-001). What is said and made in it are objects of A2A, kept as they came. */
export interface Task {
  id: string
  contextId: string
  requesterId: string
  workerId: string
  state: TaskState
  /** What was said with the present state. */
  statusMessage: Message | null
  /** When the state was last stated, in milliseconds since the epoch. */
  statusAt: number
  metadata: Record<string, unknown> | null
  /** Across a block: the requester sees a task that nobody takes up, the worker sees nothing. */
  suppressed: boolean
  createdAt: number
  usage: TaskUsage
}

/** How much was said and handed over in a task so far. */
export interface TaskUsage {
  /** with changes of status */
  messages: number
  artifacts: number
  /** of artifacts, replaced ones included */
  chunks: number
  parts: number
  /** of messages and artifacts, replaced ones included */
  bytes: number
}

/** A task with what belongs to it, as much of it as was asked for, at one moment. */
export interface TaskView extends Task {
  history: Message[]
  artifacts: Artifact[]
}

/** One thing that happened to a task, as its streams show it. */
export type TaskUpdate =
  | { kind: 'status'; state: TaskState; message: Message | null; at: number; metadata?: Record<string, unknown> }
  | { kind: 'artifact'; artifact: Artifact; append: boolean; lastChunk: boolean; metadata?: Record<string, unknown> }

/** The two agents that a task is between. */
export type TaskRole = 'requester' | 'worker'
