/** Push notification configurations of tasks, and the deliveries to their receivers. */
import { setTimeout as pause } from 'node:timers/promises'
import { withFurtherMembers } from '../protocol/further-members.ts'
import type { Call } from '../protocol/route.ts'
import { writeJson } from '../protocol/write-json.ts'
import { newId } from '../state/ids.ts'
import { isObject, type Json, type JsonObject } from '../state/json.ts'
import type { Actor } from '../state/model.ts'
import type { ReferenceServer } from '../state/server.ts'
import { post } from '../webhooks/post.ts'
import { invalidParams, noTask } from './rpc-error.ts'
import { requireTask } from './task-methods.ts'
import { renderTask, type Task } from './task.ts'

export const createPushConfig = (call: Call, agent: Actor, params: JsonObject): Json =>
  addReceiver(call.server, requireTask(call, agent, params['taskId']), params)

/** Stores a receiver. Later updates of the task are posted to it. */
export function addReceiver(server: ReferenceServer, task: Task, params: JsonObject): JsonObject {
  if (typeof params['url'] !== 'string') throw invalidParams('url is needed')
  const config = { ...params, id: params['id'] ?? newId('psh'), taskId: task.id } as JsonObject & { id: string }
  const send = (update: JsonObject): void => {
    const needs = server.hasFault('push-needs-authentication') && !isObject(params['authentication'])
    if (!needs && !server.hasFault('push-never-sent')) void push(server, task, config, update)
  }
  task.followers.add(send)
  task.receivers.set(config.id, { config, stop: () => task.followers.delete(send) })
  return config
}

export function getPushConfig(call: Call, agent: Actor, params: JsonObject): Json {
  const receiver = requireTask(call, agent, params['taskId']).receivers.get(String(params['id']))
  if (!receiver) throw noTask()
  return call.server.hasFault('push-config-without-url') ? { ...receiver.config, url: '' } : receiver.config
}

export function listPushConfigs(call: Call, agent: Actor, params: JsonObject): Json {
  const task = requireTask(call, agent, params['taskId'])
  const configs = [...task.receivers.values()].map(({ config }) => config)
  if (call.server.hasFault('push-list-empty')) return { configs: [], nextPageToken: '' }
  const size = call.server.hasFault('push-list-without-pages') ? configs.length : Number(params['pageSize'] ?? 50)
  const from = Number(params['pageToken'] ?? 0)
  const next = from + size
  const token = call.server.hasFault('push-list-page-repeated') ? from : next
  return { configs: configs.slice(from, next), nextPageToken: next < configs.length ? String(token) : '' }
}

export function deletePushConfig(call: Call, agent: Actor, params: JsonObject): Json {
  const { receivers } = requireTask(call, agent, params['taskId'])
  const id = String(params['id'])
  if (!call.server.hasFault('push-after-deletion')) receivers.get(id)?.stop()
  receivers.delete(id)
  return call.server.hasChoice('push-deletion-answers-null') ? null : {}
}

async function push(server: ReferenceServer, task: Task, config: JsonObject, update: JsonObject): Promise<void> {
  const { authentication, token } = config
  const shows = isObject(authentication) && !server.hasFault('push-without-authentication')
  const headers: Record<string, string> = {
    'content-type': server.hasChoice('push-as-plain-json') ? 'application/json' : 'application/a2a+json',
    ...(typeof token === 'string' && !server.hasFault('push-without-token') && { 'x-a2a-notification-token': token }),
    ...(shows && { authorization: `${String(authentication['scheme'])} ${String(authentication['credentials'])}` }),
  }
  const shown = server.hasChoice('push-shows-the-task') ? { task: renderTask(server, task) } : update
  const body = server.hasFault('push-wrapped') ? { jsonrpc: '2.0', method: 'push', params: update } : shown
  const stopped = (): boolean => !task.receivers.has(String(config['id']))
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const { status } = await post(
      server,
      String(config['url']),
      headers,
      writeJson(server, withFurtherMembers(server, body)),
    )
    if (status !== null && status < 500) return
    if (server.hasFault('push-ends-with-a-failure')) task.receivers.get(String(config['id']))?.stop()
    if (server.hasChoice('push-attempted-once') || stopped()) return
    if (server.hasFault('push-again-without-authentication')) delete headers['authorization']
    await pause(server.options.webhookBackoffMs * 2 ** attempt)
  }
}
