import { compareText } from './document.ts'
import type { SourceDocument } from './source-documents.ts'
import type { Requirement } from './requirement-rows.ts'
import { banner, literal, quote } from './text.ts'

/**
 * Source of requirements.ts: the ids that a check may cite, their levels, and the operations and documents that name
 * them. Throws when an x-requirements names an id that no file under spec/requirements has.
 */
export function renderRequirements(requirements: Requirement[], documents: SourceDocument[]): string {
  const known = new Set(requirements.map(({ id }) => id))
  const operations = documents.flatMap((document) => [...document.operations, ...document.webhooks])
  const citing = namesByRequirement(
    known,
    operations.map((operation) => ({
      name: operation.id,
      place: `operation ${operation.id}`,
      ids: operation.requirements,
    })),
  )
  const inherited = namesByRequirement(
    known,
    documents.map((document) => ({ name: document.file, place: document.file, ids: document.requirements })),
  )
  const excluded = requirements.filter(({ status }) => status === 'excluded')
  return `${banner}
export const requirementLevels = {
${requirements.map(({ id, level }) => `  ${quote(id)}: ${quote(level)},\n`).join('')}} as const

export type RequirementId = keyof typeof requirementLevels

/** Operations whose description names the requirement. */
export const requirementOperations: Partial<Record<RequirementId, readonly string[]>> = {
${[...citing].map(([id, names]) => `  ${quote(id)}: ${literal(names)},\n`).join('')}}

/** Documents that name the requirement for all of their operations. */
export const requirementDocuments: Partial<Record<RequirementId, readonly string[]>> = {
${[...inherited].map(([id, names]) => `  ${quote(id)}: ${literal(names)},\n`).join('')}}

/** Requirements that no black box can see, with the reason. */
export const excludedRequirements: Partial<Record<RequirementId, string>> = {
${excluded.map(({ id, reason }) => `  ${quote(id)}: ${quote(reason!)},\n`).join('')}}
`
}

function namesByRequirement(
  known: ReadonlySet<string>,
  sources: { name: string; place: string; ids: string[] }[],
): Map<string, string[]> {
  const names = new Map<string, string[]>()
  for (const { name, place, ids } of sources) {
    for (const id of ids) {
      if (!known.has(id)) throw new Error(`${place} names the requirement ${id}, which spec/requirements does not have`)
      const citing = names.get(id) ?? []
      if (!citing.includes(name)) names.set(id, [...citing, name])
    }
  }
  return new Map([...names].sort(([a], [b]) => compareText(a, b)).map(([id, list]) => [id, list.sort(compareText)]))
}
