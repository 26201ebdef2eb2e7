/** Levels: the change breaks a working program, may break one, or is only information. */
export const levels = ['error', 'warning', 'info'] as const
export type Level = (typeof levels)[number]

/** The meaning of a document change for callers of the interface and for implementers. */
export interface Change {
  /** The kind of change, such as `request-narrower`. */
  rule: string
  /** The operation or the delivered event, and its changed part. */
  where: string
  /**
   * The place in a shared schema that causes the change; otherwise the same as `where`. Changes are grouped by cause.
   */
  cause: string
  what: string
  callers?: Level
  implementers?: Level
  /** The operationId, which finds handlers, checks and mutants of the operation. */
  operation: string
}

/** Returns the graver of both levels. */
export function levelOf({ callers, implementers }: Pick<Change, 'callers' | 'implementers'>): Level {
  return levels.find((level) => level === callers || level === implementers) ?? 'info'
}
