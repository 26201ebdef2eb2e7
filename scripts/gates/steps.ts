import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brokerAnswers, testBrokerUrl } from '../../src/testing/broker.ts'
import { canMakeClusters } from '../../src/testing/postgres-cluster.ts'
import { postgresAnswers, postgresUrl, temporaryDatabase } from './postgres.ts'
import type { Run } from './run.ts'
import {
  failedChecks,
  failedFiles,
  secondLook,
  tally,
  tallyConformance,
  tallyVitest,
  type ConformanceReport,
  type Tally,
  type VitestReport,
} from './tally.ts'

export interface Step {
  title: string
  /** @param run runs a program of the repository and shows its output */
  run: (run: Run) => Promise<Tally>
  /**
   * The step is skipped when the steps before it took more seconds than this, or 1.7 times as many in CI: the whole run
   * is meant to end within ten minutes, in CI within twenty. Skipped steps run every night. The summary reports the skip.
   */
  beginsWithinSeconds?: number
}

/**
 * The steps of `npm test` after the gates. Those of one group run at the same time, as many as there are processors. The
 * runs of the harness with one server use about half of a processor each; those with two processes need both.
 */
export const stepGroups: readonly (readonly Step[])[] = [
  [{ title: 'PostgreSQL', run: askForPostgres }],
  [{ title: 'unit and store tests', run: (run) => runVitest(run, testsBesideTrials) }],
  [
    { title: 'the least expected legal choices', run: (run) => runVitest(run, { only: [contraryTrial] }) },
    { title: 'conformance of the own server, embedded database', run: (run) => runConformance(run) },
    { title: 'conformance of the own server, PostgreSQL', run: (run) => runOnPostgres(run, 1) },
    { title: 'checks in random order on few actors', run: runIsolation },
  ],
  [
    {
      title: 'conformance of two processes behind a proxy, PostgreSQL',
      run: (run) => runOnPostgres(run, 2),
      beginsWithinSeconds: 600,
    },
  ],
  [
    {
      title: 'trials of processes',
      run: (run) => runVitest(run, { only: processTrials, settings: { PAGES_ON: 'sqlite' } }),
      beginsWithinSeconds: 500,
    },
  ],
  [{ title: 'chaos, embedded database', run: (run) => runChaos(run, 'sqlite'), beginsWithinSeconds: 640 }],
  [{ title: 'chaos, PostgreSQL', run: (run) => runChaos(run, 'postgres'), beginsWithinSeconds: 640 }],
  [{ title: 'conformance of two processes with signals through NATS', run: runWithBroker, beginsWithinSeconds: 600 }],
  [{ title: 'long trials', run: (run) => runVitest(run, { only: longTrials }), beginsWithinSeconds: 300 }],
  [
    {
      title: 'pages on PostgreSQL',
      run: (run) => runVitest(run, { only: ['.browser.test.ts'], settings: { PAGES_ON: 'postgres' } }),
      beginsWithinSeconds: 400,
    },
  ],
]

/**
 * Trials that start and stop many processes, 10 to 40 s of a processor each. Faster tests find most of their failures:
 * those of encryption, migrations, shutdown and signals, of the pages, and of the client judge.
 */
const processTrials = [
  'scripts/growing.test.ts',
  'scripts/judged-clients.test.ts',
  'scripts/operating-guide.test.ts',
  'scripts/rolling-restart.test.ts',
  'src/http/web/round-table.browser.test.ts',
  'src/server/key-rotation.test.ts',
  'src/server/upgrade.test.ts',
]

/** Trials of 30 s and more. They run every night, because a slow machine has no time for them. */
const longTrials = [
  'conformance/history/million-events.test.ts',
  'conformance/mutants/diff.test.ts',
  'conformance/mutants/scripts.test.ts',
  'scripts/agent-libraries.test.ts',
  'scripts/chaos/fail-over.test.ts',
  'scripts/conform-action.test.ts',
  'scripts/container.test.ts',
  'scripts/document-changes.test.ts',
  'scripts/packages/client.test.ts',
  'scripts/packages/installed.test.ts',
  'scripts/release/release.test.ts',
  'scripts/simulate/client-day.test.ts',
  'scripts/simulate/simulate.test.ts',
  'scripts/spec-diff.test.ts',
  'src/http/web/long-conversation.browser.test.ts',
  'src/http/web/many-chats.browser.test.ts',
]

