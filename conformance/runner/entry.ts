/** The only module that vitest runs: each check of the plan is a concurrent test of one process. */
import { afterAll, inject, test } from 'vitest'
import { openDocuments } from '../client/documents.ts'
import { pace } from '../client/pace.ts'
import type { Receiver } from '../client/receiver.ts'
import { startReceiver } from '../client/tls-receiver.ts'
import { declaredChecks } from '../check-api/check.ts'
import { openSession, type Capabilities, type Session } from '../target/session.ts'
import { registerCredentials } from '../target/target-secrets.ts'
import type { Target } from '../target/target.ts'
import { loadChecks } from './check-files.ts'
import { selectTestCases, type Plan, type TestCase } from './plan.ts'
import { Pool } from './pool.ts'
import { inSet } from './requirement-sets.ts'
import { readRequirements } from './requirements.ts'
import type { CheckResult } from './result.ts'
import { runCheck, type RunState } from './run-check.ts'
import { Turns } from './turns.ts'

declare module 'vitest' {
  interface ProvidedContext {
    plan: Plan
  }
  interface TaskMeta {
    conformance?: CheckResult
  }
}

const plan = inject('plan')
const endsAt = plan.withinMs === undefined ? Infinity : Date.now() + plan.withinMs
await loadChecks(plan.files)
const requirements = inSet(readRequirements(plan.root), plan.root, plan.set)
const testCases = selectTestCases(declaredChecks(), { ...plan, requirements })
const open = async (target: Target): Promise<Session> => {
  registerCredentials(target)
  return openSession(target, openDocuments(plan.root, target.forms))
}
const session = await open(plan.target)
const receiver: Receiver | null =
  plan.target.receiver === undefined || !testCases.some(({ check }) => check.needs.webhook !== undefined)
    ? null
    : await startReceiver(plan.target.receiver)
const isApart = ({ check }: TestCase): boolean => plan.apart !== undefined && check.apart
const [apart, here] = [testCases.filter(isApart), testCases.filter((testCase) => !isApart(testCase))]
const stopWatching = pace.watch()

function stateOf(opened: Session, capabilities: Capabilities, cases: readonly TestCase[]): RunState {
  const beside = cases.filter(({ check }) => !check.exclusive)
  return {
    environment: { session: opened, capabilities, pool: new Pool(opened, capabilities), receiver },
    requirements,
    mode: plan.mode,
    ...(plan.load && { load: plan.load }),
    seed: plan.seed,
    turns: new Turns(pace, { expected: beside.length, limit: plan.concurrency }),
    target: {},
    endsAt,
    replay: plan.replay,
  }
}

const runState = stateOf(session, plan.capabilities, here)
const second = apart.length === 0 || plan.apart === undefined ? undefined : await open(plan.apart.target)
// The exchange rules also judge the answers of the second instance.
second?.client.observers.push(...session.client.observers)
const apartState = second && plan.apart && stateOf(second, plan.apart.capabilities, apart)

afterAll(async () => {
  stopWatching()
  await receiver?.close()
  await Promise.all([session.client.close(), second?.client.close()])
})

// Tests that are not concurrent run after all others: they judge the whole run.
for (const testCase of [...apart, ...here]) {
  const { check, form } = testCase
  const state = (isApart(testCase) ? apartState : undefined) ?? runState
  // The runner applies the time limits itself, from the lease on, because waiting for resources does not count.
  test(`${check.id} [${form}]`, { timeout: 0, concurrent: !check.afterAll }, async ({ task }) => {
    task.meta.conformance = await runCheck(check, form, state)
  })
}
