import { isDomainError } from '../../platform/errors.ts'
import { addressGroup } from '../../platform/rate-limits/client-address.ts'
import { overLimit } from '../../platform/rate-limits/limiter.ts'
import type { Needs } from '../../platform/context.ts'

/** A sign-in method. Failures are counted, and the method is locked, separately from other methods. */
export type SignInWay = 'link' | 'provider' | 'passkey' | 'invitation'

/**
 * Runs one sign-in attempt. An attempt that is rejected as unauthorized or not found counts as failed. After too many
 * failures of an address, the method is locked for it until the window ends, also for valid attempts (AMB-258).
 * @throws DomainError rate_limited while the method is locked
 */
export async function tryToSignIn<T>(
  { limiter, metrics }: Needs<'limiter' | 'metrics'>,
  { way, address }: { way: SignInWay; address: string },
  attempt: () => Promise<T>,
): Promise<T> {
  const name = `${way} ${addressGroup(address)}`
  const state = await limiter.read('sign_in_failed', name)
  if (state?.exceeded) {
    metrics?.limited('sign_in_failed')
    throw overLimit(state)
  }
  try {
    return await attempt()
  } catch (error) {
    const failed = isDomainError(error) && (error.kind === 'unauthorized' || error.kind === 'not_found')
    if (failed) await limiter.count('sign_in_failed', name)
    throw error
  }
}