/** A complete run of the harness, about 30 s alone. */
const contraryTrial = 'conformance/mutants/contrary.test.ts'

const testsBesideTrials = {
  excluded: [...longTrials, ...processTrials, contraryTrial],
  settings: { PAGES_ON: 'sqlite' },
}

/** Reports missing PostgreSQL as a visible skip, or as a failure where PostgreSQL is required. */
async function askForPostgres(): Promise<Tally> {
  if (await postgresAnswers()) return tally(1, 0)
  const note = `PostgreSQL does not answer at ${postgresUrl()}`
  return process.env.REQUIRE_POSTGRES === '1' ? tally(0, 1, note) : tally(0, 0, `SKIPPED: ${note}`)
}

interface TestSelection {
  only?: readonly string[]
  excluded?: readonly string[]
  settings?: Record<string, string>
}

async function runVitest(run: Run, { only = [], excluded = [], settings = {} }: TestSelection): Promise<Tally> {
  return inTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'vitest.json')
    const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const selected = [...report, ...excluded.map((name) => `--exclude=${name}`)]
    // Most tests wait most of the time: three files at a time keep two cores busy.
    const code = await run('vitest', ['run', ...only, ...selected, '--maxWorkers=3'], settings)
    const first: VitestReport | undefined = await readJson(file)
    if (!first || failedFiles(first).length === 0) return tallyVitest(first, code)
    await rm(file)
    const again = ['run', ...failedFiles(first), ...selected, '--maxWorkers=1']
    const codeAgain = await run('vitest', again, settings)
    return secondLook(tallyVitest(first, code), tallyVitest(await readJson(file), codeAgain))
  })
}

/** Without `databaseUrl`, the server uses an embedded database file that only this run uses. */
async function runConformance(run: Run, databaseUrl?: string, processes = 1, signalsUrl?: string): Promise<Tally> {
  return inTemporaryFolder(async (folder) => {
    const settings = {
      CONFORMANCE_PROCESSES: String(processes),
      ...(databaseUrl !== undefined && { CONFORMANCE_DATABASE_URL: databaseUrl }),
      ...(signalsUrl !== undefined && { CONFORMANCE_SIGNALS_URL: signalsUrl }),
    }
    const judge = ['conformance/cli.ts', '--mode', 'quick', '--report', folder]
    const code = await run('node', judge, settings)
    const file = path.join(folder, 'report.json')
    const first: ConformanceReport | undefined = await readJson(file)
    const failed = first ? failedChecks(first) : []
    if (failed.length === 0) return tallyConformance(first, code)
    await rm(file)
    await run('node', [...judge, '--only', failed.join(',')], settings)
    return secondLook(tallyConformance(first, code), tallyConformance(await readJson(file), 0))
  })
}

async function runOnPostgres(run: Run, processes: number, signalsUrl?: string): Promise<Tally> {
  if (!(await postgresAnswers())) return tally(0, 0, 'SKIPPED: no PostgreSQL')
  await using database = await temporaryDatabase()
  return await runConformance(run, database.url, processes, signalsUrl)
}

async function runWithBroker(run: Run): Promise<Tally> {
  if (await brokerAnswers()) return runOnPostgres(run, 2, testBrokerUrl)
  const note = `NATS does not answer at ${testBrokerUrl}`
  return process.env.REQUIRE_POSTGRES === '1' ? tally(0, 1, note) : tally(0, 0, `SKIPPED: ${note}`)
}

/** Verifies that the state that one check leaves does not fail another check. `npm run isolation` runs more rounds. */
async function runIsolation(run: Run): Promise<Tally> {
  const code = await run('node', ['conformance/mutants/isolation.ts', '--runs', '3', '--seed', '1'])
  return code === 0 ? tally(1, 0) : tally(0, 1, 'a check failed beside others, see above')
}

/** Runs two short rounds without long waits. `npm run chaos` runs the others. */
async function runChaos(run: Run, database: 'sqlite' | 'postgres'): Promise<Tally> {
  if (database === 'postgres' && !canMakeClusters)
    return tally(0, 0, 'SKIPPED: the programs of PostgreSQL are not installed')
  const args = ['scripts/chaos.ts', '--database', database, '--only', 'kill,connections-cut', '--rounds', '2']
  return (await run('node', args)) === 0 ? tally(1, 0) : tally(0, 1, 'the service contradicted itself, see above')
}

async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'parley-test-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function readJson(file: string): Promise<any> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : JSON.parse(text)
}
