import type { IndexedRouter } from './indexed-router.ts'
import type { BodyOutline } from './routing-outline.rules.ts'

/** Rules of the document for an operation's body, apart from its schema. */
export interface BodyRule {
  required: boolean
  /** Whether a form body is accepted like JSON, as OAuth clients send it. */
  takesForm: boolean
  /** Returns whether a body of this media type is passed to the handler as raw bytes. */
  takesRaw(mediaType: string | undefined): boolean
}

/** Reads the rule of each operation with a body from the document. */
export function bodyRules(router: IndexedRouter): Map<string, BodyRule> {
  const rules = new Map<string, BodyRule>()
  for (const { operationId, requestBody } of router.getOperations()) {
    if (!requestBody) continue
    const { required = false, content } = requestBody as BodyOutline
    rules.set(operationId as string, {
      required,
      takesForm: 'application/x-www-form-urlencoded' in content,
      takesRaw: rawTypes(content),
    })
  }
  return rules
}

/** Returns a test for media types whose schema is binary. A media type of the document may be a range. */
function rawTypes(content: BodyOutline['content']): BodyRule['takesRaw'] {
  const ranges = Object.entries(content)
    .filter(([, { schema }]) => schema.format === 'binary')
    .map(([range]) => range)
  if (ranges.includes('*/*')) return () => true
  return (mediaType = '') => ranges.some((range) => mediaType.toLowerCase().startsWith(range.replace(/\*$/, '')))
}
