/**
 * `npm run mutants -- --enumerate`: measures the suite with mutants that nobody chose. Mutates the reference server at
 * one site at a time (sites.ts) and judges each mutant with the quick checks. A mutant is killed when a check fails, or
 * when the run ends without a verdict because the server does not start or does not answer. It is undecided when a check
 * that passes on the unmutated server cannot be decided: a report shows that, but does not call it a violation.
 *
 * Sites in code that a run against the unmutated server does not reach are not judged: no exchange can show them.
 */
import { globSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { makeAuthority } from '../../client/authority.ts'
import { seededRandom, shuffled } from '../../model/seeded-random.ts'
import { packageRoot } from '../../runner/check-files.ts'
import type { Judgement } from '../judgement.ts'
import { ResidentJudge } from '../resident-judge.ts'
import { referenceCommunity } from '../../reference-server/accounts/communities.ts'
import { referenceSocket } from '../../reference-server/events/event-sockets.ts'
import { optionalAreas } from '../../target/optional-areas.ts'
import { referenceIntervalMs, referenceLacks, trialOptions, writeTarget } from '../target-file.ts'
import { verdictOnControl, type Kill } from '../verdicts.ts'
import { Coverage } from './coverage.ts'
import { startMutatedServer, type MutatedServer, type ServerOptions } from './mutated-server.ts'
import { describeMutant, isKilled, summarize, type EnumeratedMutant, type Outcome } from './summary.ts'
import { findSites } from './sites.ts'

interface EnumerationOptions {
  /** Places as the run prints them: FOLDER/, FOLDER/FILE or FOLDER/FILE:LINE. Empty means all. */
  only: readonly string[]
  /** Number of mutants, chosen by the seed. Undefined judges all. */
  sample: number | undefined
  seed: number
}

function readOptions(args: string[]): EnumerationOptions {
  const { values } = parseArgs({
    args,
    options: {
      enumerate: { type: 'boolean' },
      only: { type: 'string', default: '' },
      sample: { type: 'string' },
      seed: { type: 'string', default: '1' },
    },
  })
  const sample = values.sample === undefined ? undefined : Number(values.sample)
  const seed = Number(values.seed)
  if (![seed, sample ?? 0].every(Number.isInteger)) throw new Error('--seed and --sample are integers')
  return { only: values.only.split(',').filter((path) => path !== ''), sample, seed }
}

/** Raise it when the figure in the guide rises. The share of a sample of 100 varies by about ten points. */
const killedShareMin = 0.5
const workers = 2
/** Number of mutants after which a resident process is replaced, so that no state accumulates in it. */
const jobsMax = 25
/** Time limit of one mutant in ms, a multiple of a whole run. */
const limitMs = 240_000
/** Files without the behaviour of the service: planted faults, the operator's routes, the start of the process. */
const withoutBehaviour =
  /^(faults\/|operator\/|main\.ts|start\.ts|reply-schemas\.ts|events\/altered-page\.ts|messages\/change-message\.ts)|\.test\.ts$/

const serverFolder = join(packageRoot, 'conformance', 'reference-server')

/** @returns the exit code: 0 when enough mutants are killed, 1 otherwise */
export async function enumerate(args: string[]): Promise<number> {
  const options = readOptions(args)
  const folder = await mkdtemp(join(tmpdir(), 'enumerated-'))
  try {
    await makeAuthority(join(folder, 'ca'))
    const { coverage, passing } = await runUnmutated(folder, options.seed)
    const { mutants, unreached } = mutantsOf(coverage, options.only)
    const chosen = options.sample === undefined ? mutants : pick(mutants, options.sample, options.seed)
    process.stdout.write(`${mutants.length} mutants, ${unreached} sites not reached; judging ${chosen.length}\n`)
    const outcomes = await judgeAll(chosen, { folder, passing, seed: options.seed })
    process.stdout.write(`${summarize(outcomes).join('\n')}\n`)
    const killed = outcomes.filter(isKilled).length
    return killed >= killedShareMin * outcomes.length ? 0 : 1
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const pick = <T>(items: readonly T[], amount: number, seed: number): T[] =>
  shuffled(items, seededRandom(seed)).slice(0, amount)

interface UnmutatedRun {
  coverage: Coverage
  /** Ids of the checks that passed. */
  passing: ReadonlySet<string>
}

/** Runs all quick checks against the unmutated server. @throws when one of them fails */
async function runUnmutated(folder: string, seed: number): Promise<UnmutatedRun> {
  const coverageFolder = join(folder, 'coverage')
  const resident = new ResidentJudge()
  try {
    const { checks, output } = await withServer(folder, 'unmutated', { coverageFolder }, (target) =>
      resident.judge({ target, only: [], mode: 'quick', seed }, limitMs),
    )
    if (checks === null) throw new Error(`the run against the unmutated server has no result: ${output}`)
    const wrong = checks.filter(({ status }) => status === 'failed' || status === 'error')
    if (wrong.length > 0) throw new Error(`the unmutated server fails ${wrong.map(({ id }) => id).join(', ')}`)
    const passing = new Set(checks.filter(({ status }) => status === 'passed').map(({ id }) => id))
    return { coverage: Coverage.read(coverageFolder), passing }
  } finally {
    resident.stop()
  }
}

function mutantsOf(coverage: Coverage, only: readonly string[]): { mutants: EnumeratedMutant[]; unreached: number } {
  const files = globSync('**/*.ts', { cwd: serverFolder })
    .filter((file) => !withoutBehaviour.test(file))
    .toSorted()
  const all = files.flatMap((file): EnumeratedMutant[] => {
    const text = readFileSync(join(serverFolder, file), 'utf8')
    const url = pathToFileURL(join(serverFolder, file)).href
    return findSites(file, text)
      .filter(
        ({ line }) => only.length === 0 || only.some((place) => file.startsWith(place) || place === `${file}:${line}`),
      )
      .map((site) => ({ ...site, file, url, text: text.slice(site.start, site.end) }))
  })
  if (all.length === 0) throw new Error('--only names no site of the reference server')
  const mutants = all.filter(({ url, start }) => coverage.ran(url, start))
  return { mutants, unreached: all.length - mutants.length }
}

interface JudgeOptions {
  folder: string
  /** Ids of the checks that pass on the unmutated server. */
  passing: ReadonlySet<string>
  seed: number
}

async function judgeAll(mutants: readonly EnumeratedMutant[], options: JudgeOptions): Promise<Outcome[]> {
  const queue = [...mutants]
  const outcomes = await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      const judge = new WorkerJudge(`worker-${worker}`, options)
      try {
        for (let mutant = queue.shift(); mutant !== undefined; mutant = queue.shift()) await judge.judge(mutant)
        return await judge.confirmed()
      } finally {
        judge.stop()
      }
    }),
  )
  return outcomes.flat()
}

