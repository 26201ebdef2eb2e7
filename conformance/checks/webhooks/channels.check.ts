/** Webhook and pull of one agent at the same time: both receive all events. */
import { isReceived } from '../../client/agent.ts'
import { check } from '../../check-api/check.ts'
import { assertNoStall } from './stall-detector.ts'
import { scriptReceiver } from './scripted-receiver.ts'
import { subscriber } from '../../fixtures/agent-chat.ts'
import { effectTimeoutMs, arrivalMs } from '../../fixtures/timeouts.ts'

const number = 6

check('webhooks.deliver.every-event-arrives', ['EVT-001', 'WHK-018'], subscriber, async (t) => {
  const [both, puller] = [t.webhook.agent, t.agents[1]!]
  const receiver = scriptReceiver(t)
  const bases = [await both.cursor(), await puller.cursor()] as const
  const since = Date.now()
  const sent: string[] = []
  const answered: string[] = []
  for (let count = 0; count < number; count += 1) {
    sent.push(await receiver.send())
    answered.push((await both.sendText(t.chat.id)).messageId)
  }
  for (const id of sent) {
    const [delivery] = await receiver.collect(id, 1, arrivalMs(t))
    if (delivery === undefined) assertNoStall(t, since)
    t.expect.that(delivery !== undefined, {
      failureClass: 'lost',
      what: 'delivery of a message by webhook, before any pull',
      expected: `a delivery within ${arrivalMs(t)} ms`,
      actual: 'none',
    })
  }
  for (const [agent, base, ids, who] of [
    [both, bases[0], sent, 'with'],
    [puller, bases[1], answered, 'without'],
  ] as const) {
    for (const id of ids) {
      const event = await agent.awaitMessage(base, id, arrivalMs(t))
      t.expect.that(event !== undefined, {
        requirement: 'EVT-001',
        failureClass: 'lost',
        what: `message.received in the log of an agent ${who} a webhook`,
        expected: 'the event',
        actual: 'none',
      })
    }
  }
})

check('webhooks.deliver.beside-an-open-pull', ['WHK-034', 'EVT-001'], { ...subscriber, seconds: 2 }, async (t) => {
  const { agent } = t.webhook
  const receiver = scriptReceiver(t)
  const after = await agent.cursor()
  const pull = agent.events({ after, timeout: 10, limit: 100 })
  await new Promise((resolve) => setTimeout(resolve, 300))
  const messageId = await receiver.send()
  const page = await t.given(pull, 'a pull with a timeout')
  const delivery = await receiver.first(messageId)
  // Another event may end the wait first. The next page then contains the message.
  const event = page.events.find((one) => isReceived(one, messageId)) ?? (await agent.awaitMessage(after, messageId))
  t.expect.that(event !== undefined, {
    failureClass: 'lost',
    what: 'the event in a pull that was waiting while the webhook received it',
    expected: 'the event on both channels',
    actual: 'the event only on the webhook',
  })
  t.expect.equal(delivery.event?.event_id, event?.event_id, {
    what: 'event_id on the webhook, compared with the waiting pull',
  })
})

check('webhooks.deliver.success-leaves-log', ['EVT-003', 'WHK-034'], subscriber, async (t) => {
  const { agent } = t.webhook
  const receiver = scriptReceiver(t)
  const base = await agent.cursor()
  const ids = [
    await receiver.send([{ status: 200 }]),
    await receiver.send([{ status: 200 }]),
    await receiver.send([{ status: 202 }]),
  ]
  for (const id of ids) await receiver.first(id)
  await receiver.first(await receiver.send())
  const found = await Promise.all(ids.map((id) => agent.awaitMessage(base, id, effectTimeoutMs(t))))
  const missing = ids.filter((_, index) => found[index] === undefined)
  t.expect.equal(missing, [], { failureClass: 'lost', what: 'acknowledged events that are missing in GET /v1/events' })
})
