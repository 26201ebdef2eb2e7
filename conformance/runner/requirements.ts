/** Reads the requirement rows under spec/requirements/ at run time. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { FailureClass } from '../check-api/context.ts'

export interface Requirement {
  id: string
  area: string
  form: 'current' | 'variant' | 'both'
  level: 'MUST' | 'SHOULD' | 'MAY' | 'OPEN' | 'INFO'
  basis: string
  /** Lines of the interface document that state the requirement, by section. */
  section: Readonly<Record<string, readonly number[]>>
  statement: string
  ambiguity?: string
  observable: string[]
  status: 'planned' | 'implemented' | 'excluded'
  /** The set of the run does not contain this requirement. */
  isOutside?: boolean
}

export type Requirements = ReadonlyMap<string, Requirement>

const known = new Map<string, Requirements>()

/** Reads the rows of a folder once. @throws when there are none, or one names no section */
export function readRequirements(root: string): Requirements {
  const requirements = known.get(root) ?? readRows(root)
  known.set(root, requirements)
  return requirements
}

function readRows(root: string): Requirements {
  const folder = join(root, 'spec', 'requirements')
  const rows = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => {
      const { area, requirements } = parse(readFileSync(join(folder, name), 'utf8')) as {
        area: string
        requirements: Requirement[]
      }
      return requirements.map((row) => ({ ...row, area }))
    })
  if (rows.length === 0) throw new Error(`no requirement was found in ${folder}`)
  const unplaced = rows.find(({ section }) => section === undefined || Object.keys(section).length === 0)
  if (unplaced !== undefined) throw new Error(`requirement ${unplaced.id} in ${folder} names no section`)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Formats the sections that state a requirement: `4 Messages, line 216; 8 Limits, lines 363 and 365`. */
export function describeSection({ section }: Pick<Requirement, 'section'>): string {
  return Object.entries(section)
    .map(([name, lines]) => `${name}, ${lines.length === 1 ? 'line' : 'lines'} ${listed(lines)}`)
    .join('; ')
}

const listed = (lines: readonly number[]): string =>
  lines.length === 1 ? String(lines[0]) : `${lines.slice(0, -1).join(', ')} and ${lines.at(-1)}`

/**
 * Returns whether the requirement can fail a target: a MUST can, and a derived one only with a failure class (data
 * lost, duplicated, leaked or changed).
 */
export function mayFail(requirement: Requirement, failureClass: FailureClass | undefined): boolean {
  return (
    requirement.level === 'MUST' &&
    requirement.basis !== 'open' &&
    (requirement.basis !== 'derived' || failureClass !== undefined)
  )
}
