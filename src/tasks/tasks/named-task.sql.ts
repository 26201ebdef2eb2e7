import { pairKey } from '../../conversations/chats/chat.rules.ts'
import { findChatsByParticipants } from '../../conversations/chats/chat-state.sql.ts'
import type { Tx } from '../../platform/database/database.ts'
import { contextKey, referenceKey, type FirstMessage } from './task-message.rules.ts'
import { namesChat } from './task.rules.ts'
import type { TaskMessage } from './task.ts'

/** Finds the existing contexts of messages for their pairs, as keys of `contextKey`. */
export async function findContexts(tx: Tx, messages: readonly FirstMessage[]): Promise<ReadonlySet<string>> {
  const naming = messages.filter(({ message }) => message.contextId !== undefined)
  if (naming.length === 0) return new Set()
  const inChats = naming.filter(({ message }) => namesChat(message.contextId))
  const [chats, tasks] = await Promise.all([
    findChatsByParticipants(tx, new Set(inChats.map(({ requesterId, workerId }) => pairKey(requesterId, workerId)))),
    contextsOfTasks(
      tx,
      naming.filter(({ message }) => !namesChat(message.contextId)),
    ),
  ])
  const ofChats = inChats.filter(
    ({ requesterId, workerId, message }) => chats.get(pairKey(requesterId, workerId)) === message.contextId,
  )
  return new Set([...ofChats, ...tasks].map(contextKey))
}

/** Returns the messages whose context is that of an earlier task of the same pair. */
async function contextsOfTasks(tx: Tx, messages: readonly FirstMessage[]): Promise<FirstMessage[]> {
  if (messages.length === 0) return []
  const requested = tx.table(
    { place: 'bigint', context_id: 'text', requester_id: 'text', worker_id: 'text' },
    messages.map(({ requesterId, workerId, message }, place) => ({
      place,
      context_id: message.contextId!,
      requester_id: requesterId,
      worker_id: workerId,
    })),
  )
  const rows = await tx.rows<{ place: number }>(
    `SELECT t.place FROM ${requested.sql} AS t WHERE EXISTS (
       SELECT 1 FROM tasks k
       WHERE k.context_id = t.context_id AND k.requester_id = t.requester_id AND k.worker_id = t.worker_id)`,
    requested.bindings,
  )
  return rows.map(({ place }) => messages[Number(place)]!)
}

/** Finds the tasks that messages refer to and that their senders take part in, as keys of `referenceKey`. */
export async function findReferences(
  tx: Tx,
  messages: readonly { senderId: string; message: Pick<TaskMessage, 'referenceTaskIds'> }[],
): Promise<ReadonlySet<string>> {
  const named = messages.flatMap(({ senderId, message: { referenceTaskIds = [] } }) =>
    referenceTaskIds.map((taskId) => ({ sender_id: senderId, task_id: taskId })),
  )
  if (named.length === 0) return new Set()
  const requested = tx.table({ sender_id: 'text', task_id: 'text' }, named)
  const rows = await tx.rows<{ sender_id: string; task_id: string }>(
    `SELECT t.sender_id, t.task_id FROM ${requested.sql} AS t JOIN tasks k ON k.id = t.task_id
     WHERE k.requester_id = t.sender_id OR (k.worker_id = t.sender_id AND k.suppressed = 0)`,
    requested.bindings,
  )
  return new Set(rows.map((row) => referenceKey(row.sender_id, row.task_id)))
}
