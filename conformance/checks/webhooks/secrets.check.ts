/** Only creation and rotation return a signing secret. */
import { check } from '../../check-api/check.ts'
import { subscriber } from '../../fixtures/agent-chat.ts'
import { attemptHook } from '../../fixtures/hook-answer.ts'
import { deliveryTimeoutMs } from '../../fixtures/timeouts.ts'
import { scriptReceiver } from './scripted-receiver.ts'

check('webhooks.secret.shown-once', ['WHK-005', 'PRIV-005'], subscriber, async (t) => {
  const { agent, endpoint, secret, id } = t.webhook
  const receiver = scriptReceiver(t)
  await receiver.first(await receiver.send([{ status: 404 }]))
  await receiver.first(await receiver.send())
  const replies = [
    await agent.me(),
    await agent.events({ after: 0 }),
    await agent.history(t.chat.id),
    await agent.createWebhook({ url: 'not a url' }),
  ]
  t.expect.notLeaked(secret, replies, { what: 'the signing secret in later answers' })
  for (const delivery of endpoint.deliveries) {
    const text = `${JSON.stringify(delivery.headers)} ${delivery.text}`
    t.expect.notLeaked(secret, text, { what: 'the signing secret in deliveries' })
  }
  const readings = (['listWebhooks', 'listWebhookAttempts', 'listDeadLetters'] as const).filter((name) =>
    t.hooks.has(name),
  )
  for (const name of readings) {
    const shown = JSON.stringify(await t.hooks.run(name, { id }, agent))
    t.expect.notLeaked(secret, shown, { what: `the signing secret in the answer of ${name}` })
  }
  if (!readings.includes('listWebhooks')) {
    t.notTestable(
      'no route returns the subscription, so a missing secret proves nothing',
      'the hook listWebhooks in the target file',
    )
  }
})

check(
  'webhooks.list.own-only',
  ['WHK-007', 'AUTH-010'],
  { ...subscriber, needs: { ...subscriber.needs, hooks: ['listWebhooks'] } },
  async (t) => {
    const { agent, endpoint } = t.webhook
    const own = JSON.stringify(await t.hooks.run('listWebhooks', {}, agent))
    if (!own.includes(endpoint.url))
      t.notTestable(
        `the list does not contain the URL of the subscription: ${own}`,
        'a hook listWebhooks whose result contains url',
      )
    const others = JSON.stringify(await t.hooks.run('listWebhooks', {}, t.agents[1]!))
    t.expect.that(!others.includes(endpoint.url), {
      failureClass: 'leaked',
      what: 'the subscription of an agent in the list of another agent',
      expected: 'it is missing',
      actual: 'its URL is in the list',
    })
  },
)

check(
  'webhooks.delete.own-only',
  ['WHK-007', 'AUTH-010'],
  {
    ...subscriber,
    needs: { ...subscriber.needs, persons: 1, ownedBy: 'person', hooks: ['deleteWebhook'], usesUp: true },
  },
  async (t) => {
    const { agent, endpoint, id } = t.webhook
    const other = t.agents[1]!
    if (id === null) return t.notTestable('the answer of the subscription contains no id', 'a subscription with an id')
    await attemptHook(t, 'deleteWebhook', { id }, other)
    const { messageId } = await other.sendText(t.chat.id)
    t.expect.that((await endpoint.message(messageId, deliveryTimeoutMs(t))) !== undefined, {
      failureClass: 'lost',
      what: `delivery of a message to ${agent.handle} after another agent of its owner tried to delete its subscription`,
      expected: 'a delivery',
      actual: 'none',
    })
  },
)
