/** The one module that vitest runs: every check of the plan as a concurrent test of one process. */
import { afterAll, inject, test } from 'vitest'
import { openDocuments } from '../client/documents.ts'
import type { Receiver } from '../client/receiver.ts'
import { startReceiver } from '../client/tls-receiver.ts'
import { declaredChecks } from '../check-api/check.ts'
import { openSession } from '../target/session.ts'
import { keepSecret } from '../client/redaction.ts'
import { loadChecks } from './check-files.ts'
import type { Leasing } from './lease.ts'
import { selectCells, type Plan } from './plan.ts'
import { Pool } from './pool.ts'
import { readRequirements } from './requirements.ts'
import type { CheckResult } from './result.ts'
import { runCheck } from './run-check.ts'
import { skipped } from './skipped.ts'

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
const cells = selectCells(declaredChecks(), plan)
for (const { token, handle } of plan.target.agents) keepSecret(token, `agent:${handle}`)
if (plan.target.operator_key !== undefined) keepSecret(plan.target.operator_key, 'operator')
const session = await openSession(plan.target, openDocuments(plan.root, plan.target.forms))
const receiver: Receiver | null =
  plan.target.receiver === undefined || !cells.some(({ check }) => check.needs.webhook !== undefined)
    ? null
    : await startReceiver(plan.target.receiver)
const leasing: Leasing = {
  session,
  capabilities: plan.capabilities,
  pool: new Pool(session, plan.capabilities),
  receiver,
}
const requirements = readRequirements(plan.root)

afterAll(async () => {
  await receiver?.close()
  await session.client.close()
})

// Tests that are declared one after the other and are not concurrent begin when those before them have ended.
const inOrder = [...cells.filter(({ check }) => !check.exclusive), ...cells.filter(({ check }) => check.exclusive)]
for (const cell of inOrder) {
  const name = `${cell.check.id} [${cell.form}]`
  // Bounds are kept inside, after the resources were leased: waiting for them is nobody's fault.
  test(name, { timeout: 0, concurrent: !cell.check.exclusive }, async ({ task }) => {
    task.meta.conformance =
      Date.now() > endsAt
        ? skipped(cell, plan.seed)
        : await runCheck(cell.check, cell.form, {
            leasing,
            requirements,
            mode: plan.mode,
            seed: plan.seed,
            replay: plan.replay,
          })
  })
}
