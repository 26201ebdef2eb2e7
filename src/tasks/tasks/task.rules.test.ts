import { expect, test } from 'vitest'
import { isAnswer, mayMove } from './task.rules.ts'
import type { TaskState } from './task.ts'

const words = [
  'SUBMITTED',
  'WORKING',
  'INPUT_REQUIRED',
  'AUTH_REQUIRED',
  'COMPLETED',
  'FAILED',
  'CANCELED',
  'REJECTED',
] as const
const state = (word: (typeof words)[number]): TaskState => `TASK_STATE_${word}`
const final = ['COMPLETED', 'FAILED', 'CANCELED', 'REJECTED'] as const

test.each([
  ['SUBMITTED', ['WORKING', 'INPUT_REQUIRED', 'AUTH_REQUIRED', ...final]],
  ['WORKING', ['WORKING', 'INPUT_REQUIRED', 'AUTH_REQUIRED', ...final]],
  ['INPUT_REQUIRED', ['WORKING', 'INPUT_REQUIRED', ...final]],
  ['AUTH_REQUIRED', ['WORKING', 'AUTH_REQUIRED', ...final]],
  ...final.map((word) => [word, []] as const),
] as const)('from %s a worker may change to %j', (from, to) => {
  expect(words.filter((word) => mayMove(state(from), state(word)))).toEqual(to)
})

test('a caller waits until the task has ended or requires input', () => {
  expect(words.filter((word) => !isAnswer(state(word)))).toEqual(['SUBMITTED', 'WORKING'])
})
