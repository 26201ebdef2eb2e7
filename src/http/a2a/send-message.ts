import type { SendMessageRequest, StreamResponse, Task } from '../../../generated/a2a/types.gen.ts'
import { ServerSentEvent } from '../../platform/server-sent-event.ts'
import { awaitTask, taskMoment, type TaskMoment } from '../../tasks/tasks/watch-task.ts'
import { watchTask } from './task-stream.ts'
import { sendTask } from '../../tasks/tasks/send-task.ts'
import { encodeTask } from '../../tasks/tasks/task.a2a.ts'
import { inCall, type AgentCall, type Method } from './agent-call.ts'
import { askAgent } from './ask-agent.ts'
import { CallError } from './call-error.ts'
import { keepPushReceiver, prepareReceiver, receiverName } from './push-receivers.ts'

/** Sends a message: as a task to an agent that accepts tasks, otherwise as a question (A2A-005, A2A-006). */
export const sendMessage: Method<'SendMessage'> = async (call, params) => {
  rejectOwnAgent(call)
  if (!becomesTask(call, params)) return { message: await inCall(askAgent(call, params.message)) }
  const task = await inCall(send(call, params))
  const { historyLength, returnImmediately } = params.configuration ?? {}
  const { context, caller, signal } = call
  const answer = returnImmediately
    ? task
    : await awaitTask(context, caller, task, { historyLength, timeoutMs: context.config.a2aAnswerWaitMs, signal })
  return { task: encodeTask(answer, { historyLength }) }
}

export const sendStreamingMessage: Method<'SendStreamingMessage'> = async (call, params) => {
  rejectOwnAgent(call)
  if (!becomesTask(call, params)) return oneMessage(call, params)
  const { id } = await inCall(send(call, params))
  const { historyLength } = params.configuration ?? {}
  const moment = await inCall(taskMoment(call.context, call.caller, id))
  return stream(call, moment, encodeTask(moment.task, { historyLength }))
}

/** Yields the task, then its updates until it ends. Each item has its position in the log of the task as its id. */
export async function* stream(
  { context, caller, signal }: AgentCall,
  moment: TaskMoment,
  task: Task,
): AsyncGenerator<ServerSentEvent<StreamResponse>> {
  yield new ServerSentEvent<StreamResponse>({ task }, { id: String(moment.sequence) })
  yield* watchTask(context, caller, moment, signal)
}

async function* oneMessage(call: AgentCall, { message }: SendMessageRequest): AsyncGenerator<StreamResponse> {
  yield { message: await inCall(askAgent(call, message)) }
}

/** An existing task continues, even if the agent no longer accepts tasks. */
const becomesTask = ({ agent }: AgentCall, { message }: SendMessageRequest): boolean =>
  agent.acceptsTasks || message.taskId !== undefined

/**
 * Stores the task together with its requested receiver. A repeated message returns the task that it began; a receiver
 * that only the repeat requests is added.
 */
async function send(call: AgentCall, { message, metadata, configuration }: SendMessageRequest) {
  const { context, caller, agent } = call
  const push = configuration?.taskPushNotificationConfig
  const receiver = push && prepareReceiver(context, { ...push, id: push.id ?? receiverName(push.url) })
  const { task, created } = await sendTask(context, caller, {
    worker: agent,
    message,
    metadata: metadata ?? null,
    ...(receiver && { receiver }),
  })
  if (receiver && !created) await keepPushReceiver(call, { ...receiver, taskId: task.id })
  return task
}

function rejectOwnAgent({ caller, agent }: AgentCall): void {
  if (caller.id === agent.id) throw new CallError('invalidParams', 'An agent cannot call itself.')
}
