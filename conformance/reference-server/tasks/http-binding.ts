/** The HTTP+JSON binding of A2A: the operations of the JSON-RPC binding on separate routes. */
import { type OpenCall, pattern, type Reply, type Route } from '../protocol/route.ts'
import { isObject, type Json, type JsonObject } from '../state/json.ts'
import type { ReferenceServer } from '../state/server.ts'
import { callAgent } from './a2a.ts'
import { statusOf } from './rpc-error.ts'
import { tasksOf } from './task.ts'

type Params = (call: OpenCall) => JsonObject

const fromBody: Params = ({ body }) => (isObject(body) ? body : {})
const ofTask: Params = ({ params }) => ({ id: params[1] ?? '' })
const fromQuery: Params = ({ query, server }) => ({
  ...Object.fromEntries([...query].filter(([name]) => name !== 'pageToken' || !server.hasFault('http-pages-repeat'))),
  ...(query.has('pageSize') && { pageSize: Number(query.get('pageSize')) }),
  ...(query.has('historyLength') && { historyLength: Number(query.get('historyLength')) }),
})
const ofReadTask: Params = (call) => ({ ...fromQuery(call), ...ofTask(call) })
const ofConfigs: Params = (call) => ({ ...fromBody(call), ...fromQuery(call), taskId: call.params[1] ?? '' })
const ofConfig: Params = ({ params }) => ({ taskId: params[1] ?? '', id: params[2] ?? '' })
const none: Params = () => ({})

const route = (httpMethod: string, path: string, method: string, params: Params): Route => ({
  access: 'none',
  method: httpMethod,
  pattern: pattern(`/a2a-http/{}${path}`),
  handle: (call) => callOverHttp(call, method, params(call)),
})

const configs = '/tasks/{}/pushNotificationConfigs'

/** Routes of the binding. The first match is used, so the subscription to a task precedes its read. */
export const httpBindingRoutes: readonly Route[] = [
  route('POST', '/message:send', 'SendMessage', fromBody),
  route('POST', '/message:stream', 'SendStreamingMessage', fromBody),
  route('GET', '/tasks', 'ListTasks', fromQuery),
  route('GET', '/tasks/{}:subscribe', 'SubscribeToTask', ofTask),
  route('POST', '/tasks/{}:subscribe', 'SubscribeToTask', ofTask),
  route('GET', '/tasks/{}', 'GetTask', ofReadTask),
  route('POST', '/tasks/{}:cancel', 'CancelTask', ofTask),
  route('POST', configs, 'CreateTaskPushNotificationConfig', ofConfigs),
  route('GET', configs, 'ListTaskPushNotificationConfigs', ofConfigs),
  route('GET', `${configs}/{}`, 'GetTaskPushNotificationConfig', ofConfig),
  route('DELETE', `${configs}/{}`, 'DeleteTaskPushNotificationConfig', ofConfig),
  route('GET', '/extendedAgentCard', 'GetExtendedAgentCard', none),
]

/** Returns the method that a request calls. A fault may change it. */
function methodOf({ server }: OpenCall, method: string): string {
  const keeps = method === 'DeleteTaskPushNotificationConfig' && server.hasFault('http-push-deletion-forgotten')
  return keeps ? 'GetTaskPushNotificationConfig' : method
}

async function callOverHttp(call: OpenCall, method: string, params: JsonObject): Promise<Reply> {
  const { server } = call
  if (method === 'GetTask' && server.hasFault('http-binding-apart')) return failed(404, 'no such task')
  const headers = server.hasFault('http-version-ignored') ? { ...call.headers, 'a2a-version': '1.0' } : call.headers
  const body = { jsonrpc: '2.0', id: 'http', method: methodOf(call, method), params }
  const reply = await callAgent({ ...call, headers, token: tokenOf(server, call, params), body })
  if (reply.events)
    return server.hasFault('http-stream-enveloped') ? reply : { ...reply, events: bare(server, reply.events) }
  const { result, error } = reply.body as { result?: Json; error?: RpcFailure }
  if (error) return errorOf(server, error)
  return { status: 200, body: spoiled(server, method, result ?? null) }
}

interface RpcFailure {
  code: number
  message: string
  data?: { reason: string }[]
}

function errorOf(server: ReferenceServer, { code, message, data = [] }: RpcFailure): Reply {
  if (server.hasFault('http-errors-as-200')) return failed(200, message)
  const status = code === -32001 && server.hasFault('http-unknown-task-400') ? 400 : statusOf(code)
  const reason = server.hasFault('http-reason-of-another-error') ? 'TASK_NOT_FOUND' : data[0]?.reason
  if (server.hasFault('http-error-without-code')) return { status, body: { error: { message } } }
  const info = { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', domain: 'a2a-protocol.org' }
  return failed(status, message, reason === undefined ? [] : [{ ...info, reason }])
}

/** Applies the faults of this binding to a result. */
function spoiled(server: ReferenceServer, method: string, result: Json): Json {
  if (!isObject(result)) return result
  const without = (name: string): JsonObject =>
    Object.fromEntries(Object.entries(result).filter(([member]) => member !== name))
  if (method === 'GetTask' && server.hasFault('http-task-without-artifacts')) return without('artifacts')
  if (method === 'GetTask' && server.hasFault('http-task-without-history')) return without('history')
  if (method === 'GetExtendedAgentCard' && server.hasFault('http-card-of-another-name'))
    return { ...result, name: 'Somebody else' }
  return result
}

/**
 * Returns the token of a request. With the fault http-binding-anonymous, a request without a token gets that of the
 * requester.
 */
function tokenOf(server: ReferenceServer, { token }: OpenCall, { id }: JsonObject): string {
  const requester = tasksOf(server).get(String(id))?.requester
  if (token !== '' || !requester || !server.hasFault('http-binding-anonymous')) return token
  return [...server.credentials].find(([, { actor }]) => actor === requester)?.[0] ?? ''
}

const failed = (status: number, message: string, details: JsonObject[] = []): Reply => ({
  status,
  body: { error: { code: status, message, ...(details.length > 0 && { details }) } },
})

async function* bare(server: ReferenceServer, events: AsyncIterable<Json>): AsyncGenerator<Json> {
  let later: Json | undefined
  for await (const event of events) {
    const { result } = event as { result: JsonObject }
    if (result['statusUpdate'] !== undefined && server.hasFault('http-stream-misses-the-end')) {
      const { state } = (result['statusUpdate'] as { status: { state: string } }).status
      if (state === 'TASK_STATE_COMPLETED') continue
    }
    // Sends each status after the update that follows it.
    if (later === undefined && result['statusUpdate'] !== undefined && server.hasFault('http-stream-out-of-order')) {
      later = result
      continue
    }
    yield result
    if (later !== undefined) yield later
    later = undefined
  }
  if (later !== undefined) yield later
}
