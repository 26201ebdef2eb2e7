import { randomUUID } from 'node:crypto'
import type { Tx } from '../database.ts'

/** Number of epochs kept; a position of an older epoch is translated like a position of an unknown database. */
const epochsMax = 8

/** One history of the logs of a database. */
export interface LogEpoch {
  number: number
  /** Identifies the history to clients. */
  epoch: string
  /** Properties of the database that change when another copy replaces it, as reported by its engine. */
  identity: string
}

/** Returns the newest epoch; undefined for a database without one. */
export async function currentEpoch(tx: Tx): Promise<LogEpoch | undefined> {
  return tx.knex('log_epochs').orderBy('number', 'desc').first('number', 'epoch', 'identity')
}

/** Starts an epoch: logs keep their events, and share no later event with earlier epochs (AMB-240). */
export async function beginEpoch(tx: Tx, identity: string): Promise<LogEpoch> {
  const before = await currentEpoch(tx)
  const epoch: LogEpoch = { number: (before?.number ?? 0) + 1, epoch: randomUUID(), identity }
  await tx.knex('log_epochs').insert({ ...epoch })
  if (before)
    await tx.run(
      'INSERT INTO epoch_starts (actor_id, number, last_sequence) SELECT actor_id, ?, last_sequence FROM event_counters',
      [epoch.number],
    )
  await tx
    .knex('log_epochs')
    .where('number', '<=', epoch.number - epochsMax)
    .delete()
  await tx
    .knex('epoch_starts')
    .where('number', '<=', epoch.number - epochsMax)
    .delete()
  return epoch
}

/** Replaces the identity of the newest epoch, whose history continues. */
export async function updateIdentity(tx: Tx, { number }: LogEpoch, identity: string): Promise<void> {
  await tx.knex('log_epochs').where({ number }).update({ identity })
}

/**
 * Translates a position of an epoch to the newest epoch: events up to the result are the same in both.
 * @returns 0 for an epoch that this database never had
 */
export async function translatePosition(tx: Tx, actorId: string, epoch: string, after: number): Promise<number> {
  const epochs = await tx.knex('log_epochs').select('number', 'epoch')
  const given = epochs.find((one) => one.epoch === epoch)
  if (!given) return 0
  const starts = await tx
    .knex('epoch_starts')
    .where({ actor_id: actorId })
    .where('number', '>', given.number)
    .select('last_sequence')
  // A log without a start had no events when that epoch began.
  if (starts.length < epochs.filter(({ number }) => number > given.number).length) return 0
  return Math.min(after, ...starts.map((start) => start.last_sequence))
}
