import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import type { Cause } from './causes.ts'

/** Where breaks that were decided stand, below the root. */
export const acceptedFile = 'spec/accepted-changes.yaml'

/** A break that was decided: what `spec:diff` prints of it, and why it is right. */
export interface AcceptedChange {
  cause: string
  what: string
  reason: string
}

/** @throws Error that names the entry that lacks something */
export async function readAccepted(file: string): Promise<AcceptedChange[]> {
  const entries = parse(await readFile(file, 'utf8')) as unknown
  if (entries === null) return []
  if (!Array.isArray(entries)) throw new Error(`${file} is not a list of accepted changes`)
  return entries.map((entry: Partial<AcceptedChange> | null, index) => {
    for (const member of ['cause', 'what', 'reason'] as const)
      if (typeof entry?.[member] !== 'string' || entry[member].trim() === '')
        throw new Error(`${file}: entry ${index + 1} has no ${member}`)
    return entry as AcceptedChange
  })
}

export interface Judged {
  open: Cause[]
  accepted: (Cause & { reason: string })[]
  /** Entries that accept nothing (any more). */
  unused: AcceptedChange[]
}

/** Tells the changes that were accepted from those that were not. */
export function judge(causes: readonly Cause[], entries: readonly AcceptedChange[]): Judged {
  const entryOf = (one: Cause) => entries.find(({ cause, what }) => cause === one.cause && what === one.what)
  return {
    open: causes.filter((cause) => !entryOf(cause)),
    accepted: causes.flatMap((cause) => {
      const entry = entryOf(cause)
      return entry ? [{ ...cause, reason: entry.reason }] : []
    }),
    unused: entries.filter(({ cause, what }) => !causes.some((one) => one.cause === cause && one.what === what)),
  }
}
