import { expect, it } from 'vitest'
import { WritePartitions } from './write-partitions.ts'

const entry = (text: string) => ({ partition: text[0]!, text })
const texts = (entries: readonly { text: string }[]) => entries.map(({ text }) => text)

it('returns light entries first, then heavy entries partition by partition', () => {
  const partitions = new WritePartitions<{ partition: string; text: string }>()
  partitions.note('g', true)
  partitions.note('h', true)
  for (const text of ['g1', 'g2', 'g3', 'h1', 'a1', 'b1']) partitions.add(entry(text))
  expect([partitions.lightSize, partitions.heavySize, partitions.size]).toEqual([2, 4, 6])
  expect(texts(partitions.take(10))).toEqual(['a1', 'b1'])
  expect(texts(partitions.take(10))).toEqual(['g1', 'h1', 'g2', 'g3'])
  expect(partitions.size).toBe(0)
})

it('alternates between light and heavy entries, for any number of light entries', () => {
  const partitions = new WritePartitions<{ partition: string; text: string }>()
  partitions.note('g', true)
  for (const text of ['g1', 'g2', 'g3', 'g4', 'g5', 'a1', 'a2', 'a3']) partitions.add(entry(text))
  expect(texts(partitions.take(2))).toEqual(['a1', 'a2'])
  expect(texts(partitions.take(2))).toEqual(['g1', 'g2'])
  expect(texts(partitions.take(2))).toEqual(['a3'])
  expect(texts(partitions.take(2))).toEqual(['g3', 'g4'])
  partitions.add(entry('a4'))
  expect(texts(partitions.take(2))).toEqual(['a4'])
})

it('moves entries when their partition becomes heavy, and keeps the order within it', () => {
  const partitions = new WritePartitions<{ partition: string; text: string }>()
  for (const text of ['g1', 'g2', 'a1', 'g3']) partitions.add(entry(text))
  const batch = partitions.take(2)
  partitions.note('g', true)
  partitions.putBack(batch.slice(1))
  expect([partitions.lightSize, partitions.heavySize]).toEqual([1, 2])
  expect(texts(partitions.take(10))).toEqual(['a1'])
  expect(texts(partitions.take(10))).toEqual(['g2', 'g3'])
  partitions.note('g', false)
  partitions.add(entry('g4'))
  expect(partitions.lightSize).toBe(1)
})
