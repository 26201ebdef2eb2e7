/** The stand-ins behave like the modules and the package that they replace, as far as properties use them. */
import { expect, test } from 'vitest'
import fc from './fast-check.ts'
import { runProperty, type PropertyState } from './property.ts'
import { Recorder } from '../../../client/recorder.ts'

test('a property runs with the last recorded value, then with all recorded values', async () => {
  const described = (fc as any).tuple(
    (fc as any).integer({ min: 1 }).map(() => 1),
    (fc as any).constantFrom(...['a']),
  )
  const seen: unknown[] = []
  const base = { mode: 'quick', seed: 1, recorder: new Recorder(), runs: 0, values: {} } as const
  const state: PropertyState = { ...base, properties: 0, recorded: { 1: [[1, 'a'], undefined] } }
  const body = async (value: unknown): Promise<void> => void seen.push(value)
  await runProperty(state, described, body)
  expect(seen).toEqual([])
  await runProperty(state, described, body)
  expect(seen).toEqual([undefined, [1, 'a'], undefined])
})
