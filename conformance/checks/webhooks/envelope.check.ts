/** Body of a delivery: the envelope, equal to the log. */
import { textParts } from '../../client/agent.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import type { WireEvent, WireObject } from '../../client/wire.ts'
import { until } from '../../client/until.ts'
import { messageCore } from '../../model/message-core.ts'
import { parseJson } from '../../client/documents.ts'
import { subscriber } from '../../fixtures/agent-chat.ts'
import { eventMembers } from '../../fixtures/event-envelope.ts'
import { assertNoStall } from './stall-detector.ts'
import { scriptReceiver } from './scripted-receiver.ts'
import { arrivalMs } from '../../fixtures/timeouts.ts'

const compared = ['event_id', 'sequence', 'event_type', 'agent_id', 'chat_id'] as const

/** Returns the message of an event, without members that may depend on the time of the read (AMB-108). */
const shownOf = (event: WireEvent | undefined): WireObject => messageCore(event?.data?.message)

check('webhooks.deliver.body-is-the-envelope', ['WHK-008', 'EVT-013', 'EVT-007', 'WHK-041'], subscriber, async (t) => {
  const { agent, endpoint } = t.webhook
  const base = await agent.cursor()
  const receiver = scriptReceiver(t)
  const messageId = await receiver.send()
  const event =
    (await agent.awaitMessage(base, messageId)) ??
    t.notTestable('the event is not in the log', 'a pull that returns new events (see MSG-030)')
  const delivery =
    (await endpoint.next(({ text }) => text.includes(messageId), arrivalMs(t))) ??
    t.notTestable('no delivery contains the message', 'webhooks that reach the receiver (see EVT-001)')
  t.expect.equal(delivery.method, 'POST', { what: 'method of a delivery' })
  const parsed = parseJson(delivery.rawBody.toString('utf8'))
  t.expect.that(typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed), {
    what: 'body of a delivery',
    expected: 'one JSON object',
    actual: delivery.rawBody.toString('utf8', 0, 80),
  })
  const body = parsed as WireObject
  t.expect.equal(
    eventMembers.filter((name) => body[name] === undefined),
    [],
    {
      what: 'envelope members missing at the top level of the body (the envelope has no wrapper)',
    },
  )
  const message = await receiver.first(messageId)
  for (const name of compared)
    t.expect.equal(message.event?.[name], event[name], {
      what: `${name} of the delivery, compared with the pulled event`,
    })
  t.expect.equal(shownOf(message.event), shownOf(event), {
    what: 'message_id, parts, text and reply_to, compared with the pulled event',
  })
  t.expect.that(typeof message.event?.event_type === 'string', {
    requirement: 'EVT-007',
    what: 'event_type is a string',
  })
  const type = delivery.headers['content-type'] ?? 'none'
  if (!type.toLowerCase().startsWith('application/json'))
    t.warn(`the Content-Type of a delivery is ${type}`, { requirement: 'WHK-041' })
  t.observeDecision('AMB-125', `Content-Type ${type}`)
})

/** Waits, within a limit, until the webhook received all pulled events. Returns both channels from `base` to `last`. */
async function bothChannels(
  t: CheckContext,
  base: number,
  last: number,
): Promise<{ pulled: WireEvent[]; delivered: WireEvent[] }> {
  const { agent, endpoint } = t.webhook
  const within = (event: WireEvent | undefined): event is WireEvent =>
    event !== undefined && event.sequence > base && event.sequence <= last
  const pulled = (await agent.eventsSince(base)).filter(within)
  await until(async () => pulled.every(({ event_id: id }) => endpoint.of(id).length > 0), arrivalMs(t))
  return { pulled, delivered: endpoint.deliveries.map(({ event }) => event).filter(within) }
}

check('webhooks.deliver.same-log-as-pull', ['EVT-002'], subscriber, async (t) => {
  const [reader, writer] = [t.webhook.agent, t.agents[1]!]
  const receiver = scriptReceiver(t)
  await receiver.first(await receiver.send())
  const base = await reader.cursor()
  const since = Date.now()
  const ids = [
    await receiver.send(),
    await receiver.send(undefined, `${t.unique.marker()} é😀 </p>`),
    await receiver.send(),
  ]
  const reply = t.unique.messageId()
  const parts = [...textParts('one'), ...textParts('two')]
  await t.given(
    writer.send({ message_id: reply, chat_id: t.chat.id, parts, text: 'both', reply_to: { message_id: ids[0]! } }),
    'a reply',
  )
  await t.given(writer.react(ids[0]!, { operation: 'add', type: 'emoji', emoji: '👍' }), 'a reaction')
  const fence = await receiver.send()
  await receiver.first(fence)
  await receiver.first(reply)
  const last =
    (await reader.awaitMessage(base, fence)) ??
    t.notTestable('the last event is not in the log', 'a pull that returns new events (see MSG-030)')
  const { pulled, delivered } = await bothChannels(t, base, last.sequence)
  if (pulled.some(({ event_id: id }) => !delivered.some((one) => one.event_id === id)) && delivered.length > 0)
    assertNoStall(t, since)
  const idsOf = (events: readonly WireEvent[]): string[] =>
    [...new Set(events.map((event) => event.event_id))].toSorted()
  t.expect.equal(idsOf(delivered), idsOf(pulled), {
    what: 'event_ids on the webhook, compared with those of the pull from the same cursor',
  })
  for (const event of pulled) {
    const delivery = delivered.find((one) => one.event_id === event.event_id)
    for (const name of ['sequence', 'event_type', 'agent_id', 'chat_id', 'created_at', 'schema_version'] as const) {
      t.expect.equal(delivery?.[name], event[name], {
        what: `${name} of ${event.event_type} on the webhook, compared with the pull`,
      })
    }
    t.expect.equal(shownOf(delivery), shownOf(event), {
      what: `message of ${event.event_type} on the webhook, compared with the pull`,
    })
  }
})

const largestTexts = Array.from({ length: 32 }, (_, index) => `${index} ${'x'.repeat(7900)}`)

check('webhooks.deliver.largest-message-is-whole', ['EVT-051', 'WHK-008'], subscriber, async (t) => {
  const receiver = scriptReceiver(t)
  const since = Date.now()
  const target = await receiver.send()
  await receiver.first(target)
  const messageId = t.unique.messageId()
  const body = {
    message_id: messageId,
    chat_id: t.chat.id,
    parts: largestTexts.flatMap(textParts),
    text: 'y'.repeat(100_000),
    reply_to: { message_id: target },
  }
  await t.given(t.agents[1]!.send(body), 'a message of 32 parts, 350 KB')
  const [delivery] = await receiver.collect(messageId, 1, arrivalMs(t))
  if (delivery === undefined) assertNoStall(t, since)
  t.expect.that(delivery !== undefined, {
    failureClass: 'lost',
    what: 'the delivery of a message of 32 parts with nearly 350 KB',
    expected: 'a delivery',
    actual: 'none, although a small message arrived',
  })
  const message = delivery?.event?.data?.message
  const texts = (message?.parts ?? []).map((part) => part['text'])
  t.expect.equal(texts, largestTexts, { failureClass: 'lost', what: 'texts of the 32 parts in the webhook body' })
  t.expect.equal(message?.reply_to?.message_id, target, {
    failureClass: 'lost',
    what: 'reply_to.message_id in the webhook body',
  })
})
