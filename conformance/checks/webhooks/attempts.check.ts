/** Number and rate of attempts for an event that always fails. */
import type { Delivery } from '../../client/receiver.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { judgeFreshness } from './freshness.ts'
import { growthOf } from './growth.ts'
import { delayMs } from './stall-detector.ts'
import { scriptReceiver, type ScriptedReceiver } from './scripted-receiver.ts'
import { subscriber } from '../../fixtures/agent-chat.ts'
import { arrivalMs } from '../../fixtures/timeouts.ts'

const events = 6
const attemptsMax = 10
const pollMs = 200

const gapsOf = (attempts: readonly Delivery[]): number[] =>
  attempts.slice(1).map(({ arrivedAt }, index) => arrivedAt - attempts[index]!.arrivedAt)

/**
 * Waits until no attempt arrives for four times the largest gap (at most twice the cap). Returns false if `limitMs`
 * passes first.
 */
async function untilSilence(
  t: CheckContext,
  receiver: ScriptedReceiver,
  ids: readonly string[],
  limitMs: number,
): Promise<boolean> {
  const cap = t.target.timing.webhook_max_backoff_ms
  const end = Date.now() + limitMs
  while (Date.now() < end) {
    const all = ids.map((id) => receiver.attempts(id))
    const largest = Math.max(0, ...all.flatMap(gapsOf))
    const quietMs = Math.max(t.timing.settle_ms, Math.min(4 * largest, cap === undefined ? Infinity : 2 * cap))
    const last = Math.max(...all.map((attempts) => attempts.at(-1)?.arrivedAt ?? Date.now()))
    if (all.every((attempts) => attempts.length > 1) && Date.now() - last > quietMs) return true
    if (all.some((attempts) => attempts.length > attemptsMax)) return true
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
  return false
}

/** Minimum number of gaps that show growth: up to ten attempts are allowed, and fewer than seven prove too little. */
const fewestGaps = 6

/** Asserts that the waits grew. @returns the measured waits if they are too short to judge */
function judgeGrowth(t: CheckContext, gaps: readonly number[][], since: number): string | undefined {
  if (gaps.some((list) => list.length < fewestGaps)) return undefined
  const { verdict, earlyMs, lateMs, noiseMs } = growthOf(gaps, t.target.timing.webhook_backoff_ms, delayMs(since))
  const seen = `${Math.round(earlyMs)} ms, then ${Math.round(lateMs)} ms, of which ${Math.round(noiseMs)} ms are not backoff`
  if (verdict === 'inaudible') return seen
  t.expect.that(verdict === 'grown', {
    requirement: 'WHK-027',
    what: 'growth of the waits between attempts, over several events',
    expected: 'waits 4 to 6, or 7 to 9, at least 1.5 times as long as waits 1 and 2 (exponential backoff)',
    actual: seen,
  })
  return undefined
}

check(
  'webhooks.retry.ten-attempts-then-silence',
  ['WHK-026', 'WHK-027', 'WHK-028', 'WHK-012', 'LIM-012', 'WHK-042'],
  { ...subscriber, seconds: 18, modes: ['full', 'deep'], timeoutSeconds: 280 },
  async (t) => {
    const since = Date.now()
    const receiver = scriptReceiver(t)
    const ids: string[] = []
    const statusOf = (index: number): number => (index % 2 === 0 ? 503 : 429)
    for (let number = 0; number < events; number += 1) ids.push(await receiver.send([{ status: statusOf(number) }]))
    for (const id of ids) if (t.target.timing.webhook_backoff_ms !== undefined) await receiver.first(id)
    const silent = await untilSilence(t, receiver, ids, t.mode === 'deep' ? 270_000 : 55_000)
    const counts = ids.map((id) => receiver.attempts(id).length)
    for (const [requirement, status] of [
      ['WHK-026', 503],
      ['LIM-012', 429],
    ] as const) {
      t.expect.that(Math.max(...counts.filter((_, index) => statusOf(index) === status)) <= attemptsMax, {
        requirement,
        what: `attempts of events that are always answered ${status}`,
        expected: 'at most 10, including the first',
        actual: counts,
      })
    }
    judgeFreshness(t, receiver.attempts(ids[0]!))
    const inaudible = judgeGrowth(
      t,
      ids.map((id) => gapsOf(receiver.attempts(id))),
      since,
    )
    if (!silent)
      t.notTestable(
        'the attempts did not end within the time limit of this mode',
        'a backoff of some ms, timing.webhook_backoff_ms in the target file',
      )
    t.observeDecision('AMB-125', `${Math.min(...counts)} to ${Math.max(...counts)} attempts`)
    const later = await receiver.collect(await receiver.send(), 1, arrivalMs(t))
    await receiver.collect(ids[0]!, counts[0]! + 1, t.timing.settle_ms)
    t.expect.equal(
      ids.map((id) => receiver.attempts(id).length),
      counts,
      { requirement: 'WHK-028', what: 'attempts of the same events after a pause and a new event' },
    )
    if (later.length === 0)
      t.warn('after events used up their attempts, the subscription receives no more events (AMB-126)', {
        requirement: 'WHK-042',
      })
    if (inaudible !== undefined)
      t.notTestable(
        `waits of this length prove nothing about their growth: ${inaudible}`,
        'a longer timing.webhook_backoff_ms',
      )
  },
)
