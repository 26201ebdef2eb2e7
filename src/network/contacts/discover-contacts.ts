import { findActor, lockActorForShare } from '../../identity/accounts/actor.store.ts'
import type { Needs } from '../../platform/context.ts'
import { limitExceeded, rateLimited, unauthorized } from '../../platform/errors.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { addToWindows } from '../../platform/rate-limits/limit.sql.ts'
import { digestNumbers, normalizeNumbers } from './number-digests.ts'
import { findUsersByNumber, insertSoughtNumbers } from './sought-numbers.store.ts'

/** Maximum entries of one request (LIM-015). */
const entriesMax = 250

/** Maximum normalized entries of one account in a window, which begins with the first of them (LIM-016). */
const hourlyMax = 1_000
const windowMs = 3_600_000

export interface DiscoveredContact {
  entryIndex: number
  handle: string
  name: string | null
}

/**
 * Returns the entries of an address book that are numbers of users. The numbers themselves are not stored (PRIV-008). A
 * rejected request is not counted.
 * @throws limit_exceeded (entries), rate_limited (entries of the hour)
 */
export function discoverContacts(
  context: Needs<'clock' | 'ids' | 'database' | 'secretBox'>,
  caller: Caller,
  entries: readonly string[],
): Promise<DiscoveredContact[]> {
  if (entries.length > entriesMax) throw limitExceeded(`entries has more than ${entriesMax} items.`, 'entries')
  return context.database.write(async (tx) => {
    if (!(await lockActorForShare(tx, caller.id))) throw unauthorized()
    const own = await findActor(tx, caller.id)
    const numbers = await normalizeNumbers(entries, own?.phoneNumber ?? null)
    const distinct = [...new Set(numbers.filter((number) => number !== undefined))]
    if (distinct.length === 0) return []
    await count(tx, caller.id, distinct.length, context.clock.now())
    await insertSoughtNumbers(tx, caller.id, await digestNumbers(tx, context, distinct))
    const found = await findUsersByNumber(tx, caller.id, distinct)
    return numbers.flatMap((number, entryIndex) =>
      found.filter((user) => user.phoneNumber === number).map(({ handle, name }) => ({ entryIndex, handle, name })),
    )
  })
}

/** Counts entries. A rejected transaction rolls its count back. */
async function count(tx: Tx, userId: string, amount: number, now: number): Promise<void> {
  const [window] = await addToWindows(
    tx,
    [{ name: `contact discovery ${userId}`, used: amount, endsAt: now + windowMs }],
    now,
  )
  const { used, endsAt } = window!
  if (used <= hourlyMax) return
  throw rateLimited(
    `At most ${hourlyMax} numbers are looked up in an hour.`,
    Math.max(1, Math.ceil((endsAt - now) / 1000)),
  )
}
