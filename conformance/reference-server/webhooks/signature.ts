/** The three signature headers (WHK-009, WHK-010) in the formats of AMB-050. */
import { createHmac } from 'node:crypto'
import type { Webhook } from '../state/model.ts'
import type { ReferenceServer } from '../state/server.ts'

export function sign(
  server: ReferenceServer,
  webhook: Webhook,
  id: string,
  timestamp: string,
  body: string,
): Record<string, string> {
  const secrets = [webhook.secret]
  if (webhook.previousSecret !== null && webhook.previousSecret.until > Date.now())
    secrets.push(webhook.previousSecret.secret)
  const items = secrets.map((secret) => item(server, secret, id, timestamp, body))
  if (server.hasChoice('signature-with-others')) items.unshift(`v1,${Buffer.alloc(32).toString('base64')}`)
  const headers: Record<string, string> = { 'webhook-timestamp': timestamp }
  if (!server.hasFault('webhook-id-missing')) headers['webhook-id'] = id
  if (!server.hasFault('webhook-signature-missing')) headers['webhook-signature'] = items.join(' ')
  return headers
}

function item(server: ReferenceServer, secret: string, id: string, timestamp: string, body: string): string {
  const encoded = secret.replace(/^whsec_/, '')
  const key = server.hasFault('webhook-signs-undecoded-key') ? Buffer.from(encoded) : Buffer.from(encoded, 'base64')
  const covered = server.hasFault('large-delivery-signed-in-part')
    ? Buffer.from(body).subarray(0, 16_384).toString('utf8')
    : body
  const signed = server.hasFault('webhook-signs-body-only') ? body : `${id}.${timestamp}.${covered}`
  const digest = createHmac('sha256', key).update(signed).digest()
  if (server.hasChoice('signature-hex')) return digest.toString('hex')
  if (server.hasChoice('signature-equals')) return `v1=${digest.toString('base64')}`
  if (server.hasChoice('signature-bare')) return digest.toString('base64')
  if (server.hasChoice('signature-base64url')) return `v1,${digest.toString('base64url')}`
  return `v1,${digest.toString('base64')}`
}
