import { erasePayments } from '../commerce/payments/erase-payments.ts'
import { deleteSurfacesOf } from '../conversations/a2ui/surface.store.ts'
import { deleteAttachmentsOf } from '../conversations/attachments/attachment.store.ts'
import { uploadedBytes } from '../conversations/attachments/erase-attachments.ts'
import type { Uploads } from '../conversations/attachments/uploads.ts'
import { deleteBlocksOf } from '../conversations/blocks/block.store.ts'
import { closeChatsOf, closeSomeChatsOf, lockChatsOf, openChatsOf } from '../conversations/chats/close-chats.store.ts'
import { chatTranscripts } from '../conversations/chats/erase-transcripts.ts'
import { deleteInstallationsOf } from '../conversations/installations/installation.store.ts'
import { eventLogs } from '../delivery/events/erase-logs.ts'
import { deleteSocketsOf } from '../delivery/sockets/cursor.store.ts'
import { agentRuntimes, silenceWebhooksOf } from '../delivery/webhooks/webhook.store.ts'
import { deleteAllCredentialsOf } from '../identity/accounts/credential.store.ts'
import { deleteLimitsOf } from '../identity/accounts/deletion.store.ts'
import { snapshotNames } from '../identity/accounts/erase-snapshot-names.ts'
import type { ErasurePlan } from '../identity/accounts/erasure-plan.ts'
import { deleteAccessOf } from '../identity/agents/access.store.ts'
import { deletePairingsOf } from '../identity/devices/device-authorization.store.ts'
import { deleteLinksOf } from '../identity/sign-in/linked-identity.store.ts'
import { deletePasskeysOf } from '../identity/sign-in/passkey.store.ts'
import { deleteCommunitiesOf } from '../network/communities/erase-communities.ts'
import { deleteContactsOf } from '../network/contacts/contact.store.ts'
import type { Config } from '../platform/configuration/configuration.ts'
import { withdrawListingsOf } from '../network/directory/own-listing.ts'
import { callDescriptions, eraseCalls } from '../realtime/calls/erase-calls.ts'
import { endTasksOf, deadTasks } from '../tasks/tasks/erase-tasks.ts'

/** Steps with which areas delete and erase accounts. An area that stores data of accounts adds its step. */
export function createErasurePlan({
  uploads,
  config,
}: {
  uploads: Uploads
  config: Pick<Config, 'publicUrl'>
}): ErasurePlan {
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
      erasePayments(config),
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
