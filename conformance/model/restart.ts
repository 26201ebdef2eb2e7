/** Stopping and starting the target, for checks that run alone (`exclusive`). */
import { NoAnswer } from '../client/exchange.ts'
import { until } from '../client/until.ts'
import type { CheckContext } from '../check-api/context.ts'
import { restartMsDefault } from '../target/template-hooks.ts'

/** What checks with a restart have in common: they are slow, and nothing else may run beside them. */
export const restarting = { exclusive: true, modes: ['full', 'deep'], seconds: 4 } as const

/**
 * Restarts the target through the hook restartServer and waits until it answers again. SIGTERM asks for an orderly end,
 * SIGKILL for a crash; a target that knows one kind only does that.
 * @throws NotTestable when it does not answer in time: then nothing more can be judged
 */
export async function restart(t: CheckContext, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const withinMs = (t.target.timing.restart_ms ?? restartMsDefault) + t.target.timing.request_timeout_ms
  await t.hooks.run('restartServer', { signal })
  const back = await until(() => answers(t), withinMs)
  if (back === undefined) {
    t.notTestable(
      `the target did not answer within ${withinMs} ms of its restart`,
      'timing.restart_ms in the target file, or a target that starts sooner',
    )
  }
}

/** Whether the target answers a request that needs its database. */
async function answers(t: CheckContext): Promise<boolean> {
  try {
    const reply = await t.request({
      method: 'GET',
      path: '/v1/agents/me',
      headers: { authorization: `Bearer svc_live_${t.mint.ulid()}` },
    })
    return reply.status < 500
  } catch (error) {
    if (error instanceof NoAnswer) return false
    throw error
  }
}
