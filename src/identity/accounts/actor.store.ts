import type { Tx } from '../../platform/database/database.ts'
import { amongIds, countRows, sendNow } from '../../platform/database/queries.ts'
import type { ActorRow } from '../../platform/database/tables/accounts.ts'
import type { Actor, ActorSnapshot, ActorStatus, Profile, RequestsFrom } from './actor.ts'
import { idsOf, type DeletedAccounts } from './deletion.ts'

const columns = {
  id: 'id',
  kind: 'kind',
  handle: 'handle',
  displayName: 'display_name',
  tagline: 'tagline',
  avatar: 'avatar',
  accentColor: 'accent_color',
  organization: 'organization',
  visibility: 'visibility',
  status: 'status',
  ownerId: 'owner_id',
  acceptsTasks: 'accepts_tasks',
  acceptsCalls: 'accepts_calls',
  phoneNumber: 'phone_number',
  createdAt: 'created_at',
} as const

type Row = Omit<Actor, 'acceptsTasks' | 'acceptsCalls'> & { acceptsTasks: number; acceptsCalls: number }

function actorOf(row: Row): Actor {
  return { ...row, acceptsTasks: row.acceptsTasks === 1, acceptsCalls: row.acceptsCalls === 1 }
}

/**
 * Stores an actor and the counter of its event log.
 * @returns false, without changes, when its handle or its owner's request id is taken
 */
export async function insertActor(tx: Tx, actor: Actor, requestId: string | null): Promise<boolean> {
  const inserted = await tx
    .knex('actors')
    .insert({
      id: actor.id,
      kind: actor.kind,
      handle: actor.handle,
      display_name: actor.displayName,
      tagline: actor.tagline,
      avatar: actor.avatar,
      accent_color: actor.accentColor,
      organization: actor.organization,
      visibility: actor.visibility,
      status: actor.status,
      owner_id: actor.ownerId,
      accepts_tasks: actor.acceptsTasks,
      accepts_calls: actor.acceptsCalls,
      phone_number: actor.phoneNumber,
      claimed_phone_number: null,
      rate_limit: null,
      request_id: requestId,
      request_hash: null,
      created_at: actor.createdAt,
      changed_at: null,
    })
    .onConflict()
    .ignore()
    .returning('id')
  if (inserted.length === 0) return false
  await tx.knex('event_counters').insert({ actor_id: actor.id })
  return true
}

export function findActor(tx: Tx, id: string): Promise<Actor | undefined> {
  return findWhere(tx, { id })
}

export function findActorByHandle(tx: Tx, handle: string): Promise<Actor | undefined> {
  return findWhere(tx, { handle })
}

export function findByRequestId(tx: Tx, ownerId: string, requestId: string): Promise<Actor | undefined> {
  return findWhere(tx, { owner_id: ownerId, request_id: requestId })
}

async function findWhere(tx: Tx, key: Partial<ActorRow>): Promise<Actor | undefined> {
  const row = await tx.knex('actors').where(key).first(columns)
  return row && actorOf(row)
}

/** Returns whether the account was deleted. An unknown id counts as deleted. */
export async function isDeleted(tx: Tx, id: string): Promise<boolean> {
  return (await existing(tx, id).first('id')) === undefined
}

/** Selects an account unless it is deleted. */
const existing = (tx: Tx, id: string) => tx.knex('actors').where({ id }).whereNot({ status: 'deleted' })

/**
 * Locks an account against deletion until the transaction ends, so that no new row refers to a deleted account.
 * @returns false when it is already deleted
 */
export async function lockActorForShare(tx: Tx, id: string): Promise<boolean> {
  return (await existing(tx, id).forKeyShare().select('id')).length > 0
}

/**
 * Locks an account like lockActorForShare, and serializes transactions that count rows of the account before they add
 * rows.
 * @returns false when it is already deleted
 */
export async function lockActorForCount(tx: Tx, id: string): Promise<boolean> {
  return (await existing(tx, id).forNoKeyUpdate().select('id')).length > 0
}

/** Locks several accounts against deletion. @returns the active accounts */
export async function lockActorsForShare(tx: Tx, ids: readonly string[]): Promise<string[]> {
  return ids.length === 0 ? [] : sendNow(active(tx, ids).forKeyShare().pluck('id'))
}

/** Locks several accounts like lockActorForCount, ordered by id. @returns the active accounts */
export async function lockActorsForCount(tx: Tx, ids: readonly string[]): Promise<string[]> {
  return ids.length === 0 ? [] : sendNow(active(tx, ids).forNoKeyUpdate().pluck('id'))
}

const active = (tx: Tx, ids: readonly string[]) =>
  tx
    .knex('actors')
    .where(amongIds(tx, 'id', ids))
    .where({ status: 'active' })
    .orderBy('id')

