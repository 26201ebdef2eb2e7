import { deleteSurfacesOf } from '../a2ui/surface.store.ts'
import { deleteAccessOf } from '../agents/access.store.ts'
import { removeAttachmentsOf } from '../attachments/attachment.store.ts'
import { deleteBlocksOf } from '../blocks/block.store.ts'
import { closeChatsOf } from '../chats/close-chats.store.ts'
import { deleteContactsOf } from '../contacts/contact.store.ts'
import type { Ids } from '../core/ids.ts'
import type { Tx } from '../database/database.ts'
import { deletePairingsOf } from '../devices/device-authorization.store.ts'
import { withdrawListingsOf } from '../directory/withdraw-listings-of.ts'
import { deleteInstallationsOf } from '../installations/installation.store.ts'
import { deleteSocketsOf } from '../sockets/cursor.store.ts'
import { endTasksOf } from '../tasks/end-tasks-of.ts'
import { silenceWebhooksOf } from '../webhooks/webhook.store.ts'
import { deleteAllCredentialsOf } from './credential.store.ts'
import type { DeletedAccounts } from './deletion.ts'

/** What of one area goes in the very transaction that deletes accounts: whatever an API would still show or do. */
export type RemovalStep = (tx: Tx, deleted: DeletedAccounts, now: number, ids: Ids) => Promise<void>

/**
 * Every area's part, under the locks of the accounts and of their chats; then the accounts themselves are reduced.
 * Rows without number, and storage outside of the database, are for a cleanup target (cleanup-targets.ts).
 */
export const removalSteps: readonly RemovalStep[] = [
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
