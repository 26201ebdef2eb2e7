import type { IdentityContext } from '../context.ts'
import { readIdCursor } from '../../platform/cursors.ts'
import { paginate, type List, type ListPage } from '../../platform/paginate.ts'
import { listSessionRows, type Session } from './session.store.ts'

/** Lists the sessions of a person, oldest first. Secrets are not stored, so they are not shown. */
export async function listSessions(
  context: Pick<IdentityContext, 'clock' | 'database'>,
  userId: string,
  page: ListPage,
): Promise<List<Session>> {
  const asked = { afterId: readIdCursor('crd', page.cursor) ?? '', limit: page.limit + 1, now: context.clock.now() }
  const rows = await context.database.read((tx) => listSessionRows(tx, userId, asked))
  return paginate(rows, page.limit, ({ id }) => id)
}
