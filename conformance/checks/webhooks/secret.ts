/** Reads answers of creations, whose structure is not stated (AMB-048). */

/** Returns the first value at any depth that satisfies the test. The test also receives the name of the member. */
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

/** Returns the first string that starts with `whsec_`, in any member. */
export const secretIn = (value: unknown): string | undefined =>
  find(value, (member) => isText(member) && member.startsWith('whsec_')) as string | undefined

/** Returns the string in a member `signing_secret`, in any format. */
export const signingSecretIn = (value: unknown): string | undefined =>
  find(value, (member, name) => name === 'signing_secret' && isText(member)) as string | undefined

/** Returns the id of the subscription. */
export const subscriptionIdIn = (value: unknown): string | undefined =>
  find(value, (member, name) => name === 'id' && isText(member)) as string | undefined
