import type { OperationTypes } from '../../../../generated/a2a/operation-types.ts'
import { findCalledAgent } from '../../../tasks/a2a/find-called-agent.ts'
import { invalidRequest } from '../../../platform/errors.ts'
import { addTaskArtifact } from '../../../tasks/tasks/add-task-artifact.ts'
import { addTaskMessage } from '../../../tasks/tasks/add-task-message.ts'
import { awaitTask } from '../../../tasks/tasks/await-task.ts'
import { cancelTask } from '../../../tasks/tasks/cancel-task.ts'
import { getTask } from '../../../tasks/tasks/get-task.ts'
import { listTasks } from '../../../tasks/tasks/list-tasks.ts'
import { sendTask } from '../../../tasks/tasks/send-task.ts'
import { encodeTask } from '../../../tasks/tasks/task.a2a.ts'
import { changeTaskStatus } from '../../../tasks/tasks/change-task-status.ts'
import type { Handler } from '../../handler.ts'

const send: Handler<OperationTypes['sendTask']> = async (context, { caller, body, signal }) => {
  const { to, message, metadata = null, configuration: { historyLength, returnImmediately = true } = {} } = body
  const worker = await findCalledAgent(context, caller.id, to)
  if (worker.id === caller.id) throw invalidRequest('A task is for another agent.', 'to')
  const { task, created } = await sendTask(context, caller, { worker, message, metadata })
  const now = returnImmediately ? task : await awaitTask(context, caller, task, context.config.a2aAnswerWaitMs, signal)
  return { status: created ? 201 : 200, body: { task: encodeTask(now, { historyLength }) } }
}

const list: Handler<OperationTypes['listTasks']> = async (context, { caller, query }) => {
  const { role, contextId = null, status = null, cursor, limit } = query
  const { items, nextCursor, hasMore } = await listTasks(context, {
    filter: { role, actorId: caller.id, peerId: null, contextId, state: status, statusSince: null },
    cursor,
    cursorField: 'cursor',
    limit,
    history: true,
    artifacts: false,
  })
  return {
    status: 200,
    body: { tasks: items.map((task) => encodeTask(task)), next_cursor: nextCursor, has_more: hasMore },
  }
}

const get: Handler<OperationTypes['getTask']> = async (context, { caller, path, query }) => ({
  status: 200,
  body: { task: encodeTask(await getTask(context, caller, path.id), { historyLength: query.historyLength }) },
})

const addMessage: Handler<OperationTypes['addTaskMessage']> = async (context, { caller, path, body }) => ({
  status: 200,
  body: { task: encodeTask(await addTaskMessage(context, caller, path.id, body.message)) },
})

const changeStatus: Handler<OperationTypes['changeTaskStatus']> = async (context, { caller, path, body }) => {
  const { state, message = null, metadata } = body
  const { task, changed } = await changeTaskStatus(context, caller, path.id, { state, message, metadata })
  return { status: 200, body: { task: encodeTask(task), changed } }
}

const addArtifact: Handler<OperationTypes['addTaskArtifact']> = async (context, { caller, path, body }) => {
  const { artifact, append = false, lastChunk = false, metadata } = body
  const task = await addTaskArtifact(context, caller, path.id, { artifact, append, lastChunk, metadata })
  return { status: 200, body: { task: encodeTask(task) } }
}

const cancel: Handler<OperationTypes['cancelTask']> = async (context, { caller, path }) => {
  const { task, changed } = await cancelTask(context, caller, path.id)
  return { status: 200, body: { task: encodeTask(task), changed } }
}

export const taskHandlers = {
  sendTask: send,
  listTasks: list,
  getTask: get,
  addTaskMessage: addMessage,
  changeTaskStatus: changeStatus,
  addTaskArtifact: addArtifact,
  cancelTask: cancel,
}
