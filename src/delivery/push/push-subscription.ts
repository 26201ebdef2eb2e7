import { createPublicKey } from 'node:crypto'

import type { Caller } from '../../identity/accounts/caller.ts'
import { lockWebhookOwner } from '../webhooks/webhook.store.ts'
import { checkWebhookUrl } from '../webhooks/address-guard.ts'
import { invalidRequest, unauthorized } from '../../platform/errors.ts'
import type { DeliveryContext } from '../context.ts'
import { deleteSubscriptions, findEndpoint, insertSubscription } from './push-subscription.store.ts'
import { readVapidKey } from './vapid-key.ts'

/** Keys of a browser in base64url. */
export interface BrowserKeys {
  p256dh: string
  auth: string
}

/** The public key of the server, and the address of the session's subscription. */
export interface PushState {
  publicKey: string
  endpoint: string | null
}

type PushContext = Pick<DeliveryContext, 'clock' | 'database' | 'ids' | 'secretBox' | 'webhooks'>

/** Returns the key with which browsers subscribe, and the subscription of the caller's session. */
export async function getPushSubscription(context: PushContext, caller: Caller): Promise<PushState> {
  const { publicKey } = await readVapidKey(context)
  const endpoint = await context.database.read((tx) => findEndpoint(tx, caller.id, caller.credentialId))
  return { publicKey, endpoint: endpoint ?? null }
}

/**
 * Stores the subscription of the caller's session, in place of its earlier one.
 * @throws DomainError invalid_request for an address that is never delivered to, or a key that is no point of the curve
 */
export async function putPushSubscription(
  context: PushContext,
  caller: Caller,
  { endpoint, keys }: { endpoint: string; keys: BrowserKeys },
): Promise<PushState> {
  const { clock, database, ids, secretBox, webhooks } = context
  checkWebhookUrl(endpoint, webhooks.guard, 'endpoint')
  checkKey(keys.p256dh)
  const { publicKey } = await readVapidKey(context)
  await database.write(async (tx) => {
    if (!(await lockWebhookOwner(tx, caller.id))) throw unauthorized()
    await deleteSubscriptions(tx, caller.id, caller.credentialId, clock.now())
    await insertSubscription(tx, {
      id: ids.next('whk'),
      userId: caller.id,
      sessionId: caller.credentialId,
      endpoint,
      sealedKeys: secretBox.seal(JSON.stringify({ p256dh: keys.p256dh, auth: keys.auth } satisfies BrowserKeys)),
      createdAt: clock.now(),
    })
  })
  return { publicKey, endpoint }
}

export function deletePushSubscription(context: PushContext, caller: Caller): Promise<void> {
  return context.database.write((tx) => deleteSubscriptions(tx, caller.id, caller.credentialId, context.clock.now()))
}

function checkKey(p256dh: string): void {
  const point = Buffer.from(p256dh, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((bytes) => bytes.toString('base64url'))
  try {
    createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  } catch {
    throw invalidRequest('keys.p256dh is no public key of the curve P-256', 'keys.p256dh')
  }
}
