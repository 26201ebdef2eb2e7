/** Every fault that the reference server can be started with: one file for each area of spec/requirements. */
import { a2aFaults } from './a2a.ts'
import { a2aTaskFaults } from './a2a-tasks.ts'
import { a2uiFaults } from './a2ui.ts'
import { accountsFaults } from './accounts.ts'
import { attachmentsFaults } from './attachments.ts'
import { blocksFaults } from './blocks.ts'
import { callsFaults } from './calls.ts'
import { chatsFaults } from './chats.ts'
import { communitiesFaults } from './communities.ts'
import { contactsFaults } from './contacts.ts'
import { devicesFaults } from './devices.ts'
import { directoryFaults } from './directory.ts'
import { draftsFaults } from './drafts.ts'
import { errorsFaults } from './errors.ts'
import { eventsFaults } from './events.ts'
import { exchangesFaults } from './exchanges.ts'
import { historyFaults } from './history.ts'
import { installationsFaults } from './installations.ts'
import { messagesFaults } from './messages.ts'
import { partsFaults } from './parts.ts'
import { paymentsFaults } from './payments.ts'
import { profilesFaults } from './profiles.ts'
import { reactionsFaults } from './reactions.ts'
import { receiptsFaults } from './receipts.ts'
import { settingsFaults } from './settings.ts'
import { socketsFaults } from './sockets.ts'
import { tasksFaults } from './tasks.ts'
import { typingFaults } from './typing.ts'
import { usersFaults } from './users.ts'
import { variantSendsFaults } from './variant-sends.ts'
import { webhooksFaults } from './webhooks.ts'

export const faults = [
  ...a2aFaults,
  ...a2aTaskFaults,
  ...a2uiFaults,
  ...accountsFaults,
  ...attachmentsFaults,
  ...blocksFaults,
  ...callsFaults,
  ...chatsFaults,
  ...communitiesFaults,
  ...contactsFaults,
  ...devicesFaults,
  ...directoryFaults,
  ...draftsFaults,
  ...errorsFaults,
  ...eventsFaults,
  ...exchangesFaults,
  ...historyFaults,
  ...installationsFaults,
  ...messagesFaults,
  ...partsFaults,
  ...paymentsFaults,
  ...profilesFaults,
  ...reactionsFaults,
  ...receiptsFaults,
  ...settingsFaults,
  ...socketsFaults,
  ...tasksFaults,
  ...typingFaults,
  ...usersFaults,
  ...variantSendsFaults,
  ...webhooksFaults,
] as const

export type FaultName = (typeof faults)[number]['name']

const names: ReadonlySet<string> = new Set(faults.map((fault) => fault.name))
export const isFaultName = (name: string): name is FaultName => names.has(name)
