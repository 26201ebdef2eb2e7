/** Resources that the scheduler leases for a check. A check that lacks one is not_testable, with the reason. */
import type { NameKey, ProvisionName, TimingKey } from '../target/target.ts'

export type Form = 'current' | 'variant'
export type Mode = 'quick' | 'full' | 'deep'

export interface Needs {
  /** Number of agents leased as `t.agents`. No other check sends as these agents or reads their logs. Default: 0. */
  agents?: number
  /** The agents are new: they have no earlier event, chat or subscription. */
  freshAgents?: boolean
  /** All leased agents belong to this check's first person (`t.persons[0]`), who created them. */
  ownedBy?: 'person'
  /** Number of persons leased as `t.persons`. Each has a session that only this check uses. */
  persons?: number
  /**
   * Leases `t.chat`, a direct chat: 'agents' between `t.agents[0]` and `t.agents[1]`, 'person' between `t.agents[0]`
   * and `t.persons[0]`, 'receipts' the first of these two in which receipts work on this target (AMB-003); `t.reader`
   * is the other participant. Each pair has one chat, which may contain earlier messages: use cursors and ids of the
   * check.
   */
  chat?: 'agents' | 'person' | 'receipts'
  /** `t.group`, a new group of all leased agents and persons (hook createGroup). */
  group?: boolean
  /**
   * 'subscribed': `t.webhook` subscribes `t.agents[0]` to `t.webhook.endpoint`. 'slot': the receiver without a
   * subscription.
   */
  webhook?: 'subscribed' | 'slot'
  /** Hooks of the target file that the check calls through `t.hooks`. */
  hooks?: readonly ProvisionName[]
  /** The check changes its agents permanently: they are not leased again. */
  usesUp?: boolean
  /** Timing values of the target file that the check reads from `t.timing`. */
  timing?: readonly TimingKey[]
  /** Member names of the target file that the check reads through `t.named`. */
  names?: readonly NameKey[]
}

export const modes: readonly Mode[] = ['quick', 'full', 'deep']
