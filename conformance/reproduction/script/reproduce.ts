/** Runs the check again with fresh actors, and says whether its assertion is violated. */
import { parseArgs } from 'node:util'
import { declaredChecks, type Check } from '../../check-api/check.ts'
import { CheckError, NotOffered, Violation } from '../../check-api/outcome.ts'
import { observeArrivals } from '../../client/exchange-observers.ts'
import { NoReplyError } from '../../client/exchange.ts'
import { HttpClient } from '../../client/http-client.ts'
import { NotTestable } from '../../client/not-testable.ts'
import { pace } from '../../client/pace.ts'
import { Recorder, recording } from '../../client/recorder.ts'
import { redact } from '../../client/redaction.ts'
import { startReceiver } from '../../client/tls-receiver.ts'
import { watchExchanges } from '../../exchange-rules/rules.ts'
import { Assertions } from '../../runner/assertions.ts'
import { lease, assertPossible, release, type LeaseEnvironment } from '../../runner/lease.ts'
import { makeContext } from '../../runner/make-context.ts'
import type { Requirements } from '../../runner/requirements.ts'
import type { Warning } from '../../runner/result.ts'
import { loadModule } from '../../target/load-module.ts'
import type { Capabilities } from '../../target/session.ts'
import type { Target } from '../../target/target.ts'
import { TemplateHooks } from '../../target/template-hooks.ts'
import { answers, type AnswerName, type RecordedCheck, type RecordedFinding } from '../finding.ts'
import { CouldNotTry } from './could-not-try.ts'
import { FreshActors } from './fresh-actors.ts'
import { Narrator } from './narrator.ts'
import { readTarget } from './read-target.ts'
import type { PropertyState } from './stand-ins/property.ts'

interface Answer {
  name: AnswerName
  /** In one sentence, why. */
  reason: string
  /** What is violated, what was expected and what came. */
  details?: string[]
  /** A request that took too long, or a busy machine, may be the reason. */
  doubtful?: boolean
}

const write = (line: string): void => void process.stdout.write(`${line}\n`)

/** Ends the process with the answer. */
export async function reproduce(finding: RecordedFinding): Promise<void> {
  // What a check left running may still reject.
  process.on('unhandledRejection', () => undefined)
  const answer = await answered(finding)
  write('')
  for (const line of answer.details ?? []) write(redact(line))
  write(redact(`${answer.name.toUpperCase()}: ${answer.reason}`))
  process.stdout.write('', () => process.exit(answers[answer.name]))
}

async function answered(finding: RecordedFinding): Promise<Answer> {
  try {
    const { target: named } = parseArgs({ options: { target: { type: 'string' } } }).values
    const target = readTarget(named, finding.target)
    write(`${finding.check} [${finding.form}] against ${target.base_url}`)
    write(`${finding.requirement} requires: ${finding.statement}`)
    write(`The run found: ${finding.message}\n`)
    return await tried(finding, target)
  } catch (error) {
    return { name: 'could not try', reason: error instanceof Error ? error.message : String(error) }
  }
}

/**
 * A fault may not show each time: what was not shown is tried again for a while, in turn with new persons and with those of
 * the target file, who may be known for what no new person has.
 */
async function tried(finding: RecordedFinding, target: Target): Promise<Answer> {
  const begun = Date.now()
  const found: Answer[] = []
  const enough = (): boolean =>
    found.length >= triesMax ||
    (found.length >= triesMin && found.every(({ name }) => name === 'could not try')) ||
    (Date.now() - begun > triesMs && found.some(({ name }) => name === 'not shown'))
  while (!enough()) {
    if (found.length > 0) write(`\n(${found.at(-1)!.name}: ${found.at(-1)!.reason}; once more)\n`)
    // What a target may not show is known of the persons of its file.
    const fresh = found.length % 2 === (finding.causes.length > 0 ? 1 : 0)
    const answer = await confirmed(finding, target, fresh)
    if (answer.name === 'shown') return answer
    found.push(answer)
  }
  const refuted = found.find(({ name }) => name === 'not shown')
  return refuted === undefined ? found[0]! : { ...refuted, reason: `${refuted.reason}, tried ${found.length} times` }
}

const triesMax = 4
const triesMin = 2
const triesMs = 15_000

