import type { Caller } from '../../identity/accounts/caller.ts'
import { requireCurrent } from '../chats/membership.rules.ts'
import { membershipPeriodsOf } from '../chats/participant.store.ts'
import type { ConversationsContext } from '../context.ts'
import { DRAFT_VIEW_MS } from './draft.rules.ts'
import { readDraftsInView, type DraftInView } from './draft.store.ts'

/** Maximum drafts in the list of a chat. */
const listedMax = 20

/**
 * Lists the drafts of others in a chat whose message would be delivered to the calling user (AMB-185).
 * @throws not_found (never a participant), forbidden (former participant)
 */
export function listOwnDrafts(
  { database, clock }: Pick<ConversationsContext, 'clock' | 'database'>,
  caller: Caller,
  chatId: string,
): Promise<DraftInView[]> {
  return database.read(async (tx) => {
    requireCurrent(await membershipPeriodsOf(tx, chatId, caller.id))
    const reader = { chatId, readerId: caller.id }
    return readDraftsInView(tx, reader, { after: clock.now() - DRAFT_VIEW_MS, limit: listedMax })
  })
}
