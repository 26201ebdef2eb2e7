/** Member names for the target file; null when the server has no such member. */
export type ChoiceNames = Readonly<Record<string, string | { member: string; values: readonly string[] } | null>>

/** A legal choice: a behavior that a decision (spec/decisions) permits. A server with it is conformant. */
export interface Choice<Name extends string = string> extends ChoiceDetails {
  readonly name: Name
  /** The decision that permits the choice. */
  readonly decision: `AMB-${number}`
  /** Behavior of the server with the choice. */
  readonly description: string
}

interface ChoiceDetails {
  /** Choices of one group exclude each other in combinations. */
  readonly group?: string
  /** Members of the target file that describe the choice. */
  readonly names?: ChoiceNames
  /** Members of the target file's `live_channel` that describe the choice. */
  readonly frames?: Readonly<Record<string, unknown>>
  /** Patch of the target file for the choice (RFC 7396): null removes a member. */
  readonly target?: Readonly<Record<string, unknown>>
  /** The choice omits a feature that other choices change. */
  readonly lacks?: true
  /** The supported forms, if not both. */
  readonly forms?: readonly ('current' | 'variant')[]
}

/** Choices by name. A row has the decision, the behavior with the choice, and details. */
export type ChoiceTable = Readonly<
  Record<string, readonly [decision: Choice['decision'], description: string, details?: ChoiceDetails]>
>
