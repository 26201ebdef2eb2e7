import type { EndSignal } from '../../../platform/end-signal.ts'
import type { IncomingHttpHeaders } from 'node:http'

import { encodeHttpError } from '../../../tasks/a2a/call-error.ts'
import { callOverHttp, type HttpAnswer, type HttpCall } from '../../../tasks/a2a/http-json.ts'
import type { AreaHandlers } from './area-handlers.ts'

/** Media type of A2A; a client that does not accept it gets application/json. */
const a2aJson = 'application/a2a+json'

/** The HTTP+JSON binding, which maps the parameters of each method to a request. */
export const httpJsonHandlers = {
  httpSendMessage: async (context, call) =>
    replyTo(call, await callOverHttp('SendMessage', context, call.caller, callOf(call, call.body))),

  httpSendStreamingMessage: async (context, call) =>
    replyTo(call, await callOverHttp('SendStreamingMessage', context, call.caller, callOf(call, call.body))),

  httpListTasks: async (context, call) =>
    replyTo(call, await callOverHttp('ListTasks', context, call.caller, callOf(call, call.query))),

  httpGetTask: async (context, call) =>
    replyTo(
      call,
      await callOverHttp('GetTask', context, call.caller, callOf(call, { ...call.query, id: call.path.id })),
    ),

  httpCancelTask: async (context, call) =>
    replyTo(
      call,
      await callOverHttp('CancelTask', context, call.caller, callOf(call, { ...call.body, id: call.path.id })),
    ),

  httpSubscribeToTask: async (context, call) =>
    replyTo(call, await callOverHttp('SubscribeToTask', context, call.caller, callOf(call, { id: call.path.id }))),

  httpResubscribeToTask: async (context, call) =>
    replyTo(call, await callOverHttp('SubscribeToTask', context, call.caller, callOf(call, { id: call.path.id }))),

  httpCreateTaskPushNotificationConfig: async (context, call) =>
    replyTo(
      call,
      await callOverHttp(
        'CreateTaskPushNotificationConfig',
        context,
        call.caller,
        callOf(call, { ...call.body, taskId: call.path.id }),
      ),
    ),

  httpListTaskPushNotificationConfigs: async (context, call) =>
    replyTo(
      call,
      await callOverHttp(
        'ListTaskPushNotificationConfigs',
        context,
        call.caller,
        callOf(call, { ...call.query, taskId: call.path.id }),
      ),
    ),

  httpGetTaskPushNotificationConfig: async (context, call) =>
    replyTo(
      call,
      await callOverHttp(
        'GetTaskPushNotificationConfig',
        context,
        call.caller,
        callOf(call, { taskId: call.path.id, id: call.path.configId }),
      ),
    ),

  httpDeleteTaskPushNotificationConfig: async (context, call) =>
    replyTo(
      call,
      await callOverHttp(
        'DeleteTaskPushNotificationConfig',
        context,
        call.caller,
        callOf(call, { taskId: call.path.id, id: call.path.configId }),
      ),
    ),

  httpGetExtendedAgentCard: async (context, call) =>
    replyTo(call, await callOverHttp('GetExtendedAgentCard', context, call.caller, callOf(call, {}))),
} satisfies Partial<AreaHandlers<'a2a'>>

interface Request {
  path: { handle: string }
  query: object
  headers: IncomingHttpHeaders
  signal: EndSignal
}

function callOf({ path, query, headers, signal }: Request, params: object): HttpCall {
  // Members of the body cannot replace path parameters, in either spelling.
  const { 'A2A-Version': versionInQuery, task_id: _, ...others } = { ...query, ...params } as Record<string, unknown>
  return { handle: path.handle, version: headers['a2a-version'] ?? versionInQuery, params: others, signal }
}

function replyTo<Result>({ headers }: Request, answer: HttpAnswer<Result>) {
  if ('stream' in answer) return { status: 200 as const, stream: answer.stream }
  const type = headers.accept?.includes(a2aJson) ? { headers: { 'Content-Type': a2aJson } } : {}
  if ('error' in answer) return { ...encodeHttpError(answer.error), ...type }
  return { status: 200 as const, body: answer.result, ...type }
}
