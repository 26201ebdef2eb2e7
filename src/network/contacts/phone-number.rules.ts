import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * Phone numbers in their international form, E.164; undefined for what can be none. Whether a user has a number is not
 * looked at.
 * @param ownNumber a number of the country whose national form is read as well
 */
export function normalizeNumbers(entries: readonly string[], ownNumber: string | null): (string | undefined)[] {
  const country = ownNumber === null ? undefined : parsePhoneNumberFromString(ownNumber)?.country
  return entries.map((entry) => {
    const number = parsePhoneNumberFromString(entry, country)
    return number?.isPossible() ? number.number : undefined
  })
}