/** Judges mutants one after the other with a resident process. */
class WorkerJudge {
  /** Name of the folder with its target files. */
  readonly #name: string
  readonly #options: JudgeOptions
  readonly #resident = new ResidentJudge()
  readonly #outcomes: Outcome[] = []

  constructor(name: string, options: JudgeOptions) {
    this.#name = name
    this.#options = options
  }

  async judge(mutant: EnumeratedMutant): Promise<void> {
    const startedAt = Date.now()
    const outcome = await this.#judged(mutant)
    this.#outcomes.push(outcome)
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
    const by = [outcome.requirement, outcome.check].filter((name) => name !== undefined).join(' by ')
    process.stdout.write(`${outcome.verdict.padEnd(10)} ${seconds.padStart(6)} s  ${describeMutant(mutant)}; ${by}\n`)
    if (this.#resident.jobs >= jobsMax) this.#resident.stop()
  }

  async #judged(mutant: EnumeratedMutant): Promise<Outcome> {
    const { url, start, end, replacement } = mutant
    const mutation = { url, start, end, replacement }
    const { folder, passing, seed } = this.#options
    let ended = false
    const { checks } = await withServer(folder, this.#name, { mutation }, async (target, server) => {
      const decidedBy = { status: 'failed' } as const
      const judgement = await this.#resident.judge({ target, only: [], mode: 'quick', seed, decidedBy }, limitMs)
      ended = !server.runs()
      return judgement
    }).catch((): Judgement => ({ checks: null, durationMs: 0, output: 'the server does not serve the target file' }))
    const killer = checks?.find(({ status }) => status === 'failed')
    if (killer !== undefined)
      return { mutant, verdict: 'killed', check: killer.id, requirement: killer.named?.[0] ?? killer.requirements[0]! }
    if (checks === null || ended || !checks.some(({ status }) => status === 'passed'))
      return { mutant, verdict: 'no verdict' }
    const open = checks.find(({ id, status }) => passing.has(id) && (status === 'not_testable' || status === 'error'))
    return open === undefined ? { mutant, verdict: 'survived' } : { mutant, verdict: 'undecided', check: open.id }
  }

  /** Repeats the killing checks against the unmutated server: a kill by a check that fails there does not count. */
  async confirmed(): Promise<Outcome[]> {
    const kills = this.#outcomes.flatMap(({ verdict, check }): Kill[] =>
      verdict === 'killed' && check !== undefined ? [{ check, status: 'failed' }] : [],
    )
    const only = [...new Set(kills.map(({ check }) => check))]
    if (only.length === 0) return this.#outcomes
    const judgement = await withServer(this.#options.folder, this.#name, {}, (target) =>
      this.#resident.judge({ target, only, mode: 'quick', seed: this.#options.seed }, limitMs),
    )
    const wrong = new Set(verdictOnControl(kills, judgement).unconfirmed?.map(({ check }) => check))
    return this.#outcomes.map((outcome) =>
      outcome.verdict === 'killed' && wrong.has(outcome.check ?? '')
        ? { mutant: outcome.mutant, verdict: 'survived' }
        : outcome,
    )
  }

  stop(): void {
    this.#resident.stop()
  }
}

/** Starts a server with its target file, and stops it afterwards. @throws when the server does not start */
async function withServer(
  folder: string,
  name: string,
  start: Parameters<typeof startMutatedServer>[1],
  work: (target: string, server: MutatedServer) => Promise<Judgement>,
): Promise<Judgement> {
  const options: ServerOptions = { ...trialOptions, webhookCaFile: join(folder, 'ca', 'ca.pem') }
  const server = await startMutatedServer(options, start)
  if (server === undefined) throw new Error('the server does not start')
  try {
    const reportFolder = join(folder, name)
    await mkdir(reportFolder, { recursive: true })
    const target = join(reportFolder, 'target.yaml')
    await writeTarget(target, {
      name,
      baseUrl: server.url,
      ...trialOptions,
      caFolder: join(folder, 'ca'),
      provisioned: true,
      restarts: true,
      deviceIntervalMs: referenceIntervalMs,
      lacks: referenceLacks,
      community: referenceCommunity,
      frames: { window: referenceSocket.window },
      // A service may omit an area, so a mutant without it is found only where the target file declares the area.
      patches: [{ offers: Object.fromEntries(optionalAreas.map((area) => [area, true])) }],
    })
    return await work(target, server)
  } finally {
    await server.close()
  }
}
