import type { Database } from '../../platform/database/database.ts'
import { nextTurn } from '../../platform/next-turn.ts'
import type { ErasureTarget } from './deletion.ts'
import { anonymizeUser } from './anonymize.rules.ts'
import {
  naming,
  readersOf,
  replaceData,
  replaceSender,
  sentIn,
  membershipPeriodsOf,
  type EventData,
  type MembershipPeriod,
} from './snapshot-names.store.ts'

/** Messages or events looked at in one step. */
const stepMax = 2_000

/**
 * Messages and events keep what their participants were called when they were stored. Of a deleted user they keep the id
 * alone: the copies in chats and logs of others are rewritten. Agents' handles are retired and stay.
 */
export const snapshotNames: ErasureTarget = {
  name: 'frozen_names',
  async erase(database, { userIds }, signal) {
    for (const userId of userIds) {
      for (const period of await database.read((tx) => membershipPeriodsOf(tx, userId))) {
        await anonymizeSender(database, userId, period, signal)
      }
      for (const { actorId, lastSequence } of await database.read((tx) => readersOf(tx, userId))) {
        await anonymizeLog(database, userId, { readerId: actorId, lastSequence }, signal)
      }
    }
  },
}

async function anonymizeSender(
  database: Database,
  userId: string,
  period: MembershipPeriod,
  signal: AbortSignal,
): Promise<void> {
  const sender = JSON.stringify({ type: 'user', id: userId, handle: null })
  for (let after = period.from - 1; after < period.to; after += stepMax) {
    await nextTurn(signal)
    const ids = await database.read((tx) =>
      sentIn(tx, period.chatId, userId, after, Math.min(after + stepMax, period.to)),
    )
    if (ids.length > 0) await database.write((tx) => replaceSender(tx, ids, sender))
  }
}

async function anonymizeLog(
  database: Database,
  userId: string,
  log: { readerId: string; lastSequence: number },
  signal: AbortSignal,
): Promise<void> {
  for (let after = 0; after < log.lastSequence; after += stepMax) {
    await nextTurn(signal)
    const found = await database.read((tx) => naming(tx, log.readerId, userId, after, after + stepMax))
    const changed = found.map((event) => anonymized(event, userId)).filter((event) => event !== undefined)
    if (changed.length > 0) await database.write((tx) => replaceData(tx, log.readerId, changed))
  }
}

/** Undefined when the event does not name the user. */
function anonymized({ sequence, data }: EventData, userId: string): EventData | undefined {
  const rest = JSON.stringify(anonymizeUser(JSON.parse(data), userId))
  return rest === data ? undefined : { sequence, data: rest }
}
