/** Shared helpers of delivery checks: scripted answers for each message, and time limits for retries. */
import { isReceived, textParts } from '../../client/agent.ts'
import type { Answer, Delivery } from '../../client/receiver.ts'
import { until } from '../../client/until.ts'
import type { CheckContext, Citation } from '../../check-api/context.ts'
import type { Mode } from '../../check-api/needs.ts'
import { assertNoStall } from './stall-detector.ts'
import { arrivalMs } from '../../fixtures/timeouts.ts'

/** Deliveries of message.received, matched by message id, so that a wrong event_id is not hidden. */
export interface ScriptedReceiver {
  /**
   * Sends a message to the subscriber and returns its id. Attempts get the answers in order; the last answer repeats.
   */
  send(answers?: readonly Answer[], text?: string): Promise<string>
  attempts(messageId: string): Delivery[]
  /** Waits for `count` attempts. Returns fewer if the time limit expires before. */
  collect(messageId: string, count: number, withinMs: number): Promise<Delivery[]>
  /** Waits for the first attempt, as a prerequisite. */
  first(messageId: string): Promise<Delivery>
}

/** Sets the answers of the subscription. `others` answers deliveries of messages that this object did not send. */
export function scriptReceiver(
  t: CheckContext,
  others: (delivery: Delivery) => Answer = () => ({ status: 204 }),
): ScriptedReceiver {
  const { endpoint } = t.webhook
  const plans = new Map<string, readonly Answer[]>()
  const attempts = (messageId: string): Delivery[] =>
    endpoint.deliveries.filter(({ event }) => event !== undefined && isReceived(event, messageId))
  endpoint.answer((delivery) => {
    const messageId = delivery.event?.data?.message?.message_id ?? ''
    const plan = plans.get(messageId)
    if (plan === undefined || delivery.event?.event_type !== 'message.received') return others(delivery)
    const index = attempts(messageId).indexOf(delivery)
    return plan[Math.min(index, plan.length - 1)] ?? others(delivery)
  })
  const collect = async (messageId: string, count: number, withinMs: number): Promise<Delivery[]> => {
    await until(async () => attempts(messageId).length >= count, withinMs)
    return attempts(messageId)
  }
  return {
    attempts,
    collect,
    async send(answers = [{ status: 204 }], text = t.unique.marker()) {
      const messageId = t.unique.messageId()
      plans.set(messageId, answers)
      const body = { message_id: messageId, chat_id: t.chat.id, parts: textParts(text) }
      await t.given(t.agents[1]!.send(body), 'a message to the subscriber')
      return messageId
    },
    async first(messageId) {
      const [delivery] = await collect(messageId, 1, arrivalMs(t))
      return (
        delivery ??
        t.notTestable('no message.received delivery arrived', 'webhooks that reach the receiver (see EVT-001)')
      )
    },
  }
}

const longestWaitMs: Record<Mode, number> = { quick: 16_000, full: 50_000, deep: 200_000 }
const undeclaredWaitMs: Record<Mode, number> = { quick: 6000, full: 40_000, deep: 120_000 }

/**
 * Returns the time limit for `retries` sequential attempts (AMB-052), in milliseconds. If the target file declares no
 * backoff, or one longer than the mode allows, a missing attempt proves nothing (AMB-125).
 */
export function retryWindow(t: CheckContext, retries = 1, extraMs = 0): { ms: number; conclusive: boolean } {
  const base = t.target.timing.webhook_backoff_ms
  if (base === undefined) return { ms: undeclaredWaitMs[t.mode], conclusive: false }
  const neededMs = retries * base * 3 + extraMs + arrivalMs(t)
  return { ms: Math.min(neededMs, longestWaitMs[t.mode]), conclusive: neededMs <= longestWaitMs[t.mode] }
}

/** Asserts that a message is attempted again after an answer. Unknown timing makes the check not testable (AMB-125). */
export async function expectRetry(
  t: CheckContext,
  receiver: ScriptedReceiver,
  messageId: string,
  answered: string,
  about: Citation & { retries?: number; extraMs?: number },
): Promise<void> {
  const { retries = 1, extraMs = 0, ...citation } = about
  const since = Date.now()
  await receiver.first(messageId)
  const { ms, conclusive } = retryWindow(t, retries, extraMs)
  const seen = await receiver.collect(messageId, 2, ms)
  if (seen.length < 2 && !conclusive) {
    t.notTestable(
      `no second attempt within ${ms} ms after ${answered}`,
      'a short timing.webhook_backoff_ms in the target file, or a longer mode',
    )
  }
  if (seen.length < 2) assertNoStall(t, since)
  t.expect.that(seen.length >= 2, {
    ...citation,
    what: `a second attempt after ${answered}`,
    expected: `another attempt within ${ms} ms (declared backoff and settle time)`,
    actual: `${seen.length} attempt`,
  })
}

/** Returns the first attempt and, if it arrives in time, the second. A missing second attempt only warns. */
export async function seeRetry(t: CheckContext, receiver: ScriptedReceiver, messageId: string): Promise<Delivery[]> {
  await receiver.first(messageId)
  const seen = await receiver.collect(messageId, 2, retryWindow(t).ms)
  if (seen.length < 2) t.warn('there was no retry, so only the first attempt was judged')
  return seen
}

/** Waits for the retry of a control event answered with 503, which proves that other retries would have arrived. */
export async function seeControlRetried(t: CheckContext, receiver: ScriptedReceiver): Promise<Delivery> {
  const control = await receiver.send([{ status: 503 }, { status: 204 }])
  const { ms } = retryWindow(t, 1)
  const [, second] = await receiver.collect(control, 2, ms)
  return (
    second ??
    t.notTestable(
      'the control event answered with 503 was not retried',
      'a short timing.webhook_backoff_ms in the target file',
    )
  )
}
