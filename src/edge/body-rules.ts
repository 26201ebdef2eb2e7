import type { IndexedRouter } from './indexed-router.ts'

/** What the document says about the body of an operation, besides its schema. */
export interface BodyRule {
  required: boolean
  /** Whether a form is as good as JSON, as OAuth clients send it. */
  takesForm: boolean
}

interface RequestBody {
  required?: boolean
  content?: Record<string, unknown>
}

/** The rule of each operation that takes a body, read off the document once. */
export function bodyRules(router: IndexedRouter): Map<string, BodyRule> {
  const rules = new Map<string, BodyRule>()
  for (const { operationId, requestBody } of router.getOperations()) {
    if (!requestBody) continue
    const { required = false, content = {} } = requestBody as RequestBody
    rules.set(operationId as string, { required, takesForm: 'application/x-www-form-urlencoded' in content })
  }
  return rules
}
