import type { PlatformContext } from '../platform/context.ts'
import type { Erasure } from './accounts/erasure.ts'
import type { SessionUse } from './accounts/session-use.ts'
import type { Tx } from '../platform/database/database.ts'

/** What operations on accounts, agents, devices, profiles and settings may ask for. */
export interface IdentityContext extends PlatformContext {
  accountHooks: AccountHooks
  erasure: Erasure
  sessionUse: SessionUse
}

/** What other areas do in the transaction that changes an account. The server registers it: identity knows none of them. */
export interface AccountHooks {
  /** The profile of an agent has changed; its row is locked. */
  profileChanged(tx: Tx, agentId: string): Promise<void>
}
