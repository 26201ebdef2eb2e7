import { allDeleted, type DeletedAccounts } from '../../identity/accounts/deletion.ts'
import { pairKey } from '../chats/chat.rules.ts'
import type { Tx } from '../../platform/database/database.ts'

type InstallationRow = Omit<Installation, 'builtIn'> & { builtIn: number }

const selected = `SELECT i.id, a.handle AS "agentHandle", a.built_in AS "builtIn", i.chat_id AS "chatId",
  i.created_at AS "createdAt" FROM installations i JOIN actors a ON a.id = i.agent_id`

const fromRow = (row: InstallationRow): Installation => ({ ...row, builtIn: row.builtIn === 1 })

export interface NewInstallation {
  id: string
  userId: string
  agentId: string
  chatId: string
  createdAt: number
}

/** @returns whether it is new */
export async function insertInstallation(tx: Tx, made: NewInstallation): Promise<boolean> {
  return (
    (await tx.run(
      `INSERT INTO installations (id, user_id, agent_id, chat_id, created_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (user_id, agent_id) DO NOTHING`,
      [made.id, made.userId, made.agentId, made.chatId, made.createdAt],
    )) > 0
  )
}

/** The same for many; those that there are remain as they are. */
export async function insertInstallations(tx: Tx, made: readonly NewInstallation[]): Promise<void> {
  if (made.length === 0) return
  const added = tx.table(
    { id: 'text', user_id: 'text', agent_id: 'text', chat_id: 'text', created_at: 'bigint' },
    made.map((one) => ({
      id: one.id,
      user_id: one.userId,
      agent_id: one.agentId,
      chat_id: one.chatId,
      created_at: one.createdAt,
    })),
  )
  await tx.run(
    `INSERT INTO installations (id, user_id, agent_id, chat_id, created_at)
     SELECT t.id, t.user_id, t.agent_id, t.chat_id, t.created_at FROM ${added.sql} AS t
     WHERE true ORDER BY t.user_id, t.agent_id ON CONFLICT (user_id, agent_id) DO NOTHING`,
    added.bindings,
  )
}

/** @returns whether there was one */
export async function deleteInstallation(tx: Tx, userId: string, agentId: string): Promise<boolean> {
  return (await tx.run('DELETE FROM installations WHERE user_id = ? AND agent_id = ?', [userId, agentId])) > 0
}

export async function findInstallation(tx: Tx, userId: string, agentId: string): Promise<Installation | undefined> {
  const rows = await tx.rows<InstallationRow>(`${selected} WHERE i.user_id = ? AND i.agent_id = ?`, [userId, agentId])
  return rows.map(fromRow)[0]
}

/** A person's installations in the order of their ids, from after `afterId` on. */
export async function listInstallationRows(
  tx: Tx,
  userId: string,
  afterId: string,
  limit: number,
): Promise<Installation[]> {
  const rows = await tx.rows<InstallationRow>(`${selected} WHERE i.user_id = ? AND i.id > ? ORDER BY i.id LIMIT ?`, [
    userId,
    afterId,
    limit,
  ])
  return rows.map(fromRow)
}

/** An agent and the direct chat that it has with a person. */
export interface AgentChat {
  agentId: string
  builtIn: boolean
  chatId: string
}

/** Found also while the agent is suspended: removing it must not depend on that. */
export async function findAgentChat(tx: Tx, userId: string, handle: string): Promise<AgentChat | undefined> {
  const [agent] = await tx.rows<{ id: string; built_in: number }>(
    "SELECT id, built_in FROM actors WHERE handle = ? AND kind = 'agent'",
    [handle],
  )
  if (!agent) return undefined
  const [chat] = await tx.rows<{ id: string }>('SELECT id FROM chats WHERE participants_key = ?', [
    pairKey(userId, agent.id),
  ])
  return chat && { agentId: agent.id, builtIn: agent.built_in === 1, chatId: chat.id }
}

/** Drops what deleted persons have installed and where deleted agents were installed. */
export async function deleteInstallationsOf(tx: Tx, deleted: DeletedAccounts): Promise<void> {
  const deletedIds = allDeleted(tx, deleted)
  for (const side of ['user_id', 'agent_id']) {
    await tx.run(
      `DELETE FROM installations WHERE ${side} IN (SELECT t.id FROM ${deletedIds.sql} AS t)`,
      deletedIds.bindings,
    )
  }
}

/** A person lets an agent write to them (AMB-101). */
export interface Installation {
  id: string
  agentHandle: string
  /** Part of the service: it cannot be removed (INST-002). */
  builtIn: boolean
  /** The direct chat of the two. */
  chatId: string
  /** Milliseconds since the epoch. */
  createdAt: number
}
