import { readCounters } from '../../platform/event-log/append-events.sql.ts'
import type { Pace } from '../../platform/pace.ts'
import type { ErasureTarget } from './deletion.ts'
import type { ErasureDatabase } from './erasure-counts.ts'
import { anonymizeUser, anonymousSender } from './anonymize.rules.ts'
import {
  naming,
  readersIn,
  replaceData,
  replaceSender,
  sentIn,
  membershipPeriodsOf,
  type EventData,
  type MembershipPeriod,
} from './snapshot-names.sql.ts'
import { parseExact } from '../../platform/exact-numbers.ts'

/** Messages or events read in one step. */
const stepMax = 500

/**
 * Messages and events contain snapshots of their participants. For a deleted user, only the id is kept: the copies in
 * chats and logs of others are rewritten. Agents' handles are retired and kept.
 */
export const snapshotNames: ErasureTarget = {
  name: 'frozen_names',
  async erase(database, { userIds }, pace) {
    for (const userId of userIds) {
      const readers = new Set<string>()
      for (const period of await database.read((tx) => membershipPeriodsOf(tx, userId))) {
        await pace.next()
        await anonymizeSender(database, userId, period, pace)
        for (const readerId of await database.read((tx) => readersIn(tx, period.chatId, userId))) readers.add(readerId)
      }
      for (const readerId of readers) await anonymizeLog(database, userId, readerId, pace)
    }
  },
}

async function anonymizeSender(
  database: ErasureDatabase,
  userId: string,
  period: MembershipPeriod,
  pace: Pace,
): Promise<void> {
  const sender = anonymousSender(userId)
  for (let after = period.from - 1; after < period.to; after += stepMax) {
    await pace.next()
    const ids = await database.read((tx) =>
      sentIn(tx, period.chatId, userId, after, Math.min(after + stepMax, period.to)),
    )
    if (ids.length > 0)
      await database.write(async (tx) => ({ anonymized: { messages: await replaceSender(tx, ids, sender) } }))
  }
}

async function anonymizeLog(database: ErasureDatabase, userId: string, readerId: string, pace: Pace): Promise<void> {
  const [counter] = await database.read((tx) => readCounters(tx, [readerId]))
  for (let after = 0; after < (counter?.last_sequence ?? 0); after += stepMax) {
    await pace.next()
    const found = await database.read((tx) => naming(tx, readerId, userId, after, after + stepMax))
    const changed = found.map((event) => anonymized(event, userId)).filter((event) => event !== undefined)
    if (changed.length > 0)
      await database.write(async (tx) => ({ anonymized: { events: await replaceData(tx, readerId, changed) } }))
  }
}

/** Returns the event without the user's names. Undefined when it does not name the user. */
function anonymized({ sequence, data }: EventData, userId: string): EventData | undefined {
  const rest = JSON.stringify(anonymizeUser(parseExact(data), userId))
  return rest === data ? undefined : { sequence, data: rest }
}
