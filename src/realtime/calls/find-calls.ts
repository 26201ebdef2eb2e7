import type { List, ListPage } from '../../platform/paginate.ts'
import { readNewestFirst } from '../../platform/read-page.ts'
import type { ConversationsContext } from '../../conversations/context.ts'
import type { Call, CallStatus } from './call.ts'
import { findCall, listCallsOf } from './call.store.ts'
import { noCall, type Party } from './change-call.ts'

/** Returns one call of the caller. @throws not_found, also for an agent's suppressed call */
export async function getCall(
  { database }: Pick<ConversationsContext, 'database'>,
  caller: Party,
  id: string,
): Promise<Call> {
  const found = await database.read((tx) => findCall(tx, id, caller))
  if (!found) throw noCall()
  return found
}

/** Lists the calls of the caller, newest first. `state` limits the list to one state. */
export function listCalls(
  { database }: Pick<ConversationsContext, 'database'>,
  caller: Party,
  page: ListPage & { state?: CallStatus | undefined },
): Promise<List<Call>> {
  return readNewestFirst(database, 'cal', page, (tx, before, limit) =>
    listCallsOf(tx, caller, { before, limit, state: page.state }),
  )
}
