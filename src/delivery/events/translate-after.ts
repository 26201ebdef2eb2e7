import type { Database } from '../../platform/database/database.ts'
import { translatePosition } from '../../platform/database/history/epoch.store.ts'
import { readLogEnds } from './event.store.ts'

/** Translates a position of another epoch to the current log; never to a position before the oldest event (AMB-240). */
export function translateAfter(
  database: Pick<Database, 'read'>,
  actorId: string,
  epoch: string,
  after: number,
): Promise<number> {
  return database.read(async (tx) => {
    const [position, { purgedThrough }] = await Promise.all([
      translatePosition(tx, actorId, epoch, after),
      readLogEnds(tx, actorId),
    ])
    return Math.max(position, purgedThrough)
  })
}
