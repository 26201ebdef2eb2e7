import type { ActorStatus, Visibility } from '../../identity/accounts/actor.ts'
import type { Tx } from '../../platform/database/database.ts'

export interface ListedUser {
  id: string
  handle: string | null
  name: string | null
  status: ActorStatus
  createdAt: number
}

export interface ListedAgent extends ListedUser {
  visibility: Visibility
  ownerHandle: string | null
}

/**
 * Returns users after `afterId` in the order of their ids, deleted users included.
 * @param words returns only users whose handle or name contains this text; undefined: all users
 */
export async function listUserRows(
  tx: Tx,
  words: string | undefined,
  afterId: string,
  limit: number,
): Promise<ListedUser[]> {
  const users = tx.knex('actors').where({ kind: 'user' }).where('id', '>', afterId).orderBy('id').limit(limit)
  if (words !== undefined) {
    const pattern = `%${words.toLowerCase().replaceAll(/[!%_]/g, '!$&')}%`
    users.whereRaw("(handle LIKE ? ESCAPE '!' OR lower(display_name) LIKE ? ESCAPE '!')", [pattern, pattern])
  }
  return users.select({
    id: 'id',
    handle: 'handle',
    name: 'display_name',
    status: 'status',
    createdAt: 'created_at',
  } as const)
}

/**
 * Returns agents after `afterId` in the order of their ids, of all owners or of one. Deleted agents are included, as
 * private.
 */
export async function listAgentRows(
  tx: Tx,
  ownerId: string | undefined,
  afterId: string,
  limit: number,
): Promise<ListedAgent[]> {
  const agents = tx
    .knex('actors as a')
    .leftJoin('actors as o', 'o.id', 'a.owner_id')
    .where({ 'a.kind': 'agent' })
    .where('a.id', '>', afterId)
    .orderBy('a.id')
    .limit(limit)
  if (ownerId !== undefined) agents.where({ 'a.owner_id': ownerId })
  return agents.select<ListedAgent[]>(
    ...['a.id', 'a.handle', 'a.display_name as name', 'a.status', 'a.created_at as createdAt'],
    tx.knex.raw("COALESCE(a.visibility, 'private') AS visibility"),
    'o.handle as ownerHandle',
  )
}

/** Counts the users and agents whose account is not deleted. */
export async function countAccounts(tx: Tx): Promise<{ users: number; agents: number }> {
  const existing = tx.knex('actors').whereNot({ status: 'deleted' })
  const rows = (await existing.groupBy('kind').select('kind').count({ n: '*' })) as { kind: string; n: number }[]
  const count = (kind: string) => Number(rows.find((row) => row.kind === kind)?.n ?? 0)
  return { users: count('user'), agents: count('agent') }
}

export async function countOverrides(tx: Tx): Promise<Map<string, number>> {
  const overrides = tx.knex('limit_overrides').whereNotNull('value').groupBy('name')
  const rows = (await overrides.select('name').count({ n: '*' })) as { name: string; n: number }[]
  return new Map(rows.map(({ name, n }) => [name, Number(n)]))
}
