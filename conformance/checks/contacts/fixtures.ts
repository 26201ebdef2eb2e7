/** Persons who look for numbers, and unused numbers. */
import { randomInt } from 'node:crypto'
import type { Person } from '../../client/person.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { attemptHook } from '../../fixtures/hook-answer.ts'

/** German mobile numbers in their international form, all different. */
export function numbers(count: number): string[] {
  const first = randomInt(1e7, 9e7)
  return Array.from({ length: count }, (_, index) => `+49152${first + index}`)
}

/** Looks numbers up: the status, 200 for whatever was accepted. */
export async function discover(t: CheckContext, person: Person, entries: readonly string[]): Promise<number> {
  const answer = await attemptHook(t, 'discoverContacts', { entries }, person)
  return answer.accepted ? 200 : answer.status
}
