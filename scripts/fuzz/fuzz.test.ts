import { expect, test } from 'vitest'
import { fuzz, isFaultless } from './fuzz.ts'

test('a short fuzz run prepares each operation and finds no fault', { timeout: 120_000 }, async () => {
  const lines: string[] = []
  const result = await fuzz({ database: 'sqlite', requests: 100, seed: 1, print: (line) => lines.push(line) })
  expect(lines).toEqual([])
  expect(isFaultless(result)).toBe(true)
  expect([...result.answers.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(90)
})
