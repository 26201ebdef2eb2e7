import type { Operation } from './document.ts'
import type { Requirement } from './requirement-rows.ts'
import { banner, literal, quote } from './text.ts'

/**
 * Source of requirements.ts: the ids that a check may cite, their levels, and the operations that name them.
 * Throws when a document's x-requirements names an id that no file under spec/requirements has.
 */
export function renderRequirements(requirements: Requirement[], operations: Operation[]): string {
  const citing = operationsByRequirement(requirements, operations)
  const excluded = requirements.filter(({ status }) => status === 'excluded')
  return `${banner}
export const requirementLevels = {
${requirements.map(({ id, level }) => `  ${quote(id)}: ${quote(level)},\n`).join('')}} as const

export type RequirementId = keyof typeof requirementLevels

/** Operations whose description names the requirement. */
export const requirementOperations: Partial<Record<RequirementId, readonly string[]>> = {
${[...citing].map(([id, names]) => `  ${quote(id)}: ${literal(names)},\n`).join('')}}

/** Requirements that no black box can see, with the reason. */
export const excludedRequirements: Partial<Record<RequirementId, string>> = {
${excluded.map(({ id, reason }) => `  ${quote(id)}: ${quote(reason!)},\n`).join('')}}
`
}

function operationsByRequirement(requirements: Requirement[], operations: Operation[]): Map<string, string[]> {
  const known = new Set(requirements.map(({ id }) => id))
  const citing = new Map<string, string[]>()
  for (const operation of operations) {
    for (const id of operation.requirements) {
      if (!known.has(id))
        throw new Error(`operation ${operation.id} names the requirement ${id}, which spec/requirements does not have`)
      const names = citing.get(id) ?? []
      if (!names.includes(operation.id)) citing.set(id, [...names, operation.id])
    }
  }
  return new Map([...citing].sort(([a], [b]) => (a < b ? -1 : 1)))
}
