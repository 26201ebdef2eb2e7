import { expect, test } from 'vitest'
import type { Tx } from '../database/database.ts'
import { createEventLog } from '../event-log/append-events.sql.ts'
import { createEphemeral } from '../event-log/ephemeral.ts'
import { createIds } from '../ids.ts'
import { generalLimits } from '../limits/limits.ts'
import { standardAccountLimits } from '../limits/limits-setting.ts'
import { BatchStates, RequestedKeys } from './batch.ts'
import { Memory, type LoadedState, type LoadPhase, type State } from './state.ts'

const tx = { distributed: false, finish() {} } as Tx
const ids = createIds({ now: () => 1 })
const context = { now: 1, ids, eventLog: createEventLog(ids, () => null), ephemeral: createEphemeral() }

const newBatch = () => ({
  keys: new RequestedKeys(),
  states: new BatchStates(generalLimits(standardAccountLimits), new Memory()),
})

/** A set of texts that records in `log` when it is loaded and stored. */
function texts(name: string, rank: number, log: string[], phase: LoadPhase = 'lock') {
  return {
    name,
    rank,
    phase,
    emptyKeys: () => new Set<string>(),
    initial: () => new Set<string>(),
    load: async (_tx, keys) => {
      log.push(`load ${name}`)
      await Promise.resolve()
      log.push(`loaded ${name}`)
      return new Set(keys)
    },
    store: async () => void log.push(`store ${name}`),
  } satisfies LoadedState<Set<string>, Set<string>>
}

test('the states of a phase are loaded together and stored, in the order of their ranks', async () => {
  const log: string[] = []
  const { keys, states } = newBatch()
  for (const state of [texts('third', 30, log), texts('first', 10, log), texts('second', 20, log)]) keys.of(state)
  await states.load(tx, keys, 0)
  const loads = ['load first', 'load second', 'load third', 'loaded first', 'loaded second', 'loaded third']
  expect(log.splice(0)).toEqual(loads)
  await states.store(tx, context)
  expect(log).toEqual(['store first', 'store second', 'store third'])
})

test('a phase starts after the previous phase, regardless of ranks, and gets keys from it', async () => {
  const log: string[] = []
  const { keys, states } = newBatch()
  const locked = texts('locked', 2, log)
  const following: LoadedState<string[], null> = {
    name: 'following',
    rank: 1,
    phase: 'follow',
    emptyKeys: () => null,
    initial: () => [],
    load: async (_tx, _keys, { batch }) => [...batch.get(locked)].map((text) => `${text} followed`),
  }
  const found = texts('found', 3, log, 'find')
  keys.of(following)
  keys.of({ ...found, load: async (_tx, _keys, { keys }) => (keys.of(locked).add('a'), new Set()) })
  await states.load(tx, keys, 0)
  expect(states.get(locked)).toEqual(new Set(['a']))
  expect(states.get(following)).toEqual(['a followed'])
})

test('a state without keys is not loaded; changes from decisions are stored', async () => {
  const log: string[] = []
  const { keys, states } = newBatch()
  const [requested, changed, untouched] = [
    texts('requested', 1, log),
    texts('changed', 2, log),
    texts('untouched', 3, log),
  ]
  keys.of(requested).add('a')
  await states.load(tx, keys, 0)
  expect(states.get(requested)).toEqual(new Set(['a']))
  states.get(changed).add('b')
  expect(states.get(changed)).toEqual(new Set(['b']))
  await states.store(tx, context)
  expect(log).toEqual(['load requested', 'loaded requested', 'store requested', 'store changed'])
  expect(log.join()).not.toContain(untouched.name)
})

test('two states of one rank are an error: the order of their locks would be undefined', async () => {
  const { keys, states } = newBatch()
  for (const name of ['one', 'other']) keys.of(texts(name, 1, []))
  await expect(states.load(tx, keys, 0)).rejects.toThrow('one and other have the same rank')
})

test('keys of a state cannot be added after its phase has begun', async () => {
  const { keys, states } = newBatch()
  const late = texts('late', 1, [], 'find')
  keys.of({ ...texts('locked', 2, []), load: async (_tx, _keys, { keys }) => keys.of(late) })
  await expect(states.load(tx, keys, 0)).rejects.toThrow('late was requested after its phase')
})

test('a state without statements can be read and changed', async () => {
  const { states } = newBatch()
  const counts: State<{ count: number }> = { name: 'counts', rank: 1, initial: () => ({ count: 0 }) }
  states.get(counts).count++
  await states.store(tx, context)
  expect(states.get(counts)).toEqual({ count: 1 })
})