/** Reads the current snapshots of some actors for messages and events, by id. */
export async function readActorSnapshots(tx: Tx, ids: ReadonlySet<string>): Promise<Map<string, ActorSnapshot>> {
  if (ids.size === 0) return new Map()
  const snapshots = tx
    .knex('actors')
    .where(amongIds(tx, 'id', ids))
    .select({ type: 'kind', id: 'id', handle: 'handle' } as const)
  const rows: ActorSnapshot[] = await sendNow(snapshots)
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Locks accounts in the order of their ids. A transaction that locks one of them for share, to add rows that refer to it,
 * waits.
 */
export async function lockActorsForUpdate(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .knex('actors')
    .where(amongIds(tx, 'id', ids))
    .orderBy('id')
    .forUpdate()
    .select('id')
}

/** Erases all columns except the id of persons, and the id and handle of agents: a handle is never reused. */
export function anonymizeActors(tx: Tx, deleted: DeletedAccounts): Promise<number> {
  return tx
    .knex('actors')
    .where(amongIds(tx, 'id', idsOf(deleted)))
    .update({
      status: 'deleted',
      handle: tx.knex.raw("CASE WHEN kind = 'agent' THEN handle END"),
      display_name: null,
      tagline: null,
      avatar: null,
      accent_color: null,
      organization: null,
      visibility: null,
      owner_id: null,
      accepts_tasks: false,
      accepts_calls: false,
      phone_number: null,
      claimed_phone_number: null,
      request_id: null,
      request_hash: null,
      requests_from: 'everybody',
    })
}

export function countAgents(tx: Tx, ownerId: string): Promise<number> {
  return countRows(owned(tx, ownerId))
}

const owned = (tx: Tx, ownerId: string) =>
  tx.knex('actors').where({ owner_id: ownerId }).whereNot({ status: 'deleted' })

/** Lists a person's agents with ids after `afterId`, ordered by id. */
export async function listOwned(tx: Tx, ownerId: string, afterId: string, limit: number): Promise<Actor[]> {
  const rows = await owned(tx, ownerId).where('id', '>', afterId).orderBy('id').limit(limit).select(columns)
  return rows.map(actorOf)
}

/** Returns the ids of all agents of a person, in order. */
export async function listOwnedIds(tx: Tx, ownerId: string): Promise<string[]> {
  return owned(tx, ownerId).orderBy('id').pluck('id')
}

export async function updateProfile(tx: Tx, id: string, profile: Profile, now: number): Promise<void> {
  await tx.knex('actors').where({ id }).update({
    display_name: profile.displayName,
    tagline: profile.tagline,
    avatar: profile.avatar,
    accent_color: profile.accentColor,
    organization: profile.organization,
    visibility: profile.visibility,
    accepts_calls: profile.acceptsCalls,
    changed_at: now,
  })
}

/** @returns false when there is no such active agent */
export async function updateAcceptsTasks(
  tx: Tx,
  agentId: string,
  acceptsTasks: boolean,
  now: number,
): Promise<boolean> {
  const changes = { accepts_tasks: acceptsTasks, changed_at: now }
  return (await tx.knex('actors').where({ id: agentId, status: 'active' }).update(changes)) > 0
}

/** Columns of a person that only the person sees. */
export interface OwnColumns {
  requestsFrom: RequestsFrom
  /** An unverified phone number. */
  claimedPhoneNumber: string | null
}

/** Reads the columns that only the person sees; undefined unless the id is a person's. */
export async function findOwnColumns(tx: Tx, userId: string): Promise<OwnColumns | undefined> {
  return tx
    .knex('actors')
    .where({ id: userId, kind: 'user' })
    .first({ requestsFrom: 'requests_from', claimedPhoneNumber: 'claimed_phone_number' } as const)
}

export async function updateRequestsFrom(tx: Tx, userId: string, requestsFrom: RequestsFrom): Promise<void> {
  await existing(tx, userId).update({ requests_from: requestsFrom })
}

/** Marks an agent as part of the service, which cannot be removed (INST-002). */
export async function markBuiltIn(tx: Tx, agentId: string): Promise<void> {
  await tx.knex('actors').where({ id: agentId }).update({ built_in: true })
}

/** Locks the actor's row until the transaction ends, so that changes of it are serialized. */
export async function lockActor(tx: Tx, id: string): Promise<void> {
  if (tx.dialect === 'postgres') await tx.knex('actors').where({ id }).forUpdate().select('id')
}

/** Replaces the phone number. An unverified number is stored in a column that only the person sees. */
export async function updatePhoneNumber(tx: Tx, userId: string, number: string, verified: boolean): Promise<void> {
  await existing(tx, userId).update(
    verified
      ? { phone_number: number, claimed_phone_number: null }
      : { phone_number: null, claimed_phone_number: number },
  )
}

/** @param limit in the syntax of PARLEY_RATE_LIMITS; null for the general limit */
export async function updateRateLimit(tx: Tx, id: string, limit: string | null): Promise<void> {
  await tx.knex('actors').where({ id }).update({ rate_limit: limit })
}

/** Updates the status. A deleted account stays deleted, even if the caller has read it as active. */
export async function updateStatus(tx: Tx, id: string, status: ActorStatus): Promise<void> {
  await existing(tx, id).update({ status })
}
