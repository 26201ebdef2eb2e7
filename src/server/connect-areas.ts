import { sealedPaymentColumns } from '../commerce/payments/payment-account.store.ts'
import { createDeferredMarks } from '../conversations/receipts/deferred-marks.ts'
import { createSearchIndex } from '../conversations/messages/search-index.ts'
import { createLivePages } from '../delivery/events/live-pages.ts'
import { createPushFormat } from '../delivery/push/push-format.ts'
import { pushForm } from '../delivery/push/push-subscription.store.ts'
import type { DeliveryFormats } from '../delivery/webhooks/delivery-format.ts'
import { sealedWebhookColumns } from '../delivery/webhooks/webhook.store.ts'
import { sealedIdTokens } from '../identity/accounts/credential.store.ts'
import { createErasure } from '../identity/accounts/erasure.ts'
import { reindexAgent } from '../network/directory/reindex-agent.ts'
import { sealedServiceKeys } from '../network/contacts/sought-numbers.store.ts'
import type { SealedColumn } from '../platform/encryption/sealed-columns.ts'
import { pushFormat } from '../tasks/a2a/push-format.ts'
import { receivedTasks } from '../tasks/tasks/task-events.ts'
import type { Context } from './context.ts'
import { createErasurePlan } from './erasure-plan.ts'

/** Interfaces that areas declare and higher areas implement. */
type Connections = Pick<
  Context,
  'accountHooks' | 'deferredMarks' | 'erasure' | 'eventLoaders' | 'livePages' | 'searchIndex'
>

/** The context before its areas are connected. */
export type UnconnectedContext = Omit<Context, keyof Connections>

/** Provides areas with the functions of higher areas, which they must not import. */
export function connectAreas(context: UnconnectedContext): Connections {
  const eventLoaders = [receivedTasks]
  return {
    deferredMarks: createDeferredMarks(context),
    searchIndex: createSearchIndex(context),
    accountHooks: { profileChanged: reindexAgent },
    erasure: createErasure(context, createErasurePlan(context)),
    eventLoaders,
    livePages: createLivePages({ clock: context.clock, database: context.database, eventLoaders }),
  }
}

/** Encrypted columns of all areas whose secrets are read again. */
export const sealedColumns: readonly SealedColumn[] = [
  ...sealedWebhookColumns,
  ...sealedPaymentColumns,
  sealedServiceKeys,
  sealedIdTokens,
]

/** Creates the formats of subscriptions that other areas create, by form. */
export const createDeliveryFormats = (context: Context): DeliveryFormats => ({
  a2a: pushFormat,
  [pushForm]: createPushFormat(context),
})
