import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listedAs, readKnownFailures } from './known-failures.ts'

const checks = [{ id: 'a.b.c' }, { id: 'a.b.d' }, { id: 'a.b.e' }]
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'known-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function read(text: string): ReturnType<typeof readKnownFailures> {
  writeFileSync(join(folder, 'known'), text)
  return readKnownFailures(join(folder, 'known'), checks)
}

test('a list names checks in every form or in one form', () => {
  const known = read('# a list\na.b.c\n\na.b.d [variant] # since June\na.b.e [current]\na.b.e [variant]\n')
  const listed = (id: string, form: string): boolean => listedAs(known, { id, form }) === 'always'
  expect([listed('a.b.c', 'current'), listed('a.b.c', 'variant')]).toEqual([true, true])
  expect([listed('a.b.d', 'current'), listed('a.b.d', 'variant')]).toEqual([false, true])
  expect([listed('a.b.e', 'current'), listed('a.b.e', 'variant')]).toEqual([true, true])
})

test('a check can be listed as flaky, in every form or in one form', () => {
  const known = read('a.b.c flaky\na.b.d [variant] flaky # timing\na.b.d\n')
  const listed = (id: string, form: string) => listedAs(known, { id, form })
  expect([listed('a.b.c', 'current'), listed('a.b.d', 'variant')]).toEqual(['sometimes', 'sometimes'])
  expect([listed('a.b.d', 'current'), listed('a.b.e', 'current')]).toEqual(['always', undefined])
  expect(() => read('a.b.c\na.b.c flaky\n')).toThrow('line 2: a.b.c is listed twice')
})

test('a line without the name of a check is an error', () => {
  expect(() => read('a.b.c\na.b.x\n')).toThrow('line 2: there is no check a.b.x')
  expect(() => read('a.b.c and more\n')).toThrow('line 1')
  expect(() => readKnownFailures(join(folder, 'nothing'), checks)).toThrow('ENOENT')
})
