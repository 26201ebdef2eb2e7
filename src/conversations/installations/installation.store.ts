import { idsOf, type DeletedAccounts } from '../../identity/accounts/deletion.ts'
import type { Tx } from '../../platform/database/database.ts'
import { deleteAmong } from '../../platform/database/queries.ts'
import type { State } from '../../platform/unit-of-work/state.ts'
import { pairKey } from '../chats/chat.rules.ts'
import { rankOf } from '../statement-order.ts'
import type { ErasureCounts } from '../../identity/accounts/erasure-counts.ts'

type InstallationRow = Omit<Installation, 'builtIn'> & { builtIn: number }

const columns = {
  id: 'i.id',
  agentHandle: 'a.handle',
  builtIn: 'a.built_in',
  chatId: 'i.chat_id',
  createdAt: 'i.created_at',
} as const satisfies Record<keyof Installation, string>

const selected = (tx: Tx, userId: string) =>
  tx
    .knex('installations as i')
    .join('actors as a', 'a.id', 'i.agent_id')
    .where({ 'i.user_id': userId })
    .select<InstallationRow[]>(columns)

const fromRow = (row: InstallationRow): Installation => ({ ...row, builtIn: row.builtIn === 1 })

export interface NewInstallation {
  id: string
  userId: string
  agentId: string
  chatId: string
  createdAt: number
}

/** Stores an installation. @returns whether it is new */
export async function insertInstallation(tx: Tx, made: NewInstallation): Promise<boolean> {
  const inserted = await tx.knex('installations').insert(rowOf(made)).onConflict().ignore().returning('id')
  return inserted.length > 0
}

const rowOf = ({ id, userId, agentId, chatId, createdAt }: NewInstallation) => ({
  id,
  user_id: userId,
  agent_id: agentId,
  chat_id: chatId,
  created_at: createdAt,
})

/** Stores installations. Existing ones are unchanged. */
async function insertInstallations(tx: Tx, made: readonly NewInstallation[]): Promise<void> {
  if (made.length === 0) return
  const keyOf = ({ userId, agentId }: NewInstallation) => `${userId} ${agentId}`
  await tx.insert(
    'installations',
    { id: 'text', user_id: 'text', agent_id: 'text', chat_id: 'text', created_at: 'bigint' },
    // Sorted, so that processes that install the same agents cannot deadlock.
    made.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)).map(rowOf),
    'user_id, agent_id',
  )
}

/** Deletes an installation. @returns whether there was one */
export async function deleteInstallation(tx: Tx, userId: string, agentId: string): Promise<boolean> {
  return (await tx.knex('installations').where({ user_id: userId, agent_id: agentId }).delete()) > 0
}

export async function findInstallation(tx: Tx, userId: string, agentId: string): Promise<Installation | undefined> {
  const rows = await selected(tx, userId).where({ 'i.agent_id': agentId })
  return rows.map(fromRow)[0]
}

/** Lists a person's installations with ids after `afterId`, ordered by id. */
export async function listInstallationRows(
  tx: Tx,
  userId: string,
  afterId: string,
  limit: number,
): Promise<Installation[]> {
  const rows = await selected(tx, userId).where('i.id', '>', afterId).orderBy('i.id').limit(limit)
  return rows.map(fromRow)
}

export interface AgentChat {
  agentId: string
  builtIn: boolean
  chatId: string
}

/** Finds the direct chat of a person and an agent, even a suspended one: the person must be able to remove it. */
export async function findAgentChat(tx: Tx, userId: string, handle: string): Promise<AgentChat | undefined> {
  const agent = await tx.knex('actors').where({ handle, kind: 'agent' }).first('id', 'built_in')
  if (!agent) return undefined
  const chat = await tx
    .knex('chats')
    .where({ participants_key: pairKey(userId, agent.id) })
    .first('id')
  return chat && { agentId: agent.id, builtIn: agent.built_in === 1, chatId: chat.id }
}

export async function deleteInstallationsOf(tx: Tx, deleted: DeletedAccounts): Promise<ErasureCounts> {
  return { erased: { memberships: await deleteAmong(tx, 'installations', ['user_id', 'agent_id'], idsOf(deleted)) } }
}

/** An agent that can write to a person (AMB-101). */
export interface Installation {
  id: string
  agentHandle: string
  /** Part of the service, and not removable (INST-002). */
  builtIn: boolean
  /** The direct chat of the person and the agent. */
  chatId: string
  /** Milliseconds since the epoch. */
  createdAt: number
}

/** Installations that the batch adds: agents that can write to a person (AMB-101). */
export const newInstallations: State<{ userId: string; agentId: string; chatId: string }[]> = {
  name: 'installations',
  rank: rankOf('installations'),
  initial: () => [],
  store: (tx, added, { now, ids }) =>
    insertInstallations(
      tx,
      added.map((installation) => ({ ...installation, id: ids.next('ins'), createdAt: now })),
    ),
}
