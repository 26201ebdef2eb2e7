import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from './gates/run.ts'

interface Step {
  id?: string
  name?: string
  uses?: string
  run?: string
  if?: string
  env?: Record<string, unknown>
  with?: Record<string, unknown>
}
interface Job {
  needs?: string | string[]
  if?: string
  uses?: string
  permissions?: Record<string, string>
  'timeout-minutes'?: number
  steps?: Step[]
}
interface Workflow {
  on: Record<string, unknown>
  permissions?: Record<string, string>
  jobs: Record<string, Job>
}

const files = globSync('.github/workflows/*.yaml', { cwd: root })
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')
const read = (file: string) => parse(textOf(file)) as Workflow
const scripts = (JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }).scripts

test('there are workflows', () => expect(files.length).toBeGreaterThan(3))

describe.each(files)('%s', (file) => {
  const workflow = read(file)
  const jobs = Object.entries(workflow.jobs)
  const steps = jobs.flatMap(([job, { steps: list = [] }]) => list.map((step) => ({ job, step })))

  test('sets a timeout for each job and declares its permissions', () => {
    expect(workflow.permissions, 'permissions').toBeDefined()
    for (const [name, job] of jobs) if (job.uses === undefined) expect(job['timeout-minutes'], name).toBeGreaterThan(0)
  })

  test('names only jobs, steps, actions and workflows that exist', () => {
    for (const [name, job] of jobs) {
      for (const needed of [job.needs ?? []].flat()) expect(workflow.jobs, name).toHaveProperty(needed)
      if (job.uses !== undefined) {
        expect(existsSync(path.join(root, job.uses)), job.uses).toBe(true)
        expect(read(job.uses).on, job.uses).toHaveProperty('workflow_call')
      }
      const ids = (job.steps ?? []).flatMap(({ id }) => id ?? [])
      for (const [, id] of JSON.stringify(job).matchAll(/steps\.([\w-]+)\./g)) expect(ids, name).toContain(id)
    }
    for (const { job, step } of steps) {
      expect(
        [step.run, step.uses].filter((one) => one !== undefined),
        `a step of ${job}`,
      ).toHaveLength(1)
      if (step.uses?.startsWith('./')) expect(existsSync(path.join(root, step.uses, 'action.yml'))).toBe(true)
    }
  })

  test('runs valid shell code with existing scripts, and passes untrusted text only as variables', () => {
    for (const { step } of steps.filter(({ step: { run } }) => run !== undefined)) {
      const source = step.run!
      const { status, stderr } = spawnSync('bash', ['-n'], {
        input: source.replace(/\$\{\{.*?\}\}/g, 'x'),
        encoding: 'utf8',
      })
      expect([status, stderr], source).toEqual([0, ''])
      for (const [, name] of source.matchAll(/npm run (?:--silent )?([\w:]+)/g)) expect(scripts).toHaveProperty([name!])
      for (const [, name] of source.matchAll(/gh workflow run (\S+)/g))
        expect(read(`.github/workflows/${name}`).on).toHaveProperty('workflow_dispatch')
      for (const [, value] of source.matchAll(/\$\{\{\s*(.*?)\s*\}\}/g)) expect(value).toMatch(/^matrix\.\w+$/)
    }
  })
})

test('pin actions of others by commit, each version by one commit', () => {
  const pins = [...files, ...globSync('.github/actions/*/action.yml', { cwd: root })].flatMap((file) =>
    [...textOf(file).matchAll(/uses: (?!\.\/)(.*)$/gm)].map(([, pin]) => pin!),
  )
  expect(pins.length).toBeGreaterThan(20)
  for (const pin of pins) expect(pin).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  const names = new Set(pins.map((pin) => pin.split('@')[0]))
  expect(new Set(pins).size).toBe(names.size)
})

