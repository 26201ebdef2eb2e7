import { erasePayments } from '../commerce/payments/erase-payments.ts'
import { deleteSurfacesOf } from '../conversations/a2ui/surface.sql.ts'
import { deleteAttachmentsOf } from '../conversations/attachments/attachment.sql.ts'
import { uploadedBytes } from '../conversations/attachments/erase-attachments.ts'
import type { Uploads } from '../conversations/attachments/uploads.ts'
import { deleteBlocksOf } from '../conversations/blocks/block.sql.ts'
import { closeChatsOf, closeSomeChatsOf, lockChatsOf, openChatsOf } from '../conversations/chats/close-chats.sql.ts'
import { chatTranscripts } from '../conversations/chats/erase-transcripts.ts'
import { deleteInstallationsOf } from '../conversations/installations/installation.store.ts'
import { eventLogs } from '../delivery/events/erase-logs.ts'
import { deleteSocketsOf } from '../delivery/sockets/cursor.store.ts'
import { agentRuntimes, silenceWebhooksOf, sealedWebhookColumns } from '../delivery/webhooks/webhook.store.ts'
import { deleteAllCredentialsOf, sealedIdTokens } from '../identity/accounts/credential.sql.ts'
import { deleteLimitsOf } from '../identity/accounts/deletion.store.ts'
import { snapshotNames } from '../identity/accounts/erase-snapshot-names.ts'
import type { ErasurePlan } from '../identity/accounts/erasure-plan.ts'
import { deleteAccessOf } from '../identity/agents/access.store.ts'
import { deletePairingsOf } from '../identity/devices/device-authorization.store.ts'
import { deleteLinksOf } from '../identity/sign-in/linked-identity.store.ts'
import { deletePasskeysOf } from '../identity/sign-in/passkey.store.ts'
import { deleteCommunitiesOf } from '../network/communities/erase-communities.ts'
import { deleteContactsOf } from '../network/contacts/contact.store.ts'
import { withdrawListingsOf } from '../network/directory/own-listing.ts'
import { callDescriptions, eraseCalls } from '../realtime/calls/erase-calls.ts'
import { endTasksOf, deadTasks } from '../tasks/tasks/erase-tasks.ts'
import { sealedPaymentColumns } from '../commerce/payments/payment-account.store.ts'
import { createDeferredMarks } from '../conversations/receipts/deferred-marks.ts'
import { createSearchIndex } from '../conversations/messages/search-index.ts'
import { createLivePages } from '../delivery/events/live-pages.ts'
import { createPushFormat } from '../delivery/push/push-format.ts'
import { pushForm } from '../delivery/push/push-subscription.store.ts'
import type { DeliveryFormats } from '../delivery/webhooks/delivery-format.ts'
import { createErasure } from '../identity/accounts/erasure.ts'
import { reindexAgent } from '../network/directory/reindex-agent.ts'
import { sealedServiceKeys } from '../network/contacts/sought-numbers.store.ts'
import type { SealedColumn } from '../platform/encryption/sealed-columns.ts'
import { pushFormat } from '../http/a2a/push-format.ts'
import { receivedTasks } from '../tasks/tasks/received-tasks.a2a.ts'
import type { Context } from './context.ts'

/** Steps with which areas delete and erase accounts. An area that stores data of accounts adds its step. */
export function createErasurePlan({ uploads }: { uploads: Uploads }): ErasurePlan {
  return {
    sharedChats: { lock: lockChatsOf, find: openChatsOf, endSomeMemberships: closeSomeChatsOf },
    steps: [
      deleteAllCredentialsOf,
      deletePairingsOf,
      deleteLinksOf,
      deletePasskeysOf,
      deleteLimitsOf,
      // Locks communities and calls before the event logs, which later steps may write to.
      deleteCommunitiesOf,
      eraseCalls,
      closeChatsOf,
      deleteSurfacesOf,
      deleteInstallationsOf,
      deleteBlocksOf,
      deleteContactsOf,
      deleteAccessOf,
      withdrawListingsOf,
      silenceWebhooksOf,
      endTasksOf,
      erasePayments,
      deleteSocketsOf,
      deleteAttachmentsOf,
    ],
    targets: [
      agentRuntimes,
      uploadedBytes(uploads),
      snapshotNames,
      callDescriptions,
      eventLogs,
      chatTranscripts,
      deadTasks,
    ],
  }
}

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
