import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { choices } from '../legal-choices/choices.ts'
import { faults } from './faults/faults.ts'
import { packageRoot } from '../runner/check-files.ts'
import { mayFail, readRequirements } from '../runner/requirements.ts'

const own = fileURLToPath(new URL('./', import.meta.url))
const sources = readdirSync(own, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !/test|faults/.test(name))
  .map((name) => readFileSync(own + name, 'utf8'))
  .join('\n')

const rows = readRequirements(packageRoot)

it('has a unique name for each fault and choice, and the reference server uses each', () => {
  for (const list of [faults, choices]) {
    const entries: readonly { name: string; target?: object }[] = list
    const names = entries.map(({ name }) => name)
    expect(names.length).toBeGreaterThan(20)
    expect(new Set(names).size).toBe(names.length)
    const ofServer = entries.filter(({ target }) => target === undefined).map(({ name }) => name)
    expect(ofServer.filter((name) => !sources.includes(`'${name}'`))).toEqual([])
  }
})

it('cites existing requirements in faults, and marks a fault as a warning only where a requirement could fail', () => {
  expect(faults.flatMap((fault) => fault.violates).filter((id) => !rows.has(id))).toEqual([])
  const marked = faults.filter((fault) => fault.warns === true)
  expect(marked.filter(({ violates }) => !violates.some((id) => mayFail(rows.get(id)!, 'lost')))).toEqual([])
})
