import { cancelTask as cancel } from '../../tasks/tasks/change-task-status.ts'
import { getTask as get, requireTaskOf, countTasks, listTasks as list } from '../../tasks/tasks/find-tasks.ts'
import type { TaskFilter } from '../../tasks/tasks/task.sql.ts'
import { encodeTask } from '../../tasks/tasks/task.a2a.ts'
import type { Task } from '../../tasks/tasks/task.ts'
import { isTerminal } from '../../tasks/tasks/task.rules.ts'
import { taskMoment } from '../../tasks/tasks/watch-task.ts'
import { isResumable, resumeTask } from './task-stream.ts'
import { inCall, type AgentCall, type Method } from './agent-call.ts'
import { CallError } from './call-error.ts'
import { stream } from './send-message.ts'

export const getTask: Method<'GetTask'> = async (call, { id, historyLength }) => {
  const task = await inCall(get(call.context, call.caller, id, historyLength))
  demandTaskOf(call, task)
  return encodeTask(task)
}

export const listTasks: Method<'ListTasks'> = async ({ context, caller, agent }, params) => {
  const { pageSize = 50, historyLength, includeArtifacts = false } = params
  const own = caller.id === agent.id
  const filter: TaskFilter = {
    role: own ? 'worker' : 'requester',
    actorId: caller.id,
    peerId: own ? null : agent.id,
    contextId: params.contextId ?? null,
    state: params.status ?? null,
    statusSince: params.statusTimestampAfter === undefined ? null : Date.parse(params.statusTimestampAfter),
  }
  const page = await inCall(
    list(context, {
      filter,
      cursor: params.pageToken || undefined,
      limit: pageSize,
      historyLength,
      artifacts: includeArtifacts,
    }),
  )
  return {
    tasks: page.items.map((task) => encodeTask(task)),
    nextPageToken: page.nextCursor ?? '',
    pageSize,
    totalSize: await countTasks(context, filter),
  }
}

export const cancelTask: Method<'CancelTask'> = async (call, { id }) => {
  await requireTask(call, id)
  const { task } = await inCall(cancel(call.context, call.caller, id), 'taskNotCancelable')
  return encodeTask(task)
}

export const subscribeToTask: Method<'SubscribeToTask'> = async (call, { id }) => {
  await requireTask(call, id)
  const moment = await inCall(taskMoment(call.context, call.caller, id))
  const after = positionOf(call.lastEventId)
  const hasEnded = isTerminal(moment.task.state)
  if (after !== undefined && !(hasEnded && after >= moment.sequence) && (await isResumable(call.context, id, after)))
    return resumeTask(call.context, call.caller, { taskId: id, sequence: after }, call.signal)
  if (hasEnded) throw new CallError('unsupported', 'The task has ended and has no further updates.')
  return stream(call, moment, encodeTask(moment.task))
}

/** Returns the position in `Last-Event-ID`; undefined without one of this service. */
const positionOf = (header: unknown): number | undefined =>
  typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : undefined

/** @throws CallError unless the task belongs to this agent and the caller is its requester or worker */
export async function requireTask(call: AgentCall, id: string): Promise<Task> {
  const task = await inCall(requireTaskOf(call.context, call.caller, id))
  demandTaskOf(call, task)
  return task
}

/** Hides tasks of other agents: the address of the agent is part of a task's id. */
function demandTaskOf({ agent }: AgentCall, task: Task): void {
  if (task.workerId !== agent.id) throw new CallError('taskNotFound', 'There is no such task.')
}
