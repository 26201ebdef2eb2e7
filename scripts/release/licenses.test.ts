import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../gates/run.ts'
import { checkLicenses, isAllowed } from './licenses.ts'

test('all locked packages have an allowed licence', () => {
  const { checked, problems } = checkLicenses(root)
  expect(checked).toBeGreaterThan(100)
  expect(problems).toEqual([])
})

test.each([
  ['MIT', false, true],
  ['GPL-3.0-only', true, false],
  ['(MPL-2.0 OR Apache-2.0)', false, true],
  ['MPL-2.0', false, false],
  ['MPL-2.0', true, true],
  ['(MIT AND Zlib)', false, false],
  ['(MIT AND Zlib)', true, true],
  ['(GPL-2.0 OR AGPL-3.0)', true, false],
])('%s, development %s: %s', (license, isDevelopment, expected) => {
  expect(isAllowed(license, isDevelopment)).toBe(expected)
})

test('a package with another licence, or without one, is named', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'licenses-'))
  const packages = {
    '': { license: 'MIT' },
    'node_modules/good': { license: 'ISC' },
    'node_modules/bad': { license: 'AGPL-3.0-only', dev: true },
    'node_modules/good/node_modules/silent': {},
  }
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ packages }))
  expect(checkLicenses(folder)).toEqual({
    checked: 3,
    problems: [
      { folder: 'node_modules/bad', license: 'AGPL-3.0-only' },
      { folder: 'node_modules/good/node_modules/silent', license: 'none' },
    ],
  })
  rmSync(folder, { recursive: true })
})

test('no package of the lock file runs a script at the installation', async () => {
  const { readFileSync } = await import('node:fs')
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { hasInstallScript?: boolean }>
  }
  expect(readFileSync(path.join(root, '.npmrc'), 'utf8')).toContain('ignore-scripts=true\n')
  const scripted = Object.entries(lock.packages).filter(([folder, one]) => folder !== '' && one.hasInstallScript)
  expect(scripted.map(([folder]) => folder)).toEqual([])
})
