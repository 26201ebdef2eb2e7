import type { SourceDocument } from './source-documents.ts'
import type { Requirement } from './requirement-rows.ts'
import { banner, quote } from './text.ts'

/**
 * Renders requirements.ts: ids that a check may cite, their levels, and requirements that a black-box test cannot
 * verify.
 * @throws Error when an x-requirements names an id that no file under spec/requirements has
 */
export function renderRequirements(requirements: Requirement[], documents: SourceDocument[]): string {
  const known = new Set(requirements.map(({ id }) => id))
  for (const document of documents) {
    assertKnown(known, document.file, document.requirements)
    for (const operation of [...document.operations, ...document.webhooks])
      assertKnown(known, `operation ${operation.id}`, operation.requirements)
  }
  const excluded = requirements.filter(({ status }) => status === 'excluded')
  return `${banner}
export const requirementLevels = {
${requirements.map(({ id, level }) => `  ${quote(id)}: ${quote(level)},\n`).join('')}} as const

export type RequirementId = keyof typeof requirementLevels

/** Requirements that no black box can see, with the reason. */
export const excludedRequirements: Partial<Record<RequirementId, string>> = {
${excluded.map(({ id, reason }) => `  ${quote(id)}: ${quote(reason!)},\n`).join('')}}
`
}

function assertKnown(known: ReadonlySet<string>, place: string, ids: readonly string[]): void {
  const unknown = ids.find((id) => !known.has(id))
  if (unknown !== undefined)
    throw new Error(`${place} names the requirement ${unknown}, which spec/requirements does not have`)
}
