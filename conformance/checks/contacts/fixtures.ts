/** Search for phone numbers by persons, and unused phone numbers. */
import { randomInt } from 'node:crypto'
import type { Person } from '../../client/person.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { attemptHook } from '../../fixtures/hook-answer.ts'

/** Returns distinct German mobile numbers in international format. */
export function numbers(count: number): string[] {
  const first = randomInt(1e7, 9e7)
  return Array.from({ length: count }, (_, index) => `+49152${first + index}`)
}

/** Searches numbers. Returns the status: 200 if the target accepted them. */
export async function discover(t: CheckContext, person: Person, entries: readonly string[]): Promise<number> {
  const answer = await attemptHook(t, 'discoverContacts', { entries }, person)
  return answer.accepted ? 200 : answer.status
}
