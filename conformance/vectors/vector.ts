import type { RequirementId } from '../../generated/requirements.ts'

/** A file of test vectors: inputs with their right outcomes, for programs in any language. */
export interface VectorFile {
  /** Name of the file, without `.json`. */
  name: string
  requirements: readonly RequirementId[]
  /** Rule that leads from an input to its outcome, and the meaning of the members. */
  rule: string
  cases: readonly Vector[]
}

export interface Vector {
  name: string
  input: Readonly<Record<string, unknown>>
  expected: Readonly<Record<string, unknown>>
}
