/**
 * All faults of the reference server. There is one file for each area of spec/requirements, and one for each kind of
 * fault across areas.
 */
import { a2aFaults } from './a2a.ts'
import { a2aBindingFaults } from './a2a-bindings.ts'
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
import { restartFaults } from './restarts.ts'
import { settingsFaults } from './settings.ts'
import { socketsFaults } from './sockets.ts'
import { tasksFaults } from './tasks.ts'
import { typingFaults } from './typing.ts'
import { usersFaults } from './users.ts'
import { variantSendsFaults } from './variant-sends.ts'
import { webhooksFaults } from './webhooks.ts'
import { channelsFaults } from './channels.ts'
import { secondOfAKindFaults } from './second-of-a-kind.ts'
import { repetitionsFaults } from './repetitions.ts'
import { laterEffectFaults } from './later-effects.ts'
import { callersFaults } from './callers.ts'
import { boundsFaults } from './bounds.ts'
import { smallPagesFaults } from './small-pages.ts'
import { contentsFaults } from './contents.ts'
import { delaysFaults } from './delays.ts'
import { crossingsFaults } from './crossings.ts'
import { namedRows, type RowName } from '../../legal-choices/named-rows.ts'
import type { Fault, FaultTable } from './fault.ts'

const tables = [
  a2aFaults,
  a2aBindingFaults,
  a2aTaskFaults,
  a2uiFaults,
  accountsFaults,
  attachmentsFaults,
  blocksFaults,
  callsFaults,
  chatsFaults,
  communitiesFaults,
  contactsFaults,
  devicesFaults,
  directoryFaults,
  draftsFaults,
  errorsFaults,
  eventsFaults,
  exchangesFaults,
  historyFaults,
  installationsFaults,
  messagesFaults,
  partsFaults,
  paymentsFaults,
  profilesFaults,
  reactionsFaults,
  receiptsFaults,
  restartFaults,
  settingsFaults,
  socketsFaults,
  tasksFaults,
  typingFaults,
  usersFaults,
  variantSendsFaults,
  webhooksFaults,
  channelsFaults,
  secondOfAKindFaults,
  repetitionsFaults,
  laterEffectFaults,
  callersFaults,
  boundsFaults,
  smallPagesFaults,
  contentsFaults,
  delaysFaults,
  crossingsFaults,
] as const satisfies readonly FaultTable[]

export type FaultName = RowName<typeof tables>

export const faults = namedRows<FaultName, FaultTable[string]>(tables).map(
  ([name, [violates, description, details]]): Fault<FaultName> => ({ name, violates, description, ...details }),
)

const names: ReadonlySet<string> = new Set(faults.map((fault) => fault.name))
export const isFaultName = (name: string): name is FaultName => names.has(name)
