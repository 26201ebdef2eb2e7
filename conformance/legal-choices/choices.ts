/** All legal choices that the reference server accepts at its start. */
import { a2aChoices } from './choices/a2a.ts'
import { a2uiChoices } from './choices/a2ui.ts'
import { accountsChoices } from './choices/accounts.ts'
import { paymentsChoices } from './choices/payments.ts'
import { attachmentsChoices } from './choices/attachments.ts'
import { callsChoices } from './choices/calls.ts'
import { chatsChoices } from './choices/chats.ts'
import { eventsChoices } from './choices/events.ts'
import { httpChoices } from './choices/http.ts'
import { messagesChoices } from './choices/messages.ts'
import { profilesChoices } from './choices/profiles.ts'
import { reactionsChoices } from './choices/reactions.ts'
import { receiptsChoices } from './choices/receipts.ts'
import { socketsChoices } from './choices/sockets.ts'
import { variantChoices } from './choices/variant.ts'
import { webhooksChoices } from './choices/webhooks.ts'
import { namedRows, type RowName } from './named-rows.ts'
import type { Choice, ChoiceTable } from './choice.ts'

const tables = [
  a2aChoices,
  a2uiChoices,
  accountsChoices,
  paymentsChoices,
  attachmentsChoices,
  callsChoices,
  chatsChoices,
  eventsChoices,
  httpChoices,
  messagesChoices,
  profilesChoices,
  reactionsChoices,
  receiptsChoices,
  socketsChoices,
  variantChoices,
  webhooksChoices,
] as const satisfies readonly ChoiceTable[]

export type ChoiceName = RowName<typeof tables>

export const choices = namedRows<ChoiceName, ChoiceTable[string]>(tables).map(
  ([name, [decision, description, details]]): Choice<ChoiceName> => ({ name, decision, description, ...details }),
)

const names: ReadonlySet<string> = new Set(choices.map((choice) => choice.name))
export const isChoiceName = (name: string): name is ChoiceName => names.has(name)
