import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packageRoot } from '../../runner/check-files.ts'
import { committedOutcomes, guideFile, guideText } from './guide.ts'
import { isKilled } from './summary.ts'
import { survivorKinds } from './survivors.ts'

test('the guide agrees with the committed results', () => {
  const text = readFileSync(join(packageRoot, guideFile), 'utf8')
  expect(text, 'npm run mutants -- --enumerate --guide writes it anew').toBe(guideText())
})

test('each survivor has one kind, and only survivors have one', () => {
  const survivors = committedOutcomes().flatMap((outcome) => (isKilled(outcome) ? [] : [outcome.id]))
  expect(survivors.length).toBeGreaterThan(10)
  expect(survivorKinds.flatMap(({ mutants }) => mutants).toSorted()).toEqual(survivors.toSorted())
})
