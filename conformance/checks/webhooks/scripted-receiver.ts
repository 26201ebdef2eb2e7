/** What the checks of deliveries share: scripted answers by message, and how long to wait for another attempt. */
import { isReceived, textParts } from '../../client/agent.ts'
import type { Answer, Delivery } from '../../client/receiver.ts'
import { until } from '../../client/until.ts'
import type { CheckContext, Citation } from '../../check-api/context.ts'
import type { Mode, Needs } from '../../check-api/needs.ts'
import type { OptionalArea } from '../../target/optional-areas.ts'
import { assertNoStall } from './stall-detector.ts'

/** agents[0] has a subscription and agents[1] writes to it. */
export const subscriber = {
  area: 'webhooks',
  optionalArea: 'webhooks',
  needs: { agents: 2, chat: 'agents', webhook: 'subscribed' },
} as const satisfies { area: string; optionalArea: OptionalArea; needs: Needs }

/** Deliveries of message.received, matched by message and not by event_id, so that a wrong event_id hides nothing. */
export interface ScriptedReceiver {
  /** Sends a message to the subscriber whose attempts are answered with this list; its last item repeats. Its id. */
  send(answers?: readonly Answer[], text?: string): Promise<string>
  attempts(messageId: string): Delivery[]
  /** Attempts once there are `count`, or those that came within the bound. */
  collect(messageId: string, count: number, withinMs: number): Promise<Delivery[]>
  /** The first attempt, as a prerequisite. */
  first(messageId: string): Promise<Delivery>
}

/** Takes over the answers of the subscription; `fallback` answers everything that was not sent through this object. */
export function scriptReceiver(t: CheckContext, fallback: Answer = { status: 204 }): ScriptedReceiver {
  const { endpoint } = t.webhook
  const plans = new Map<string, readonly Answer[]>()
  const attempts = (messageId: string): Delivery[] =>
    endpoint.deliveries.filter(({ event }) => event !== undefined && isReceived(event, messageId))
  endpoint.answer((delivery) => {
    const messageId = delivery.event?.data?.message?.message_id ?? ''
    const plan = plans.get(messageId)
    if (plan === undefined || delivery.event?.event_type !== 'message.received') return fallback
    const index = attempts(messageId).indexOf(delivery)
    return plan[Math.min(index, plan.length - 1)] ?? fallback
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

/**
 * How long a first attempt may take, in ms: the settle time (AMB-107) and room for a busy machine, on which a handshake
 * may run into the time limit and the attempt into its backoff.
 */
export const arrivalMs = (t: CheckContext): number => t.timing.settle_ms + 8000

const longestWaitMs: Record<Mode, number> = { quick: 16_000, full: 50_000, deep: 200_000 }
const undeclaredWaitMs: Record<Mode, number> = { quick: 6000, full: 40_000, deep: 120_000 }

/**
 * How long to wait for `retries` further attempts that may come one after the other (AMB-052), in ms. When the target
 * file declares no backoff, or one longer than the mode allows, an attempt that was not seen proves nothing (AMB-125).
 */
export function retryWindow(t: CheckContext, retries = 1, extraMs = 0): { ms: number; conclusive: boolean } {
  const base = t.target.timing.webhook_backoff_ms
  if (base === undefined) return { ms: undeclaredWaitMs[t.mode], conclusive: false }
  const wanted = retries * base * 3 + extraMs + arrivalMs(t)
  return { ms: Math.min(wanted, longestWaitMs[t.mode]), conclusive: wanted <= longestWaitMs[t.mode] }
}

/** Judges that a message was attempted again after `answered`; unknown timing makes it not testable (AMB-125). */
export async function expectRetry(
  t: CheckContext,
  receiver: ScriptedReceiver,
  messageId: string,
  answered: string,
  about: Citation & { retries?: number; extraMs?: number } = {},
): Promise<void> {
  const { retries = 1, extraMs = 0, ...citation } = about
  const since = Date.now()
  await receiver.first(messageId)
  const { ms, conclusive } = retryWindow(t, retries, extraMs)
  const seen = await receiver.collect(messageId, 2, ms)
  if (seen.length < 2 && !conclusive) {
    t.notTestable(
      `no second attempt within ${ms} ms after ${answered}`,
      'timing.webhook_backoff_ms in the target file, short, or a longer mode',
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

/** The first attempt and, when one comes in time, the second; nothing is judged. */
export async function seeRetry(t: CheckContext, receiver: ScriptedReceiver, messageId: string): Promise<Delivery[]> {
  await receiver.first(messageId)
  const seen = await receiver.collect(messageId, 2, retryWindow(t).ms)
  if (seen.length < 2) t.warn('no retry was seen, so only the first attempt was judged')
  return seen
}

/** A control event answered 503 that came again: proof that retries would have been seen by now. */
export async function seeControlRetried(t: CheckContext, receiver: ScriptedReceiver, retries = 1): Promise<Delivery> {
  const control = await receiver.send([{ status: 503 }, { status: 204 }])
  const { ms } = retryWindow(t, retries)
  const [, second] = await receiver.collect(control, 2, ms)
  return (
    second ??
    t.notTestable(
      'the control event answered 503 did not come again',
      'timing.webhook_backoff_ms in the target file, short',
    )
  )
}
