import type { ModelMaker } from './model-maker.ts'

/** Tasks between agents, and A2A. */
export async function createTasks({ dialect, table, id, where }: ModelMaker): Promise<void> {
  // SQLite: the pages that a new task writes determine the cost of its commit. Keys of indexes with a separate page for
  // each insertion are short there: ties within a millisecond are sorted, and the only writer finds repeats itself.
  const postgres = dialect === 'postgres'

  // A task, with its usage for the limits. Its updates are an event log under its id, and the receivers of its updates
  // are webhooks of that log.
  await table('tasks', {}, (t) => {
    id(t, 'id').primary()
    id(t, 'context_id').notNullable()
    id(t, 'requester_id').notNullable()
    id(t, 'worker_id').notNullable()
    t.text('state').notNullable()
    t.text('status_message')
    t.bigint('status_at').notNullable()
    t.text('metadata')
    t.smallint('suppressed').notNullable().defaultTo(0)
    t.bigint('created_at').notNullable()
    t.bigint('messages').notNullable().defaultTo(0)
    t.bigint('artifacts').notNullable().defaultTo(0)
    t.bigint('chunks').notNullable().defaultTo(0)
    t.bigint('parts').notNullable().defaultTo(0)
    t.bigint('bytes').notNullable().defaultTo(0)
    t.index(['context_id'], 'tasks_by_context')
    t.index(['requester_id', 'status_at', ...(postgres ? ['id'] : [])], 'tasks_by_requester')
    t.index(['worker_id', 'status_at', ...(postgres ? ['id'] : [])], 'tasks_by_worker')
    const isOpen = where(
      "state NOT IN ('TASK_STATE_COMPLETED', 'TASK_STATE_FAILED', 'TASK_STATE_CANCELED', 'TASK_STATE_REJECTED')",
    )
    t.index(['requester_id'], 'open_tasks_by_requester', { predicate: isOpen })
    t.index(['worker_id'], 'open_tasks_by_worker', { predicate: isOpen })
  })

  // A message of a task. idempotency_key is a digest of the address and the content, see task-message-key.rules.ts.
  // SQLite limits a clustered row to a quarter of a page, so messages are ordinary rows.
  await table('task_messages', {}, (t) => {
    id(t, 'task_id').notNullable()
    t.integer('position').notNullable()
    id(t, 'sender_id').notNullable()
    id(t, 'idempotency_key')
    t.text('message').notNullable()
    t.primary(['task_id', 'position'])
    if (postgres) t.unique(['sender_id', 'idempotency_key'])
    else t.index(['idempotency_key'], 'task_messages_by_repeat', { predicate: where('idempotency_key IS NOT NULL') })
  })

  // An artifact of a task.
  await table('task_artifacts', { clustered: true }, (t) => {
    id(t, 'task_id').notNullable()
    t.integer('position').notNullable()
    id(t, 'artifact_id').notNullable()
    t.text('description').notNullable()
    t.primary(['task_id', 'position'])
    t.unique(['task_id', 'artifact_id'])
  })

  // A chunk of an artifact.
  await table('task_artifact_chunks', { clustered: true }, (t) => {
    id(t, 'task_id').notNullable()
    t.integer('artifact_position').notNullable()
    t.integer('chunk_no').notNullable()
    t.text('parts').notNullable()
    t.primary(['task_id', 'artifact_position', 'chunk_no'])
  })

  // An A2A call that became a message of a chat: a repeated call finds its message.
  await table('a2a_calls', { clustered: true }, (t) => {
    id(t, 'requester_id').notNullable()
    id(t, 'idempotency_key').notNullable()
    id(t, 'chat_id').notNullable()
    id(t, 'message_id').notNullable()
    t.bigint('created_at').notNullable()
    t.primary(['requester_id', 'idempotency_key'])
  })
}
