/**
 * `npm run mutants -- --enumerate`: measures the suite with mutants that nobody chose. Mutates the reference server at
 * one site at a time (sites.ts) and judges each mutant with the quick checks of the areas whose run reaches the site. A
 * mutant is killed when a check fails, when a check that passes without the mutation warns, or when the run ends without
 * a verdict because the server does not start or does not answer. It is undecided when a check that passes on the
 * unmutated server cannot be decided: a report shows that, but does not call it a violation. It does not count when
 * nothing but hooks of the target file fail: a wrong target file looks the same.
 *
 * Sites in code that a run against the unmutated server does not reach are not judged: no exchange can show them.
 */
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, globSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { makeAuthority } from '../../client/authority.ts'
import { declaredChecks } from '../../check-api/check.ts'
import { findCheckFiles, loadChecks, packageRoot } from '../../runner/check-files.ts'
import type { CheckRow, Judgement } from '../judgement.ts'
import { jobsMax, ResidentJudge, workers } from '../resident-judge.ts'
import { referenceCommunity } from '../../reference-server/accounts/communities.ts'
import { referenceSocket } from '../../reference-server/events/event-sockets.ts'
import { optionalAreas } from '../../target/optional-areas.ts'
import { trialOptions, writeTarget } from '../target-file.ts'
import { verdictOnControl } from '../verdicts.ts'
import { Coverage } from './coverage.ts'
import type { Mutation } from './replaced-source.ts'
import { startMutatedServer, type MutatedServer, type ServerOptions } from './mutated-server.ts'
import { committedOutcomes, guideFile, guideText } from './guide.ts'
import { describeMutant, killedShare, readOutcomes, summarize, type EnumeratedMutant, type Outcome } from './summary.ts'
import { findSites, hookHandlers } from './sites.ts'

interface EnumerationOptions {
  /** Places as the run prints them: FOLDER/, FOLDER/FILE or FOLDER/FILE:LINE. Empty means all. */
  only: readonly string[]
  /** Number of mutants, chosen by the seed. Undefined judges all. */
  sample: number | undefined
  seed: number
  /** Folder where results and coverage are kept. A run continues the results of an earlier one. */
  results: string | undefined
  /** Only writes the guide from the committed results. */
  guide: boolean
}

function readOptions(args: string[]): EnumerationOptions {
  const { values } = parseArgs({
    args,
    options: {
      enumerate: { type: 'boolean' },
      only: { type: 'string', default: '' },
      sample: { type: 'string' },
      seed: { type: 'string', default: '1' },
      results: { type: 'string' },
      guide: { type: 'boolean', default: false },
    },
  })
  const sample = values.sample === undefined ? undefined : Number(values.sample)
  const seed = Number(values.seed)
  if (![seed, sample ?? 0].every(Number.isInteger)) throw new Error('--seed and --sample are integers')
  const { results, guide } = values
  return { only: values.only.split(',').filter((path) => path !== ''), sample, seed, results, guide }
}

/** Share by which a sample may be below its committed results: the effect of some mutants depends on time. */
const tolerance = 0.05
/** Time limit of one mutant in ms, a multiple of a whole run. */
const limitMs = 240_000
/** Time in ms for other checks to fail after the first, so that the results name more requirements. */
const collectMs = 3000
/** The checks of this area judge the exchanges of all checks. */
const areaOfRules = 'exchanges'
/** Files without the behaviour of the service: planted faults, the operator's routes, the start of the process. */
const withoutBehaviour =
  /^(faults\/|operator\/|main\.ts|start\.ts|reply-schemas\.ts|events\/altered-page\.ts|messages\/change-message\.ts)|\.test\.ts$/

const serverFolder = join(packageRoot, 'conformance', 'reference-server')