/** What time may explain counts only when it is found again. */
async function confirmed(finding: RecordedFinding, target: Target, freshPersons: boolean): Promise<Answer> {
  let answer = await tryOnce(finding, target, freshPersons)
  for (let turn = 0; turn < confirmationsMax && answer.doubtful === true; turn += 1) {
    write('\n(the target or this machine was slow: once more)\n')
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
  const { request_timeout_ms: requestTimeoutMs, requests_per_second: requestsPerSecond } = target.timing
  const client = new HttpClient({
    baseUrl: target.base_url,
    requestTimeoutMs,
    requestsPerSecond,
    documents: documentsOf(finding),
  })
  const stopWatching = pace.watch()
  const narrator = new Narrator(client.baseUrl, write)
  client.observers.push((exchange, text) => narrator.tell(exchange, text))
  client.closing.push(observeArrivals((exchange, text) => narrator.tell(exchange, text)))
  const rules = watchExchanges(client, { sequenceName: target.names.message_sequence })
  for (const { token } of target.agents) rules.secrets.know(token)
  for (const { user_id: id, handle, session, ...known } of target.persons)
    rules.know({
      id,
      handle,
      session,
      phoneNumber: known.phone_number,
      email: known.email,
      addressBook: known.address_book,
    })
  const hooks = new TemplateHooks(target, client, await loadModule(target.module))
  const session = { target, client, hooks }
  const receiver = target.receiver === undefined || !needsReceiver() ? null : await startReceiver(target.receiver)
  const environment: LeaseEnvironment = {
    session,
    receiver,
    pool: new FreshActors(session, freshPersons),
    capabilities: {
      offered: finding.offered as Capabilities['offered'],
      reasons: {},
      receiptsBetweenAgents: finding.receiptsBetweenAgents,
      agents: [],
    },
  }
  try {
    await assertAnswers(client)
    const scenario = { finding, target, environment }
    // The rule of the check looks at what these send and receive, whatever they find themselves.
    for (const cause of finding.causes) await judge(cause, scenario)
    return await judge(finding, scenario)
  } finally {
    stopWatching()
    await receiver?.close()
    await client.close()
  }
}

const needsReceiver = (): boolean => declaredChecks().some(({ needs }) => needs.webhook !== undefined)

function documentsOf({ operations }: RecordedFinding): ConstructorParameters<typeof HttpClient>[0]['documents'] {
  const patterns = operations.map(([method, pattern, id]) => ({ method, id, pattern: new RegExp(pattern) }))
  return {
    operations,
    operationOf: (method, path) =>
      patterns.find((one) => one.method === method.toLowerCase() && one.pattern.test(path))?.id ?? null,
    // No assertion of a check looks at it.
    judge: () => [],
  }
}

/** @throws CouldNotTry when the target answers nothing */
async function assertAnswers(client: HttpClient): Promise<void> {
  const { status } = await client.request({ method: 'GET', path: '/v1/agents/me' }).catch((error: Error) => {
    throw new CouldNotTry(`the target does not answer (${error.message})`)
  })
  if (status >= 500) throw new CouldNotTry(`the target answers GET /v1/agents/me with ${status}`)
}

async function judge(recorded: RecordedCheck, scenario: Scenario): Promise<Answer> {
  const { finding, environment } = scenario
  const check = declaredChecks().find(({ id }) => id === recorded.check)
  if (check === undefined) throw new CouldNotTry(`this script does not hold the check ${recorded.check}`)
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
  // Getting the actors proves nothing about what the check asserts.
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
    ...{ check, form: recorded.form, mode, load, seed, environment, resources, assertions, property },
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
  if (asserted === 0) return { name: 'could not try', reason: 'the check asserted nothing' }
  if (accepted === 0) return { name: 'could not try', reason: 'the target accepted no request' }
  return { name: 'not shown', reason: `every assertion of the check is true (${asserted} of ${asserted})` }
}

async function explained(error: unknown, finding: RecordedFinding, environment: LeaseEnvironment): Promise<Answer> {
  if (error instanceof Violation) {
    const details = detailsOf(error.requirement, error)
    if (error.requirement === finding.requirement) return { name: 'shown', reason: error.message, details }
    return { name: 'could not try', reason: `another assertion of the check fails first: ${error.message}`, details }
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
