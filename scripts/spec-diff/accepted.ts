import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import type { Cause } from './causes.ts'

/** Path of the file of accepted breaks, relative to the root. */
export const acceptedFile = 'spec/accepted-changes.yaml'

/** An accepted break: its description as `spec:diff` prints it, and the reason. */
export interface AcceptedChange {
  cause: string
  what: string
  reason: string
}

/** Reads the accepted breaks. @throws Error that names the entry with a missing member */
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
  /** Entries that match no change. */
  unused: AcceptedChange[]
}

/** Separates accepted changes from the others. */
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
