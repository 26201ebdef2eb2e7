/** Runs the check again with new actors, and reports whether its assertion is violated. */
import { parseArgs } from 'node:util'
import { declaredChecks, type Check } from '../../check-api/check.ts'
import { CheckError, NotOffered, Violation } from '../../check-api/outcome.ts'
import type { Documents } from '../../client/documents.ts'
import { observeArrivals } from '../../client/exchange-observers.ts'
import { NoReplyError } from '../../client/exchange.ts'
import { NotTestable } from '../../client/not-testable.ts'
import { pace } from '../../client/pace.ts'
import { Recorder, recording } from '../../client/recorder.ts'
import { redact } from '../../client/redaction.ts'
import { startReceiver } from '../../client/tls-receiver.ts'
import { Assertions } from '../../runner/assertions.ts'
import { lease, assertPossible, release, type LeaseEnvironment } from '../../runner/lease.ts'
import { makeContext } from '../../runner/make-context.ts'
import type { Requirements } from '../../runner/requirements.ts'
import type { Warning } from '../../runner/result.ts'
import { openSession, type Capabilities, type Session } from '../../target/session.ts'
import type { Target } from '../../target/target.ts'
import { answers, type AnswerName, type RecordedCheck, type RecordedFinding } from '../finding.ts'
import { untilShown } from '../until-shown.ts'
import { CouldNotTry } from './could-not-try.ts'
import { FreshActors } from './fresh-actors.ts'
import { Narrator } from './narrator.ts'
import { readTarget } from './read-target.ts'
import type { PropertyState } from './stand-ins/property.ts'

interface Answer {
  name: AnswerName
  /** Reason, in one sentence. */
  reason: string
  /** The violated requirement, the expected value and the actual value. */
  details?: string[]
  /** Slow requests or a busy machine may have caused the result. */
  doubtful?: boolean
}

const write = (line: string): void => void process.stdout.write(`${line}\n`)

/** Exits the process with the answer. */
export async function reproduce(finding: RecordedFinding): Promise<void> {
  // Work that a check left running may still reject.
  process.on('unhandledRejection', () => undefined)
  const answer = await answered(finding)
  write('')
  for (const line of answer.details ?? []) write(redact(line))
  // The last line is the result, also for programs that read it.
  write(redact(`${answer.name.toUpperCase()}: ${answer.reason.replaceAll(/\s*\n\s*/g, '; ')}`))
  process.stdout.write('', () => process.exit(answers[answer.name]))
}

async function answered(finding: RecordedFinding): Promise<Answer> {
  try {
    const { target: named } = parseArgs({ options: { target: { type: 'string' } } }).values
    const target = readTarget(named, finding.target)
    write(`${finding.check} [${finding.form}] against ${target.base_url}`)
    write(`${finding.requirement} requires: ${finding.statement}`)
    write(`Finding of the run: ${finding.message}\n`)
    return await tried(finding, target)
  } catch (error) {
    return { name: 'could not try', reason: error instanceof Error ? error.message : String(error) }
  }
}

/**
 * Alternates between new persons and persons of the target file, because a failure may depend on data that the target
 * knows.
 */
async function tried(finding: RecordedFinding, target: Target): Promise<Answer> {
  const found: Answer[] = []
  const attempt = async (turn: number): Promise<Answer> => {
    const last = found.at(-1)
    if (last !== undefined) write(`\n(${last.name}: ${last.reason}; trying again)\n`)
    // Only persons of the target file have personal data that a target must not disclose.
    const answer = await confirmed(finding, target, turn % 2 === (finding.causes.length > 0 ? 1 : 0))
    found.push(answer)
    return answer
  }
  await untilShown(attempt, ({ name }) => name)
  const last = found.at(-1)!
  if (last.name === 'shown') return last
  const refuted = found.find(({ name }) => name === 'not shown')
  return refuted === undefined ? found[0]! : { ...refuted, reason: `${refuted.reason} in ${found.length} attempts` }
}

/** Runs the check again when slowness may have caused the failure, which then counts only if it recurs. */
async function confirmed(finding: RecordedFinding, target: Target, freshPersons: boolean): Promise<Answer> {
  let answer = await tryOnce(finding, target, freshPersons)
  for (let turn = 0; turn < confirmationsMax && answer.doubtful === true; turn += 1) {
    write('\n(the target or this machine was slow; trying again)\n')
    answer = await tryOnce(finding, target, freshPersons)
  }
  return answer
}

const confirmationsMax = 2

interface Scenario {
  finding: RecordedFinding
  target: Target
  environment: LeaseEnvironment
}

async function tryOnce(finding: RecordedFinding, target: Target, freshPersons: boolean): Promise<Answer> {
  const session = await openSession(target, documentsOf(finding))
  const { client } = session
  const stopWatching = pace.watch()
  const narrator = new Narrator(client.baseUrl, write)
  client.observers.push((exchange, text) => narrator.tell(exchange, text))
  client.closing.push(observeArrivals((exchange, text) => narrator.tell(exchange, text)))
  const receiver = target.receiver === undefined || !needsReceiver() ? null : await startReceiver(target.receiver)
  const environment: LeaseEnvironment = {
    session,
    receiver,
    pool: new FreshActors(session, freshPersons, finding.hidesPrivateAgents),
    capabilities: {
      offered: finding.offered as Capabilities['offered'],
      reasons: {},
      receiptsBetweenAgents: finding.receiptsBetweenAgents,
      hidesPrivateAgents: finding.hidesPrivateAgents,
      agents: [],
    },
  }
  try {
    await assertAnswers(client)
    const scenario = { finding, target, environment }
    // The rule judges the exchanges of these checks, whatever their own results are.
    for (const cause of finding.causes) await judge(cause, scenario)
    return await judge(finding, scenario)
  } finally {
    stopWatching()
    await receiver?.close()
    await client.close()
  }
}

