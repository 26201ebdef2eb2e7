import type { IdentityContext } from '../context.ts'
import { nextTurn } from '../../platform/next-turn.ts'
import type { ErasureTarget } from './erasure-target.ts'
import { anonymizeUser } from './anonymize.rules.ts'
import {
  naming,
  readersOf,
  replaceData,
  replaceSender,
  sentIn,
  staysOf,
  type EventData,
  type Stay,
} from './snapshot-names.store.ts'

/** Messages or events looked at in one step. */
const stepMax = 2_000

/**
 * Messages and events keep what their parties were called when they were stored. Of a deleted person they keep the id
 * alone: the copies in chats and logs of others are rewritten. Agents' handles are retired and stay.
 */
export const snapshotNames: ErasureTarget = {
  name: 'frozen_names',
  async erase(context, { userIds }, signal) {
    const { database } = context
    for (const personId of userIds) {
      for (const stay of await database.read((tx) => staysOf(tx, personId))) {
        await forgetSender(context, personId, stay, signal)
      }
      for (const { actorId, lastSequence } of await database.read((tx) => readersOf(tx, personId))) {
        await forgetInLog(context, personId, { readerId: actorId, lastSequence }, signal)
      }
    }
  },
}

async function forgetSender(
  { database }: Pick<IdentityContext, 'database'>,
  personId: string,
  stay: Stay,
  signal: AbortSignal,
): Promise<void> {
  const sender = JSON.stringify({ type: 'user', id: personId, handle: null })
  for (let after = stay.from - 1; after < stay.to; after += stepMax) {
    await nextTurn(signal)
    const ids = await database.read((tx) =>
      sentIn(tx, stay.chatId, personId, after, Math.min(after + stepMax, stay.to)),
    )
    if (ids.length > 0) await database.write((tx) => replaceSender(tx, ids, sender))
  }
}

async function forgetInLog(
  { database }: Pick<IdentityContext, 'database'>,
  personId: string,
  log: { readerId: string; lastSequence: number },
  signal: AbortSignal,
): Promise<void> {
  for (let after = 0; after < log.lastSequence; after += stepMax) {
    await nextTurn(signal)
    const found = await database.read((tx) => naming(tx, log.readerId, personId, after, after + stepMax))
    const changed = found.map((event) => forgotten(event, personId)).filter((event) => event !== undefined)
    if (changed.length > 0) await database.write((tx) => replaceData(tx, log.readerId, changed))
  }
}

/** Undefined when there is nothing to forget. */
function forgotten({ sequence, data }: EventData, personId: string): EventData | undefined {
  const rest = JSON.stringify(anonymizeUser(JSON.parse(data), personId))
  return rest === data ? undefined : { sequence, data: rest }
}
