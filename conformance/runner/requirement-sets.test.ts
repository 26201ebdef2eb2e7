import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { declaredChecks } from '../check-api/check.ts'
import { readOptions } from '../cli/options.ts'
import { sampleReport } from '../report/sample-report.ts'
import { findCheckFiles, loadChecks, packageRoot } from './check-files.ts'
import { selectTestCases } from './plan.ts'
import { inSet, readSet, setNames } from './requirement-sets.ts'
import { readRequirements } from './requirements.ts'

/** Digest of each frozen file at its release. A set never changes; a new release has a new set. */
const digests: Record<string, string> = {
  '1.0': '8af80fafc1306de39231c8f93fd4176653b9e9484db522d190e917f6aae22bc2',
}

const requirements = readRequirements(packageRoot)

test('a frozen set has the digest of its release', () => {
  const files = setNames(packageRoot).map((name) => {
    const bytes = readFileSync(join(packageRoot, 'spec', 'sets', `${name}.yaml`))
    return [name, createHash('sha256').update(bytes).digest('hex')]
  })
  expect(Object.fromEntries(files)).toEqual(digests)
})

test('a frozen set contains no excluded requirement, and a check cites each of its implemented MUST requirements', async () => {
  await loadChecks(findCheckFiles())
  const cited = new Set<string>(declaredChecks().flatMap((check) => check.requirements))
  for (const name of setNames(packageRoot)) {
    const set = readSet(packageRoot, name)
    expect(set.size).toBeGreaterThan(500)
    const gone = [...set.keys()].filter((id) => (requirements.get(id)?.status ?? 'excluded') === 'excluded')
    expect(gone, `of ${name}`).toEqual([])
    const musts = [...set].filter(([id, level]) => level === 'MUST' && requirements.get(id)?.status === 'implemented')
    expect(
      musts.map(([id]) => id).filter((id) => !cited.has(id)),
      `of ${name}`,
    ).toEqual([])
  }
})

test('freezing stores all current requirements and does not overwrite a set', () => {
  const root = mkdtempSync(join(tmpdir(), 'requirement-sets-'))
  try {
    cpSync(join(packageRoot, 'spec', 'requirements'), join(root, 'spec', 'requirements'), { recursive: true })
    const freeze = () =>
      execFileSync(process.execPath, ['scripts/freeze-requirements.ts', '7.3', '--root', root], {
        cwd: packageRoot,
        encoding: 'utf8',
        stdio: 'pipe',
      })
    freeze()
    const due = [...requirements.values()].filter(({ status }) => status !== 'excluded')
    expect(readSet(root, '7.3')).toEqual(new Map(due.map(({ id, level }) => [id, level] as const)))
    expect(freeze).toThrow(/spec\/sets\/7\.3\.yaml is frozen/)
  } finally {
    rmSync(root, { recursive: true })
  }
})

test('a requirement outside of the set selects no check, fails no target and is not in the report', async () => {
  await loadChecks(findCheckFiles())
  const root = mkdtempSync(join(tmpdir(), 'requirement-sets-'))
  try {
    cpSync(join(packageRoot, 'spec', 'sets'), join(root, 'spec', 'sets'), { recursive: true })
    const text = readFileSync(join(root, 'spec', 'sets', '1.0.yaml'), 'utf8')
    const names = [...text.matchAll(/^ {2}(TYP-\d+)/gm)].map(([, id]) => id!)
    expect(names.length).toBeGreaterThan(3)
    execFileSync(
      'sed',
      ['-i', '-e', '/^  TYP-/d', '-e', 's/^  MSG-039: MUST/  MSG-039: SHOULD/', 'spec/sets/1.0.yaml'],
      {
        cwd: root,
      },
    )
    const judged = inSet(requirements, root, '1.0')
    expect(names.map((id) => judged.get(id)?.level)).toEqual(names.map(() => 'INFO'))
    expect(judged.get('MSG-039')?.level).toBe('SHOULD')
    const select = (rows: typeof judged) =>
      selectTestCases(declaredChecks(), { mode: 'full', forms: ['current'], only: [], requirements: rows }).map(
        ({ check }) => check,
      )
    const left = select(judged)
    expect(left.length).toBeLessThan(select(requirements).length)
    expect(left.filter((check) => check.requirements.every((id) => names.includes(id)))).toEqual([])
    const report = sampleReport({ requirements: judged, set: '1.0' })
    expect(report.requirement_set).toBe('1.0')
    expect(report.requirements.filter(({ id }) => names.includes(id))).toEqual([])
  } finally {
    rmSync(root, { recursive: true })
  }
})

test('an unknown set is a usage error that lists the known sets', () => {
  expect(readOptions([]).set).toBe('all')
  expect(readOptions(['--set', '1.0']).set).toBe('1.0')
  expect(() => readOptions(['--set', '0.9'])).toThrow('--set 0.9: the sets are 1.0, all')
})
