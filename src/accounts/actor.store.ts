import type { Tx } from '../database/database.ts'
import type { Actor, ActorStatus, Profile } from './actor.ts'

type ActorRow = Omit<Actor, 'acceptsTasks'> & { acceptsTasks: number }

const columns = `id, kind, handle, display_name AS "displayName", tagline, avatar, accent_color AS "accentColor",
  organization, visibility, status, owner_id AS "ownerId", accepts_tasks AS "acceptsTasks",
  phone_number AS "phoneNumber", created_at AS "createdAt"`

function actorOf(row: ActorRow | undefined): Actor | undefined {
  return row && { ...row, acceptsTasks: row.acceptsTasks === 1 }
}

/**
 * Stores an actor and the counter of its event log.
 * @returns false, with nothing stored, when its handle or its owner's request id is taken
 */
export async function insertActor(tx: Tx, actor: Actor, requestId: string | null): Promise<boolean> {
  const inserted = await tx.run(
    `INSERT INTO actors (id, kind, handle, display_name, tagline, avatar, accent_color, organization, visibility,
       status, owner_id, accepts_tasks, phone_number, request_id, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
    [actor.id, actor.kind, actor.handle, actor.displayName, actor.tagline, actor.avatar, actor.accentColor,
      actor.organization, actor.visibility, actor.status, actor.ownerId, actor.acceptsTasks, actor.phoneNumber,
      requestId, actor.createdAt])
  if (inserted === 0) return false
  await tx.run('INSERT INTO event_counters (actor_id, last_sequence) VALUES (?, 0)', [actor.id])
  return true
}

export async function findActor(tx: Tx, id: string): Promise<Actor | undefined> {
  const [row] = await tx.rows<ActorRow>(`SELECT ${columns} FROM actors WHERE id = ?`, [id])
  return actorOf(row)
}

export async function findActorByHandle(tx: Tx, handle: string): Promise<Actor | undefined> {
  const [row] = await tx.rows<ActorRow>(`SELECT ${columns} FROM actors WHERE handle = ?`, [handle])
  return actorOf(row)
}

export async function findByRequestId(tx: Tx, ownerId: string, requestId: string): Promise<Actor | undefined> {
  const [row] = await tx.rows<ActorRow>(
    `SELECT ${columns} FROM actors WHERE owner_id = ? AND request_id = ?`, [ownerId, requestId])
  return actorOf(row)
}

/** Counts what a person owns, with the person's row locked: two creations at once see each other. */
export async function countOwned(tx: Tx, ownerId: string): Promise<number> {
  await tx.rows(`SELECT id FROM actors WHERE id = ?${tx.forUpdate}`, [ownerId])
  const [row] = await tx.rows<{ owned: number }>(
    "SELECT count(*) AS owned FROM actors WHERE owner_id = ? AND status <> 'deleted'", [ownerId])
  return Number(row?.owned ?? 0)
}

/** A person's agents in the order of their ids, from after `afterId` on. */
export async function listOwned(tx: Tx, ownerId: string, afterId: string, limit: number): Promise<Actor[]> {
  const rows = await tx.rows<ActorRow>(
    `SELECT ${columns} FROM actors WHERE owner_id = ? AND status <> 'deleted' AND id > ? ORDER BY id LIMIT ?`,
    [ownerId, afterId, limit])
  return rows.map((row) => actorOf(row) as Actor)
}

export async function updateProfile(tx: Tx, id: string, profile: Profile): Promise<void> {
  await tx.run(
    `UPDATE actors SET display_name = ?, tagline = ?, avatar = ?, accent_color = ?, organization = ?, visibility = ?
     WHERE id = ?`,
    [profile.displayName, profile.tagline, profile.avatar, profile.accentColor, profile.organization,
      profile.visibility, id])
}

/** @returns false when there is no such active agent */
export async function updateAcceptsTasks(tx: Tx, agentId: string, acceptsTasks: boolean): Promise<boolean> {
  return await tx.run("UPDATE actors SET accepts_tasks = ? WHERE id = ? AND status = 'active'",
    [acceptsTasks, agentId]) > 0
}

export async function updateStatus(tx: Tx, id: string, status: ActorStatus): Promise<void> {
  await tx.run('UPDATE actors SET status = ? WHERE id = ?', [status, id])
}
