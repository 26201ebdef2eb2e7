/** Judges a client: runs its cases, several at a time. */
import { clientCases } from './cases/all-cases.ts'
import type { ClientCase } from './client-case.ts'
import { NotTestable, Violation, type CaseResult, type CaseStatus } from './outcome.ts'
import { ProcessPool } from './process-pool.ts'
import { ProtocolError } from './protocol.ts'
import { clientRules, judgeRule, type TrialRecord } from './rules.ts'
import { Trial } from './trial.ts'

export interface JudgeOptions {
  /** The program and its arguments. */
  command: readonly string[]
  /** Folder that contains spec/. */
  root: string
  /** Ids, prefixes, patterns with `*`, or requirement ids. Empty: all. */
  only: readonly string[]
  seed: number
  /** Maximum wait for the client, in milliseconds. */
  timeoutMs: number
  /** Maximum number of concurrent cases. */
  concurrency: number
  onResult?: (result: CaseResult) => void
}

/** A case, or a rule over the requests of all cases. */
export interface Judged {
  id: string
  requirements: readonly string[]
}

/** Returns whether a case is selected. */
function isSelected({ id, requirements }: Judged, only: readonly string[]): boolean {
  return (
    only.length === 0 ||
    only.some((pattern) => {
      if (requirements.includes(pattern)) return true
      if (!pattern.includes('*')) return id === pattern || id.startsWith(`${pattern}.`)
      const escaped = pattern.split('*').map((text) => text.replaceAll(/[^\w-]/g, '\\$&'))
      return new RegExp(`^${escaped.join('.*')}$`).test(id)
    })
  )
}

/** Runs the selected cases, and then the rules. @returns the results in the order of the cases @throws CommandError */
export async function judgeClient(options: JudgeOptions): Promise<CaseResult[]> {
  const { command, root, only, timeoutMs, concurrency, onResult = () => undefined } = options
  const rules = clientRules.filter((rule) => isSelected(rule, only))
  const through = new Set(only.length === 0 ? [] : rules.flatMap((rule) => rule.through))
  const selected = clientCases.filter((one) => isSelected(one, only) || through.has(one.id))
  const pool = new ProcessPool(command, root)
  if (selected.length > 0) await pool.probe(timeoutMs)
  const records: TrialRecord[] = []
  const results = new Map<string, CaseResult>()
  const queue = [...selected]
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { result, record } = await judgeCase(next, pool, options)
      records.push(record)
      if (!isSelected(next, only)) continue
      results.set(next.id, result)
      onResult(result)
    }
  }
  await Promise.all(Array.from({ length: Math.min(concurrency, queue.length) }, work))
  await pool.close()
  for (const rule of rules) {
    const result = judgeRule(rule, records)
    results.set(rule.id, result)
    onResult(result)
  }
  return [...selected, ...rules].flatMap(({ id }) => results.get(id) ?? [])
}

async function judgeCase(
  one: ClientCase,
  pool: ProcessPool,
  { timeoutMs, seed }: JudgeOptions,
): Promise<{ result: CaseResult; record: TrialRecord }> {
  const startedAt = performance.now()
  const trial = new Trial({ pool, timeoutMs, random: randomOf(`${seed} ${one.id}`) })
  await trial.service.listen()
  let [status, message]: [CaseStatus, string] = ['passed', '']
  try {
    if ('judge' in one) await one.judge(trial)
    else {
      await trial.receive()
      await one.judgeReceiving(trial)
    }
    if (trial.warnings.length > 0) [status, message] = ['warned', trial.warnings.join('; ')]
  } catch (error) {
    status = statusOf(error)
    message = error instanceof Error ? error.message : String(error)
  }
  await trial.finish()
  const { id, requirements, title, advice } = one
  const durationMs = performance.now() - startedAt
  const timeline = trial.timeline.render()
  return {
    result: { id, requirements, title, advice, status, message, durationMs, timeline },
    record: { id, service: trial.service, stderr: trial.stderr, shown: trial.shown, timeline },
  }
}

function statusOf(error: unknown): CaseStatus {
  if (error instanceof Violation) return 'failed'
  if (error instanceof NotTestable) return 'not_testable'
  if (error instanceof ProtocolError) return 'error'
  throw error
}

/** Returns a generator of numbers from 0 to 1 (mulberry32). */
function randomOf(seed: string): () => number {
  let state = [...seed].reduce((hash, letter) => Math.imul(hash ^ letter.codePointAt(0)!, 16_777_619), 2_166_136_261)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296
  }
}
