/** Runs one check in one form and returns its result. */
import { createHash } from 'node:crypto'
import { NoReplyError, type Exchange } from '../client/exchange.ts'
import { credentialsIn, redact, redactExchange } from '../client/redaction.ts'
import { recording, Recorder } from '../client/recorder.ts'
import type { Check } from '../check-api/check.ts'
import type { Form, Mode } from '../check-api/needs.ts'
import { CheckError, NotOffered, Violation } from '../check-api/outcome.ts'
import { NotTestable } from '../client/not-testable.ts'
import { Assertions } from './assertions.ts'
import { assertPossible, lease, release, type LeaseEnvironment, type Resources } from './lease.ts'
import { makeContext } from './make-context.ts'
import type { Found, PropertyState } from './property.ts'
import { mayFail, type Requirements } from './requirements.ts'
import { newResult, type CheckResult, type ReplayPoint, type Status } from './result.ts'

export interface RunState {
  environment: LeaseEnvironment
  requirements: Requirements
  mode: Mode
  /** Seed of the run; every check derives its own from it. */
  seed: number
  replay?: ReplayPoint
  /** Set when the target stopped answering: what has not begun by then would only wait for nothing. */
  lost?: string
}

/** Generous: on a busy machine sixty checks share the target, and a request without an answer has its own limit. */
const boundSeconds: Record<Mode, number> = { quick: 60, full: 120, deep: 600 }

/**
 * A request without an answer fails a check only when it happens twice: a kept-alive connection may be closed just as
 * it is used, which is no fault of the target.
 */
export async function runCheck(check: Check, form: Form, runState: RunState): Promise<CheckResult> {
  const { result, unanswered } = await runOnce(check, form, runState)
  return unanswered ? (await runOnce(check, form, runState)).result : result
}

async function runOnce(
  check: Check,
  form: Form,
  runState: RunState,
): Promise<{ result: CheckResult; unanswered: boolean }> {
  const execution = prepare(check, form, runState)
  const { result, recorder, property } = execution
  await recording.run(recorder, () => execute(execution))
  result.runs = Math.max(property.runs, 1)
  result.requests = recorder.requests
  result.mismatches = [...recorder.mismatches.values()]
  if (property.found !== undefined && result.status === 'failed') addCounterexample(result, property.found)
  if (result.status !== 'passed') result.exchanges = bounded(property.found?.exchanges ?? recorder.exchanges)
  if (result.status === 'failed')
    result.credentials = credentialsIn(JSON.stringify(result.exchanges.map(({ request }) => request)))
  return { result, unanswered: execution.unanswered }
}

interface Execution {
  check: Check
  form: Form
  runState: RunState
  result: CheckResult
  property: PropertyState
  assertions: Assertions
  seed: number
  recorder: Recorder
  /** It ended by a request without an answer, while the target answers others. */
  unanswered: boolean
}

function prepare(check: Check, form: Form, runState: RunState): Execution {
  const replay = runState.replay?.check === check.id && runState.replay.form === form ? runState.replay : undefined
  const seed = replay?.seed ?? derive(runState.seed, `${check.id} ${form}`)
  const recorder = new Recorder()
  const result = newResult(check, { form, seed, status: 'passed' })
  const assertions = new Assertions({
    check: check.id,
    cited: check.requirements,
    requirements: runState.requirements,
    settleMs: runState.environment.session.target.timing.settle_ms,
    warnings: result.warnings,
  })
  const property: PropertyState = {
    mode: runState.mode,
    seed,
    recorder,
    runs: 0,
    properties: 0,
    ...(replay === undefined ? {} : { replay }),
  }
  return { check, form, runState, result, property, assertions, seed, recorder, unanswered: false }
}

function addCounterexample(result: CheckResult, found: Found): void {
  Object.assign(result, {
    counterexample: found.counterexample,
    shrinks: found.shrinks,
    ...(found.seen === undefined ? {} : { seen: found.seen }),
  })
  result.replay = { ...result.replay, property: found.property, ...(found.path === null ? {} : { path: found.path }) }
}

