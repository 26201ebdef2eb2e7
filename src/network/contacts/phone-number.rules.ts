import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * Normalizes phone numbers to E.164; undefined for an impossible number. It does not look up users. @param ownNumber a
 * number whose country defines the accepted national form
 */
export function normalizeNumbers(entries: readonly string[], ownNumber: string | null): (string | undefined)[] {
  const country = ownNumber === null ? undefined : parsePhoneNumberFromString(ownNumber)?.country
  return entries.map((entry) => {
    const number = parsePhoneNumberFromString(entry, country)
    return number?.isPossible() ? number.number : undefined
  })
}
