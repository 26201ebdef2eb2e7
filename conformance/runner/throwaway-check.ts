/** Runs a function as a check against a throwaway server of a test. */
import type { IncomingMessage } from 'node:http'
import { openDocuments } from '../client/documents.ts'
import { Pace } from '../client/pace.ts'
import { check, declaredChecks, forgetChecks, type CheckOptions, type RequirementId } from '../check-api/check.ts'
import type { CheckContext } from '../check-api/context.ts'
import { optionalAreas } from '../target/optional-areas.ts'
import { readTarget } from '../target/load-target.ts'
import { openSession, type Capabilities } from '../target/session.ts'
import { packageRoot } from './check-files.ts'
import { Pool } from './pool.ts'
import { readRequirements } from './requirements.ts'
import type { CheckResult, ReplayPoint } from './result.ts'
import { runCheck } from './run-check.ts'
import { startThrowaway, type Answering } from './throwaway-server.ts'
import { Turns } from './turns.ts'

export const requirements = readRequirements(packageRoot)
const documents = openDocuments(packageRoot)
const closing: (() => Promise<void>)[] = []

/** Stops the servers of a test; called after each test. */
export async function endChecks(): Promise<void> {
  forgetChecks()
  for (const close of closing.splice(0)) await close()
}

export const accepts = (): Answering => ({ status: 200, body: { said: true } })
export const rejects = (): Answering => ({ status: 422, body: { error: { code: 'invalid_request', message: 'no' } } })

interface Setting {
  answer?: (request: IncomingMessage, body: unknown) => Answering | null
  options?: Partial<CheckOptions>
  cited?: RequirementId
  offered?: boolean
  hidesPrivateAgents?: boolean
  /** Number of executions of the check, all with the same pool. */
  times?: number
  target?: Record<string, unknown>
  replay?: ReplayPoint
  /** Time limit of the run, in ms since the epoch. */
  endsAt?: number
}

/** Runs a body as a check against a throwaway server. @returns the result of the last execution */
export async function runAsCheck(
  body: (t: CheckContext) => Promise<void>,
  {
    answer = accepts,
    options = {},
    cited = 'MSG-039',
    offered = true,
    hidesPrivateAgents = false,
    times = 1,
    target: more = {},
    replay,
    endsAt = Infinity,
  }: Setting = {},
): Promise<CheckResult> {
  const server = await startThrowaway(answer)
  const target = readTarget(
    {
      name: 'throwaway',
      base_url: server.url,
      agents: [{ handle: 'one', id: 'agt_1', token: 'svc_live_one' }],
      timing: { settle_ms: 20, request_timeout_ms: 500 },
      ...more,
    },
    { root: packageRoot, folder: '.', environment: {} },
  )
  const session = await openSession(target, documents)
  closing.push(async () => {
    await session.client.close()
    await server.close()
  })
  const capabilities: Capabilities = {
    offered: Object.fromEntries(optionalAreas.map((area) => [area, offered])) as Capabilities['offered'],
    reasons: {},
    receiptsBetweenAgents: true,
    hidesPrivateAgents,
    agents: target.agents,
  }
  check('runner.test.case', [cited], { area: 'runner', ...options }, body)
  const environment = { session, capabilities, receiver: null, pool: new Pool(session, capabilities) }
  const turns = new Turns(new Pace(), { expected: 1, limit: 1 })
  const state = { environment, requirements, mode: 'quick' as const, seed: 1, turns, endsAt, target: {} }
  const run = (): Promise<CheckResult> =>
    runCheck(declaredChecks()[0]!, 'current', replay === undefined ? state : { ...state, replay })
  for (let earlier = 1; earlier < times; earlier += 1) await run()
  return run()
}

export const get = (t: CheckContext) => t.request({ method: 'GET', path: '/v1/agents/me' })
