import { availableParallelism } from 'node:os'
import { offline } from '../generate/bundle.ts'
import { recentFiles } from './changed-files.ts'
import { runQuietly } from './run.ts'

/** A program that exits with 0 when the repository keeps one of its rules. */
export interface Gate {
  title: string
  command: string
  args: readonly string[]
}

/** Rules that are checked without running the server or the harness, by their name on the command line. */
export const gates = {
  types: gate('types', 'tsc', '-p', 'tsconfig.json', '--noEmit', '--incremental', '--tsBuildInfoFile', '.tsbuildinfo'),
  webTypes: gate('types of what runs in browsers', 'tsc', '-p', 'src/web'),
  documents: gate('lint of the documents', 'redocly', 'lint', '--config', 'redocly.yaml'),
  lint: gate('lint of the code', 'oxlint', '--type-aware'),
  format: gate('formatting', 'prettier', '--check', '--cache', '--log-level', 'warn', '.'),
  drift: gate('drift of generated/', 'node', 'scripts/generate.ts', '--check'),
  breaks: gate('breaks of the documents that nobody accepted', 'node', 'scripts/check-breaks.ts'),
  boundaries: gate('boundaries', 'node', 'scripts/check-boundaries.ts'),
  examples: gate(
    'an example of every body and required parameter, a true description of every property',
    'node',
    'scripts/check-examples.ts',
  ),
  operations: gate('a file and requirements for every operation', 'node', 'scripts/check-operations.ts'),
  decisions: gate('decisions', 'node', 'scripts/check-decisions.ts'),
  events: gate('an emitter of every event that one can subscribe to', 'node', 'scripts/check-events.ts'),
  words: gate('retired words', 'node', 'scripts/check-words.ts'),
  trace: gate('trace of every operation', 'node', 'scripts/trace.ts'),
} as const satisfies Record<string, Gate>

const { types: _types, webTypes: _webTypes, lint: _lint, format: _format, ...otherGates } = gates

/** Number of commits whose files `npm test` formats for comparison: all files take 40 s of a processor. */
const recentCommits = 50

/**
 * Returns the gates of `npm test`. oxlint reports errors of types too, in half the time of the three gates that it
 * replaces.
 * @param whole whether the formatting of all files is checked, as every night
 */
export async function testGates(whole: boolean): Promise<Gate[]> {
  const recent = whole ? undefined : await recentFiles(recentCommits)
  return [
    gate('types and lint of the code', 'oxlint', '--type-aware', '--type-check'),
    // oxlint ignores these files, because the generators decide their style.
    gate('types of generated/', 'tsc', '-p', 'tsconfig.generated.json'),
    recent ? formatOf(recent) : gates.format,
    ...Object.values(otherGates),
  ]
}

/** Returns the gate of the formatting of some files. */
export function formatOf(files: readonly string[]): Gate {
  const args = gates.format.args.filter((arg) => arg !== '.')
  // prettier fails without a file.
  return { ...gates.format, args: [...args, '--ignore-unknown', ...(files.length > 0 ? files : ['package.json'])] }
}

function gate(title: string, command: string, ...args: string[]): Gate {
  return { title, command, args }
}

/** The result of a gate. */
export interface Outcome {
  title: string
  passed: boolean
  /** Duration in seconds. */
  seconds: number
  output: string
}

/** oxlint and tsc are Go programs that end soon: fewer garbage collections save a fifth of their time. */
const rareCollections = { GOGC: '400' }

/** Runs one gate. */
export async function tryGate({ title, command, args }: Gate): Promise<Outcome> {
  const startedAt = performance.now()
  const { code, output } = await runQuietly(command, args, { env: { ...offline, ...rareCollections } })
  return { title, passed: code === 0, seconds: (performance.now() - startedAt) / 1000, output }
}

/** Runs jobs in order, as many at a time as there are processors. */
export async function inLanes<T>(jobs: readonly (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = []
  const next = jobs.entries()
  const lane = async () => {
    for (const [index, job] of next) results[index] = await job()
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), jobs.length) }, lane))
  return results
}
