import { DatabaseSync } from 'node:sqlite'

import type { Observations } from './observations.ts'
import { placeOf, type Received, type Receivers } from './receivers.ts'
import { readWatch } from './watch.ts'
import type { Hook } from './actors.ts'
import type { MemoryStorage } from './memory-storage.ts'
import type { Workload } from './workload.ts'

/** Maximum number of attempts of one delivery (WHK-026). */
const attemptsMax = 10
/**
 * Returns the minimum wait before the attempt with this index, in milliseconds: the backoff minus its jitter, but at
 * most 20 s, the remaining lease of 30 s if the result of the previous attempt could not be stored.
 */
const leastWait = (index: number) => Math.min(5_000 * 2 ** (index - 1) * 0.8, 20_000) - 50

/** Checks the rules that must hold while the clients work. */
export function inspect(path: string, observations: Observations, receivers: Receivers, hooks: readonly Hook[]): void {
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    readWatch(database, observations)
  } finally {
    database.close()
  }
  for (const hook of hooks) {
    for (const [eventId, got] of attemptsAt(receivers, hook))
      auditWaits(observations, `${eventId} at ${hook.host}`, got)
  }
}

interface Audited {
  path: string
  observations: Observations
  receivers: Receivers
  workload: Workload
  storage: MemoryStorage
}

/**
 * Checks the final database and the requests of receivers: every promised event was delivered, and nothing was stored
 * twice.
 */
export function audit({ path, observations, receivers, workload, storage }: Audited): void {
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    readWatch(database, observations)
    auditMessages(database, observations)
    auditLogs(database, observations)
    auditReactions(database, observations, workload)
    auditAttachments(database, observations, storage)
    for (const hook of workload.hooks) auditHook(database, observations, receivers, hook)
  } finally {
    database.close()
  }
}

function rowsOf<R>(database: DatabaseSync, sql: string, ...bindings: string[]): R[] {
  return database.prepare(sql).all(...bindings) as R[]
}

function auditMessages(database: DatabaseSync, observations: Observations): void {
  const rows = rowsOf<{ id: string; chat_id: string; sequence: number }>(
    database,
    'SELECT id, chat_id, sequence FROM messages ORDER BY chat_id, sequence',
  )
  const stored = new Set<string>()
  let last: (typeof rows)[number] | undefined
  for (const row of rows) {
    stored.add(row.id)
    const expected = last?.chat_id === row.chat_id ? last.sequence + 1 : 1
    if (row.sequence !== expected)
      observations.violated('chats without gaps', `${row.chat_id} has nothing at ${expected}`)
    last = row
    const sent = observations.sent.get(row.id)
    if (!sent) observations.violated('only what was sent', `${row.id} is stored`)
    else if (sent.outcome === 'rejected') observations.violated('nothing rejected is stored', `${row.id} is stored`)
  }
  for (const sent of observations.sent.values()) {
    if (sent.outcome === 'stored' && !stored.has(sent.messageId)) {
      observations.violated('nothing acknowledged is lost', `${sent.messageId} is not stored`)
    }
  }
}

function auditLogs(database: DatabaseSync, observations: Observations): void {
  for (const actorId of observations.parties.keys()) {
    const rows = rowsOf<{ sequence: number; event_id: string }>(
      database,
      'SELECT sequence, event_id FROM events WHERE actor_id = ? ORDER BY sequence',
      actorId,
    )
    const log = observations.logs.get(actorId)
    const purged = purgedThrough(database, actorId)
    rows.forEach(({ sequence, event_id: eventId }, index) => {
      if (sequence !== purged + index + 1)
        observations.violated('logs without gaps', `${actorId} has ${sequence} at ${purged + index + 1}`)
      if (log?.get(sequence)?.eventId !== eventId) {
        observations.violated('every event is read', `${actorId} read ${log?.get(sequence)?.eventId} for ${eventId}`)
      }
    })
  }
}

const purgedThrough = (database: DatabaseSync, actorId: string): number =>
  rowsOf<{ purged: number }>(
    database,
    'SELECT purged_through AS purged FROM event_counters WHERE actor_id = ?',
    actorId,
  )[0]?.purged ?? 0

function auditReactions(database: DatabaseSync, observations: Observations, workload: Workload): void {
  const rows = rowsOf<{ key: string; emoji: string }>(
    database,
    "SELECT message_id || ' ' || actor_id AS key, emoji FROM reactions",
  )
  const stored = new Map(rows.map(({ key, emoji }) => [key, emoji]))
  for (const [key, expected] of workload.activities.expectedReactions()) {
    const found = stored.get(key) ?? null
    if (found !== expected)
      observations.violated('nothing acknowledged is lost', `the reaction ${key} is ${found}, not ${expected}`)
  }
}

/**
 * Checks that rows and bytes match: bytes without a row are unreachable, and a row without bytes is a lost attachment.
 */
