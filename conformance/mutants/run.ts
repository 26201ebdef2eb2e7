/**
 * `npm run mutants`: proves the harness. Every mutant must be killed by a check that cites a requirement it violates,
 * no check may be green on an empty server, and every legal choice must be judged conformant.
 *
 * --only NAME,PREFIX*   --kinds subject,proxy,vacuity,variant   --list   --full   --whole   --behind own|subject
 * --seed N   --combinations N. Exit 0: all as it should be; 1: something survived or a false alarm; 2: wrong arguments.
 */
import { parseArgs } from 'node:util'
import { kinds, selectCandidates, type Candidate } from './candidates.ts'
import { type MutationRun, type MutationRunOptions, openMutationRun } from './mutation-run.ts'
import { type Verdict, verdictOn } from './verdicts.ts'

interface Result {
  candidate: Candidate
  verdict: Verdict
  durationMs: number
}

/** Two harness runs fill two cores; more would make their time limits lie. */
const workersMax = 2

function readArguments(): { candidates: Candidate[]; list: boolean; options: MutationRunOptions } {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      kinds: { type: 'string', default: kinds.join(',') },
      list: { type: 'boolean', default: false },
      full: { type: 'boolean', default: false },
      whole: { type: 'boolean', default: false },
      behind: { type: 'string', default: 'own' },
      seed: { type: 'string', default: '1' },
      combinations: { type: 'string', default: '10' },
    },
  })
  const wanted = list(values.kinds)
  const unknown = wanted.find((kind) => !kinds.some((known) => known === kind))
  if (unknown !== undefined) throw new Error(`--kinds: unknown kind ${unknown}`)
  if (values.behind !== 'own' && values.behind !== 'subject') throw new Error('--behind is own or subject')
  const seed = Number(values.seed)
  const combinations = Number(values.combinations)
  if (!Number.isInteger(seed) || !Number.isInteger(combinations))
    throw new Error('--seed and --combinations are integers')
  return {
    candidates: selectCandidates({
      only: list(values.only),
      kinds: kinds.filter((kind) => wanted.includes(kind)),
      seed,
      combinations,
    }),
    list: values.list,
    options: { behind: values.behind, mode: values.full ? 'full' : 'quick', whole: values.whole, seed },
  }
}

const list = (text: string): string[] => text.split(',').filter((item) => item !== '')

async function runAll(run: MutationRun, candidates: readonly Candidate[]): Promise<Result[]> {
  const results: Result[] = []
  const queue = [...candidates]
  const worker = async (): Promise<void> => {
    for (let candidate = queue.shift(); candidate !== undefined; candidate = queue.shift()) {
      const result = await runOne(run, candidate)
      results.push(result)
      process.stdout.write(`${row(result)}\n`)
    }
  }
  await Promise.all(Array.from({ length: workersMax }, worker))
  return results
}

async function runOne(run: MutationRun, candidate: Candidate): Promise<Result> {
  try {
    const judgement = await run.try(candidate)
    return { candidate, verdict: verdictOn(candidate, judgement), durationMs: judgement.durationMs }
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    return { candidate, verdict: { good: false, text: `could not be tried: ${text}` }, durationMs: 0 }
  }
}

const row = ({ candidate, verdict, durationMs }: Result): string =>
  `${verdict.good ? 'ok  ' : 'BAD '} ${candidate.name.padEnd(44)} ${`${(durationMs / 1000).toFixed(1)} s`.padStart(8)}  ${verdict.text}`

function summary(results: readonly Result[]): string[] {
  const lines: string[] = []
  const mutants = results.filter(({ candidate }) => candidate.kind === 'subject' || candidate.kind === 'proxy')
  const killed = mutants.filter(({ verdict }) => verdict.good).length
  // Rounded down, so that 100 % means all of them.
  if (mutants.length > 0)
    lines.push(`kill rate ${Math.floor((killed / mutants.length) * 100)} % (${killed} of ${mutants.length})`)
  for (const [kind, words] of [
    ['vacuity', 'empty servers unmasked'],
    ['variant', 'legal choices accepted'],
  ] as const) {
    const tried = results.filter(({ candidate }) => candidate.kind === kind)
    if (tried.length > 0)
      lines.push(`${words}: ${tried.filter(({ verdict }) => verdict.good).length} of ${tried.length}`)
  }
  return lines
}

function describe(candidate: Candidate): string {
  if (candidate.kind === 'vacuity') return candidate.name
  if (candidate.kind === 'variant') return `${candidate.name}: ${candidate.configuration.choices.join(', ')}`
  return `${candidate.name} [${candidate.violates.join(', ')}] ${candidate.description}`
}

async function main(): Promise<number> {
  const { candidates, list: listing, options } = readArguments()
  if (listing) {
    process.stdout.write(`${candidates.map(describe).join('\n')}\n`)
    return 0
  }
  const run = await openMutationRun(options)
  try {
    const results = await runAll(run, candidates)
    process.stdout.write(`${summary(results).join('\n')}\n`)
    return results.every(({ verdict }) => verdict.good) ? 0 : 1
  } finally {
    await run.close()
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
