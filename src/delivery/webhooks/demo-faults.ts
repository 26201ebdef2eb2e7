import { sleep, type Clock } from '../../platform/clock.ts'
import { delayMsMax, faultMark, type DemoFault } from '../../platform/demo-faults/demo-faults.rules.ts'
import type { Injector } from '../../platform/demo-faults/injector.ts'
import type { AttemptOutcome, ClaimedDelivery } from './delivery.ts'

/** Returns the maximum duration of one attempt that a fault may delay or double, in milliseconds. */
export const longestInDemo = (timeoutMs: number): number => timeoutMs + Math.max(timeoutMs, delayMsMax)

interface Dependencies {
  injector: Injector
  clock: Clock
  /** Ends a delay early when the server stops. */
  signal: AbortSignal
}

/**
 * Makes an attempt of a demo and applies the active fault that matches it. The outcome names the fault, so that
 * developers do not look for another cause.
 * @param send makes the attempt, with additional headers
 */
export async function sendInDemo(
  { injector, clock, signal }: Dependencies,
  { actorId, webhookId }: Pick<ClaimedDelivery, 'actorId' | 'webhookId'>,
  send: (more?: Record<string, string>) => Promise<AttemptOutcome>,
): Promise<AttemptOutcome> {
  const fault = injector.takeForDelivery({ agentId: actorId, webhookId })
  if (!fault) return send()
  const headers = { 'x-parley-fault': faultMark(fault) }
  if (fault.kind === 'drop') return dropped(fault, clock.now())
  if (fault.kind === 'duplicate') {
    const outcome = await send(headers)
    await send(headers)
    return noted(outcome, fault, 'sent twice')
  }
  const began = clock.monotonic()
  await sleep(clock, fault.delayMs ?? 0, signal)
  const late = Math.round(clock.monotonic() - began)
  return noted(await send(headers), fault, `sent ${late} ms late`)
}

const dropped = (fault: DemoFault, startedAt: number): AttemptOutcome => ({
  startedAt,
  durationMs: 0,
  status: null,
  error: noteOf(fault, 'not sent'),
  response: null,
  retryAfterMs: null,
})

function noted(outcome: AttemptOutcome, fault: DemoFault, what: string): AttemptOutcome {
  const note = noteOf(fault, what)
  return { ...outcome, error: outcome.error === null ? note : `${outcome.error}; ${note}` }
}

const noteOf = ({ id }: DemoFault, what: string): string => `demo fault ${id}: ${what}`
