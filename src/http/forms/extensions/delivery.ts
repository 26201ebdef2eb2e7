import { listDeadLetters, listWebhookAttempts, redeliverDeadLetter } from '../../../delivery/webhooks/dead-letters.ts'
import { encodeEventPage } from '../../../delivery/events/event.current.ts'
import { listEvents, listOwnedAgentEvents } from '../../../delivery/events/list-events.ts'
import { createSocketTicket, ticketSeconds } from '../../../delivery/sockets/create-socket-ticket.ts'
import {
  deletePushSubscription,
  getPushSubscription,
  putPushSubscription,
  type PushState,
} from '../../../delivery/push/push-subscription.ts'
import { addressGroup } from '../../../platform/rate-limits/client-address.ts'
import {
  deleteWebhook,
  getWebhook,
  listWebhooks,
  rotateWebhookSecret,
  updateWebhook,
} from '../../../delivery/webhooks/webhooks.ts'
import { encodeWebhook, encodeWebhookWithSecret } from '../../../delivery/webhooks/webhook.current.ts'
import {
  encodeOwnedDelivery,
  encodeOwnedWebhook,
  decodeRotation,
  encodeAttempt,
  encodeDeadLetter,
  encodeShownDelivery,
} from '../../../delivery/webhooks/webhook.extensions.ts'
import type { WebhookKey } from '../../../delivery/webhooks/webhook.ts'
import {
  createOwnedAgentWebhook,
  deleteOwnedAgentWebhook,
  listOwnedAgentWebhooks,
  rotateOwnedAgentWebhookSecret,
  testOwnedAgentWebhook,
  updateOwnedAgentWebhook,
  type OwnedWebhookKey,
} from '../../../delivery/webhooks/owned-webhooks.ts'
import {
  getOwnedAgentDelivery,
  listOwnedAgentDeliveries,
  replayOwnedAgentDelivery,
} from '../../../delivery/webhooks/owned-deliveries.ts'
import type { HttpContext } from '../../context.ts'
import { noStore } from '../../handler.ts'
import type { AreaHandlers } from './area-handlers.ts'
import { bodyReply, listReply, memberReply, noContent } from '../../replies.ts'

export const eventHandlers = {
  listOwnEvents: async (context, { caller, query, signal }) => {
    const { after, limit, timeout, log_epoch: epoch } = query
    const page = await listEvents(context, caller, { after, epoch, limit, timeoutMs: timeout * 1000, signal })
    return { status: 200, body: encodeEventPage(page) }
  },

  listOwnedAgentEvents: async (context, { caller, path, query, signal }) => {
    const { after, limit, timeout, log_epoch: epoch } = query
    const pull = { after, epoch, limit, timeoutMs: timeout * 1000, signal }
    return { status: 200, body: encodeEventPage(await listOwnedAgentEvents(context, caller, path.agent_id, pull)) }
  },
} satisfies AreaHandlers<'events'>

/** Counts a ticket for its client address until the ticket expires. */
function countTicket({ clock, openCounts }: Pick<HttpContext, 'clock' | 'openCounts'>, ip: string): void {
  const opened = openCounts.openOfAddress('socket_tickets_per_address', addressGroup(ip))
  clock.setTimeout(() => opened.end(), ticketSeconds * 1000).unref()
}

export const socketHandlers = {
  createSocketTicket: async (context, { caller, ip }) => {
    countTicket(context, ip)
    return { status: 201, body: { ...(await createSocketTicket(context, caller)), expires_in: ticketSeconds } }
  },

  createOwnSocketTicket: async (context, { caller, ip }) => {
    countTicket(context, ip)
    return { status: 201, body: { ...(await createSocketTicket(context, caller)), expires_in: ticketSeconds } }
  },
} satisfies AreaHandlers<'sockets'>

const encodePush = ({ publicKey, endpoint }: PushState) => ({ application_server_key: publicKey, endpoint })

