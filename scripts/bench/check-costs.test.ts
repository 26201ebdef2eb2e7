import { expect, test } from 'vitest'
import { checkCosts, compareCosts, readCommittedCosts } from './check-costs.ts'
import type { Figure } from './figure.ts'

const committed = { 'lone-send': 1.5, 'event-page': 2 }

test.each([
  ['equal costs', { 'lone-send': 1.5, 'event-page': 2 }, true],
  ['lower costs', { 'lone-send': 0.5, 'event-page': 1 }, true],
  ['a cost that is 14 % higher', { 'lone-send': 1.71, 'event-page': 2 }, true],
  ['a cost that is 16 % higher', { 'lone-send': 1.74, 'event-page': 2 }, false],
  ['a figure that was not measured', { 'lone-send': 1.5 }, false],
])('a comparison decides about %s', (_name, measured, passed) => {
  const comparison = compareCosts(committed, measured)
  expect(comparison.passed).toBe(passed)
  expect(comparison.lines.join('\n').includes('| NO |')).toBe(!passed)
})

test('a check measures each committed figure, and no other figure', async () => {
  const known = readCommittedCosts()
  const measured: string[] = []
  const fake = (name: string, cost: number): Figure => ({
    name,
    title: name,
    goal: '',
    async measure() {
      measured.push(name)
      const one = { median: cost, min: cost, max: cost }
      return { unit: 'µs', own: one, cost: one, met: true }
    },
  })
  const names = Object.keys(known)
  const figures = [...names.map((name) => fake(name, known[name]!)), fake('other', 1)]
  const options = { rounds: 1, seconds: 1, names: [], write: false }
  expect((await checkCosts(figures, options)).passed).toBe(true)
  expect(measured).toEqual(names)
  const slow = figures.map(({ name }) => fake(name, known[name]! * 1.2))
  expect((await checkCosts(slow, options)).passed).toBe(false)
  expect((await checkCosts(slow, { ...options, names: [names[0]!] })).lines).toHaveLength(2)
})
