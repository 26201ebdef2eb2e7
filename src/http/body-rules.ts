import type { IndexedRouter } from './indexed-router.ts'
import type { BodyOutline } from './routing-outline.rules.ts'

/** What the document says about the body of an operation, besides its schema. */
export interface BodyRule {
  required: boolean
  /** Whether a form is as good as JSON, as OAuth clients send it. */
  takesForm: boolean
  /** Whether a body of this media type is handed on as it comes. */
  takesRaw(mediaType: string | undefined): boolean
}

/** The rule of each operation that takes a body, read off the document once. */
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

/** Bodies whose schema says that they are bytes; their media types may be ranges. */
function rawTypes(content: BodyOutline['content']): BodyRule['takesRaw'] {
  const ranges = Object.entries(content)
    .filter(([, { schema }]) => schema.format === 'binary')
    .map(([range]) => range)
  if (ranges.includes('*/*')) return () => true
  return (mediaType = '') => ranges.some((range) => mediaType.toLowerCase().startsWith(range.replace(/\*$/, '')))
}
