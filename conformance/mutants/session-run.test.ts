import { afterAll, beforeAll, expect, test } from 'vitest'
import { requirementLevels } from '../../generated/requirements.ts'
import { isMutant, selectCandidates } from './candidates.ts'
import { MutationRun } from './mutation-run.ts'
import { ResidentJudge } from './resident-judge.ts'
import { outcomeOf, readSessionOutcomes, stepsMax } from './session-run.ts'
import { isAboutState, stateRequirements } from './state-requirements.ts'

const resident = new ResidentJudge()
let run: MutationRun
beforeAll(async () => {
  run = await MutationRun.open({ behind: 'reference', mode: 'quick', whole: false, seed: 1, repro: false })
})
afterAll(async () => {
  resident.stop()
  await run.close()
})

test.for(['message-lost-after-ack', 'history-ascending', 'group-event-twice', 'reaction-added-missing'])(
  'sessions find %s, and the failure shrinks to few steps',
  { timeout: 180_000 },
  async (name) => {
    const [mutant] = selectCandidates({ only: [name], kinds: ['fault'], seed: 1, combinations: 0 }).filter(isMutant)
    const { found, steps } = await outcomeOf(run, mutant!, resident, 1)
    expect(found).not.toBe('no')
    expect(steps).toBeLessThanOrEqual(stepsMax)
  },
)

test('no failure of the committed sample has more steps', () => {
  const outcomes = readSessionOutcomes()
  expect(outcomes.length).toBeGreaterThan(10)
  const long = outcomes.filter(({ steps = 0 }) => steps > stepsMax)
  expect(long.map(({ mutant, steps }) => `${mutant}: ${steps} steps`)).toEqual([])
})

test('the requirements about state exist, and the sample contains only mutants that violate one', () => {
  expect(stateRequirements.filter((id) => !(id in requirementLevels))).toEqual([])
  const about = selectCandidates({ only: [], kinds: ['fault'], seed: 1, combinations: 0 })
    .filter(isMutant)
    .filter(isAboutState)
    .map(({ name }) => name)
  expect(readSessionOutcomes().filter(({ mutant }) => !about.includes(mutant))).toEqual([])
})