const needsReceiver = (): boolean => declaredChecks().some(({ needs }) => needs.webhook !== undefined)

function documentsOf({ operations }: RecordedFinding): Documents {
  const patterns = operations.map(([method, pattern, id]) => ({ method, id, pattern: new RegExp(pattern) }))
  return {
    operations,
    operationOf: (method, path) =>
      patterns.find((one) => one.method === method.toLowerCase() && one.pattern.test(path))?.id ?? null,
    // No assertion of a check reads mismatches.
    judge: () => [],
  }
}

/** @throws CouldNotTry when the target does not answer */
async function assertAnswers(client: Session['client']): Promise<void> {
  const { status } = await client.request({ method: 'GET', path: '/v1/agents/me' }).catch((error: Error) => {
    throw new CouldNotTry(`the target does not answer (${error.message})`)
  })
  if (status >= 500) throw new CouldNotTry(`the target answers GET /v1/agents/me with ${status}`)
}

async function judge(recorded: RecordedCheck, scenario: Scenario): Promise<Answer> {
  const { finding, environment } = scenario
  const check = declaredChecks().find(({ id }) => id === recorded.check)
  if (check === undefined) throw new CouldNotTry(`this script does not contain the check ${recorded.check}`)
  const recorder = new Recorder()
  const warnings: Warning[] = []
  const assertions = new Assertions({
    check: check.id,
    cited: check.requirements,
    requirements: new Map(Object.entries(finding.levels)) as unknown as Requirements,
    settleMs: scenario.target.timing.settle_ms,
    warnings,
  })
  const startedAt = Date.now()
  try {
    assertPossible(check.needs, [], environment)
    await recording.run(recorder, () => runBody(check, recorded, { scenario, assertions, recorder }))
    return concluded(finding, { warnings, asserted: assertions.count, accepted: recorder.accepted })
  } catch (error) {
    const answer = await explained(error, finding, environment)
    const untimely = ['duplicated', 'leaked', 'changed'].includes((error as Violation).failureClass ?? '')
    return { ...answer, doubtful: answer.name === 'shown' && !untimely && pace.slowSince(startedAt) }
  }
}

async function runBody(
  check: Check,
  recorded: RecordedCheck,
  { scenario, assertions, recorder }: { scenario: Scenario; assertions: Assertions; recorder: Recorder },
): Promise<void> {
  const { finding, environment } = scenario
  const { mode, seed, load } = finding
  const resources = await lease(check.needs, environment)
  // The preparation of actors does not count for the assertions of the check.
  recorder.startRun()
  recorder.accepted = 0
  const property: PropertyState = {
    mode,
    seed,
    recorder,
    runs: 0,
    properties: 0,
    values: {},
    recorded: recorded.values,
  }
  const context = makeContext({
    check,
    form: recorded.form,
    mode,
    load,
    seed,
    environment,
    resources,
    assertions,
    property,
    decisions: [],
    namesUsed: new Set(),
  })
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    const seconds = check.timeoutSeconds ?? Math.max(limitSeconds, check.seconds * 3)
    timer = setTimeout(() => reject(new CouldNotTry(`the check did not end within ${seconds} s`)), seconds * 1000)
  })
  try {
    await Promise.race([check.body(context), limit])
  } finally {
    clearTimeout(timer)
    await recording.run(new Recorder(), () =>
      release(resources, check.needs, environment, { recorder }).catch(() => undefined),
    )
  }
}

const limitSeconds = 120

function concluded(
  { status, requirement }: RecordedFinding,
  { warnings, asserted, accepted }: { warnings: readonly Warning[]; asserted: number; accepted: number },
): Answer {
  const warning = warnings.find((one) => one.requirement === undefined || one.requirement === requirement)
  if (status === 'warned' && warning !== undefined)
    return { name: 'shown', reason: warning.message, details: detailsOf(requirement, warning) }
  if (asserted === 0) return { name: 'could not try', reason: 'the check made no assertion' }
  if (accepted === 0) return { name: 'could not try', reason: 'the target accepted no request' }
  return { name: 'not shown', reason: `all ${asserted} assertions of the check are true` }
}

async function explained(error: unknown, finding: RecordedFinding, environment: LeaseEnvironment): Promise<Answer> {
  if (error instanceof Violation) {
    const details = detailsOf(error.requirement, error)
    if (error.requirement === finding.requirement) return { name: 'shown', reason: error.message, details }
    return { name: 'could not try', reason: `another assertion of the check failed first: ${error.message}`, details }
  }
  if (error instanceof NoReplyError && finding.expected === 'an answer') {
    await assertAnswers(environment.session.client)
    return { name: 'shown', reason: error.message }
  }
  const known = error instanceof NotTestable || error instanceof NotOffered || error instanceof CheckError
  const message = error instanceof Error ? error.message : String(error)
  const place = known || error instanceof CouldNotTry ? [] : [(error as Error).stack ?? '']
  return { name: 'could not try', reason: message, details: place }
}

const detailsOf = (requirement: string, { expected, actual }: { expected?: unknown; actual?: unknown }): string[] => [
  `  violated  ${requirement}`,
  ...[
    ['expected', expected],
    ['actual  ', actual],
  ].flatMap(([name, value]) =>
    value === undefined ? [] : [`  ${String(name)}  ${JSON.stringify(value).slice(0, charactersShown)}`],
  ),
]

const charactersShown = 4000
