/** Retries after transient failures. */
import { check, type RequirementId } from '../../check-api/check.ts'
import { assertNoStall } from './stall-detector.ts'
import { expectRetry, scriptReceiver } from './scripted-receiver.ts'
import { subscriber } from '../../fixtures/agent-chat.ts'
import { arrivalMs } from '../../fixtures/timeouts.ts'

check('webhooks.retry.repeats-same-event', ['WHK-018', 'EVT-010', 'EVT-005'], subscriber, async (t) => {
  const receiver = scriptReceiver(t)
  const messageId = await receiver.send([{ status: 500 }, { status: 200 }])
  await expectRetry(t, receiver, messageId, 'status 500', { failureClass: 'lost' })
  const [first, second] = receiver.attempts(messageId)
  for (const name of ['event_id', 'sequence', 'event_type'] as const) {
    t.expect.equal(second?.event?.[name], first?.event?.[name], {
      failureClass: 'changed',
      what: `${name} of the second attempt, compared with the first`,
    })
  }
  t.expect.equal(second?.event?.created_at, first?.event?.created_at, {
    requirement: 'EVT-010',
    what: 'created_at of the second attempt, compared with the first',
  })
  t.observeDecision(
    'AMB-108',
    first !== undefined && second?.rawBody.equals(first.rawBody) === true
      ? 'a retry has the same bytes'
      : 'a retry has new bytes',
  )
})

/** Registers a check that sends one event per answer, all at once, and expects a retry of each. */
function retried(
  id: string,
  requirement: RequirementId,
  answers: readonly { status: number; headers?: Record<string, string> }[],
): void {
  check(id, [requirement], subscriber, async (t) => {
    const receiver = scriptReceiver(t)
    const sent: [string, string][] = []
    for (const answer of answers) {
      const extra = answer.headers === undefined ? '' : ' with Retry-After: 1'
      sent.push([await receiver.send([answer, { status: 204 }]), `status ${answer.status}${extra}`])
    }
    for (const [messageId, words] of sent) {
      await expectRetry(t, receiver, messageId, words, { failureClass: 'lost', retries: answers.length, extraMs: 2000 })
    }
  })
}

retried('webhooks.retry.after-408', 'WHK-021', [{ status: 408 }])
retried('webhooks.retry.after-429', 'WHK-022', [{ status: 429 }, { status: 429, headers: { 'retry-after': '1' } }])
retried(
  'webhooks.retry.after-5xx',
  'WHK-023',
  [500, 501, 502, 503, 504, 599].map((status) => ({ status })),
)

check('webhooks.retry.after-timeout', ['WHK-019'], { ...subscriber, seconds: 3 }, async (t) => {
  const receiver = scriptReceiver(t)
  const limitMs = t.target.timing.webhook_timeout_ms
  const holdMs = (limitMs ?? 30_000) * 3 + 5000
  const messageId = await receiver.send([{ status: 204, delayMs: holdMs }, { status: 204 }])
  if (limitMs === undefined && t.mode === 'quick') {
    t.notTestable(
      'the time limit of a delivery is not declared',
      'timing.webhook_timeout_ms in the target file, or mode full',
    )
  }
  await expectRetry(t, receiver, messageId, 'a request without an answer', {
    failureClass: 'lost',
    extraMs: limitMs ?? 30_000,
  })
})

check('webhooks.retry.after-reset', ['WHK-020'], subscriber, async (t) => {
  const receiver = scriptReceiver(t)
  const messageId = await receiver.send([{ reset: true }, { status: 204 }])
  await expectRetry(t, receiver, messageId, 'a disconnected request', { failureClass: 'lost' })
})

check('webhooks.retry.failing-event-loses-no-other', ['WHK-018', 'EVT-001'], subscriber, async (t) => {
  const receiver = scriptReceiver(t)
  const since = Date.now()
  const failing = await receiver.send([{ status: 503 }, { status: 503 }, { status: 204 }])
  const later: string[] = []
  for (let number = 0; number < 4; number += 1) later.push(await receiver.send())
  await expectRetry(t, receiver, failing, 'status 503', { failureClass: 'lost' })
  for (const messageId of later) {
    const arrived = await receiver.collect(messageId, 1, arrivalMs(t))
    if (arrived.length === 0 && t.target.timing.webhook_backoff_ms === undefined) {
      t.notTestable(
        'a later event did not arrive; it may wait for the failing one',
        'timing.webhook_backoff_ms in the target file',
      )
    }
    if (arrived.length === 0) assertNoStall(t, since)
    t.expect.that(arrived.length > 0, {
      failureClass: 'lost',
      what: 'an event after one that failed twice',
      expected: 'a delivery',
      actual: 'none',
    })
  }
})