/** @returns the exit code: 0 when enough mutants are killed, 1 otherwise */
export async function enumerate(args: string[]): Promise<number> {
  const options = readOptions(args)
  if (options.guide) {
    await writeFile(join(packageRoot, guideFile), guideText())
    return 0
  }
  const folder = await mkdtemp(join(tmpdir(), 'enumerated-'))
  const kept = options.results ?? folder
  try {
    await makeAuthority(join(folder, 'ca'))
    const areas = await runUnmutated({ folder, kept, seed: options.seed })
    const { mutants, unreached } = mutantsOf(areas, options.only)
    const chosen = options.sample === undefined ? mutants : pick(mutants, options.sample, options.seed)
    const file = join(kept, 'results.jsonl')
    const judged = new Map(existsSync(file) ? readOutcomes(file).map((outcome) => [outcome.id, outcome]) : [])
    const open = chosen.filter(({ id }) => !judged.has(id))
    process.stdout.write(`${mutants.length} mutants, ${unreached} sites not reached; judging ${open.length}\n`)
    const passing = new Set(areas.flatMap((area) => area.passing))
    await judgeAll(open, { folder, passing, seed: options.seed }, (outcome) => {
      judged.set(outcome.id, outcome)
      appendFileSync(file, `${JSON.stringify(outcome)}\n`)
    })
    const outcomes = chosen.flatMap(({ id }) => judged.get(id) ?? [])
    const lines = outcomes.map((outcome) => `${JSON.stringify({ ...outcome, seed: options.seed })}\n`)
    await writeFile(join(kept, 'sample.jsonl'), lines.join(''))
    process.stdout.write(`${summarize(outcomes).join('\n')}\n`)
    const least = leastShare(committedOutcomes(), options.seed)
    process.stdout.write(`at least ${Math.round(least * 100)} % must be killed\n`)
    return killedShare(outcomes) >= least ? 0 : 1
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Returns the smallest share of killed mutants that a run accepts, by the committed results of its seed, or of all. */
function leastShare(committed: readonly Outcome[], seed: number): number {
  const same = committed.filter((outcome) => outcome.seed === seed)
  return killedShare(same.length > 0 ? same : committed) - tolerance
}

/** Returns the mutants with the lowest hashes: a change of other sites hardly changes the sample. */
const pick = (mutants: readonly EnumeratedMutant[], amount: number, seed: number): EnumeratedMutant[] =>
  mutants
    .map((mutant) => ({ mutant, key: hash(`${seed} ${mutant.id}`) }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .slice(0, amount)
    .map(({ mutant }) => mutant)

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** Result of the quick checks of an area against the unmutated server. */
interface AreaRun {
  area: string
  coverage: Coverage
  /** Ids of the checks that passed. */
  passing: string[]
}

/** Runs the quick checks of each area against an unmutated server of its own. @throws when one of them fails */
async function runUnmutated({
  folder,
  kept,
  seed,
}: {
  folder: string
  kept: string
  seed: number
}): Promise<AreaRun[]> {
  await loadChecks(findCheckFiles())
  const queue = [...new Set(declaredChecks().map(({ area }) => area))]
  const runs: AreaRun[] = []
  await inParallel(async (name) => {
    const resident = new ResidentJudge()
    try {
      for (let area = queue.shift(); area !== undefined; area = queue.shift())
        runs.push(await runArea(area, { resident, folder, name, coverageFolder: join(kept, 'coverage', area), seed }))
    } finally {
      resident.stop()
    }
  })
  return runs
}

interface AreaJob {
  resident: ResidentJudge
  folder: string
  name: string
  coverageFolder: string
  seed: number
}

async function runArea(area: string, { resident, folder, name, coverageFolder, seed }: AreaJob): Promise<AreaRun> {
  const passingFile = join(coverageFolder, '..', `${area}.json`)
  if (!existsSync(passingFile)) {
    const { checks, output } = await withServer(folder, name, { coverageFolder }, (target) =>
      resident.judge({ target, only: [area], mode: 'quick', seed }, limitMs),
    )
    if (checks === null) throw new Error(`the run against the unmutated server has no result: ${output}`)
    const wrong = checks.filter(({ status }) => status === 'failed' || status === 'error')
    if (wrong.length > 0) throw new Error(`the unmutated server fails ${wrong.map(({ id }) => id).join(', ')}`)
    const passing = checks.filter(({ status }) => status === 'passed').map(({ id }) => id)
    await writeFile(passingFile, JSON.stringify(passing))
  }
  const passing = JSON.parse(await readFile(passingFile, 'utf8')) as string[]
  return { area, coverage: Coverage.read(coverageFolder), passing }
}

async function inParallel(work: (name: string) => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: workers }, (_, index) => work(`worker-${index}`)))
}

function mutantsOf(
  areas: readonly AreaRun[],
  only: readonly string[],
): { mutants: EnumeratedMutant[]; unreached: number } {
  const files = globSync('**/*.ts', { cwd: serverFolder })
    .filter((file) => !withoutBehaviour.test(file))
    .toSorted()
  const handlers = hookHandlers(readFileSync(join(serverFolder, 'routes.ts'), 'utf8'))
  const all = files.flatMap((file) => {
    const text = readFileSync(join(serverFolder, file), 'utf8')
    const url = pathToFileURL(join(serverFolder, file)).href
    const amounts = new Map<string, number>()
    return findSites(file, text, handlers).map((site): EnumeratedMutant => {
      const replaced = text.slice(site.start, site.end)
      const content = `${file} ${site.operator} ${replaced} ${site.replacement}`
      const earlier = amounts.get(content) ?? 0
      amounts.set(content, earlier + 1)
      const reaching = areas.filter(({ coverage }) => coverage.ran(url, site.start)).map(({ area }) => area)
      return { ...site, id: hash(`${content} ${earlier}`), file, url, text: replaced, areas: reaching }
    })
  })
  const named = all.filter(
    ({ file, line }) =>
      only.length === 0 || only.some((place) => file.startsWith(place) || place === `${file}:${line}`),
  )
  if (named.length === 0) throw new Error('--only names no site of the reference server')
  const mutants = named.filter((mutant) => mutant.areas.length > 0)
  return { mutants, unreached: named.length - mutants.length }
}

interface JudgeOptions {
  folder: string
  /** Ids of the checks that pass on the unmutated server. */
  passing: ReadonlySet<string>
  seed: number
}

async function judgeAll(
  mutants: readonly EnumeratedMutant[],
  options: JudgeOptions,
  store: (outcome: Outcome) => void,
): Promise<void> {
  const queue = [...mutants]
  await inParallel(async (name) => {
    const judge = new WorkerJudge(name, options)
    try {
      for (let mutant = queue.shift(); mutant !== undefined; mutant = queue.shift()) store(await judge.judge(mutant))
    } finally {
      judge.stop()
    }
  })
}

/** Judges mutants one after the other with a resident process. */
class WorkerJudge {
  /** Name of the folder with its target files. */
  readonly #name: string
  readonly #options: JudgeOptions
  readonly #resident = new ResidentJudge()
  /** Whether a check that killed a mutant passes on the unmutated server. */
  readonly #confirmed = new Map<string, boolean>()

  constructor(name: string, options: JudgeOptions) {
    this.#name = name
    this.#options = options
  }

  async judge(mutant: EnumeratedMutant): Promise<Outcome> {
    const startedAt = Date.now()
    const judged = await this.#judged(mutant)
    const outcome = { id: mutant.id, operator: mutant.operator, mutant: describeMutant(mutant), ...judged }
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
    const by = [outcome.named?.[0], outcome.check].filter((name) => name !== undefined).join(' by ')
    process.stdout.write(`${outcome.verdict.padEnd(10)} ${seconds.padStart(6)} s  ${outcome.mutant}; ${by}\n`)
    if (this.#resident.jobs >= jobsMax) this.#resident.stop()
    return outcome
  }

  /** Runs the checks of the areas that reach the site. */
  async #judged({ url, start, end, replacement, areas }: EnumeratedMutant): Promise<Verdict> {
    const { folder, passing, seed } = this.#options
    let ended = false
    const server = { mutation: { url, start, end, replacement } }
    const { checks } = await withServer(folder, this.#name, server, async (target, { runs }) => {
      const job = { target, only: [...areas, areaOfRules], mode: 'quick' as const, seed }
      const decidedBy = { status: 'failed' as const, collectMs }
      const judgement = await this.#resident.judge({ ...job, decidedBy }, limitMs)
      ended = !runs()
      return judgement
    }).catch((): Judgement => ({ checks: null, durationMs: 0, output: 'the server does not serve the target file' }))
    const kills = checks?.filter(({ status }) => status === 'failed') ?? []
    const [first] = kills
    if (first !== undefined) return (await this.#isConfirmed(first)) ? killedBy(kills) : { verdict: 'survived' }
    if (checks === null || ended || !checks.some(({ status }) => status === 'passed')) return { verdict: 'no verdict' }
    const warned = checks.find(({ id, status }) => passing.has(id) && status === 'warned')
    if (warned !== undefined && (await this.#warnsAgain(warned, server)))
      return { ...killedBy([warned]), verdict: 'warned' }
    const open = checks.filter(({ id, status }) => passing.has(id) && (status === 'not_testable' || status === 'error'))
    const [undecided] = open.toSorted((a, b) => Number(isByHook(a)) - Number(isByHook(b)))
    if (undecided === undefined) return { verdict: 'survived' }
    const { id: check, message = '' } = undecided
    return { verdict: isByHook(undecided) ? 'hook failed' : 'undecided', check, reason: message }
  }

  /** Repeats a killing check against the unmutated server: a kill by a check that fails there does not count. */
  async #isConfirmed({ id: check, status }: CheckRow): Promise<boolean> {
    const { folder, seed } = this.#options
    const known = this.#confirmed.get(`${check} ${status}`)
    if (known !== undefined) return known
    const judgement = await withServer(folder, this.#name, {}, (target) =>
      this.#resident.judge({ target, only: [check], mode: 'quick', seed }, limitMs),
    )
    const { good } = verdictOnControl([{ check, status: status === 'warned' ? status : 'failed' }], judgement)
    this.#confirmed.set(`${check} ${status}`, good)
    return good
  }

  /** Slow answers cause warnings, too: the check must warn again alone, and only with the mutation. */
  async #warnsAgain(row: CheckRow, server: { mutation: Mutation }): Promise<boolean> {
    const { folder, seed } = this.#options
    const { checks } = await withServer(folder, this.#name, server, (target) =>
      this.#resident.judge({ target, only: [row.id], mode: 'quick', seed }, limitMs),
    )
    return checks?.some(({ status }) => status === 'warned') === true && (await this.#isConfirmed(row))
  }

  stop(): void {
    this.#resident.stop()
  }
}

/**
 * Whether a hook failed, or the live channel that a hook names. The document states neither its path nor its body, so
 * the target file may be wrong.
 */
const isByHook = ({ message }: CheckRow): boolean =>
  /^the (URL of the )?hook \w+ |^the live channel could not be opened/.test(message ?? '')

type Verdict = Omit<Outcome, 'id' | 'operator' | 'mutant'>

function killedBy(kills: readonly CheckRow[]): Verdict {
  const named = [...new Set(kills.map(({ named: ids, requirements }) => ids?.[0] ?? requirements[0]!))]
  const cited = [...new Set(kills.flatMap(({ requirements }) => requirements))].filter((id) => !named.includes(id))
  return { verdict: 'killed', check: kills[0]!.id, named, cited }
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
