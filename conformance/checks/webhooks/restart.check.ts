/** A restart does not lose deliveries with a pending retry, because they are in the log. */
import { isReceived } from '../../client/agent.ts'
import type { Delivery } from '../../client/receiver.ts'
import { verifySignature } from '../../client/signature.ts'
import { until } from '../../client/until.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { subscriber } from '../../fixtures/agent-chat.ts'
import { restart, restarting } from '../../fixtures/restart.ts'
import { fixedEvent } from '../../fixtures/event-envelope.ts'
import { assertNoStall } from './stall-detector.ts'
import { retryWindow } from './scripted-receiver.ts'
import { arrivalMs } from '../../fixtures/timeouts.ts'

/** Attempts after which a target may give up an event. Silence after the restart then proves nothing. */
const attemptsMax = 10
/** Returns the time until the lease of a killed process expires and another process claims its deliveries, in ms. */
const leaseMs = (t: CheckContext): number => 4 * (t.target.timing.webhook_timeout_ms ?? 30_000)

const attemptsOf = (t: CheckContext, messageId: string): Delivery[] =>
  t.webhook.endpoint.deliveries.filter(({ event }) => event !== undefined && isReceived(event, messageId))

for (const [signal, fact] of [
  ['SIGTERM', 'stop'],
  ['SIGKILL', 'crash'],
] as const) {
  check(
    `webhooks.restart.pending-arrive-after-a-${fact}`,
    ['WHK-018', 'EVT-005', 'WHK-010', 'WHK-001'],
    { ...restarting, ...subscriber, seconds: 7, needs: { ...subscriber.needs, hooks: ['restartServer'] } },
    async (t) => {
      const [, writer] = t.agents
      const since = Date.now()
      let down = true
      t.webhook.endpoint.answer(({ event }) =>
        down && event?.event_type === 'message.received' ? { status: 503 } : { status: 204 },
      )
      const pending = [(await writer!.sendText(t.chat.id)).messageId, (await writer!.sendText(t.chat.id)).messageId]
      // The second event may wait for the first (AMB-052). It then has no attempt before the restart.
      const failed = await until(async () => pending.some((id) => attemptsOf(t, id).length > 0), arrivalMs(t))
      if (failed === undefined)
        t.notTestable('no message.received delivery arrived', 'webhooks that reach the receiver (see EVT-001)')
      await restart(t, signal)
      down = false
      const { ms, conclusive } = retryWindow(t, 3, leaseMs(t))
      const taken = (id: string): Delivery | undefined => attemptsOf(t, id).find(({ answer }) => answer.status === 204)
      await until(async () => pending.every((id) => taken(id) !== undefined), ms)
      for (const id of pending) judgeTaken(t, attemptsOf(t, id), taken(id), { ms, conclusive, since })
      const later = await writer!.sendText(t.chat.id)
      const fresh = await until(async () => attemptsOf(t, later.messageId)[0], arrivalMs(t))
      if (fresh === undefined) assertNoStall(t, since)
      t.expect.that(fresh !== undefined, {
        requirement: 'WHK-001',
        failureClass: 'lost',
        what: 'a subscription from before a restart receives later events',
        expected: 'a delivery',
        actual: 'none',
      })
      for (const delivery of [fresh!, ...pending.map((id) => taken(id)!)]) {
        t.expect.that(verifySignature(delivery, t.webhook.secret).valid, {
          requirement: 'WHK-010',
          what: 'a delivery after a restart is signed with the secret from before it',
          actual: delivery.signature.slice(0, 80),
        })
      }
    },
  )
}

interface Waited {
  ms: number
  conclusive: boolean
  since: number
}

function judgeTaken(
  t: CheckContext,
  attempts: readonly Delivery[],
  taken: Delivery | undefined,
  { ms, conclusive, since }: Waited,
): void {
  if (taken === undefined && attempts.length >= attemptsMax) {
    t.notTestable(
      'the attempts were used up before the target was available again',
      'a longer webhook_backoff_ms, or a faster restart',
    )
  }
  if (taken === undefined && !conclusive)
    t.notTestable(
      `no attempt within ${ms} ms after the restart`,
      'a short timing.webhook_backoff_ms in the target file',
    )
  if (taken === undefined) assertNoStall(t, since)
  t.expect.that(taken !== undefined, {
    failureClass: 'lost',
    what: 'an event with a pending delivery at the restart of the target',
    expected: `another attempt within ${ms} ms`,
    actual: `${attempts.length} attempts, all of them before the restart`,
  })
  const [first] = attempts
  t.expect.equal(taken?.event?.event_id, first?.event?.event_id, {
    requirement: 'EVT-005',
    failureClass: 'changed',
    what: 'event_id of an attempt after a restart, compared with one before it',
  })
  t.expect.equal(fixedEvent(taken!.event!), fixedEvent(first!.event!), {
    failureClass: 'changed',
    what: 'the event of an attempt after a restart, compared with one before it',
  })
  t.observeDecision(
    'AMB-108',
    taken!.rawBody.equals(first!.rawBody)
      ? 'an attempt after a restart has the same bytes'
      : 'an attempt after a restart has new bytes',
  )
}
