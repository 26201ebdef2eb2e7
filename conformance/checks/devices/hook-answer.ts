import { recording } from '../../client/recorder.ts'
import type { Actor } from '../../client/actor.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { NotTestable } from '../../check-api/outcome.ts'
import type { HookResult } from '../../target/hooks.ts'
import type { ProvisionName } from '../../target/target.ts'
import { refusalIn, type Refusal } from '../errors/error-body.ts'

export type HookAnswer = { accepted: true; result: HookResult } | ({ accepted: false } & Refusal)

/**
 * Runs a hook whose refusal is what a check looks at: how the request was answered, if it was a request.
 * @throws NotTestable when nothing was asked over HTTP, or the hook failed otherwise
 */
export async function attemptHook(
  t: CheckContext,
  name: ProvisionName,
  parameters: Record<string, unknown>,
  as: Actor,
): Promise<HookAnswer> {
  const before = recording.getStore()?.exchanges.at(-1)
  try {
    return { accepted: true, result: await t.hooks.run(name, parameters, as) }
  } catch (error) {
    const last = recording.getStore()?.exchanges.at(-1)
    const refusal = last === undefined || last === before ? undefined : refusalIn(last)
    if (!(error instanceof NotTestable) || refusal === undefined) throw error
    return { accepted: false, ...refusal }
  }
}
