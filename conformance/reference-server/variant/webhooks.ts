/** Subscriptions of the variant form: a target URL and its event types (WHK-036 to WHK-038). */
import { isUrl } from '../messages/parts.ts'
import { invalid, notFound } from '../protocol/api-error.ts'
import type { Call, Reply } from '../protocol/route.ts'
import { isObject, type Json } from '../state/json.ts'
import { deleteWebhook, rotateWebhookSecret, subscribe } from '../webhooks/webhooks.ts'
import { inVariantBody } from './errors.ts'

/** POST /v1/webhook-subscriptions */
export const createSubscription = inVariantBody((call: Call): Reply => {
  const { server, body } = call
  const { target_url: url, subscribed_events: events } = isObject(body) ? body : {}
  if (server.hasFault('variant-subscription-missing')) throw notFound('no such route')
  if (server.hasFault('subscription-rejected')) throw invalid('no subscriptions here')
  if (!isUrl(url)) throw invalid('target_url must be an https URL')
  if (!isNames(events)) throw invalid('subscribed_events must be names')
  return subscribe(call, url, { target_url: url, subscribed_events: events }, events)
})

const isNames = (value: Json | undefined): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string')

/** POST /v1/webhook-subscriptions/{id}/rotate-secret */
export const rotateSubscriptionSecret = inVariantBody((call: Call): Reply => {
  if (call.server.hasFault('subscription-rotation-rejected')) throw notFound('no such route')
  return rotateWebhookSecret(call)
})

/** DELETE /v1/webhook-subscriptions/{id} */
export const deleteSubscription = inVariantBody((call: Call): Reply =>
  call.server.hasFault('subscription-outlives-deletion') ? { status: 204 } : deleteWebhook(call),
)
