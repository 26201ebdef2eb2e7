/** Requirement sets that are frozen at a release, so that verdicts stay comparable when requirements are added. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Requirement, Requirements } from './requirements.ts'

/** All requirements of the installed version. */
export const wholeSet = 'all'

/** Level by id. */
type FrozenSet = ReadonlyMap<string, Requirement['level']>

/** Returns the names of the frozen sets, in the order of their releases. */
export function setNames(root: string): string[] {
  const files = readdirSync(join(root, 'spec', 'sets')).filter((name) => name.endsWith('.yaml'))
  const order = new Intl.Collator('en', { numeric: true })
  return files.map((name) => name.replace(/\.yaml$/, '')).sort(order.compare)
}

export function readSet(root: string, name: string): FrozenSet {
  const { requirements } = parse(readFileSync(join(root, 'spec', 'sets', `${name}.yaml`), 'utf8')) as {
    requirements: Record<string, Requirement['level']>
  }
  return new Map(Object.entries(requirements))
}

/**
 * Returns the requirements with the levels of a set. Requirements outside of the set fail no target and do not count.
 * @param name name of a frozen set, or `wholeSet`
 */
export function inSet(requirements: Requirements, root: string, name: string): Requirements {
  if (name === wholeSet) return requirements
  const set = readSet(root, name)
  return new Map(
    [...requirements].map(([id, row]) => {
      const level = set.get(id)
      return [id, level === undefined ? { ...row, level: 'INFO', isOutside: true } : { ...row, level }]
    }),
  )
}
