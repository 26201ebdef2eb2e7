import { DomainError } from '../../platform/errors.ts'

/**
 * Location of A2UI content in a send: index of the part and of the item in its data, from 0. Null where there is none.
 */
export interface A2uiPlace {
  partIndex: number | null
  dataIndex: number | null
}

/** Reason why an A2UI message is rejected (A2UI-004 to A2UI-011). */
export interface A2uiProblem extends A2uiPlace {
  /** Id of the surface; empty when the message names no surface. */
  surfaceId: string
  /** JSON Pointer into the body of the message's action, or into the metadata of the send. */
  path: string
  message: string
}

/** Effect of one message on a surface. */
export interface SurfaceStep extends A2uiPlace {
  action: 'createSurface' | 'updateComponents' | 'updateDataModel' | 'deleteSurface'
  surfaceId: string
  /** Whether the message itself is invalid. Set only for a creation, because later messages may refer to its surface. */
  faulty?: true
}

/**
 * A surface of a chat, and its creator, the only participant who can change it. A null creator means a deleted surface.
 */
export interface SurfaceState {
  chatId: string
  surfaceId: string
  creatorId: string | null
}

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
