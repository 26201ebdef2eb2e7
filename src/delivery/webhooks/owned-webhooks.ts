import type { DraftOf } from '../../platform/event-log/log-event.ts'
import type { WebhookEvents } from './webhook-health.store.ts'
import type { Needs } from '../../platform/context.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { actAsOwned } from '../../identity/agents/act-as-owned.ts'
import type { List, ListPage } from '../../platform/paginate.ts'
import { readOldestFirst } from '../../platform/read-page.ts'
import { conflict } from '../../platform/errors.ts'
import type { NumberedEvent } from '../../platform/event-log/log-event.ts'
import type { DeliveryContext } from '../context.ts'
import { requireWebhookOf, listWebhooksOf } from './delivery-list.store.ts'
import type { WebhookKey, Webhook, WebhookStatus } from './webhook.ts'
import {
  createWebhook,
  type WebhookWithSecret,
  updateWebhook,
  rotateWebhookSecret,
  type Rotation,
  deleteWebhook,
} from './webhooks.ts'

/** Identifies a webhook for the owner of its agent. */
export interface OwnedWebhookKey {
  agentId: string
  id: string
}

/** Returns the agent as a caller, and the key of its webhook. @throws DomainError not_found (agent or webhook) */
async function keyOfOwned(
  context: Needs<'database'>,
  owner: Caller,
  { agentId, id }: OwnedWebhookKey,
): Promise<{ agent: Caller; key: WebhookKey }> {
  const agent = await actAsOwned(context, owner, agentId)
  const { form } = await context.database.read((tx) => requireWebhookOf(tx, agent.id, id))
  return { agent, key: { id, form } }
}

/** Registers a webhook of one of the person's agents. @throws DomainError not_found; errors of `createWebhook` */
export async function createOwnedAgentWebhook(
  context: Parameters<typeof createWebhook>[0] & Needs<'database'>,
  owner: Caller,
  agentId: string,
  url: string,
): Promise<WebhookWithSecret> {
  return createWebhook(context, await actAsOwned(context, owner, agentId), { url, form: 'current' })
}

/** Returns webhooks of one of the person's agents, of both forms, in creation order. @throws DomainError not_found */
export async function listOwnedAgentWebhooks(
  context: Needs<'database'>,
  owner: Caller,
  agentId: string,
  page: ListPage,
): Promise<List<Webhook>> {
  const agent = await actAsOwned(context, owner, agentId)
  return readOldestFirst(context.database, 'whk', page, (tx, after, limit) =>
    listWebhooksOf(tx, agent.id, after, limit),
  )
}

/** Moves, pauses or resumes a webhook of an owned agent. @throws DomainError not_found, invalid_request */
export async function updateOwnedAgentWebhook(
  context: Pick<DeliveryContext, 'webhooks' | 'clock' | 'database'>,
  owner: Caller,
  webhook: OwnedWebhookKey,
  change: { url?: string; status?: WebhookStatus },
): Promise<Webhook> {
  const { agent, key } = await keyOfOwned(context, owner, webhook)
  return updateWebhook(context, agent, key, change)
}

/** Replaces the signing secret of an owned agent's webhook (WHK-033). @throws DomainError as rotateWebhookSecret */
export async function rotateOwnedAgentWebhookSecret(
  context: Parameters<typeof rotateWebhookSecret>[0],
  owner: Caller,
  webhook: OwnedWebhookKey,
  rotation: Rotation,
): Promise<WebhookWithSecret> {
  const { agent, key } = await keyOfOwned(context, owner, webhook)
  return rotateWebhookSecret(context, agent, key, rotation)
}

const eventType = 'webhook.test'

/**
 * Appends a test event to the log of one of the person's agents; it is delivered like every event (AMB-183).
 * @throws DomainError not_found; conflict for a webhook that would not be sent the event
 */
export async function testOwnedAgentWebhook(
  context: Needs<'clock' | 'database' | 'eventLog'>,
  owner: Caller,
  { agentId, id }: OwnedWebhookKey,
): Promise<NumberedEvent> {
  const agent = await actAsOwned(context, owner, agentId)
  return context.database.write(async (tx) => {
    const { status, subscribedEvents } = await requireWebhookOf(tx, agent.id, id)
    if (status === 'paused') throw conflict('The webhook is paused.')
    if (subscribedEvents !== null && !subscribedEvents.includes(eventType))
      throw conflict('The event filter of the webhook excludes test events.')
    const data = { webhookId: id }
    const draft: DraftOf<WebhookEvents> = { actorId: agent.id, eventType, chatId: null, messageId: null, data }
    const [event] = await context.eventLog.append(tx, [draft], context.clock.now())
    return event!
  })
}

/** Deletes a webhook of one of the person's agents, with its pending deliveries. @throws DomainError not_found */
export async function deleteOwnedAgentWebhook(
  context: Parameters<typeof deleteWebhook>[0],
  owner: Caller,
  webhook: OwnedWebhookKey,
): Promise<void> {
  const { agent, key } = await keyOfOwned(context, owner, webhook)
  await deleteWebhook(context, agent, key)
}
