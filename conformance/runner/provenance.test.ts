import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { packageRoot } from './check-files.ts'
import { readProvenance, sourceProvenance } from './provenance.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'provenance-'))
  for (const folder of ['spec', 'conformance'])
    cpSync(join(packageRoot, folder), join(root, folder), { recursive: true })
  writeFileSync(join(root, 'package.json'), '{}')
})
afterEach(() => rmSync(root, { recursive: true }))

test('each digest changes with its own files only', () => {
  const before = readProvenance(root)
  const { commit: _commit, ...repository } = readProvenance(packageRoot)
  expect(before).toEqual(repository)
  writeFileSync(join(root, 'spec/requirements/new.yaml'), 'area: new')
  const requirements = readProvenance(root)
  expect(requirements).toEqual({ ...before, requirements: expect.not.stringMatching(before.requirements) })
  writeFileSync(join(root, 'conformance/checks/new.check.ts'), '')
  writeFileSync(join(root, 'conformance/checks/new.test.ts'), '')
  expect(readProvenance(root)).toEqual({ ...requirements, checks: expect.not.stringMatching(before.checks) })
})

test('a package states the commit and the checks of its sources', () => {
  const provenance = sourceProvenance(packageRoot)
  expect(provenance.commit).toMatch(/^[0-9a-f]{40}(-dirty)?$/)
  rmSync(join(root, 'conformance'), { recursive: true })
  writeFileSync(join(root, 'package.json'), JSON.stringify({ provenance }))
  expect(readProvenance(root)).toMatchObject(provenance)
})

test('the commit of a repository above the harness is not used', () => {
  mkdirSync(join(root, '.git'))
  expect(sourceProvenance(join(root)).commit).toBeUndefined()
})
