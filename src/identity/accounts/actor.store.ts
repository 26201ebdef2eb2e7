import type { Tx } from '../../platform/database/database.ts'
import { isOneOf } from '../../platform/database/id-table.ts'
import type { Actor, ActorKind, ActorSnapshot, ActorStatus, Profile, RequestsFrom } from './actor.ts'
import { allDeleted, type DeletedAccounts } from './deletion.ts'

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
    [
      actor.id,
      actor.kind,
      actor.handle,
      actor.displayName,
      actor.tagline,
      actor.avatar,
      actor.accentColor,
      actor.organization,
      actor.visibility,
      actor.status,
      actor.ownerId,
      actor.acceptsTasks,
      actor.phoneNumber,
      requestId,
      actor.createdAt,
    ],
  )
  if (inserted === 0) return false
  await tx.run('INSERT INTO event_counters (actor_id, last_sequence) VALUES (?, 0)', [actor.id])
  return true
}

export async function findActor(tx: Tx, id: string): Promise<Actor | undefined> {
  const [row] = await tx.rows<ActorRow>(`SELECT ${columns} FROM actors WHERE id = ?`, [id])
  return actorOf(row)
}

/** Whether the account was deleted; an id that names none counts as one. */
export async function isDeleted(tx: Tx, id: string): Promise<boolean> {
  return (await tx.rows("SELECT id FROM actors WHERE id = ? AND status <> 'deleted'", [id])).length === 0
}

export async function findActorByHandle(tx: Tx, handle: string): Promise<Actor | undefined> {
  const [row] = await tx.rows<ActorRow>(`SELECT ${columns} FROM actors WHERE handle = ?`, [handle])
  return actorOf(row)
}

export async function findByRequestId(tx: Tx, ownerId: string, requestId: string): Promise<Actor | undefined> {
  const [row] = await tx.rows<ActorRow>(`SELECT ${columns} FROM actors WHERE owner_id = ? AND request_id = ?`, [
    ownerId,
    requestId,
  ])
  return actorOf(row)
}

/**
 * Keeps an account from being deleted until the transaction ends, so that nothing new is tied to one that goes.
 * @returns false when it is deleted already
 */
export async function lockActorForShare(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.rows(`SELECT id FROM actors WHERE id = ? AND status <> 'deleted'${tx.forShare}`, [id])
  return rows.length > 0
}

/**
 * The same, and whoever counts what the account has, in order to add to it, waits for the transaction that counted before.
 * @returns false when it is deleted already
 */
export async function lockActorForCount(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.rows(`SELECT id FROM actors WHERE id = ? AND status <> 'deleted'${tx.forNoKeyUpdate}`, [id])
  return rows.length > 0
}

/**
 * The same for several accounts, which must be active.
 * @returns those of them that are
 */
export function lockActorsForShare(tx: Tx, ids: readonly string[]): Promise<string[]> {
  return lockActive(tx, ids, tx.forShare)
}

/**
 * The same as lockActorForCount for several accounts, which must be active, in the order of their ids.
 * @returns those of them that are
 */
export function lockActorsForCount(tx: Tx, ids: readonly string[]): Promise<string[]> {
  return lockActive(tx, ids, tx.forNoKeyUpdate)
}

/** Some actors as messages and events show them now, by id. */
export async function readActorSnapshots(tx: Tx, ids: ReadonlySet<string>): Promise<Map<string, ActorSnapshot>> {
  if (ids.size === 0) return new Map()
  const wanted = tx.table(
    { id: 'text' },
    [...ids].map((id) => ({ id })),
  )
  const rows = await tx.rows<{ id: string; kind: ActorKind; handle: string | null }>(
    `SELECT a.id, a.kind, a.handle FROM ${wanted.sql} AS t JOIN actors a ON a.id = t.id`,
    wanted.bindings,
  )
  return new Map(rows.map(({ id, kind, handle }) => [id, { type: kind, id, handle }]))
}

async function lockActive(tx: Tx, ids: readonly string[], lock: string): Promise<string[]> {
  if (ids.length === 0) return []
  const wanted = isOneOf(tx, 'a.id', ids)
  const rows = await tx.rows<{ id: string }>(
    `SELECT a.id FROM actors a WHERE ${wanted.sql} AND a.status = 'active' ORDER BY a.id${lock}`,
    wanted.bindings,
  )
  return rows.map(({ id }) => id)
}

/** Locks accounts in the order of their ids: nothing new is tied to them by transactions that lock them for share. */
export async function lockActorsForUpdate(tx: Tx, ids: readonly string[]): Promise<void> {
  const wanted = isOneOf(tx, 'a.id', ids)
  await tx.rows(`SELECT a.id FROM actors a WHERE ${wanted.sql} ORDER BY a.id${tx.forUpdate}`, wanted.bindings)
}

