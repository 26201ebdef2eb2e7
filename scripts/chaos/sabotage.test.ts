import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../gates/run.ts'
import { faultKinds } from './faults.ts'
import { sabotageNames, sabotageOf } from './sabotage.ts'

test.each(sabotageNames)('%s still has its place in the server', (name) => {
  for (const { file, find } of sabotageOf(name).patches)
    expect(readFileSync(path.join(root, file), 'utf8').split(find), file).toHaveLength(2)
})

test('every kind of fault has a planted fault that it finds', () => {
  const covered = new Set(sabotageNames.flatMap((name) => sabotageOf(name).kinds))
  expect(faultKinds.filter((kind) => !covered.has(kind))).toEqual([])
})
