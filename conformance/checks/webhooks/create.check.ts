/** POST /v1/webhooks: accepted requests and answers. */
import fc from 'fast-check'
import type { Reply } from '../../client/exchange.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { secretIn, signingSecretIn } from './secret.ts'

const slot = { needs: { agents: 1, webhook: 'slot' } } as const

/**
 * Asserts rejections without a secret. They share one control creation, because the number of subscriptions may be
 * limited.
 */
function rejections(t: CheckContext): (what: string, body: Record<string, unknown>) => Promise<void> {
  let accepted: Promise<Reply> | undefined
  const control = (): Promise<Reply> => (accepted ??= t.agent.createWebhook({ url: t.receiver.endpoint().url }))
  return async (what, body) => {
    const reply = await t.rejects({ what, expect: 'body', attempt: () => t.agent.createWebhook(body), control })
    t.expect.that(secretIn(reply.body) === undefined, {
      what: `no secret in the rejection of ${what}`,
      expected: 'no whsec_ string',
    })
  }
}

check('webhooks.create.answers-secret', ['WHK-001', 'WHK-004'], slot, async (t) => {
  const reply = await t.agent.createWebhook({ url: t.receiver.endpoint().url })
  t.expect.status(reply, '2xx', { what: 'status of a webhook creation with a valid https URL' })
  t.observeDecision('AMB-048', `a creation is answered with ${reply.status}`)
  const secret = secretIn(reply.body)
  t.expect.that((secret ?? signingSecretIn(reply.body)) !== undefined, {
    what: 'a signing secret in the answer of a creation',
    expected: 'a member signing_secret',
    actual: Object.keys(reply.body ?? {}),
  })
  t.expect.that(secret !== undefined, {
    requirement: 'WHK-004',
    what: 'prefix of the signing secret',
    expected: 'a string that starts with whsec_',
    actual: 'another prefix',
  })
  const encoded = (secret ?? '').slice('whsec_'.length)
  t.expect.that(/^[A-Za-z0-9+/]+=*$/.test(encoded), {
    requirement: 'WHK-004',
    what: 'the signing secret after whsec_ is standard base64',
    expected: 'characters of A-Z a-z 0-9 + / and padding',
    actual: `${encoded.length} characters, including ${[...new Set(encoded.replaceAll(/[A-Za-z0-9+/=]/g, ''))].join(' ')}`,
  })
  if (encoded.length % 4 !== 0) t.warn('the base64 after whsec_ lacks its padding', { requirement: 'WHK-004' })
  const bytes = Buffer.from(encoded, 'base64').length
  if (bytes < 24) t.warn(`the signing key has ${bytes} bytes; 24 to 64 are recommended`, { requirement: 'WHK-004' })
})

check('webhooks.create.url-is-https', ['WHK-002'], slot, async (t) => {
  const rest = t.receiver.endpoint().url.replace('https://', '')
  const wrong = [
    `ftp://${rest}`,
    rest,
    'not a url',
    `//${rest}`,
    '/hook',
    'javascript:alert(1)',
    'mailto:hook@example.com',
  ]
  if (t.target.allows_http_webhooks !== true) wrong.push(`http://${rest}`, 'http://receiver.example/hook')
  const reject = rejections(t)
  for (const url of wrong) await reject(`the webhook url ${url.replace(rest, 'receiver/hook')}`, { url })
})

check('webhooks.create.url-is-required', ['WHK-003'], slot, async (t) => {
  const reject = rejections(t)
  await reject('a webhook creation without url', {})
  const { url } = t.receiver.endpoint()
  const wrong = fc.oneof(
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.constant([url]),
    fc.constant({ url }),
    fc.constant(''),
  )
  await t.property(wrong, (value) => reject(`the webhook url ${JSON.stringify(value)}`, { url: value }), {
    runs: { quick: 3, full: 8, deep: 20 },
  })
  // The variant form has the name target_url, which a server may accept here as well.
  await reject('a webhook creation with the url in another member', { x_url: url })
})
