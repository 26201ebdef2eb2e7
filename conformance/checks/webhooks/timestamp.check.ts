/** Freshness of webhook-timestamp: receivers reject a difference of more than five minutes. */
import { verifySignature } from '../../client/signature.ts'
import { check } from '../../check-api/check.ts'
import { seeRetry, scriptReceiver } from './scripted-receiver.ts'
import { judgeFreshness } from './freshness.ts'
import { subscriber } from '../../fixtures/agent-chat.ts'

check('webhooks.deliver.timestamp-is-current', ['WHK-012', 'LIM-011'], subscriber, async (t) => {
  const receiver = scriptReceiver(t)
  const messageId = await receiver.send([{ status: 503 }, { status: 503 }, { status: 204 }])
  const attempts = await seeRetry(t, receiver, messageId)
  judgeFreshness(t, attempts.slice(0, 1))
  judgeFreshness(t, attempts, 'LIM-011')
  const last = attempts.at(-1)!
  t.expect.that(verifySignature(last, t.webhook.secret).valid, {
    what: `webhook-signature of attempt ${attempts.length}`,
    expected: 'a signature over the webhook-timestamp of this attempt',
    actual: 'an invalid signature',
  })
})
