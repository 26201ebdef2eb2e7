import { sleep, type Clock } from '../../platform/clock.ts'
import { delayMsMax, faultMark, type DemoFault } from '../../platform/demo-faults/demo-faults.rules.ts'
import type { Injector } from '../../platform/demo-faults/injector.ts'
import type { AttemptOutcome } from './delivery.ts'
import type { AttemptInterceptor } from './sender.ts'

/**
 * Applies the active fault that matches an attempt. The outcome names the fault, so that developers do not look for
 * another cause.
 */
export function interceptAttempts({ injector, clock }: { injector: Injector; clock: Clock }): AttemptInterceptor {
  return {
    longestMs: (timeoutMs) => timeoutMs + Math.max(timeoutMs, delayMsMax),

    async attempt(sender, request, signal) {
      const { actorId, webhookId } = request.delivery
      const fault = injector.takeForDelivery({ agentId: actorId, webhookId })
      if (!fault) return sender.send(request)
      if (fault.kind === 'drop') return dropped(fault, clock.now())
      const marked = { ...request, headers: { ...request.headers, 'x-parley-fault': faultMark(fault) } }
      if (fault.kind === 'duplicate') {
        const outcome = await sender.send(marked)
        await sender.send(marked)
        return noted(outcome, fault, 'sent twice')
      }
      const began = clock.monotonic()
      await sleep(clock, fault.delayMs ?? 0, signal)
      const late = Math.round(clock.monotonic() - began)
      return noted(await sender.send(marked), fault, `sent ${late} ms late`)
    },
  }
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
