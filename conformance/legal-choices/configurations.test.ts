import { expect, it } from 'vitest'
import type { Choice } from './choice.ts'
import { choices } from './choices.ts'
import { combinedChoices, singleChoices } from './configurations.ts'

it('covers each choice once alone', () => {
  expect(singleChoices.map((configuration) => configuration.name)).toEqual(choices.map((choice) => choice.name))
})

it('repeats combinations by seed and never joins choices of one group', () => {
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
