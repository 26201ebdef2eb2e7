import { expect, test } from 'vitest'
import { createBatchLoader } from './batch-loader.ts'

test('parallel look-ups share a query, which contains each key once', async () => {
  const queries: (readonly string[])[] = []
  const lookup = createBatchLoader(async (keys) => {
    queries.push(keys)
    return new Map(keys.filter((key) => key !== 'unknown').map((key) => [key, key.toUpperCase()]))
  })
  expect(await Promise.all(['a', 'b', 'a', 'unknown'].map(lookup))).toEqual(['A', 'B', 'A', undefined])
  expect(queries).toEqual([['a', 'b', 'unknown']])
})

test('look-ups during a query share the next query, and nothing is cached', async () => {
  let value = 'old'
  const queries: (readonly string[])[] = []
  const lookup = createBatchLoader(async (keys) => {
    queries.push(keys)
    const seen = value
    await new Promise((resolve) => setTimeout(resolve, 5))
    return new Map(keys.map((key) => [key, seen]))
  })
  const first = lookup('a')
  while (queries.length === 0) await new Promise((resolve) => setTimeout(resolve))
  value = 'new'
  expect(await Promise.all([first, lookup('a'), lookup('b')])).toEqual(['old', 'new', 'new'])
  expect(queries).toEqual([['a'], ['a', 'b']])
})

test('a failed query rejects its own look-ups only', async () => {
  let failing = true
  const lookup = createBatchLoader(async (keys) => {
    if (failing) throw new Error('database is down')
    return new Map(keys.map((key) => [key, 1]))
  })
  expect(await Promise.allSettled([lookup('a'), lookup('b')])).toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ])
  failing = false
  expect(await lookup('a')).toBe(1)
})
