/** Deletion of accounts and agents, and the status of the cleanup. */
import { currentMembers, currentPeriod } from '../chats/membership.ts'
import { renderActor } from '../chats/render-chat.ts'
import { append } from '../event-log/append-event.ts'
import { invalid, notFound } from '../protocol/api-error.ts'
import type { Call, OpenCall, Reply } from '../protocol/route.ts'
import { newId } from '../state/ids.ts'
import { isObject, type Json, type JsonObject } from '../state/json.ts'
import type { Actor } from '../state/model.ts'
import { unlessCached } from '../state/late.ts'
import type { ReferenceServer } from '../state/server.ts'

/** DELETE /v1/me { confirm } */
export function deleteAccount(call: Call): Reply {
  const { server, actor } = call
  if (!isObject(call.body) || call.body['confirm'] !== actor.handle) throw invalid('confirm must be your own handle')
  const agents = [...server.actors.values()].filter(({ ownerId }) => ownerId === actor.id)
  const stored = server.hasFault('deletion-fails-with-storage') && !server.storageUp
  if (!stored) for (const deleted of [...agents, actor]) remove(server, deleted)
  if (server.hasFault('deletion-emits-event')) notifyOthers(server, actor)
  return { status: 200, body: { deleted: true, ...receiptOf(server, begin(server, actor)) } }
}

/** DELETE /v1/me/agents/{id} */
export function deleteAgent(call: Call): Reply {
  const agent = call.server.actors.get(call.params[0] ?? '')
  const isForeign = agent?.ownerId !== call.actor.id && !call.server.hasFault('agents-deleted-by-anybody')
  if (agent === undefined || isForeign || agent.status === 'retired') throw notFound('no such agent')
  remove(call.server, agent)
  return { status: 200, body: { deleted: true, ...receiptOf(call.server, begin(call.server, agent)) } }
}

/** GET /v1/account-deletions/{receipt_id} */
export function getDeletion({ server, params }: OpenCall): Reply {
  if (!server.deletions.has(params[0] ?? '')) throw notFound('no such deletion')
  return { status: 200, body: receiptOf(server, params[0] ?? '') }
}

function remove(server: ReferenceServer, actor: Actor): void {
  const person = actor.kind === 'user'
  const keepsCredentials = server.hasFault(person ? 'deleted-person-keeps-session' : 'deleted-agent-keeps-token')
  const keepsChats = person && server.hasFault('deleted-person-shown')
  if (!keepsCredentials) dropCredentials(server, actor)
  if (person || !server.hasFault('deleted-agent-keeps-webhooks')) dropWebhooks(server, actor)
  if (person && !keepsChats) leaveChats(server, actor)
  if (!keepsCredentials && !keepsChats && !server.hasFault('deleted-profile-shown'))
    unlessCached(server, 'deleted-credentials-cached', () => (actor.status = 'retired'))
  server.onCredentialsChange()
}

function dropCredentials(server: ReferenceServer, actor: Actor): void {
  for (const [value, credential] of server.credentials) {
    if (credential.actor !== actor) continue
    server.formerCredentials.set(value, credential)
    unlessCached(server, 'deleted-credentials-cached', () => server.credentials.delete(value))
  }
}

function dropWebhooks(server: ReferenceServer, actor: Actor): void {
  for (const webhook of [...server.webhooks.values()].filter(({ ownerId }) => ownerId === actor.id)) {
    webhook.status = 'deleted'
    server.webhooks.delete(webhook.id)
  }
}

function leaveChats(server: ReferenceServer, actor: Actor): void {
  for (const chat of server.chats.values()) {
    const period = currentPeriod(chat, actor.id)
    if (period === undefined) continue
    period.to = chat.lastSequence
    if (chat.kind !== 'group' || !server.hasChoice('deletion-told-to-groups')) continue
    for (const member of currentMembers(server, chat))
      append(server, member, {
        event_type: 'participant.removed',
        chat_id: chat.id,
        data: { participant: renderActor(actor, actor.id) },
      })
  }
}

/** Duration of a cleanup in the background, and the interval of its retries, in ms. */
const backgroundMs = 400

function begin(server: ReferenceServer, actor: Actor): string {
  const id = server.hasFault('receipt-names-the-account') ? `del_${actor.id}` : newId('del')
  const away = !server.storageUp && !server.hasFault('cleanup-completed-too-early')
  const later = server.hasChoice('cleanup-in-the-background') || away
  server.deletions.set(id, later ? 'pending' : 'completed')
  if (later) tryLater(server, id, server.epoch)
  return id
}

function tryLater(server: ReferenceServer, id: string, epoch: number): void {
  setTimeout(() => {
    if (server.epoch !== epoch && server.hasFault('cleanup-forgotten-by-restart')) return
    if (server.storageUp) server.deletions.set(id, 'completed')
    else tryLater(server, id, epoch)
  }, backgroundMs).unref()
}

function receiptOf(server: ReferenceServer, id: string): JsonObject {
  const status: Json = server.hasFault('cleanup-status-in-words') ? 'done' : (server.deletions.get(id) ?? null)
  return { cleanup: { status, ...(server.hasFault('cleanup-without-receipt') ? {} : { receipt_id: id }) } }
}

function notifyOthers(server: ReferenceServer, person: Actor): void {
  for (const chat of server.chats.values()) {
    if (!chat.members.has(person.id)) continue
    for (const id of chat.members.keys()) {
      const member = server.actors.get(id)
      if (member !== undefined && member !== person)
        append(server, member, { event_type: 'account.deleted', chat_id: chat.id, data: { user_id: person.id } })
    }
  }
}
