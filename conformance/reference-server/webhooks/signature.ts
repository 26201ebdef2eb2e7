/** Writes the three signature headers (WHK-009, WHK-010) in the formats of AMB-050. */
import { createHmac } from 'node:crypto'
import type { Webhook } from '../state/model.ts'
import { countCall, type ReferenceServer } from '../state/server.ts'

export function sign(
  server: ReferenceServer,
  webhook: Webhook,
  id: string,
  timestamp: string,
  body: string,
): Record<string, string> {
  const missigned = server.hasFault('later-deliveries-missigned') && countCall(server, `signed ${webhook.id}`) % 4 === 0
  const secrets = [missigned ? `whsec_${Buffer.alloc(32).toString('base64')}` : secretOf(server, webhook)]
  if (webhook.previousSecret !== null && webhook.previousSecret.until > Date.now())
    secrets.push(webhook.previousSecret.secret)
  const items = secrets.map((secret) => item(server, secret, id, timestamp, body))
  if (server.hasChoice('signature-with-others')) items.unshift(`v1,${Buffer.alloc(32).toString('base64')}`)
  const headers: Record<string, string> = { 'webhook-timestamp': timestamp }
  if (!server.hasFault('webhook-id-missing')) headers['webhook-id'] = id
  if (!server.hasFault('webhook-signature-missing')) headers['webhook-signature'] = items.join(' ')
  return headers
}

/** Returns the secret of a webhook or, with two faults, of the first webhook of its owner. */
function secretOf(server: ReferenceServer, webhook: Webhook): string {
  const fault = webhook.events === undefined ? 'second-subscription-signed-with-first' : 'variant-signed-with-first'
  if (!server.hasFault(fault)) return webhook.secret
  return [...server.webhooks.values()].find(({ ownerId }) => ownerId === webhook.ownerId)?.secret ?? webhook.secret
}

function item(server: ReferenceServer, secret: string, id: string, timestamp: string, body: string): string {
  const encoded = secret.replace(/^whsec_/, '')
  const key = server.hasFault('webhook-signs-undecoded-key') ? Buffer.from(encoded) : Buffer.from(encoded, 'base64')
  const covered = server.hasFault('large-delivery-signed-in-part')
    ? Buffer.from(body).subarray(0, 16_384).toString('utf8')
    : server.hasFault('large-numbers-signed-otherwise')
      ? body.replaceAll(/(?<=\d)e\+(?=\d)/g, 'e')
      : body
  const signed = server.hasFault('webhook-signs-body-only') ? body : `${id}.${timestamp}.${covered}`
  const digest = createHmac('sha256', key).update(signed).digest()
  const encoding = server.hasChoice('signature-hex')
    ? 'hex'
    : server.hasChoice('signature-base64url')
      ? 'base64url'
      : 'base64'
  const prefix = server.hasChoice('signature-bare') ? '' : server.hasChoice('signature-equals') ? 'v1=' : 'v1,'
  return prefix + digest.toString(encoding)
}
