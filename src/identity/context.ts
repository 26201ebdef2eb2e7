import type { PlatformContext } from '../platform/context.ts'
import type { AccountHooks } from './accounts/account-hooks.ts'
import type { Erasure } from './accounts/erasure.ts'

/** What operations on accounts, agents, devices, profiles and settings may ask for. */
export interface IdentityContext extends PlatformContext {
  accountHooks: AccountHooks
  erasure: Erasure
}
