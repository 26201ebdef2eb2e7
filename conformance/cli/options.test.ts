import { expect, test } from 'vitest'
import { readOptions } from './options.ts'

test('--shard accepts INDEX/COUNT with an index from 1 to COUNT', () => {
  expect(readOptions(['--shard', '2/3']).shard).toEqual({ index: 2, count: 3 })
  for (const text of ['0/3', '4/3', '1', 'a/b', '1/0']) expect(() => readOptions(['--shard', text])).toThrow('--shard')
})

test('--known-failures and --compare accept a file', () => {
  expect(readOptions(['--known-failures', 'known.txt', '--compare', 'report.json'])).toMatchObject({
    knownFailures: 'known.txt',
    compare: 'report.json',
  })
})

test('--help and --version take precedence over commands and other options', () => {
  expect(readOptions(['--version', '--list']).command).toBe('version')
  expect(readOptions(['doctor', '-V', '-h']).command).toBe('help')
})

test('diff requires two target files and at least one session', () => {
  expect(
    readOptions(['diff', 'a.yaml', 'b.yaml', '--sessions', '7', '--seed', '3', '--form', 'current']),
  ).toMatchObject({
    command: 'diff',
    diff: { targets: ['a.yaml', 'b.yaml'], sessions: 7, seed: 3, form: 'current' },
  })
  for (const files of [[], ['a.yaml'], ['a.yaml', 'b.yaml', 'c.yaml']])
    expect(() => readOptions(['diff', ...files])).toThrow('diff needs two target files')
  expect(() => readOptions(['diff', 'a.yaml', 'b.yaml', '--sessions', '0'])).toThrow('--sessions')
})

test('model selects the random sessions, for the time of the mode or for some minutes', () => {
  expect(readOptions(['model', '--target', 'a.yaml'])).toMatchObject({
    command: 'run',
    only: ['sessions'],
    mode: 'quick',
  })
  const timed = readOptions(['model', '--minutes', '2', '--only', 'sessions.groups*'])
  expect(timed).toMatchObject({ only: ['sessions.groups*'], mode: 'deep', load: { clients: 0, withinMs: 120_000 } })
  const counted = readOptions(['model', '--sessions', '1000'])
  expect(counted.load).toEqual({ clients: 0, withinMs: 30_000_000, sessions: 1000 })
  expect(() => readOptions(['model', '--load', '2'])).toThrow('model takes no --load')
  expect(() => readOptions(['model', 'file'])).toThrow('unexpected file')
})
