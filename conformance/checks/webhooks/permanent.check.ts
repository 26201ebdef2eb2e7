/** Permanent failures: answers after which an event is not attempted again. */
import { check } from '../../check-api/check.ts'
import type { Answer } from '../../client/receiver.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { assertNoStall, wasFast } from './stall-detector.ts'
import { seeControlRetried, scriptReceiver, type ScriptedReceiver } from './scripted-receiver.ts'
import { subscriber } from '../../fixtures/agent-chat.ts'
import { arrivalMs } from '../../fixtures/timeouts.ts'

interface Sent {
  messageId: string
  answer: Answer
}

/**
 * Sends an event whose attempts all get the answer. Judges its first attempt, to prove that the subscription is
 * active.
 */
async function sendAfter(
  t: CheckContext,
  receiver: ScriptedReceiver,
  answer: Answer,
  before: Answer | undefined,
): Promise<Sent> {
  const since = Date.now()
  const messageId = await receiver.send([answer])
  const [first] = await receiver.collect(messageId, 1, arrivalMs(t))
  if (first === undefined) assertNoStall(t, since)
  if (first === undefined && before === undefined)
    t.notTestable('no message.received delivery arrived', 'webhooks that reach the receiver (see EVT-001)')
  t.expect.that(first !== undefined, {
    failureClass: 'lost',
    what: `an event after one that was answered with ${before?.status}`,
    expected: 'an attempt, because a permanent failure concerns one event and leaves the subscription active',
    actual: 'no attempt',
  })
  return { messageId, answer }
}

/** Returns the events that were attempted again before the retries of two control events. */
async function repeated(t: CheckContext, receiver: ScriptedReceiver, answers: readonly Answer[]): Promise<Sent[]> {
  const sent: Sent[] = []
  for (const answer of answers) sent.push(await sendAfter(t, receiver, answer, sent.at(-1)?.answer))
  await seeControlRetried(t, receiver)
  await seeControlRetried(t, receiver)
  return sent.filter(({ messageId }) => receiver.attempts(messageId).length > 1)
}

/** Judges answers that must not cause retries. A late answer may cause one, so only repeated retries count. */
async function judgePermanent(t: CheckContext, receiver: ScriptedReceiver, answers: readonly Answer[]): Promise<void> {
  const since = Date.now()
  await receiver.first(await receiver.send())
  let again = await repeated(t, receiver, answers)
  for (let turn = 0; turn < 2 && again.length > 0; turn += 1) {
    if (wasFast(since))
      t.warn(
        `attempted again after ${again.map(({ answer }) => answer.status).join(', ')}; at-least-once delivery permits a single repetition`,
      )
    again = await repeated(
      t,
      receiver,
      again.map(({ answer }) => answer),
    )
  }
  if (again.length > 0) assertNoStall(t, since)
  t.expect.equal(
    again.map(({ answer, messageId }) => `status ${answer.status}: ${receiver.attempts(messageId).length} attempts`),
    [],
    {
      failureClass: 'duplicated',
      what: 'events that were attempted again after a permanent failure, three times in a row',
    },
  )
  await sendAfter(t, receiver, { status: 204 }, answers.at(-1))
}

check('webhooks.retry.not-after-4xx', ['WHK-024', 'EVT-001'], subscriber, async (t) => {
  await judgePermanent(
    t,
    scriptReceiver(t),
    [400, 401, 403, 404, 409, 413, 422, 425].map((status) => ({ status })),
  )
})

check('webhooks.retry.not-after-3xx', ['WHK-025', 'WHK-024'], subscriber, async (t) => {
  const elsewhere = t.receiver.endpoint()
  const answers = [301, 302, 303, 307, 308].map((status) => ({ status, headers: { location: elsewhere.url } }))
  await judgePermanent(t, scriptReceiver(t), answers)
  t.expect.equal(
    elsewhere.deliveries.map(({ method }) => method),
    [],
    {
      failureClass: 'leaked',
      what: 'requests at the URL in Location (redirects are not followed)',
    },
  )
})

check('webhooks.retry.dead-letter-stays-in-log', ['EVT-004'], subscriber, async (t) => {
  const receiver = scriptReceiver(t)
  const base = await t.webhook.agent.cursor()
  const messageId = await receiver.send([{ status: 404 }])
  await receiver.first(messageId)
  await seeControlRetried(t, receiver)
  const event = await t.webhook.agent.awaitMessage(base, messageId, arrivalMs(t))
  t.expect.that(event !== undefined, {
    failureClass: 'lost',
    what: 'an event that its webhook answered with 404, in GET /v1/events',
    expected: 'the event',
    actual: 'it is not in the log',
  })
})

check('webhooks.retry.not-after-410', ['WHK-024', 'WHK-042'], subscriber, async (t) => {
  const receiver = scriptReceiver(t)
  const since = Date.now()
  const control = await seeControlRetried(t, receiver)
  const [first] = receiver.attempts(control.event?.data.message?.message_id ?? '')
  const retryMs = control.arrivedAt - (first?.arrivedAt ?? control.arrivedAt)
  const counts: number[] = []
  let on = true
  // A single retry may result from an answer that was late for the sender. Two retries prove a rule.
  while (on && counts.length < 2 && counts.every((count) => count > 1)) {
    const rejectedId = await receiver.send([{ status: 410 }])
    await receiver.first(rejectedId)
    const later = await receiver.send([{ status: 503 }, { status: 204 }])
    on = (await receiver.collect(later, 2, Math.max(t.timing.settle_ms, 4 * retryMs))).length > 0
    counts.push(receiver.attempts(rejectedId).length)
  }
  if (!on) t.warn('after a 410 the subscription receives no more events', { requirement: 'WHK-024' })
  t.observeDecision('AMB-126', on ? 'a 410 leaves the subscription active' : 'a 410 disables the subscription')
  if (counts.some((count) => count > 1)) assertNoStall(t, since)
  const always = counts.every((count) => count > 1) && counts.length > 1
  t.expect.that(!always, {
    failureClass: 'duplicated',
    what: 'events answered with 410',
    expected: 'one attempt each',
    actual: counts,
  })
})
