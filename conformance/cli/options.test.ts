import { expect, test } from 'vitest'
import { readOptions } from './options.ts'

test('a shard is one of N parts', () => {
  expect(readOptions(['--shard', '2/3']).shard).toEqual({ index: 2, count: 3 })
  for (const text of ['0/3', '4/3', '1', 'a/b', '1/0']) expect(() => readOptions(['--shard', text])).toThrow('--shard')
})

test('lists to judge beside are files', () => {
  expect(readOptions(['--known-failures', 'known.txt', '--compare', 'report.json'])).toMatchObject({
    knownFailures: 'known.txt',
    compare: 'report.json',
  })
})
