import { expect, test } from 'vitest'
import { nearestTests } from './nearest-tests.ts'

const tests = ['src/a/send.test.ts', 'src/a/other.test.ts', 'src/b/send.test.ts', 'src/b/changed.test.ts']

test.each([
  ['the tests of a changed file, then its neighbours', ['src/a/send.store.ts'], [tests[0], tests[1]]],
  [
    'a changed test before those named after it',
    ['src/a/send.ts', tests[3]!],
    [tests[3], tests[0], tests[1], tests[2]],
  ],
  ['no test for a document', ['src/a/notes.md'], []],
])('%s', (_name, changed, files) => {
  expect(nearestTests(changed, tests)).toEqual({ files, left: 0 })
})

test('at most eight tests are run, and the others are counted', () => {
  const many = Array.from({ length: 20 }, (_, index) => `src/a/t${index}.test.ts`)
  const { files, left } = nearestTests(['src/a/x.ts'], many)
  expect([files.length, left]).toEqual([8, 12])
})
