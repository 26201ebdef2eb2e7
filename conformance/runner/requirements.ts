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
  statement: string
  ambiguity?: string
  observable: string[]
  status: 'planned' | 'implemented' | 'excluded'
  /** The set of the run does not contain this requirement. */
  isOutside?: boolean
}

export type Requirements = ReadonlyMap<string, Requirement>

const known = new Map<string, Requirements>()

/** Reads the rows of a folder once. @throws when there are none */
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
  return new Map(rows.map((row) => [row.id, row]))
}

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
