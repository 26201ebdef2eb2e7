import type { Context } from '../context.ts'
import { cutList } from '../core/list-page.ts'
import type { List, ListPage } from '../core/list-page.ts'
import type { Caller } from '../edge/handler.ts'
import { listPendingRequests } from './request.store.ts'
import type { PersonRequest } from './request.ts'

/** Sorts after every request id. */
const highestId = '~'

/** What waits for the calling person's decision, newest first. */
export async function listRequests(context: Context, caller: Caller, page: ListPage): Promise<List<PersonRequest>> {
  const found = await context.database.read((tx) =>
    listPendingRequests(tx, caller.id, page.cursor ?? highestId, page.limit + 1, context.clock.now()))
  return cutList(found, page.limit, (request) => request.id)
}
