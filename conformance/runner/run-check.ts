/** Runs one check in one form and returns its result. */
import { createHash } from 'node:crypto'
import { NoReplyError, type Exchange } from '../client/exchange.ts'
import { redact, redactExchange } from '../client/redaction.ts'
import { recording, Recorder } from '../client/recorder.ts'
import { pace } from '../client/pace.ts'
import type { Check } from '../check-api/check.ts'
import type { FailureClass } from '../check-api/context.ts'
import type { Form, Mode } from '../check-api/needs.ts'
import { CheckError, NotOffered, Violation } from '../check-api/outcome.ts'
import { NotTestable } from '../client/not-testable.ts'
import type { NameKey } from '../target/target.ts'
import { Assertions } from './assertions.ts'
import { assertPossible, lease, release, type LeaseEnvironment, type Resources } from './lease.ts'
import type { LoadAsked } from '../check-api/context.ts'
import { makeContext } from './make-context.ts'
import type { Found, PropertyState } from './property.ts'
import { mayFail, type Requirements } from './requirements.ts'
import { skipped, timeLimitReached } from './skipped.ts'
import type { Turns } from './turns.ts'
import { newResult, type CheckResult, type ReplayPoint, type Status } from './result.ts'

export interface RunState {
  environment: LeaseEnvironment
  requirements: Requirements
  mode: Mode
  load?: LoadAsked
  /** Seed of the run; the seed of each check is derived from it. */
  seed: number
  replay?: ReplayPoint
  turns: Turns
  /** Time limit of the run, in ms since the epoch. No check starts after it, and running checks are interrupted. */
  endsAt: number
  /**
   * `lost` is set after the target stopped answering, so that the remaining checks do not wait for timeouts. Shared.
   */
  target: { lost?: string }
}

/** High limits: on a busy machine sixty checks share the target, and each request has its own timeout. */
const boundSeconds: Record<Mode, number> = { quick: 60, full: 120, deep: 600 }

/** Maximum number of confirmations of a failure that may have been caused by slowness. */
const confirmationsMax = 2

/**
 * Runs a check concurrently with others. A failure that slowness may have caused (a request without an answer, a slow
 * target, a busy machine) counts only when the check fails again while it runs alone.
 */
export async function runCheck(check: Check, form: Form, runState: RunState): Promise<CheckResult> {
  const { turns, target } = runState
  const run = async (): Promise<Outcome> =>
    Date.now() > runState.endsAt && !check.afterAll
      ? { result: skipped({ check, form }, runState.seed), doubtful: false }
      : runOnce(check, form, runState)
  let outcome = await (check.afterAll ? run() : check.exclusive ? turns.alone(run) : turns.beside(run))
  for (let turn = 0; turn < confirmationsMax && outcome.doubtful && target.lost === undefined; turn += 1)
    outcome = await turns.alone(run)
  return outcome.result
}

interface Outcome {
  result: CheckResult
  /** Slowness may have caused the failure. */
  doubtful: boolean
}

async function runOnce(check: Check, form: Form, runState: RunState): Promise<Outcome> {
  const execution = prepare(check, form, runState)
  const startedAt = Date.now()
  const { result, recorder, property, namesUsed } = execution
  await recording.run(recorder, () => execute(execution))
  result.runs = Math.max(property.runs, 1)
  result.requests = recorder.requests
  result.requestCases = [...recorder.requestCases]
  result.errorAnswers = [...recorder.errorAnswers]
  result.names = { used: [...new Set([...(check.needs.names ?? []), ...namesUsed])], seen: [...recorder.namesSeen] }
  result.mismatches = [...recorder.mismatches.values()]
  if (property.found !== undefined && result.status === 'failed') addCounterexample(result, property.found)
  if (result.status !== 'passed') {
    result.exchanges = bounded(property.found?.exchanges ?? recorder.exchanges)
    if (recorder.deliveries.length > 0) result.deliveries = recorder.deliveries.slice(-exchangesShown)
  }
  const causes = recorder.causes.filter((cause) => cause !== `${check.id} ${form}`)
  result.recorded = { file: check.file, values: property.values, causes }
  if (result.status === 'failed') result.replay.status = 'failed'
  if (causes.length > 0) Object.assign(result.replay, { causes, run_seed: runState.seed })
  return { result, doubtful: execution.unanswered || (timeExplains(execution) && pace.slowSince(startedAt)) }
}

