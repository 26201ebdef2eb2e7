/** Every fault that the subject can be started with. A fault is one precise deviation; `violates` names what it breaks. */
import type { RequirementId } from '../../generated/requirements.ts'
import { a2aFaults } from './faults-a2a.ts'
import { a2uiFaults } from './faults-a2ui.ts'
import { accountFaults } from './faults-accounts.ts'
import { attachmentFaults } from './faults-attachments.ts'
import { authFaults } from './faults-auth.ts'
import { contactFaults } from './faults-contacts.ts'
import { eventFaults } from './faults-events.ts'
import { groupFaults } from './faults-groups.ts'
import { profileFaults } from './faults-profiles.ts'
import { restartFaults } from './faults-restart.ts'
import { limitFaults } from './faults-limits.ts'
import { openFaults } from './faults-open.ts'
import { receiptFaults } from './faults-receipts.ts'
import { sendFaults } from './faults-sends.ts'
import { typingFaults } from './faults-typing.ts'
import { variantFaults } from './faults-variant.ts'
import { webhookFaults } from './faults-webhooks.ts'

export interface Fault {
  readonly name: string
  /** Requirement ids; the mutant is killed when a check that cites one of them failed. */
  readonly violates: readonly [RequirementId, ...RequirementId[]]
  readonly text: string
  /** What the target file must offer beyond the defaults for the fault to be visible. */
  readonly needs?: 'webhook'
  /** Only a full run waits long enough to see it. */
  readonly mode?: 'full'
  /** It breaks only rows that may never fail a target (open ones, derived ones without harm): a warning finds it. */
  readonly warns?: true
}

export const faults = [
  ...sendFaults,
  ...receiptFaults,
  ...eventFaults,
  ...groupFaults,
  ...webhookFaults,
  ...authFaults,
  ...limitFaults,
  ...restartFaults,
  ...a2aFaults,
  ...profileFaults,
  ...accountFaults,
  ...openFaults,
  ...typingFaults,
  ...variantFaults,
  ...a2uiFaults,
  ...contactFaults,
  ...attachmentFaults,
] as const

export type FaultName = (typeof faults)[number]['name']

const names: ReadonlySet<string> = new Set(faults.map((fault) => fault.name))
export const isFaultName = (name: string): name is FaultName => names.has(name)
