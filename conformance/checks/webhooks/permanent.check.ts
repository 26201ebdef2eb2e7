/** Permanent failures: answers after which an event is not attempted again. */
import { check } from '../../frame/check.ts'
import type { Answer } from '../../driver/receiver.ts'
import type { CheckContext } from '../../frame/context.ts'
import { seeControlRetried, setStage, subscriber, type Stage } from './stage.ts'

/** One event per answer; then controls that come again, and no second attempt of any of the others. */
async function judgePermanent(t: CheckContext, stage: Stage, answers: readonly Answer[]): Promise<string[]> {
  const before = await stage.send()
  await stage.first(before)
  const sent: { messageId: string; status: number | undefined }[] = []
  for (const answer of answers) {
    const messageId = await stage.send([answer])
    const [first] = await stage.collect(messageId, 1, t.timing.settle_ms + 3000)
    t.expect.that(first !== undefined, {
      harm: 'lost', what: `the event sent after one that was answered ${sent.at(-1)?.status ?? 204}`,
      expected: 'an attempt: a permanent failure concerns one event and leaves the subscription on', actual: 'no attempt',
    })
    sent.push({ messageId, status: answer.status })
  }
  const later = await stage.send()
  const arrived = await stage.collect(later, 1, t.timing.settle_ms + 3000)
  t.expect.that(arrived.length > 0, {
    harm: 'lost', what: `an event after one that was answered ${sent.at(-1)?.status}`, expected: 'an attempt', actual: 'none',
  })
  await t.absent({
    what: 'a further attempt after a permanent failure', harm: 'duplicated', settleMs: 300,
    fence: async () => await seeControlRetried(t, stage) && seeControlRetried(t, stage),
    observe: async () => {
      const again = sent.filter(({ messageId }) => stage.attempts(messageId).length > 1)
      return again.length === 0 ? undefined
        : again.map(({ messageId, status }) => `status ${status}: ${stage.attempts(messageId).length} attempts`)
    },
  })
  return sent.map(({ messageId }) => messageId)
}

check('webhooks.retry.not-after-4xx', ['WHK-024', 'EVT-001'], subscriber, async (t) => {
  await judgePermanent(t, setStage(t), [400, 401, 403, 404, 409, 413, 422, 425].map((status) => ({ status })))
})

check('webhooks.retry.not-after-3xx', ['WHK-025', 'WHK-024'], subscriber, async (t) => {
  const elsewhere = t.receiver.endpoint()
  const answers = [301, 302, 303, 307, 308].map((status) => ({ status, headers: { location: elsewhere.url } }))
  await judgePermanent(t, setStage(t), answers)
  t.expect.equal(elsewhere.deliveries.map(({ method }) => method), [], {
    harm: 'leaked', what: 'requests at the address in Location (redirects are not followed)',
  })
})

check('webhooks.retry.dead-letter-stays-in-log', ['EVT-004'], subscriber, async (t) => {
  const stage = setStage(t)
  const base = await t.webhook.agent.cursor()
  const messageId = await stage.send([{ status: 404 }])
  await stage.first(messageId)
  await seeControlRetried(t, stage)
  const event = await t.webhook.agent.awaitMessage(base, messageId, t.timing.settle_ms + 3000)
  t.expect.that(event !== undefined, {
    harm: 'lost', what: 'an event that its webhook answered 404, in GET /v1/events', expected: 'the event', actual: 'it is not in the log',
  })
})

check('webhooks.retry.not-after-410', ['WHK-024'], subscriber, async (t) => {
  const stage = setStage(t)
  const control = await seeControlRetried(t, stage)
  const [first] = stage.attempts(control.event?.data.message?.message_id ?? '')
  const retryMs = control.arrivedAt - (first?.arrivedAt ?? control.arrivedAt)
  const gone = await stage.send([{ status: 410 }])
  await stage.first(gone)
  const later = await stage.send([{ status: 503 }, { status: 204 }])
  const again = await stage.collect(later, 2, Math.max(t.timing.settle_ms, 4 * retryMs))
  const on = again.length > 0
  if (!on) t.warn('after a 410 the subscription gets nothing more', { requirement: 'WHK-024' })
  t.observeDecision('AMB-126', on ? 'a 410 leaves the subscription on' : 'a 410 switches the subscription off')
  t.expect.equal(stage.attempts(gone).length, 1, { harm: 'duplicated', what: 'attempts of an event answered 410' })
})
