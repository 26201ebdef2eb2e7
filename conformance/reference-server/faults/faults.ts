/** Every fault that the subject can be started with. A fault is one precise deviation; `violates` names what it breaks. */
import type { RequirementId } from '../../../generated/requirements.ts'
import { a2aFaults } from './a2a.ts'
import { a2uiFaults } from './a2ui.ts'
import { accountFaults } from './accounts.ts'
import { attachmentFaults } from './attachments.ts'
import { authFaults } from './auth.ts'
import { contactFaults } from './contacts.ts'
import { eventFaults } from './events.ts'
import { groupFaults } from './groups.ts'
import { profileFaults } from './profiles.ts'
import { restartFaults } from './restart.ts'
import { limitFaults } from './limits.ts'
import { openFaults } from './open.ts'
import { receiptFaults } from './receipts.ts'
import { sendFaults } from './sends.ts'
import { typingFaults } from './typing.ts'
import { variantFaults } from './variant.ts'
import { webhookFaults } from './webhooks.ts'

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
