import type { EndSignal } from '../../../platform/end-signal.ts'
import type { IncomingHttpHeaders } from 'node:http'

import type { MethodName } from '../../../../generated/a2a/methods.ts'
import type { Caller } from '../../../identity/accounts/caller.ts'
import { encodeHttpError } from '../../a2a/call-error.ts'
import { callOverHttp, type HttpAnswer, type HttpCall } from '../../a2a/http-json.ts'
import type { HttpContext } from '../../context.ts'
import type { AreaHandlers } from './area-handlers.ts'

/** Media type of A2A; a client that does not accept it gets application/json. */
const a2aJson = 'application/a2a+json'

/** The HTTP+JSON binding, which maps the parameters of each method to a request. */
export const httpJsonHandlers = {
  httpSendMessage: callMethod('SendMessage', ({ body }) => body),
  httpSendStreamingMessage: callMethod('SendStreamingMessage', ({ body }) => body),
  httpListTasks: callMethod('ListTasks', ({ query }) => query),
  httpGetTask: callMethod('GetTask', ({ query, path }) => ({ ...query, id: path.id })),
  httpCancelTask: callMethod('CancelTask', ({ body, path }) => ({ ...body, id: path.id })),
  httpSubscribeToTask: callMethod('SubscribeToTask', ({ path }) => ({ id: path.id })),
  httpResubscribeToTask: callMethod('SubscribeToTask', ({ path }) => ({ id: path.id })),
  httpCreateTaskPushNotificationConfig: callMethod('CreateTaskPushNotificationConfig', ({ body, path }) => ({
    ...body,
    taskId: path.id,
  })),
  httpListTaskPushNotificationConfigs: callMethod('ListTaskPushNotificationConfigs', ({ query, path }) => ({
    ...query,
    taskId: path.id,
  })),
  httpGetTaskPushNotificationConfig: callMethod('GetTaskPushNotificationConfig', ({ path }) => ({
    taskId: path.id,
    id: path.configId,
  })),
  httpDeleteTaskPushNotificationConfig: callMethod('DeleteTaskPushNotificationConfig', ({ path }) => ({
    taskId: path.id,
    id: path.configId,
  })),
  httpGetExtendedAgentCard: callMethod('GetExtendedAgentCard', () => ({})),
} satisfies Partial<AreaHandlers<'a2a'>>

interface Request {
  caller: Caller
  path: { handle: string }
  query: object
  headers: IncomingHttpHeaders
  signal: EndSignal
}

/** Returns a handler that calls a method with parameters from the request. */
function callMethod<K extends MethodName, R extends Request>(method: K, paramsOf: (request: R) => object) {
  return async (context: HttpContext, request: R) => {
    const answer = await callOverHttp(method, context, request.caller, callOf(request, paramsOf(request)))
    return replyTo(request, answer)
  }
}

function callOf({ path, query, headers, signal }: Request, params: object): HttpCall {
  // Members of the body cannot replace path parameters, in either spelling.
  const { 'A2A-Version': versionInQuery, task_id: _, ...others } = { ...query, ...params } as Record<string, unknown>
  const version = headers['a2a-version'] ?? versionInQuery
  return { handle: path.handle, version, params: others, lastEventId: headers['last-event-id'], signal }
}

function replyTo<Result>({ headers }: Request, answer: HttpAnswer<Result>) {
  if ('stream' in answer) return { status: 200 as const, stream: answer.stream }
  const type = headers.accept?.includes(a2aJson) ? { headers: { 'Content-Type': a2aJson } } : {}
  if ('error' in answer) return { ...encodeHttpError(answer.error), ...type }
  return { status: 200 as const, body: answer.result, ...type }
}