function auditAttachments(database: DatabaseSync, observations: Observations, storage: MemoryStorage): void {
  const rows = rowsOf<{ id: string; state: string }>(database, 'SELECT id, state FROM attachments')
  const stored = new Set(rows.filter(({ state }) => state === 'stored').map(({ id }) => id))
  const keys = new Set(storage.keys())
  for (const id of stored) if (!keys.has(id)) observations.violated('rows and bytes agree', `${id} has no bytes`)
  const named = new Set(rows.map(({ id }) => id))
  for (const key of keys) if (!named.has(key)) observations.violated('rows and bytes agree', `${key} has no row`)
}

function auditHook(database: DatabaseSync, observations: Observations, receivers: Receivers, hook: Hook): void {
  const byEvent = attemptsAt(receivers, hook)
  const rows = rowsOf<{ event_id: string; event_sequence: number; state: string; attempts: number }>(
    database,
    'SELECT event_id, event_sequence, state, attempts FROM all_deliveries WHERE webhook_id = ? ORDER BY event_sequence',
    hook.id,
  )
  const deliveries = new Map(rows.map((row) => [row.event_id, row]))
  for (const [sequence, { eventId }] of observations.logs.get(hook.agent.id) ?? []) {
    if (sequence <= hook.after) continue
    const delivery = deliveries.get(eventId)
    const got = byEvent.get(eventId) ?? []
    if (!delivery) observations.violated('every event is delivered', `${eventId} has no delivery to ${hook.host}`)
    else if (delivery.state === 'pending')
      observations.violated('every event is delivered', `${eventId} waits at ${hook.host}`)
    else if (delivery.state === 'delivered' && !got.some(wasTaken)) {
      observations.violated('every event is delivered', `${eventId} counts as delivered to ${hook.host} and never was`)
    } else if (delivery.state === 'dead' && delivery.attempts < attemptsMax && !got.some(wasFinal)) {
      observations.violated('every event is delivered', `${eventId} was given up after ${delivery.attempts} attempts`)
    }
  }
  for (const [eventId, got] of byEvent) auditAttempts(observations, hook, eventId, got)
}

/** Returns the requests that a receiver got, by event. */
function attemptsAt(receivers: Receivers, hook: Hook): Map<string, Received[]> {
  const byEvent = new Map<string, Received[]>()
  for (const one of receivers.received) {
    if (one.receiver !== hook.host) continue
    const known = byEvent.get(one.eventId)
    if (known) known.push(one)
    else byEvent.set(one.eventId, [one])
  }
  return byEvent
}

const wasTaken = ({ status }: Received) => status !== null && status < 300
const wasFinal = ({ status }: Received) => status === 410

/**
 * Returns whether two attempts overlap without a reason. A claim is valid for at least ten seconds after the start of
 * its attempt, unless its process was paused or has ended: its replacement resends the open deliveries immediately. A
 * process that stops abandons open attempts after a while, and another process resends them.
 */
function isBeside(before: Received, one: Received): boolean {
  if (before.sender !== one.sender && placeOf(before.sender.name) === placeOf(one.sender.name)) return false
  if (one.at >= Math.min(before.endedAt, before.at + 9_000, before.sender.abandonsAt)) return false
  return !stoodStill(before) && !stoodStill(one)
}

/** A process that was paused for long has lost its leases, and resumes its open attempts. */
const stoodStill = ({ at, pausedUntil }: Received): boolean => at - pausedUntil <= 60_000

function auditAttempts(observations: Observations, hook: Hook, eventId: string, got: readonly Received[]): void {
  const place = `${eventId} at ${hook.host}`
  const event = JSON.parse(got[0]!.body) as { sequence: number; event_id: string }
  const logged = observations.logs.get(hook.agent.id)?.get(event.sequence)
  if (!logged && event.sequence <= (observations.purgedThrough.get(hook.agent.id) ?? 0)) return
  if (logged?.eventId !== eventId || event.event_id !== eventId) {
    observations.violated('one id for each event', `${place} is ${logged?.eventId} in the log`)
  } else if (logged.digest !== got[0]!.body)
    observations.violated('an event never changes', `${place}: ${got[0]!.body}`)
  if (got.some(({ digest }) => digest !== got[0]!.digest)) observations.violated('an event never changes', place)
  auditWaits(observations, place, got)
}

function auditWaits(observations: Observations, place: string, got: readonly Received[]): void {
  if (got.length > attemptsMax) observations.violated('no eleventh attempt', `${place}: ${got.length}`)
  got.forEach((one, index) => {
    const before = got[index - 1]
    if (before && isBeside(before, one)) {
      observations.violated(
        'one attempt at a time',
        `${place}: ${one.at - before.at} ms between ${before.sender.name} and ${one.sender.name}`,
      )
    }
    if (!before || before.sender !== one.sender || wasTaken(before) || stoodStill(one)) return
    const waited = one.at - before.at
    if (waited < leastWait(index)) {
      observations.violated('webhooks wait before they repeat', `${place}: ${waited} ms before attempt ${index + 1}`)
    }
  })
}
