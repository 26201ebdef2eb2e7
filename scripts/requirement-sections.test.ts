import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readRequirements } from './generate/requirement-rows.ts'

const spec = path.join(import.meta.dirname, '../spec')
const { sections, lines } = parse(readFileSync(path.join(spec, 'interface.yaml'), 'utf8')) as {
  sections: Record<string, number>
  lines: number
}
const rows = await readRequirements(path.join(spec, 'requirements'))

/** Sections whose text is only a heading, or a reference to another section. */
const withoutStatement = [
  '2 Resources and their fields',
  '2 Error body',
  '3 States and transitions',
  '6 Events',
  '7 Errors',
]

test('each row names the section of each of its lines', () => {
  const sectionOf = (line: number): string | undefined =>
    Object.entries(sections).findLast(([, first]) => first <= line && line <= lines)?.[0]
  const wrong = rows.flatMap(({ id, section }) =>
    Object.entries(section).flatMap(([name, named]) =>
      named.filter((line) => sectionOf(line) !== name).map((line) => `${id}: line ${line} is in ${sectionOf(line)}`),
    ),
  )
  expect(rows.length).toBeGreaterThan(600)
  expect(wrong).toEqual([])
})

test('a row names each section that states a requirement', () => {
  const named = new Set(rows.flatMap(({ section }) => Object.keys(section)))
  expect(Object.keys(sections).filter((name) => !named.has(name))).toEqual(withoutStatement)
})
