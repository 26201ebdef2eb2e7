import { expect, test } from 'vitest'
import { createBatchLoader } from './batch-loader.ts'

test('look-ups that arrive together share a query in which each key stands once', async () => {
  const asked: (readonly string[])[] = []
  const lookup = createBatchLoader(async (keys) => {
    asked.push(keys)
    return new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, key.toUpperCase()]))
  })
  expect(await Promise.all(['a', 'b', 'a', 'nobody'].map(lookup))).toEqual(['A', 'B', 'A', undefined])
  expect(asked).toEqual([['a', 'b', 'nobody']])
})

test('what arrives during a query is looked up by the next, and nothing is remembered', async () => {
  let value = 'old'
  const asked: (readonly string[])[] = []
  const lookup = createBatchLoader(async (keys) => {
    asked.push(keys)
    const seen = value
    await new Promise((resolve) => setTimeout(resolve, 5))
    return new Map(keys.map((key) => [key, seen]))
  })
  const first = lookup('a')
  while (asked.length === 0) await new Promise((resolve) => setTimeout(resolve))
  value = 'new'
  expect(await Promise.all([first, lookup('a'), lookup('b')])).toEqual(['old', 'new', 'new'])
  expect(asked).toEqual([['a'], ['a', 'b']])
})

test('a failed query fails those who asked, and no later ones', async () => {
  let failing = true
  const lookup = createBatchLoader(async (keys) => {
    if (failing) throw new Error('away')
    return new Map(keys.map((key) => [key, 1]))
  })
  expect(await Promise.allSettled([lookup('a'), lookup('b')])).toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ])
  failing = false
  expect(await lookup('a')).toBe(1)
})
