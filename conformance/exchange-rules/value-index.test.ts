import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ValueIndex } from './value-index.ts'

const found = (index: ValueIndex<number>, text: string): string[] =>
  index
    .find(text)
    .map(({ value }) => value)
    .toSorted()

it('finds the same values in one pass as one search for each value', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 12, maxLength: 14 })
  const text = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 400 })
  fc.assert(
    fc.property(fc.uniqueArray(letters, { maxLength: 30 }), text, (values, searched) => {
      const index = new ValueIndex<number>()
      for (const [place, value] of values.entries()) index.add(value, place)
      expect(found(index, searched)).toEqual(values.filter((value) => searched.includes(value)).toSorted())
    }),
  )
})

it('returns the position of a value and its associated data', () => {
  const index = new ValueIndex<string>()
  index.add('svc_live_abcdefgh', 'a token')
  expect(index.find('x: svc_live_abcdefgh, y: svc_live_abcdefgh')).toEqual([
    { value: 'svc_live_abcdefgh', about: 'a token', at: 3 },
  ])
  expect(index.find('svc_live_abcdefg')).toEqual([])
})

it('rejects short values and values above its capacity', () => {
  const index = new ValueIndex<number>(2)
  expect(
    ['short', 'first of them all', 'second of them all', 'third of them all'].map((v, i) => index.add(v, i)),
  ).toEqual([false, true, true, false])
})

it('searches a megabyte for 2,000 values in less than a second', () => {
  const index = new ValueIndex<number>()
  for (let place = 0; place < 2000; place += 1) index.add(randomBytes(24).toString('base64'), place)
  const text = randomBytes(750_000).toString('base64')
  const startedAt = performance.now()
  expect(index.find(text)).toEqual([])
  expect(performance.now() - startedAt).toBeLessThan(1000)
})
