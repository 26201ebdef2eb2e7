/** Replaces check-api/check.ts. Declares a check without validation, because the harness has validated it. */
import type { Check, CheckBody, CheckOptions } from '../../../check-api/check.ts'

const declared: Check[] = []

export function check(id: string, requirements: Check['requirements'], options: CheckOptions, body: CheckBody): void {
  const { area, needs = {}, seconds = 1, timeoutSeconds } = options
  declared.push({ id, requirements, area, needs, seconds, timeoutSeconds, body } as Check)
}

export const declaredChecks = (): readonly Check[] => declared
