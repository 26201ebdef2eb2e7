import { createHmac } from 'node:crypto'
import type { Needs } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { findOrStoreKey } from './sought-numbers.store.ts'

const keyName = 'sought_numbers'
const keyBytes = 32

/**
 * Computes digests of normalized numbers with a key of this service (CONT-005, PRIV-008). The key is generated at the
 * first use and stored sealed, like signing secrets.
 */
export async function digestNumbers(
  tx: Tx,
  context: Needs<'ids' | 'secretBox'>,
  numbers: readonly string[],
): Promise<string[]> {
  const { secretBox, ids } = context
  const newKey = secretBox.seal(ids.secret(keyBytes).toString('base64'))
  const key = Buffer.from(secretBox.open(await findOrStoreKey(tx, keyName, newKey)), 'base64')
  return numbers.map((number) => createHmac('sha256', key).update(number).digest('base64url'))
}

/**
 * Normalizes phone numbers to E.164; undefined for an impossible number. It does not look up users.
 * @param ownNumber a number whose country defines the accepted national form
 */
export async function normalizeNumbers(
  entries: readonly string[],
  ownNumber: string | null,
): Promise<(string | undefined)[]> {
  // The library takes 18 MB of memory, and most servers have no phone numbers.
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min')
  const country = ownNumber === null ? undefined : parsePhoneNumberFromString(ownNumber)?.country
  return entries.map((entry) => {
    const number = parsePhoneNumberFromString(entry, country)
    return number?.isPossible() ? number.number : undefined
  })
}
