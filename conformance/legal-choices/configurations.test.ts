import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Choice } from './choice.ts'
import { choices } from './choices.ts'
import { combinedChoices, contrary, singleChoices } from './configurations.ts'
import { withoutChoice } from './without-choice.ts'

it('singleChoices contains each choice once', () => {
  expect(singleChoices.map((configuration) => configuration.name)).toEqual(choices.map((choice) => choice.name))
})

it('combinations are reproducible by seed and never contain two choices of one group', () => {
  const combined = combinedChoices(7, 50)
  expect(combinedChoices(7, 50)).toEqual(combined)
  expect(combinedChoices(8, 50)).not.toEqual(combined)
  const groups = new Map((choices as readonly Choice[]).map((choice) => [choice.name, choice.group]))
  for (const { choices: picked } of combined) {
    const used = picked.map((name) => groups.get(name)).filter((group) => group !== undefined)
    expect(new Set(used).size).toBe(used.length)
    expect(picked.length).toBeGreaterThanOrEqual(3)
  }
})

const rows: readonly Choice[] = choices

it('contrary configurations contain each choice and never two choices of one group', () => {
  const held = new Set(contrary.flatMap((configuration) => configuration.choices))
  expect(choices.map(({ name }) => name).filter((name) => !held.has(name))).toEqual([])
  for (const { choices: picked } of contrary) {
    const groups = rows.filter(({ name, group }) => group !== undefined && picked.some((one) => one === name))
    expect(new Set(groups.map(({ group }) => group)).size).toBe(groups.length)
  }
})

it('each decision that a check cites has a choice, or a reason for having none', () => {
  const folders = ['checks', 'fixtures'].map((name) => new URL(`../${name}/`, import.meta.url))
  const texts = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(new URL(name, folder), 'utf8')),
  )
  const cited = new Set(texts.flatMap((text) => text.match(/AMB-\d+/g) ?? []))
  const used: ReadonlySet<string> = new Set(rows.map(({ decision }) => decision))
  expect([...cited].filter((id) => !used.has(id)).toSorted()).toEqual(Object.keys(withoutChoice).toSorted())
})
