/** Reading creation answers, whose shape the document does not give (AMB-048). */

/** The first value at any depth that satisfies the test; the test also gets the name of the member. */
function find(value: unknown, test: (value: unknown, name: string) => boolean, name = ''): unknown {
  if (test(value, name)) return value
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, member] of Object.entries(value)) {
    const found = find(member, test, key)
    if (found !== undefined) return found
  }
  return undefined
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** The first string that begins with `whsec_`, under any name. */
export const secretIn = (value: unknown): string | undefined =>
  find(value, (member) => isText(member) && member.startsWith('whsec_')) as string | undefined

/** The value of a member `signing_secret`, whatever it looks like. */
export const signingSecretIn = (value: unknown): string | undefined =>
  find(value, (member, name) => name === 'signing_secret' && isText(member)) as string | undefined

/** The id of the subscription. */
export const subscriptionIdIn = (value: unknown): string | undefined =>
  find(value, (member, name) => name === 'id' && isText(member)) as string | undefined
