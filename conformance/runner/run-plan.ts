/** Starts vitest for a plan and collects the results as they arrive. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { startVitest, type TestCase } from 'vitest/node'
import { packageRoot } from './check-files.ts'
import type { Plan } from './plan.ts'
import { newResult, type CheckResult } from './result.ts'
import { RunError } from './run-error.ts'

/** Concurrency of vitest. All tests may start at once, because `Turns` limits the concurrency. */
const unlimited = 100_000

export interface RunListener {
  /** Called once, with the number of checks. */
  onTotal(total: number): void
  /** Called with each result as soon as it arrives. */
  onResult(result: CheckResult): void
}

/** @throws RunError */
export async function runPlan(plan: Plan, listener: RunListener): Promise<CheckResult[]> {
  const results: CheckResult[] = []
  const errors: string[] = []
  const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url))
  const entry = existsSync(here('entry.ts')) ? here('entry.ts') : here('entry.js')
  const reporter = {
    onTestModuleCollected: (module: { children: { allTests(): Iterable<unknown> } }) =>
      listener.onTotal([...module.children.allTests()].length),
    onTestCaseResult: (test: TestCase) => {
      const result = test.meta().conformance
      if (result !== undefined) {
        results.push(result)
        listener.onResult(result)
      } else errors.push(`${test.name}: ${test.result().errors?.[0]?.message ?? 'ended without a result'}`)
    },
    onTestModuleEnd: (module: { errors(): readonly { message: string; stack?: string }[] }) => {
      for (const error of module.errors()) errors.push(error.stack ?? error.message)
    },
  }
  const exitCode = process.exitCode
  const vitest = await startVitest('test', [entry], vitestOptions(entry, plan, reporter))
  const lost = vitest.state
    .getTestModules()
    .flatMap((module) => [...module.children.allTests()])
    .filter((test) => test.meta().conformance === undefined)
    .map((test) => neverEnded(test.name, plan.seed))
  for (const error of vitest.state.getUnhandledErrors()) errors.push((error as Error).stack ?? String(error))
  await vitest.close()
  // vitest sets the exit code; the harness replaces it with the exit code of its own verdict.
  process.exitCode = exitCode
  for (const error of errors) process.stderr.write(`${error}\n`)
  if (results.length === 0 && errors.length > 0) throw new RunError('the checks could not be run')
  return [...results, ...lost]
}

type VitestOptions = NonNullable<Parameters<typeof startVitest>[2]>

/** Returns the vitest options: one process, all checks at once, no time limits. */
function vitestOptions(entry: string, plan: Plan, reporter: object): VitestOptions {
  return {
    config: false,
    root: packageRoot,
    watch: false,
    run: true,
    reporters: [reporter],
    include: [entry],
    exclude: [],
    pool: 'forks',
    maxWorkers: 1,
    isolate: false,
    fileParallelism: false,
    maxConcurrency: unlimited,
    sequence: { concurrent: true },
    provide: { plan },
    testTimeout: 0,
    hookTimeout: 30_000,
    passWithNoTests: true,
    dangerouslyIgnoreUnhandledErrors: true,
    coverage: { enabled: false },
    cache: false,
    experimental: { viteModuleRunner: false },
  } as VitestOptions
}

/** Returns the result of a check whose process ended before the check. Only the name of the check is known. */
function neverEnded(name: string, seed: number): CheckResult {
  const [, id = name, form = 'current'] = /^(\S+) \[(\w+)\]$/.exec(name) ?? []
  const check = { id, area: id.split('.')[0] ?? id, requirements: [] }
  return newResult(check, { form, seed, status: 'error', message: 'the check did not end' })
}
