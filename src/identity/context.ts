import type { PlatformContext } from '../platform/context.ts'
import type { Erasure } from './accounts/erasure.ts'

/** What operations on accounts, agents, devices, profiles and settings may ask for. */
export interface IdentityContext extends PlatformContext {
  erasure: Erasure
}
