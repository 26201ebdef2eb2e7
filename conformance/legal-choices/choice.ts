/** Member names as the target file says them; null where the server has no such member. */
export type ChoiceNames = Readonly<Record<string, string | { member: string; values: readonly string[] } | null>>

/** A legal choice: a behavior that a decision (spec/decisions) tolerates. A server with it is conformant. */
export interface Choice {
  readonly name: string
  /** The decision whose tolerance the choice uses. */
  readonly decision: `AMB-${number}`
  /** What the server does with the choice. */
  readonly description: string
  /** Choices of one group exclude each other in combinations. */
  readonly group?: string
  /** Members of the target file that describe the choice. */
  readonly names?: ChoiceNames
  /** Members of the target file's `live_channel` that describe the choice. */
  readonly frames?: Readonly<Record<string, unknown>>
  /** The forms that are spoken, when they are not both. */
  readonly forms?: readonly ('current' | 'variant')[]
}
