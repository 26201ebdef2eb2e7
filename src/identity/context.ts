import type { PlatformContext } from '../platform/context.ts'
import type { Erasure } from './accounts/erasure.ts'
import type { SessionUse } from './accounts/session-use.ts'
import type { SignInProvider } from './sign-in/provider.ts'
import type { Tx } from '../platform/database/database.ts'

/** Context of the operations on accounts, agents, devices, profiles and settings. */
export interface IdentityContext extends PlatformContext {
  accountHooks: AccountHooks
  erasure: Erasure
  sessionUse: SessionUse
  /** Undefined unless the settings name a provider. */
  signInProvider: SignInProvider | undefined
}

/**
 * Hooks of other areas in the transaction that changes an account. The server registers them, because identity imports
 * no area above it.
 */
export interface AccountHooks {
  /** Runs after an agent's profile changed; its row is locked. */
  profileChanged(tx: Tx, agentId: string): Promise<void>
}
