import { expect, test } from 'vitest'
import type { Tx } from '../database/database.ts'
import { createEphemeral } from '../event-log/ephemeral.ts'
import { createIds } from '../ids.ts'
import { generalLimits } from '../limits/limits.ts'
import { standardAccountLimits } from '../limits/limits-setting.ts'
import { BatchStates } from './batch-states.ts'
import { Memory, type LoadedState, type LoadPhase, type State } from './state.ts'

const tx = { distributed: false, finish() {} } as Tx
const context = { now: 1, ids: createIds({ now: () => 1 }), ephemeral: createEphemeral() }

/** A set of texts that records in `log` when it is loaded and stored. */
function texts(name: string, rank: number, log: string[], phase: LoadPhase = 'lock') {
  return {
    name,
    rank,
    phase,
    keys: () => new Set<string>(),
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
  const states = new BatchStates(generalLimits(standardAccountLimits), new Memory())
  for (const state of [texts('third', 30, log), texts('first', 10, log), texts('second', 20, log)]) states.of(state)
  await states.load(tx, 0)
  const loads = ['load first', 'load second', 'load third', 'loaded first', 'loaded second', 'loaded third']
  expect(log.splice(0)).toEqual(loads)
  await states.store(tx, context)
  expect(log).toEqual(['store first', 'store second', 'store third'])
})

test('a phase begins after the previous one, regardless of ranks, and gets keys from it', async () => {
  const log: string[] = []
  const states = new BatchStates(generalLimits(standardAccountLimits), new Memory())
  const locked = texts('locked', 2, log)
  const following: LoadedState<string[], null> = {
    name: 'following',
    rank: 1,
    phase: 'follow',
    keys: () => null,
    initial: () => [],
    load: async (_tx, _keys, { batch }) => [...batch.get(locked)].map((text) => `${text} followed`),
  }
  const found = texts('found', 3, log, 'find')
  states.of(following)
  states.of({ ...found, load: async (_tx, _keys, { keys }) => (keys.of(locked).add('a'), new Set()) })
  await states.load(tx, 0)
  expect(states.get(locked)).toEqual(new Set(['a']))
  expect(states.get(following)).toEqual(['a followed'])
})

test('a state without keys is not loaded; changes from decisions are stored', async () => {
  const log: string[] = []
  const states = new BatchStates(generalLimits(standardAccountLimits), new Memory())
  const [asked, unasked, untouched] = [texts('asked', 1, log), texts('unasked', 2, log), texts('untouched', 3, log)]
  states.of(asked).add('a')
  await states.load(tx, 0)
  expect(states.get(asked)).toEqual(new Set(['a']))
  states.get(unasked).add('b')
  expect(states.get(unasked)).toEqual(new Set(['b']))
  await states.store(tx, context)
  expect(log).toEqual(['load asked', 'loaded asked', 'store asked', 'store unasked'])
  expect(log.join()).not.toContain(untouched.name)
})

test('two states of one rank are an error: the order of their locks would be undefined', async () => {
  const states = new BatchStates(generalLimits(standardAccountLimits), new Memory())
  for (const name of ['one', 'other']) states.of(texts(name, 1, []))
  await expect(states.load(tx, 0)).rejects.toThrow('one and other have the same rank')
})

test('keys of a state cannot be added after its phase has begun', async () => {
  const states = new BatchStates(generalLimits(standardAccountLimits), new Memory())
  const late = texts('late', 1, [], 'find')
  states.of({ ...texts('locked', 2, []), load: async (_tx, _keys, { keys }) => keys.of(late) })
  await expect(states.load(tx, 0)).rejects.toThrow('late was asked for after its phase')
})

test('a state without statements can be read and changed', async () => {
  const states = new BatchStates(generalLimits(standardAccountLimits), new Memory())
  const counts: State<{ count: number }> = { name: 'counts', rank: 1, initial: () => ({ count: 0 }) }
  states.get(counts).count++
  await states.store(tx, context)
  expect(states.get(counts)).toEqual({ count: 1 })
})
