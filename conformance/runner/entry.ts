/** The one module that vitest runs: every check of the plan as a concurrent test of one process. */
import { afterAll, inject, test } from 'vitest'
import { openDocuments } from '../client/documents.ts'
import { pace } from '../client/pace.ts'
import type { Receiver } from '../client/receiver.ts'
import { startReceiver } from '../client/tls-receiver.ts'
import { declaredChecks } from '../check-api/check.ts'
import { openSession } from '../target/session.ts'
import { registerSecret } from '../client/redaction.ts'
import { loadChecks } from './check-files.ts'
import type { LeaseEnvironment } from './lease.ts'
import { selectTestCases, type Plan } from './plan.ts'
import { Pool } from './pool.ts'
import { readRequirements } from './requirements.ts'
import type { CheckResult } from './result.ts'
import { runCheck } from './run-check.ts'
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
const testCases = selectTestCases(declaredChecks(), plan)
for (const { token, handle } of plan.target.agents) registerSecret(token, `agent:${handle}`)
if (plan.target.operator_key !== undefined) registerSecret(plan.target.operator_key, 'operator')
const session = await openSession(plan.target, openDocuments(plan.root, plan.target.forms))
const receiver: Receiver | null =
  plan.target.receiver === undefined || !testCases.some(({ check }) => check.needs.webhook !== undefined)
    ? null
    : await startReceiver(plan.target.receiver)
const environment: LeaseEnvironment = {
  session,
  capabilities: plan.capabilities,
  pool: new Pool(session, plan.capabilities),
  receiver,
}
const requirements = readRequirements(plan.root)
const beside = testCases.filter(({ check }) => !check.exclusive)
const stopWatching = pace.watch()
const runState = {
  environment,
  requirements,
  mode: plan.mode,
  ...(plan.load && { load: plan.load }),
  seed: plan.seed,
  turns: new Turns(pace, { expected: beside.length, most: plan.concurrency }),
  target: {},
  endsAt,
  ...(plan.replay === undefined ? {} : { replay: plan.replay }),
}

afterAll(async () => {
  stopWatching()
  await receiver?.close()
  await session.client.close()
})

// Tests that are declared one after the other and are not concurrent begin when those before them have ended.
const inOrder = [...beside, ...testCases.filter(({ check }) => check.exclusive)]
for (const testCase of inOrder) {
  const name = `${testCase.check.id} [${testCase.form}]`
  // Bounds are kept inside, after the resources were leased: waiting for them does not count against a check.
  test(name, { timeout: 0, concurrent: !testCase.check.exclusive }, async ({ task }) => {
    task.meta.conformance = await runCheck(testCase.check, testCase.form, runState)
  })
}
