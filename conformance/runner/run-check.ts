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
import { skipped } from './skipped.ts'
import type { Turns } from './turns.ts'
import { newResult, type CheckResult, type ReplayPoint, type Status } from './result.ts'

export interface RunState {
  environment: LeaseEnvironment
  requirements: Requirements
  mode: Mode
  load?: LoadAsked
  /** Seed of the run; every check derives its own from it. */
  seed: number
  replay?: ReplayPoint
  turns: Turns
  /** When the time limit of the run is reached: later checks do not begin. In ms since the epoch. */
  endsAt: number
  /** Set when the target stopped answering: what has not begun by then would only wait for nothing. Shared by all checks. */
  target: { lost?: string }
}

/** Generous: on a busy machine sixty checks share the target, and a request without an answer has its own limit. */
const boundSeconds: Record<Mode, number> = { quick: 60, full: 120, deep: 600 }

/** How often a finding that time may explain is judged again. */
const confirmationsMax = 2

/**
 * Runs a check beside others. What time may explain (a request without an answer, a finding on a slow target or a busy
 * machine) counts only when the check finds it again, alone.
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
  /** Time may explain the finding. */
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
  result.names = { used: [...new Set([...(check.needs.names ?? []), ...namesUsed])], seen: [...recorder.namesSeen] }
  result.mismatches = [...recorder.mismatches.values()]
  if (property.found !== undefined && result.status === 'failed') addCounterexample(result, property.found)
  if (result.status !== 'passed') {
    result.exchanges = bounded(property.found?.exchanges ?? recorder.exchanges)
    if (recorder.deliveries.length > 0) result.deliveries = recorder.deliveries.slice(-exchangesShown)
  }
  result.recorded = { file: check.file, values: property.values, causes: recorder.causes }
  return { result, doubtful: execution.unanswered || (timeExplains(execution) && pace.slowSince(startedAt)) }
}

/** A finding that may come from waiting too short. Duplicates, leaks and changes cannot. */
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
  /** It ended by a request without an answer, while the target answers others. */
  unanswered: boolean
  /** Of the assertion that failed. */
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
  })
  const property: PropertyState = {
    mode: runState.mode,
    seed,
    recorder,
    runs: 0,
    properties: 0,
    values: {},
    ...(replay === undefined ? {} : { replay }),
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
  const { environment, mode, load } = runState
  let ended = false
  try {
    assertTargetAnswers(runState)
    const { decisions } = result
    const { namesUsed } = execution
    const known = { check, form, mode, load, seed, environment, resources, assertions, property, decisions, namesUsed }
    const context = makeContext(known)
    const seconds =
      check.timeoutSeconds ?? Math.max(boundSeconds[mode], check.seconds * 3, 3 * ((load?.withinMs ?? 0) / 1000))
    await within(seconds * 1000, check.body(context))
    ended = true
  } catch (error) {
    ended = !(error instanceof OutOfTime)
    throw error
  } finally {
    // What did not end goes on with its actors: they are not lent again.
    await recording.run(new Recorder(), () =>
      release(resources, check.needs, environment, { unfinished: !ended, recorder: execution.recorder }),
    )
  }
}

function assertTargetAnswers({ target }: RunState): void {
  if (target.lost !== undefined) throw new CheckError(target.lost)
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
  const place = error instanceof Error && !unanswered ? ` (${firstFrame(error)})` : ''
  return { status: 'error', message: `${message}${place}` }
}

/** A target that takes so long for everything may also take too long for this: no request of its own is to blame. */
const tooSlow = ({ environment }: RunState): boolean =>
  pace.answeredMs * answersPerLimit > environment.session.target.timing.request_timeout_ms

const answersPerLimit = 4

const slowness = (): string =>
  `nine of ten answers of the target take up to ${Math.round(pace.answeredMs)} ms, too long to blame this one ` +
  '(a higher timing.request_timeout_ms, a lower --concurrency)'

/** Whether the target still answers, so that a request without an answer is its own fault. */
async function alive({ environment: { session, capabilities } }: RunState): Promise<boolean> {
  const [agent] = capabilities.agents
  for (let turn = 0; turn < askedIfAlive; turn += 1) {
    try {
      const { status } = await session.client.request({
        method: 'GET',
        path: '/v1/agents/me',
        ...(agent && { headers: { authorization: `Bearer ${agent.token}` } }),
      })
      // Who refuses it answers, too.
      return status < 500
    } catch {
      // A target that is only slow for a while is not gone.
    }
  }
  return false
}

const askedIfAlive = 3

class OutOfTime extends Error {
  override name = 'OutOfTime'
}

/** A limit that was right on a fast target grows with the latency of a slow one, up to ten times. */
const allowedMs = (ms: number): number => ms * Math.min(10, Math.max(1, pace.slackMs / 1000))

async function within(ms: number, work: Promise<void>): Promise<void> {
  const startedAt = Date.now()
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    const look = (): void => {
      const tookMs = Date.now() - startedAt
      const leftMs = allowedMs(ms) - tookMs
      if (leftMs > 0) timer = setTimeout(look, leftMs)
      else reject(new OutOfTime(`the check did not end within ${Math.round(tookMs / 1000)} s`))
    }
    timer = setTimeout(look, ms)
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
