import type { Caller } from '../../identity/accounts/caller.ts'
import { readIdCursor } from '../../platform/cursors.ts'
import { paginate, type List, type ListPage } from '../../platform/paginate.ts'
import type { ConversationsContext } from '../context.ts'
import { listAttachmentsOf } from './attachment.store.ts'
import type { Attachment } from './attachment.ts'

/** Sorts after every attachment id. */
const highestId = '~'

/** Lists the attachments that the caller uploaded, newest first. */
export async function listAttachments(
  { database }: Pick<ConversationsContext, 'database'>,
  caller: Caller,
  { cursor, limit }: ListPage,
): Promise<List<Attachment>> {
  const before = readIdCursor('att', cursor) ?? highestId
  const found = await database.read((tx) => listAttachmentsOf(tx, caller.id, before, limit + 1))
  return paginate(found, limit, ({ id }) => id)
}