async function execute(execution: Execution): Promise<void> {
  const { check, runState, result, assertions, recorder } = execution
  const { environment } = runState
  let startedAt = Date.now()
  try {
    assertPossible(check.needs, check.optionalAreas, environment)
    assertTargetAnswers(runState)
    const resources = await lease(check.needs, environment)
    startedAt = Date.now()
    // Getting the resources proves nothing about what the check asserts.
    recorder.startRun()
    recorder.accepted = 0
    await runBody(execution, resources)
    assertConclusive(assertions, recorder)
    if (result.warnings.length > 0)
      Object.assign(result, { status: 'warned', message: result.warnings.map(({ message }) => message).join('; ') })
  } catch (error) {
    Object.assign(result, await explain(error, execution))
  } finally {
    result.durationMs = Date.now() - startedAt
  }
}

/** Runs the body within its time limit, and releases the resources whatever happens. */
async function runBody(execution: Execution, resources: Resources): Promise<void> {
  const { check, form, runState, result, property, assertions, seed } = execution
  const { environment, mode } = runState
  let ended = false
  try {
    assertTargetAnswers(runState)
    const { decisions } = result
    const context = makeContext({ check, form, mode, seed, environment, resources, assertions, property, decisions })
    const seconds = check.timeoutSeconds ?? Math.max(boundSeconds[mode], check.seconds * 3)
    await within(seconds * 1000, check.body(context))
    ended = true
  } catch (error) {
    ended = !(error instanceof OutOfTime)
    throw error
  } finally {
    // What did not end goes on with its actors: they are not lent again.
    await recording.run(new Recorder(), () => release(resources, check.needs, environment, { unfinished: !ended }))
  }
}

function assertTargetAnswers({ lost }: RunState): void {
  if (lost !== undefined) throw new CheckError(lost)
}

/** A check that asserted nothing, or whose requests were all rejected, has not passed. */
function assertConclusive(assertions: Assertions, recorder: Recorder): void {
  if (assertions.count === 0) throw new CheckError('the check asserted nothing')
  if (recorder.accepted === 0)
    throw new NotTestable(
      'the target accepted no request of this check, so nothing is proved',
      'the target must accept the requests without a fault',
    )
}

async function explain(thrown: unknown, execution: Execution): Promise<Partial<CheckResult>> {
  const { check, runState, property } = execution
  // A counterexample that was found before the time was over is one.
  const error = thrown instanceof OutOfTime ? (property.found?.violation ?? thrown) : thrown
  const message = redact(error instanceof Error ? error.message : String(error))
  if (error instanceof Violation)
    return { status: 'failed', message, violated: error.requirement, expected: error.expected, actual: error.actual }
  if (error instanceof NotOffered) return { status: 'not_offered', message }
  if (error instanceof NotTestable) return { status: 'not_testable', message, unlock: error.unlock }
  const unanswered = error instanceof NoReplyError || error instanceof OutOfTime
  if (unanswered && runState.lost === undefined && !(await alive(runState)))
    runState.lost = 'the target stopped answering during the run'
  if (error instanceof NoReplyError && runState.lost === undefined) {
    execution.unanswered = true
    const [requirement] = check.requirements
    const row = runState.requirements.get(requirement)
    const status: Status = row !== undefined && mayFail(row, undefined) ? 'failed' : 'warned'
    return { status, message, violated: requirement, expected: 'an answer', actual: message }
  }
  const place = error instanceof Error && !unanswered ? ` (${firstFrame(error)})` : ''
  return { status: 'error', message: `${message}${place}` }
}

/** Whether the target still answers, so that a request without an answer is its own fault. */
async function alive({ environment: { session, capabilities } }: RunState): Promise<boolean> {
  const [agent] = capabilities.agents
  if (agent === undefined) return false
  try {
    const reply = await session.client.request({
      method: 'GET',
      path: '/v1/agents/me',
      headers: { authorization: `Bearer ${agent.token}` },
    })
    return reply.ok
  } catch {
    return false
  }
}

class OutOfTime extends Error {
  override name = 'OutOfTime'
}

async function within(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new OutOfTime(`the check did not end within ${ms / 1000} s`)), ms)
  })
  try {
    await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}

function derive(seed: number, text: string): number {
  return createHash('sha256').update(`${seed} ${text}`).digest().readInt32BE(0) & 0x7fffffff
}

const firstFrame = (error: Error): string =>
  /conformance\/[^)\s]*/.exec(error.stack?.split('\n').slice(1).join('\n') ?? '')?.[0] ?? error.name

const exchangesShown = 60

/** The last exchanges, where the fault is, without secrets. */
const bounded = (exchanges: Exchange[]): Exchange[] => exchanges.slice(-exchangesShown).map(redactExchange)
