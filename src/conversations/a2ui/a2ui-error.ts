import { DomainError } from '../../platform/errors.ts'
import type { A2uiProblem } from './a2ui.ts'

/** Error of a send with invalid A2UI messages. Its message is that of the first problem (A2UI-003). */
export class A2uiError extends DomainError {
  readonly problems: readonly A2uiProblem[]

  constructor(problems: readonly [A2uiProblem, ...A2uiProblem[]]) {
    super('invalid_request', problems[0].message, { field: fieldOf(problems[0]) })
    this.name = 'A2uiRefusal'
    this.problems = problems
  }
}

function fieldOf({ partIndex, dataIndex }: A2uiProblem): string {
  if (partIndex === null) return 'metadata.a2uiClientDataModel'
  return `parts[${partIndex}].data${dataIndex === null ? '' : `[${dataIndex}]`}`
}
