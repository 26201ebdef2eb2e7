import { compareText } from '../generate/document.ts'
import { levelOf, levels, type Change, type Level } from './change.ts'

/** A changed place of the documents, and all changes that follow from it. */
export interface Cause {
  level: Level
  callers?: Level
  implementers?: Level
  rules: string[]
  cause: string
  what: string
  /** Affected operations and delivered events, with their parts. */
  where: string[]
  operations: string[]
}

/**
 * Groups changes by cause, gravest first: a limit of a shared schema affects twenty operations, but is one decision.
 */
export function groupByCause(changes: readonly Change[]): Cause[] {
  const causes = new Map<string, Cause>()
  for (const change of changes) {
    const key = `${change.cause}\n${change.what}`
    const cause = causes.get(key) ?? newCause(change)
    causes.set(key, cause)
    for (const party of ['callers', 'implementers'] as const) {
      const level = moreSevere(cause[party], change[party])
      if (level) cause[party] = level
    }
    add(cause.rules, change.rule)
    add(cause.where, change.where)
    add(cause.operations, change.operation)
    cause.level = levelOf(cause)
  }
  const rank = ({ level }: Cause) => levels.indexOf(level)
  return [...causes.values()].sort((one, other) => rank(one) - rank(other) || compareText(one.cause, other.cause))
}

function newCause({ cause, what }: Change): Cause {
  return { level: 'info', rules: [], cause, what, where: [], operations: [] }
}

function moreSevere(one: Level | undefined, other: Level | undefined): Level | undefined {
  return levels.find((level) => level === one || level === other)
}

function add(list: string[], value: string): void {
  if (!list.includes(value)) list.push(value)
}
