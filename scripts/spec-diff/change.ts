/** From a change that breaks something that worked, over one that may, to one that is only to be known. */
export const levels = ['error', 'warning', 'info'] as const
export type Level = (typeof levels)[number]

/** What a change of the documents means for those who call the interface, and for those who implement it. */
export interface Change {
  /** The kind of change, such as `request-narrower`. */
  rule: string
  /** The operation or the delivered event, with the part of it. */
  where: string
  /** Where the documents say it: a place in a shared schema, or else the same as `where`. One cause, one line. */
  cause: string
  what: string
  callers?: Level
  implementers?: Level
  /** The operationId, for what else hangs on it. */
  operation: string
}

/** The graver of both levels. */
export function levelOf({ callers, implementers }: Pick<Change, 'callers' | 'implementers'>): Level {
  return levels.find((level) => level === callers || level === implementers) ?? 'info'
}
