import { findAddressedAgent } from '../../../tasks/a2a/find-called-agent.ts'
import { invalidRequest } from '../../../platform/errors.ts'
import { addTaskArtifact } from '../../../tasks/tasks/add-task-artifact.ts'
import { addTaskMessage } from '../../../tasks/tasks/add-task-message.ts'
import { awaitTask } from '../../../tasks/tasks/watch-task.ts'
import { cancelTask, changeTaskStatus } from '../../../tasks/tasks/change-task-status.ts'
import { getTask, listOwnedAgentTasks, listTasks } from '../../../tasks/tasks/find-tasks.ts'
import { sendTask } from '../../../tasks/tasks/send-task.ts'
import { addOwnTaskMessage, cancelOwnTask, listOwnTasks, sendOwnTask } from '../../../tasks/tasks/own-tasks.ts'
import { encodeTask } from '../../../tasks/tasks/task.a2a.ts'
import type { AreaHandlers } from './area-handlers.ts'
import { exactOf } from '../../../platform/exact-numbers.ts'
import { encodeList, listReply, memberReply } from '../../replies.ts'

export const taskHandlers = {
  sendTask: async (context, { caller, body, signal }) => {
    const { to, message, metadata = null } = exactOf(body)
    const { configuration: { historyLength, returnImmediately = true } = {} } = body
    const worker = await findAddressedAgent(context, caller.id, to)
    if (worker.id === caller.id) throw invalidRequest('A task is for another agent.', 'to')
    const { task, created } = await sendTask(context, caller, { worker, message, metadata })
    const now = returnImmediately
      ? task
      : await awaitTask(context, caller, task, { historyLength, timeoutMs: context.config.a2aAnswerWaitMs, signal })
    return { status: created ? 201 : 200, body: { task: encodeTask(now, { historyLength }) } }
  },

  listTasks: async (context, { caller, query }) => {
    const { role, contextId = null, status = null, cursor, limit } = query
    const tasks = await listTasks(context, {
      filter: { role, actorId: caller.id, peerId: null, contextId, state: status, statusSince: null },
      cursor,
      limit,
      artifacts: false,
    })
    return { status: 200, body: encodeList('tasks', tasks, encodeTask) }
  },

  listOwnedAgentTasks: (context, { caller, path, query }) =>
    listReply('tasks', listOwnedAgentTasks(context, caller, path.agent_id, query), encodeTask),

  getTask: (context, { caller, path, query }) =>
    memberReply('task', getTask(context, caller, path.id, query.historyLength), encodeTask),

  addTaskMessage: (context, { caller, path, body }) =>
    memberReply('task', addTaskMessage(context, caller, path.id, exactOf(body).message), encodeTask),

  changeTaskStatus: async (context, { caller, path, body }) => {
    const { state, message = null, metadata } = exactOf(body)
    const { task, changed } = await changeTaskStatus(context, caller, path.id, { state, message, metadata })
    return { status: 200, body: { task: encodeTask(task), changed } }
  },

  addTaskArtifact: async (context, { caller, path, body }) => {
    const { artifact, append = false, lastChunk = false, metadata } = exactOf(body)
    const task = await addTaskArtifact(context, caller, path.id, { artifact, append, lastChunk, metadata })
    return { status: 200, body: { task: encodeTask(task) } }
  },

  sendOwnTask: async (context, { caller, body }) => {
    const { to, message, metadata = null } = exactOf(body)
    const worker = await findAddressedAgent(context, caller.id, to)
    const { task, created } = await sendOwnTask(context, caller, { worker, message, metadata })
    return { status: created ? 201 : 200, body: { task: encodeTask(task) } }
  },

  listOwnTasks: (context, { caller, query }) => {
    const { contextId = null, status = null, cursor, limit } = query
    return listReply('tasks', listOwnTasks(context, caller, { contextId, state: status, cursor, limit }), encodeTask)
  },

  getOwnTask: (context, { caller, path, query }) =>
    memberReply('task', getTask(context, caller, path.id, query.historyLength), encodeTask),

  addOwnTaskMessage: (context, { caller, path, body }) =>
    memberReply('task', addOwnTaskMessage(context, caller, path.id, exactOf(body).message), encodeTask),

  cancelOwnTask: async (context, { caller, path }) => {
    const { task, changed } = await cancelOwnTask(context, caller, path.id)
    return { status: 200, body: { task: encodeTask(task), changed } }
  },

  cancelTask: async (context, { caller, path }) => {
    const { task, changed } = await cancelTask(context, caller, path.id)
    return { status: 200, body: { task: encodeTask(task), changed } }
  },
} satisfies AreaHandlers<'tasks'>