/** Keeps only the id of persons, and only the id and the handle of agents: the handle is never given to another. */
export async function anonymizeActors(tx: Tx, deleted: DeletedAccounts): Promise<void> {
  const gone = allDeleted(tx, deleted)
  await tx.run(
    `UPDATE actors SET status = 'deleted', handle = CASE WHEN kind = 'agent' THEN handle END, display_name = NULL,
       tagline = NULL, avatar = NULL, accent_color = NULL, organization = NULL, visibility = NULL, owner_id = NULL,
       accepts_tasks = 0, phone_number = NULL, claimed_phone_number = NULL, request_id = NULL, requests_from = 'everybody'
     WHERE id IN (SELECT t.id FROM ${gone.sql} AS t)`,
    gone.bindings,
  )
}

/** How many agents a person owns. */
export async function countAgents(tx: Tx, ownerId: string): Promise<number> {
  const [row] = await tx.rows<{ owned: number }>(
    "SELECT count(*) AS owned FROM actors WHERE owner_id = ? AND status <> 'deleted'",
    [ownerId],
  )
  return Number(row?.owned ?? 0)
}

/** A person's agents in the order of their ids, from after `afterId` on. */
export async function listOwned(tx: Tx, ownerId: string, afterId: string, limit: number): Promise<Actor[]> {
  const rows = await tx.rows<ActorRow>(
    `SELECT ${columns} FROM actors WHERE owner_id = ? AND status <> 'deleted' AND id > ? ORDER BY id LIMIT ?`,
    [ownerId, afterId, limit],
  )
  return rows.map((row) => actorOf(row) as Actor)
}

/** All agents of a person, in the order of their ids. */
export async function listOwnedIds(tx: Tx, ownerId: string): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    "SELECT id FROM actors WHERE owner_id = ? AND status <> 'deleted' ORDER BY id",
    [ownerId],
  )
  return rows.map(({ id }) => id)
}

export async function updateProfile(tx: Tx, id: string, profile: Profile, now: number): Promise<void> {
  await tx.run(
    `UPDATE actors SET display_name = ?, tagline = ?, avatar = ?, accent_color = ?, organization = ?, visibility = ?,
       changed_at = ? WHERE id = ?`,
    [
      profile.displayName,
      profile.tagline,
      profile.avatar,
      profile.accentColor,
      profile.organization,
      profile.visibility,
      now,
      id,
    ],
  )
}

/** @returns false when there is no such active agent */
export async function updateAcceptsTasks(
  tx: Tx,
  agentId: string,
  acceptsTasks: boolean,
  now: number,
): Promise<boolean> {
  return (
    (await tx.run("UPDATE actors SET accepts_tasks = ?, changed_at = ? WHERE id = ? AND status = 'active'", [
      acceptsTasks,
      now,
      agentId,
    ])) > 0
  )
}

/** Whose requests a person takes; undefined for nobody's id. */
export async function findRequestsFrom(tx: Tx, userId: string): Promise<RequestsFrom | undefined> {
  const [row] = await tx.rows<{ requests_from: RequestsFrom }>(
    "SELECT requests_from FROM actors WHERE id = ? AND kind = 'user'",
    [userId],
  )
  return row?.requests_from
}

export async function updateRequestsFrom(tx: Tx, userId: string, requestsFrom: RequestsFrom): Promise<void> {
  await tx.run("UPDATE actors SET requests_from = ? WHERE id = ? AND status <> 'deleted'", [requestsFrom, userId])
}

/** Marks an agent as part of the service: nobody can remove it (INST-002). */
export async function markBuiltIn(tx: Tx, agentId: string): Promise<void> {
  await tx.run('UPDATE actors SET built_in = 1 WHERE id = ?', [agentId])
}

/** Holds the actor's row until the transaction ends, so that changes of it follow one another. */
export async function lockActor(tx: Tx, id: string): Promise<void> {
  if (tx.forUpdate !== '') await tx.rows(`SELECT id FROM actors WHERE id = ?${tx.forUpdate}`, [id])
}

/** Replaces the phone number; one that is not verified goes to a column that no API shows. */
export async function updatePhoneNumber(tx: Tx, userId: string, number: string, verified: boolean): Promise<void> {
  const numbers = verified ? [number, null] : [null, number]
  await tx.run("UPDATE actors SET phone_number = ?, claimed_phone_number = ? WHERE id = ? AND status <> 'deleted'", [
    ...numbers,
    userId,
  ])
}

/** @param limit written as PARLEY_RATE_LIMITS has it; null: the general limit */
export async function updateRateLimit(tx: Tx, id: string, limit: string | null): Promise<void> {
  await tx.run('UPDATE actors SET rate_limit = ? WHERE id = ?', [limit, id])
}

/** A deleted account stays deleted, also for somebody who found it alive a moment ago. */
export async function updateStatus(tx: Tx, id: string, status: ActorStatus): Promise<void> {
  await tx.run("UPDATE actors SET status = ? WHERE id = ? AND status <> 'deleted'", [status, id])
}
