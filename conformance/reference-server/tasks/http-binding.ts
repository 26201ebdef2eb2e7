/** The HTTP+JSON binding of A2A: the calls of the JSON-RPC binding under addresses of their own. */
import { type OpenCall, pattern, type Reply, type Route } from '../protocol/route.ts'
import { isObject, type Json, type JsonObject } from '../state/json.ts'
import type { ReferenceServer } from '../state/server.ts'
import { callAgent } from './a2a.ts'
import { statusOf } from './rpc-error.ts'
import { tasksOf } from './task.ts'

type Params = (call: OpenCall) => JsonObject

const fromBody: Params = ({ body }) => (isObject(body) ? body : {})
const ofTask: Params = ({ params }) => ({ id: params[1] ?? '' })
const fromQuery: Params = ({ query }) => ({
  ...Object.fromEntries(query),
  ...(query.has('pageSize') && { pageSize: Number(query.get('pageSize')) }),
})

const route = (httpMethod: string, path: string, method: string, params: Params): Route => ({
  access: 'none',
  method: httpMethod,
  pattern: pattern(`/a2a-http/{}${path}`),
  handle: (call) => callOverHttp(call, method, params(call)),
})

export const httpBindingRoutes: readonly Route[] = [
  route('POST', '/message:send', 'SendMessage', fromBody),
  route('POST', '/message:stream', 'SendStreamingMessage', fromBody),
  route('GET', '/tasks', 'ListTasks', fromQuery),
  route('GET', '/tasks/{}', 'GetTask', ofTask),
  route('POST', '/tasks/{}:cancel', 'CancelTask', ofTask),
]

async function callOverHttp(call: OpenCall, method: string, params: JsonObject): Promise<Reply> {
  const { server } = call
  if (method === 'GetTask' && server.hasFault('http-binding-apart')) return failed(404, 'no such task')
  const body = { jsonrpc: '2.0', id: 'http', method, params }
  const reply = await callAgent({ ...call, token: tokenOf(server, call, params), body })
  if (reply.events) return server.hasFault('http-stream-enveloped') ? reply : { ...reply, events: bare(reply.events) }
  const { result, error } = reply.body as { result?: Json; error?: { code: number; message: string } }
  if (error) return failed(statusOf(error.code), error.message)
  return { status: 200, body: result ?? null }
}

/** Under the fault http-binding-anonymous whoever has no token has that of the requester. */
function tokenOf(server: ReferenceServer, { token }: OpenCall, { id }: JsonObject): string {
  const requester = tasksOf(server).get(String(id))?.requester
  if (token !== '' || !requester || !server.hasFault('http-binding-anonymous')) return token
  return [...server.credentials].find(([, { actor }]) => actor === requester)?.[0] ?? ''
}

const failed = (status: number, message: string): Reply => ({ status, body: { error: { code: status, message } } })

async function* bare(events: AsyncIterable<Json>): AsyncGenerator<Json> {
  for await (const event of events) yield (event as { result: Json }).result
}
