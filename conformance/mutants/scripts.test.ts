/**
 * Runs scripts of failures as in a report: for several kinds of fault, with and without the fault. Compares the output
 * of a report.
 */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FaultName } from '../reference-server/faults/faults.ts'
import { startReferenceServer } from '../reference-server/start.ts'
import type { Report } from '../report/report.ts'
import { packageRoot } from '../runner/check-files.ts'
import { isMutant, kinds, selectCandidates } from './candidates.ts'
import { MutationRun } from './mutation-run.ts'
import { ResidentJudge } from './resident-judge.ts'
import { runScript } from './script-trial.ts'
import { writeTarget } from './target-file.ts'
import { verdictOn } from './verdicts.ts'

/** Time limit in ms: on a busy machine the checks take long to load. */
const timeoutMs = 180_000
const operatorKey = 'operator-key-of-tests'
const resident = new ResidentJudge()
let folder: string
let run: MutationRun

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'script trial '))
  run = await MutationRun.open({ behind: 'reference', mode: 'quick', whole: false, seed: 1, repro: true })
})
afterAll(async () => {
  resident.stop()
  await run.close()
  await rm(folder, { recursive: true })
})

test.for([
  ['a wrong status', 'v1-answers-201'],
  ['a lost event', 'received-event-lost'],
  ['a violation that depends on earlier runs of its property', 'after-inclusive-by-turns'],
  ['a bad signature', 'large-delivery-signed-in-part'],
  ['a rule over all exchanges', 'participant-event-shows-address'],
  ['a proxy', 'proxy:v1-send-without-message'],
] as const)('the script and the replay reproduce %s only with the fault', { timeout: timeoutMs }, async ([, name]) => {
  const [mutant] = selectCandidates({ only: [name], kinds: [...kinds], seed: 1, combinations: 1 })
  if (mutant === undefined || !isMutant(mutant)) throw new Error(`${name} is not a mutant`)
  const { kill } = verdictOn(mutant, await run.judge(mutant, resident))
  expect(kill?.script).toBeDefined()
  expect(await readFile(kill!.script!, 'utf8')).not.toMatch(/svc_live_[a-z0-9]{8}|whsec_[A-Za-z0-9]{8}|operator-key-of/)
  const right = { faulty: 'shown', healthy: 'not shown' }
  expect(await run.tryAgain(mutant, kill!, resident)).toMatchObject({ script: right, replay: right })
})

/** Runs a program at the root of the repository, without blocking the server of this process. @returns its exit code */
function runAside(program: string, words: string[]): Promise<number | null> {
  const child = spawn(program, words, { cwd: packageRoot, stdio: 'ignore' })
  return new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
}

/** Writes a target file for a server of this process; the server stops after the work. */
async function withTarget<T>(name: string, faults: FaultName[], work: (target: string) => Promise<T>): Promise<T> {
  const server = await startReferenceServer({ operatorKey, faults })
  const target = join(folder, `${name}.yaml`)
  try {
    await writeTarget(target, {
      name,
      baseUrl: server.url,
      operatorKey,
      caFolder: null,
      webhookBackoffMs: 20,
      webhookTimeoutMs: 1000,
      // The target cannot create actors, so its agents may know each other from earlier runs.
      fixedAgents: 4,
    })
    return await work(target)
  } finally {
    await server.close()
  }
}

test('the commands in a report run as printed', { timeout: timeoutMs }, async () => {
  const reports = join(folder, 'the report')
  const ids = await withTarget('faulty', ['replay-stores-twice'], async (target) => {
    const cli = ['conformance', '--', '--target', target, '--report', reports, '--only', 'messages.send.replay*']
    expect(await runAside('npm', ['run', '-s', ...cli])).toBe(1)
    const report = JSON.parse(await readFile(join(reports, 'report.json'), 'utf8')) as Report
    const printed = [...(await readFile(join(reports, 'report.md'), 'utf8')).matchAll(/```sh\n(.*)\n(.*)\n```/g)]
    expect(printed.length).toBeGreaterThan(0)
    const [, again = '', script = ''] = printed[0]!
    expect(again).toMatch(/^npm run conformance -- --target '.*faulty\.yaml' --mode quick --replay '/)
    expect(script).toMatch(/^node '.*\.mjs' {2}# exit code 1: shown, 0: not shown, 2: could not try$/)
    expect(await runAside('sh', ['-c', again])).toBe(1)
    expect(await runAside('sh', ['-c', script])).toBe(1)
    return report.checks.filter(({ status }) => status === 'failed').map(({ id }) => id)
  })
  const script = join(reports, 'repro', `${ids[0]}.mjs`)
  await withTarget('repaired', [], async (target) => expect((await runScript(script, target)).answer).toBe('not shown'))
  const gone = await runScript(script, join(folder, 'faulty.yaml'))
  expect([gone.answer, gone.output]).toEqual(['could not try', expect.stringContaining('the target does not answer')])
  const missing = await runScript(script, join(folder, 'no.yaml'))
  expect([missing.answer, missing.output]).toEqual(['could not try', expect.stringContaining('does not exist')])
  await writeFile(join(folder, 'secret.yaml'), 'name: x\nbase_url: ${PARLEY_NOT_SET}\n')
  const unset = await runScript(script, join(folder, 'secret.yaml'))
  expect([unset.answer, unset.output]).toEqual([
    'could not try',
    expect.stringContaining('PARLEY_NOT_SET}, which is not set'),
  ])
})

test('a reproduction script runs with an old Node', { timeout: timeoutMs }, async ({ skip }) => {
  const old = ['/usr/bin/node', '/usr/local/bin/node'].find((program) =>
    /^v2[0-3]\./.test(spawnSync(program, ['-v']).stdout?.toString() ?? ''),
  )
  if (old === undefined) return skip('no Node from 20 to 23 is installed')
  const [mutant] = selectCandidates({ only: ['v1-answers-201'], kinds: [...kinds], seed: 1, combinations: 1 })
  if (mutant === undefined || !isMutant(mutant)) throw new Error('v1-answers-201 is not a mutant')
  const { kill } = verdictOn(mutant, await run.judge(mutant, resident))
  await withTarget('for an old Node', ['v1-answers-201'], async (target) =>
    expect((await runScript(kill!.script!, target, old)).answer).toBe('shown'),
  )
})
