/** The three headers of a delivery, and the data that the signature covers. */
import fc from 'fast-check'
import type { Delivery } from '../../client/receiver.ts'
import { verifySignature } from '../../client/signature.ts'
import { check, type RequirementId } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { diagnose } from './signature-diagnosis.ts'
import { seeRetry, scriptReceiver } from './scripted-receiver.ts'
import { subscriber } from '../../fixtures/agent-chat.ts'

/**
 * Asserts that the signature of a delivery is valid with the secret. The failure describes the input that was signed
 * instead.
 */
function judgeSignature(t: CheckContext, delivery: Delivery, requirement: RequirementId, what: string): void {
  const { valid, warnings } = verifySignature(delivery, t.webhook.secret)
  t.expect.that(valid, {
    requirement,
    what: `webhook-signature of ${what}`,
    expected:
      'HMAC-SHA256 over webhook-id.webhook-timestamp.raw-body, keyed with the base64-decoded bytes after whsec_, in base64',
    actual: valid ? 'that' : `another value: ${diagnose(delivery, t.webhook.secret)}`,
  })
  for (const warning of new Set(warnings)) t.warn(warning, { requirement })
}

const headerNames = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const

check('webhooks.deliver.three-headers', ['WHK-009', 'WHK-008'], subscriber, async (t) => {
  const receiver = scriptReceiver(t)
  const messageId = await receiver.send([{ status: 503 }, { status: 204 }])
  const attempts = await seeRetry(t, receiver, messageId)
  for (const [index, { headers }] of attempts.entries()) {
    const missing = headerNames.filter((name) => (headers[name] ?? '') === '')
    t.expect.equal(missing, [], { what: `signature headers missing on attempt ${index + 1}` })
  }
  const ids = new Set(attempts.map(({ id, event }) => (id === event?.event_id ? 'event_id' : id)))
  t.observeDecision(
    'AMB-049',
    ids.has('event_id')
      ? 'webhook-id is equal to event_id'
      : `webhook-id has its own value, ${ids.size} values in ${attempts.length} attempts`,
  )
})

check('webhooks.deliver.signature-verifies', ['WHK-010'], subscriber, async (t) => {
  const receiver = scriptReceiver(t)
  const messageId = await receiver.send([{ status: 503 }, { status: 204 }])
  for (const [index, delivery] of (await seeRetry(t, receiver, messageId)).entries()) {
    judgeSignature(t, delivery, 'WHK-010', `attempt ${index + 1}`)
  }
})

/** Texts whose bytes change when a server parses and serializes them, or reads them in another encoding. */
const awkward = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
    fc.constantFrom(
      'é😀 \u2028\u2029',
      '</script> a/b \\/ \\u0041',
      'e\u0301 \u00e9',
      '中文 + & % =',
      '\t"quoted" \\ \u007f',
    ),
  )
  .filter((text) => text.trim() !== '' && !text.includes('\0'))

check('webhooks.deliver.signature-covers-raw-bytes', ['WHK-011', 'WHK-010'], subscriber, async (t) => {
  const receiver = scriptReceiver(t)
  judgeSignature(t, await receiver.first(await receiver.send(undefined, 'plain')), 'WHK-010', 'a plain message')
  await t.property(
    awkward,
    async (text, run) => {
      const messageId = await receiver.send(undefined, `${run.marker()} é ${text}`)
      judgeSignature(t, await receiver.first(messageId), 'WHK-011', 'a message with non-ASCII text')
    },
    { runs: { quick: 4, full: 15, deep: 60 } },
  )
})

check('webhooks.deliver.signature-covers-large-bodies', ['WHK-010', 'WHK-011'], subscriber, async (t) => {
  const receiver = scriptReceiver(t)
  for (const count of [3, 5, 17]) {
    const messageId = t.unique.messageId()
    // 7,901 bytes, because a text of more than 8,000 bytes may be rejected (AMB-017).
    const text = `${t.unique.marker()} é `.padEnd(7900, 'x')
    const parts = Array.from({ length: count }, () => ({ type: 'text', text }))
    await t.given(t.agents[1]!.send({ message_id: messageId, chat_id: t.chat.id, parts }), 'a long message')
    const delivery = await receiver.first(messageId)
    judgeSignature(t, delivery, 'WHK-010', `a delivery of ${delivery.rawBody.length} bytes`)
  }
})

check('webhooks.deliver.signature-covers-unusual-json', ['WHK-011'], subscriber, async (t) => {
  const receiver = scriptReceiver(t)
  const messageId = t.unique.messageId()
  const parts =
    '[{"type":"data","data":[1.0,1e2,1e21,-1.5E-9,0.10]},{"text":"a\\/b \\u00e9 \\ud83d\\ude00 <\\/p>","type":"text"}]'
  const raw = `{ "parts" : ${parts},\n\t"chat_id":${JSON.stringify(t.chat.id)} , "message_id":"${messageId}"}`
  const headers = { 'content-type': 'application/json' }
  await t.given(
    t.agents[1]!.call({ method: 'POST', path: '/v1/messages', raw, headers }),
    'a send with escaped slashes',
  )
  judgeSignature(
    t,
    await receiver.first(messageId),
    'WHK-011',
    'a message that was sent with escaped slashes and another key order',
  )
})
