import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../gates/run.ts'
import { faultKinds } from './faults.ts'
import { sabotageNames, sabotageOf } from './sabotage.ts'

test.each(sabotageNames)('each patch of %s matches the server once', (name) => {
  for (const { file, find } of sabotageOf(name).patches)
    expect(readFileSync(path.join(root, file), 'utf8').split(find), file).toHaveLength(2)
})

test('each fault kind is covered by a planted fault', () => {
  const covered = new Set(sabotageNames.flatMap((name) => sabotageOf(name).kinds))
  expect(faultKinds.filter((kind) => !covered.has(kind))).toEqual([])
})