test('a release is tested, no slower than before, attested, and published with the token of the run and no secret', () => {
  const { jobs, permissions } = read('.github/workflows/release.yaml')
  const { packages, image, version } = jobs
  expect(permissions).toEqual({ contents: 'read' })
  expect([packages!.needs, image!.needs]).toEqual(Array.from({ length: 2 }, () => ['test', 'costs']))
  expect(packages!.permissions).toEqual({ contents: 'read', 'id-token': 'write' })
  const publish = packages!.steps!.find(({ run }) => run?.includes('npm publish'))!.run!
  expect(publish).toContain('npm publish --provenance')
  expect(JSON.stringify(packages)).not.toContain('secrets.')
  expect(image!.permissions).toMatchObject({ 'id-token': 'write', attestations: 'write' })
  const attested = image!.steps!.find(({ uses }) => uses?.startsWith('actions/attest-build-provenance@'))
  expect(attested?.with).toMatchObject({
    'subject-digest': '${{ steps.build.outputs.digest }}',
    'push-to-registry': true,
  })
  expect(version!.permissions).not.toHaveProperty('id-token')
})

test('workflows that run all tests provide the required services and make missing services an error', () => {
  const steps = files.flatMap((file) =>
    Object.values(read(file).jobs).flatMap(({ steps: list = [], ...job }) => list.map((step) => ({ file, step, job }))),
  )
  const running = steps.filter(({ step: { run = '' } }) => /^(npm test|\.ci\/run)/.test(run))
  expect(running.map(({ file }) => path.basename(file)).sort()).toEqual(['nightly.yaml', 'test.yaml'])
  const ofScript = textOf('.ci/run')
  for (const { file, step, job } of running) {
    expect(Object.keys((job as { services?: object }).services ?? {}), file).toEqual(['postgres', 'nats'])
    expect(step.env, file).toHaveProperty('CHROMIUM')
    for (const needed of ['REQUIRE_POSTGRES', 'REQUIRE_CHROMIUM'])
      expect(step.run === '.ci/run' ? ofScript.includes(`${needed}=1`) : step.env?.[needed] === '1', file).toBe(true)
  }
})

describe('the base commit of a push to the default branch', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'parley-workflow-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const [origin, clone] = [path.join(folder, 'origin'), path.join(folder, 'clone')]
  const git = (...args: string[]) => {
    const who = ['-c', 'user.name=a', '-c', 'user.email=a@example.org', '-c', 'init.defaultBranch=main']
    return execFileSync('git', [...who, ...args], { encoding: 'utf8', stdio: 'pipe' }).trim()
  }
  const commit = () => git('-C', origin, 'commit', '--quiet', '--allow-empty', '--message', 'one')
  const named = (name: string) => git('-C', origin, 'rev-parse', name)

  test('is the commit before the push, or the parent commit if there is none', () => {
    git('init', '--quiet', origin)
    for (let count = 0; count < 4; count++) commit()
    git('clone', '--quiet', origin, clone)
    const step = read('.github/workflows/regenerate.yaml').jobs.regenerate!.steps!.find(({ env }) => env?.PUSHED_ON)!
    // The script up to the choice of the commit.
    const [choice] = step.run!.split('\n{\n')
    const chosen = (before: string) =>
      spawnSync('bash', ['-e'], {
        cwd: clone,
        input: `${choice}\ngit rev-parse "$before"`,
        encoding: 'utf8',
        env: { ...process.env, BASE: 'main', PUSHED_ON: before },
      }).stdout.trim()
    expect(chosen(named('HEAD~3'))).toBe(named('HEAD~3'))
    expect(chosen('0'.repeat(40))).toBe(named('HEAD~1'))
  })
})

test('a document change is compared with the base branch, keeps earlier findings, and starts the tests', () => {
  const { jobs } = read('.github/workflows/regenerate.yaml')
  const source = jobs.regenerate!.steps!.map(({ run = '' }) => run).join('\n')
  expect(source).toContain('git merge-base "origin/$BASE" HEAD')
  expect(source).toContain('earlier=$(gh pr list --head "$branch" --state open --json body')
  expect(source).toContain('gh workflow run test.yaml --ref "$branch"')
})
