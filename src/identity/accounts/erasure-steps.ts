import { deleteSurfacesOf } from '../../conversations/a2ui/surface.store.ts'
import { deleteAccessOf } from '../agents/access.store.ts'
import { removeAttachmentsOf } from '../../conversations/attachments/attachment.store.ts'
import { deleteBlocksOf } from '../../conversations/blocks/block.store.ts'
import { closeChatsOf } from '../../conversations/chats/close-chats.store.ts'
import { deleteContactsOf } from '../../network/contacts/contact.store.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Tx } from '../../platform/database/database.ts'
import { deletePairingsOf } from '../devices/device-authorization.store.ts'
import { withdrawListingsOf } from '../../network/directory/withdraw-listings-of.ts'
import { deleteInstallationsOf } from '../../conversations/installations/installation.store.ts'
import { deleteSocketsOf } from '../../delivery/sockets/cursor.store.ts'
import { endTasksOf } from '../../tasks/tasks/end-tasks-of.ts'
import { silenceWebhooksOf } from '../../delivery/webhooks/webhook.store.ts'
import { deleteAllCredentialsOf } from './credential.store.ts'
import type { DeletedAccounts } from './deletion.ts'

/** What of one area goes in the very transaction that deletes accounts: whatever an API would still show or do. */
export type ErasureStep = (tx: Tx, deleted: DeletedAccounts, now: number, ids: Ids) => Promise<void>

/**
 * Every area's part, under the locks of the accounts and of their chats; then the accounts themselves are reduced.
 * Rows without number, and storage outside of the database, are for a cleanup target (cleanup-targets.ts).
 */
export const erasureSteps: readonly ErasureStep[] = [
  deleteAllCredentialsOf,
  deletePairingsOf,
  closeChatsOf,
  deleteSurfacesOf,
  deleteInstallationsOf,
  deleteBlocksOf,
  deleteContactsOf,
  deleteAccessOf,
  withdrawListingsOf,
  silenceWebhooksOf,
  endTasksOf,
  deleteSocketsOf,
  removeAttachmentsOf,
]
