/** Accounts and agents that go for good, and what is told about the cleanup behind them. */
import { currentStay } from '../chats/membership.ts'
import { append } from '../event-log/append-event.ts'
import { invalid, notFound } from '../protocol/api-error.ts'
import type { Call, OpenCall, Reply } from '../protocol/route.ts'
import { mint } from '../state/ids.ts'
import { isObject, type Json, type JsonObject } from '../state/json.ts'
import type { Actor } from '../state/model.ts'
import type { Subject } from '../state/server.ts'

/** DELETE /v1/me { confirm } */
export function deleteAccount(call: Call): Reply {
  const { subject, actor } = call
  if (!isObject(call.body) || call.body['confirm'] !== actor.handle) throw invalid('confirm must be your own handle')
  const agents = [...subject.actors.values()].filter(({ ownerId }) => ownerId === actor.id)
  const stored = subject.faulty('deletion-fails-with-storage') && !subject.storageUp
  if (!stored) for (const gone of [...agents, actor]) remove(subject, gone)
  if (subject.faulty('deletion-is-told')) tellOthers(subject, actor)
  return { status: 200, body: { deleted: true, ...receiptOf(subject, begin(subject, actor)) } }
}

/** DELETE /v1/me/agents/{id} */
export function deleteAgent(call: Call): Reply {
  const agent = call.subject.actors.get(call.params[0] ?? '')
  if (agent === undefined || agent.ownerId !== call.actor.id || agent.status === 'retired')
    throw notFound('no such agent')
  remove(call.subject, agent)
  return { status: 200, body: { deleted: true, ...receiptOf(call.subject, begin(call.subject, agent)) } }
}

/** GET /v1/account-deletions/{receipt_id} */
export function getDeletion({ subject, params }: OpenCall): Reply {
  if (!subject.deletions.has(params[0] ?? '')) throw notFound('no such deletion')
  return { status: 200, body: receiptOf(subject, params[0] ?? '') }
}

function remove(subject: Subject, actor: Actor): void {
  const person = actor.kind === 'user'
  const keepsCredentials = subject.faulty(person ? 'deleted-person-keeps-session' : 'deleted-agent-keeps-token')
  const keepsChats = person && subject.faulty('deleted-person-shown')
  if (!keepsCredentials) dropCredentials(subject, actor)
  if (person || !subject.faulty('deleted-agent-keeps-webhooks')) dropWebhooks(subject, actor)
  if (person && !keepsChats) leaveChats(subject, actor)
  if (!keepsCredentials && !keepsChats && !subject.faulty('deleted-profile-shown')) actor.status = 'retired'
}

function dropCredentials(subject: Subject, actor: Actor): void {
  for (const [value, credential] of subject.credentials)
    if (credential.actor === actor) subject.credentials.delete(value)
}

function dropWebhooks(subject: Subject, actor: Actor): void {
  for (const webhook of [...subject.webhooks.values()].filter(({ ownerId }) => ownerId === actor.id)) {
    webhook.status = 'deleted'
    subject.webhooks.delete(webhook.id)
  }
}

function leaveChats(subject: Subject, actor: Actor): void {
  for (const chat of subject.chats.values()) {
    const stay = currentStay(chat, actor.id)
    if (stay !== undefined) stay.to = chat.lastSequence
  }
}

/** How long a cleanup takes that goes on behind the answer, and how often it is tried again. */
const backgroundMs = 400

function begin(subject: Subject, actor: Actor): string {
  const id = subject.faulty('receipt-names-the-account') ? `del_${actor.id}` : mint('del')
  const away = !subject.storageUp && !subject.faulty('cleanup-completed-too-early')
  const later = subject.chose('cleanup-in-the-background') || away
  subject.deletions.set(id, later ? 'pending' : 'completed')
  if (later) tryLater(subject, id, subject.epoch)
  return id
}

function tryLater(subject: Subject, id: string, epoch: number): void {
  setTimeout(() => {
    if (subject.epoch !== epoch && subject.faulty('cleanup-forgotten-by-restart')) return
    if (subject.storageUp) subject.deletions.set(id, 'completed')
    else tryLater(subject, id, epoch)
  }, backgroundMs).unref()
}

function receiptOf(subject: Subject, id: string): JsonObject {
  const status: Json = subject.faulty('cleanup-status-in-words') ? 'done' : (subject.deletions.get(id) ?? null)
  return { cleanup: { status, ...(subject.faulty('cleanup-without-receipt') ? {} : { receipt_id: id }) } }
}

function tellOthers(subject: Subject, person: Actor): void {
  for (const chat of subject.chats.values()) {
    if (!chat.members.has(person.id)) continue
    for (const id of chat.members.keys()) {
      const member = subject.actors.get(id)
      if (member !== undefined && member !== person)
        append(subject, member, { event_type: 'account.deleted', chat_id: chat.id, data: { user_id: person.id } })
    }
  }
}
