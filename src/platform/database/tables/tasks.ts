import type { Flag, Stored } from './stored.ts'

export interface TaskRow {
  id: string
  context_id: string
  requester_id: string
  worker_id: string
  state:
    | 'TASK_STATE_SUBMITTED'
    | 'TASK_STATE_WORKING'
    | 'TASK_STATE_INPUT_REQUIRED'
    | 'TASK_STATE_AUTH_REQUIRED'
    | 'TASK_STATE_COMPLETED'
    | 'TASK_STATE_FAILED'
    | 'TASK_STATE_CANCELED'
    | 'TASK_STATE_REJECTED'
  status_message: string | null
  status_at: number
  metadata: string | null
  suppressed: Flag
  created_at: number
  messages: number
  artifacts: number
  chunks: number
  parts: number
  bytes: number
}

export interface TaskMessageRow {
  task_id: string
  position: number
  sender_id: string
  idempotency_key: string | null
  message: string
}

export interface TaskArtifactRow {
  task_id: string
  position: number
  artifact_id: string
  description: string
}

export interface TaskArtifactChunkRow {
  task_id: string
  artifact_position: number
  chunk_no: number
  parts: string
}

export interface A2aCallRow {
  requester_id: string
  idempotency_key: string
  chat_id: string
  message_id: string
  created_at: number
}

declare module 'knex/types/tables.js' {
  interface Tables {
    tasks: Stored<TaskRow, 'suppressed' | 'messages' | 'artifacts' | 'chunks' | 'parts' | 'bytes'>
    task_messages: Stored<TaskMessageRow>
    task_artifacts: Stored<TaskArtifactRow>
    task_artifact_chunks: Stored<TaskArtifactChunkRow>
    a2a_calls: Stored<A2aCallRow>
  }
}