export const pushHandlers = {
  getPushSubscription: (context, { caller }) => bodyReply(getPushSubscription(context, caller), encodePush),

  putPushSubscription: (context, { caller, body }) => bodyReply(putPushSubscription(context, caller, body), encodePush),

  deletePushSubscription: (context, { caller }) => noContent(deletePushSubscription(context, caller)),
} satisfies AreaHandlers<'push'>

/** These routes serve webhooks of the current form; the variant form has its own routes. */
const keyOf = (id: string): WebhookKey => ({ id, form: 'current' })

const ownedKey = (path: { agent_id: string; id: string }): OwnedWebhookKey => ({ agentId: path.agent_id, id: path.id })

export const webhookHandlers = {
  listWebhooks: (context, { caller, query }) =>
    listReply('webhooks', listWebhooks(context, caller, 'current', query), encodeWebhook),

  getWebhook: (context, { caller, path }) =>
    memberReply('webhook', getWebhook(context, caller, keyOf(path.id)), encodeWebhook),

  updateWebhook: (context, { caller, path, body }) =>
    memberReply('webhook', updateWebhook(context, caller, keyOf(path.id), body), encodeWebhook),

  rotateWebhookSecret: async (context, { caller, path, body }) => {
    const rotated = await rotateWebhookSecret(context, caller, keyOf(path.id), decodeRotation(body))
    return { status: 200, body: encodeWebhookWithSecret(rotated), headers: noStore }
  },

  deleteWebhook: (context, { caller, path }) => noContent(deleteWebhook(context, caller, keyOf(path.id))),

  listWebhookAttempts: (context, { caller, path, query }) =>
    listReply('attempts', listWebhookAttempts(context, caller, keyOf(path.id), query), encodeAttempt),

  listDeadLetters: (context, { caller, path, query }) =>
    listReply('dead_letters', listDeadLetters(context, caller, keyOf(path.id), query), encodeDeadLetter),

  redeliverDeadLetter: async (context, { caller, path }) => {
    await redeliverDeadLetter(context, caller, keyOf(path.id), path.event_id)
    return { status: 202 }
  },

  listOwnedAgentWebhooks: (context, { caller, path, query }) =>
    listReply('webhooks', listOwnedAgentWebhooks(context, caller, path.agent_id, query), encodeOwnedWebhook),

  createOwnedAgentWebhook: async (context, { caller, path, body }) => {
    const created = await createOwnedAgentWebhook(context, caller, path.agent_id, body.url)
    return { status: 201, body: encodeWebhookWithSecret(created), headers: noStore }
  },

  updateOwnedAgentWebhook: (context, { caller, path, body }) =>
    memberReply('webhook', updateOwnedAgentWebhook(context, caller, ownedKey(path), body), encodeOwnedWebhook),

  deleteOwnedAgentWebhook: (context, { caller, path }) =>
    noContent(deleteOwnedAgentWebhook(context, caller, ownedKey(path))),

  rotateOwnedAgentWebhookSecret: async (context, { caller, path, body }) => {
    const rotated = await rotateOwnedAgentWebhookSecret(context, caller, ownedKey(path), decodeRotation(body))
    return { status: 200, body: encodeWebhookWithSecret(rotated), headers: noStore }
  },

  testOwnedAgentWebhook: async (context, { caller, path }) => {
    const { eventId, sequence } = await testOwnedAgentWebhook(context, caller, ownedKey(path))
    return { status: 202, body: { event_id: eventId, sequence } }
  },

  listOwnedAgentDeliveries: (context, { caller, path, query }) =>
    listReply('deliveries', listOwnedAgentDeliveries(context, caller, ownedKey(path), query), encodeOwnedDelivery),

  getOwnedAgentDelivery: async (context, { caller, path }) => ({
    status: 200,
    body: encodeShownDelivery(await getOwnedAgentDelivery(context, caller, ownedKey(path), path.sequence)),
    headers: noStore,
  }),

  replayOwnedAgentDelivery: async (context, { caller, path }) => {
    const delivery = await replayOwnedAgentDelivery(context, caller, ownedKey(path), path.sequence)
    return { status: 202, body: { delivery: encodeOwnedDelivery(delivery) } }
  },
} satisfies AreaHandlers<'webhooks'>