/** Returns the request of an exchange with the status of its answer. */
function describeAnswer(exchange: Exchange | undefined): string | undefined {
  if (exchange === undefined) return undefined
  const { request, response } = exchange
  return `${request.method} ${new URL(request.url).pathname} answered ${response?.status ?? 'nothing'}`
}

/** Returns whether too short a wait may have caused the failure. Slowness never causes duplicates, leaks or changes. */
function timeExplains({ result, recorder, failureClass }: Execution): boolean {
  if (recorder.requests === 0) return false
  if (result.status === 'failed') return failureClass === undefined || failureClass === 'lost'
  return result.status === 'error' || result.status === 'not_testable'
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
  namesUsed: Set<NameKey>
  /** The check ended with a request without an answer, while the target answered others. */
  unanswered: boolean
  /** Failure class of the failed assertion. */
  failureClass?: FailureClass
}

function prepare(check: Check, form: Form, runState: RunState): Execution {
  const replay = runState.replay?.check === check.id && runState.replay.form === form ? runState.replay : undefined
  const seed = replay?.seed ?? derive(runState.seed, `${check.id} ${form}`)
  const { names } = runState.environment.session.target
  const recorder = new Recorder(Object.values(names), `${check.id} ${form}`)
  const result = newResult(check, { form, seed, status: 'passed' })
  const assertions = new Assertions({
    check: check.id,
    cited: check.requirements,
    requirements: runState.requirements,
    settleMs: runState.environment.session.target.timing.settle_ms,
    warnings: result.warnings,
    lastAnswer: () => describeAnswer(recorder.exchanges.at(-1)),
  })
  const property: PropertyState = {
    mode: runState.mode,
    seed,
    recorder,
    runs: 0,
    properties: 0,
    endsAt: runState.endsAt,
    target: runState.target,
    values: {},
    replay,
  }
  return {
    check,
    form,
    runState,
    result,
    property,
    assertions,
    seed,
    recorder,
    namesUsed: new Set(),
    unanswered: false,
  }
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
    recorder.startCheck()
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

/** Runs the body within its time limit, and always releases the resources. */
async function runBody(execution: Execution, resources: Resources): Promise<void> {
  const { check, form, runState, result, property, assertions, seed } = execution
  const { environment, mode, load } = runState
  let ended = false
  try {
    assertTargetAnswers(runState)
    const { decisions } = result
    const { namesUsed } = execution
    const known = { check, form, mode, load, seed, environment, resources, assertions, property, decisions, namesUsed }
    const context = makeContext(known)
    const seconds = Math.max(
      check.timeoutSeconds ?? Math.max(boundSeconds[mode], check.seconds * 3),
      3 * ((load?.withinMs ?? 0) / 1000),
    )
    const cutAt = runState.endsAt + (check.afterAll ? afterAllGraceMs : graceMs)
    if (Date.now() > cutAt) throw timeOver()
    await within(seconds * 1000, cutAt, { work: check.body(context), recorder: execution.recorder })
    ended = true
  } catch (error) {
    ended = !(error instanceof OutOfTime || error instanceof RunTimeOver)
    throw error
  } finally {
    // A body that did not end still uses its actors, so they are not leased again.
    await recording.run(new Recorder(), () =>
      release(resources, check.needs, environment, { unfinished: !ended, recorder: execution.recorder }),
    )
  }
}

function assertTargetAnswers({ target }: RunState): void {
  if (target.lost !== undefined) throw new CheckError(target.lost)
}

/** Throws when the check asserted nothing or all its requests were rejected: such a check proves nothing. */
function assertConclusive(assertions: Assertions, recorder: Recorder): void {
  if (assertions.count === 0) throw new CheckError('the check made no assertion')
  if (recorder.accepted === 0)
    throw new NotTestable(
      'the target accepted no request of this check, so the check proves nothing',
      'a target that accepts the valid requests of the check',
    )
}

async function explain(thrown: unknown, execution: Execution): Promise<Partial<CheckResult>> {
  const { check, runState, property } = execution
  // A counterexample found before the time limit is a violation.
  const isCut = thrown instanceof OutOfTime || thrown instanceof RunTimeOver
  const error = isCut ? (property.found?.violation ?? thrown) : thrown
  const message = redact(error instanceof Error ? error.message : String(error))
  if (error instanceof Violation) {
    if (error.failureClass !== undefined) execution.failureClass = error.failureClass
    const { requirement: violated, expected, actual, failureClass } = error
    return {
      status: 'failed',
      message,
      violated,
      expected,
      actual,
      failedAt: error.at,
      ...(failureClass && { failureClass }),
    }
  }
  if (error instanceof NotOffered) return { status: 'not_offered', message }
  if (error instanceof NotTestable) return { status: 'not_testable', message, unlock: error.unlock }
  const unanswered = error instanceof NoReplyError || error instanceof OutOfTime
  const { target } = runState
  if (unanswered && target.lost === undefined && !(await alive(runState)))
    target.lost = 'the target stopped answering during the run'
  if (unanswered && target.lost === undefined) execution.unanswered = true
  if (error instanceof NoReplyError && target.lost === undefined) {
    if (tooSlow(runState)) return { status: 'error', message: `${message}: ${slowness()}` }
    const [requirement] = check.requirements
    const row = runState.requirements.get(requirement)
    const status: Status = row !== undefined && mayFail(row, undefined) ? 'failed' : 'warned'
    return { status, message, violated: requirement, expected: 'an answer', actual: message }
  }
  const place = error instanceof Error && !unanswered && message !== target.lost ? ` (${firstFrame(error)})` : ''
  return { status: 'error', message: `${message}${place}` }
}

/** Returns whether the target is slow in general: a timeout then proves no error of the target. */
const tooSlow = ({ environment }: RunState): boolean =>
  pace.answeredMs * answersPerLimit > environment.session.target.timing.request_timeout_ms

const answersPerLimit = 4

const slowness = (): string =>
  `90 % of the answers of the target take up to ${Math.round(pace.answeredMs)} ms, so a timeout proves no error ` +
  '(a higher timing.request_timeout_ms, a lower --concurrency)'

/** Returns whether the target still answers. If it does, the request without an answer is an error of the target. */
async function alive({ environment: { session, capabilities } }: RunState): Promise<boolean> {
  const [agent] = capabilities.agents
  for (let turn = 0; turn < aliveRequestsMax; turn += 1) {
    try {
      const { status } = await session.client.request({
        method: 'GET',
        // The second route is public: the target may fail to answer each request without a valid credential.
        path: turn === 1 ? '/v1/agents/nobody/profile' : '/v1/agents/me',
        ...(agent && { headers: { authorization: `Bearer ${agent.token}` } }),
      })
      // A rejection is an answer as well.
      return status < 500
    } catch {
      // A temporarily slow target is not lost.
    }
  }
  return false
}

const aliveRequestsMax = 3

class OutOfTime extends Error {
  override name = 'OutOfTime'
}

/** The time limit of the run was reached before the check ended. */
class RunTimeOver extends NotTestable {
  override name = 'RunTimeOver'
}

const timeOver = (): RunTimeOver => new RunTimeOver(...timeLimitReached)

/**
 * Time that a check gets to end by itself after the time limit of the run; also for checks that judge the whole run.
 */
const graceMs = 5000
const afterAllGraceMs = 60_000

/** Extends a limit by the latency of the target, up to ten times. */
const allowedMs = (ms: number): number => ms * Math.min(10, Math.max(1, pace.slackMs / 1000))

async function within(
  ms: number,
  cutAt: number,
  { work, recorder }: { work: Promise<void>; recorder: Recorder },
): Promise<void> {
  const startedAt = Date.now()
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    const look = (): void => {
      const tookMs = Date.now() - startedAt
      const runLeftMs = cutAt - Date.now()
      const extendedMs = recorder.rateLimitedMs + recorder.extensionMs(startedAt)
      const leftMs = Math.min(allowedMs(ms) + extendedMs - tookMs, runLeftMs)
      if (leftMs > 0) timer = setTimeout(look, leftMs)
      else if (runLeftMs <= 0) reject(timeOver())
      else reject(new OutOfTime(`the check did not end within ${Math.round(tookMs / 1000)} s`))
    }
    look()
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

/** Returns the last exchanges, with secrets redacted. */
const bounded = (exchanges: Exchange[]): Exchange[] => exchanges.slice(-exchangesShown).map(redactExchange)
