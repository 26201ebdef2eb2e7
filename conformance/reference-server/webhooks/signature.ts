/** The three signature headers (WHK-009, WHK-010) with the spellings of AMB-050. */
import { createHmac } from 'node:crypto'
import type { Webhook } from '../state/model.ts'
import type { Subject } from '../state/server.ts'

export function sign(
  subject: Subject,
  webhook: Webhook,
  id: string,
  timestamp: string,
  body: string,
): Record<string, string> {
  const secrets = [webhook.secret]
  if (webhook.previousSecret !== null && webhook.previousSecret.until > Date.now())
    secrets.push(webhook.previousSecret.secret)
  const items = secrets.map((secret) => item(subject, secret, id, timestamp, body))
  if (subject.chose('signature-with-others')) items.unshift(`v1,${Buffer.alloc(32).toString('base64')}`)
  const headers: Record<string, string> = { 'webhook-timestamp': timestamp }
  if (!subject.faulty('webhook-id-missing')) headers['webhook-id'] = id
  if (!subject.faulty('webhook-signature-missing')) headers['webhook-signature'] = items.join(' ')
  return headers
}

function item(subject: Subject, secret: string, id: string, timestamp: string, body: string): string {
  const encoded = secret.replace(/^whsec_/, '')
  const key = subject.faulty('webhook-signs-undecoded-key') ? Buffer.from(encoded) : Buffer.from(encoded, 'base64')
  const signed = subject.faulty('webhook-signs-body-only') ? body : `${id}.${timestamp}.${body}`
  const digest = createHmac('sha256', key).update(signed).digest()
  if (subject.chose('signature-hex')) return digest.toString('hex')
  if (subject.chose('signature-equals')) return `v1=${digest.toString('base64')}`
  if (subject.chose('signature-bare')) return digest.toString('base64')
  if (subject.chose('signature-base64url')) return `v1,${digest.toString('base64url')}`
  return `v1,${digest.toString('base64')}`
}
