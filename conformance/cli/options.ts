import { parseArgs } from 'node:util'
import type { Shard } from '../runner/plan.ts'
import type { InitOptions } from './init.ts'
import type { DiffOptions } from './diff.ts'
import type { MatrixOptions } from './matrix.ts'
import type { ClientOptions } from './judge-client.ts'
import type { ReceiverOptions } from './receiver.ts'
import type { LoadAsked } from '../check-api/context.ts'
import { modes, type Form, type Mode } from '../check-api/needs.ts'
import { packageRoot } from '../runner/check-files.ts'
import { setNames, wholeSet } from '../runner/requirement-sets.ts'
import { UsageError } from './usage-error.ts'

export { UsageError }

export interface Options {
  command:
    | 'run'
    | 'list'
    | 'dry-run'
    | 'doctor'
    | 'ca'
    | 'init'
    | 'history'
    | 'receiver'
    | 'client'
    | 'diff'
    | 'matrix'
    | 'vectors'
    | 'help'
    | 'version'
  target?: string
  report: string
  mode: Mode
  minutes?: number
  only: string[]
  load?: LoadAsked
  forms?: Form[]
  /** Name of a frozen requirement set, or `all`. */
  set: string
  seed?: number
  replay?: string
  /** Maximum number of concurrent checks. */
  concurrency: number
  strict: boolean
  /** For `doctor`: prints all lines. */
  all: boolean
  /** Shows the run in a browser during the run. */
  watch: boolean
  /** File with a list of known failures. */
  knownFailures?: string
  /** File of an earlier report.json. */
  compare?: string
  shard?: Shard
  /** Options of `receiver`. */
  receiver?: ReceiverOptions
  /** Options of `client`. */
  client?: ClientOptions
  /** Options of `init`. */
  init?: InitOptions
  /** Options of `diff`. */
  diff?: DiffOptions
  /** Options of `matrix`. */
  matrix?: MatrixOptions
  /** Folder of `ca` or `vectors`, or file of `history`. */
  path?: string
  /** Host names in the certificate of `ca`. */
  names: string[]
}

export const usage = `Usage:
  parley-conform [--target FILE] [--report DIR]   test an implementation; without --target, this project's own server
  parley-conform init URL [--out FILE]            probe a service and write a target file for it
  parley-conform doctor [--target FILE]           try the target file and list the missing entries, the largest gain first
  parley-conform ca DIR [--name HOST]...          create the certificate authority of the webhook receiver; the target must
                                                  trust DIR/ca.pem
                                                  (default names: localhost, 127.0.0.1, ::1)
  parley-conform history FILE                     judge a recorded history (JSON lines, spec/history.schema.yaml)
  parley-conform receiver --url URL               test a webhook receiver: signatures, timestamps, repeated deliveries
  parley-conform client [--only PATTERN] -- COMMAND ARGS...
                                                  test a client: COMMAND performs operations that it reads as JSON lines
                                                  (spec/client.schema.yaml), and the harness is its service
  parley-conform model [--target FILE]            run only random sessions, which a model of the document judges: for the time
                                                  of --mode, for --minutes, or --sessions N of each check
  parley-conform diff A.yaml B.yaml               run the same sessions on two implementations and report the first
                                                  difference that no decision allows
  parley-conform matrix REPORT...                 make one page from report.json files: requirements by implementation
  parley-conform vectors DIR                      write test vectors: JSON files with inputs and right outcomes

  --target FILE     target file of the implementation to test (schema: spec/target.schema.yaml)
  --report DIR      output folder for report.html, report.json, report.md, junit.xml, badge.svg, repro/ and
                    replay/ (default: out)
  --mode MODE       quick (default), full, or deep
  --minutes N       time limit of the run (default in deep mode: 10); checks still running then are not testable
  --only PATTERN    run only the checks with this id, id prefix, pattern with *, requirement id or area;
                    comma-separated, repeatable
  --load N          run N clients that write, repeat and read for --minutes (default: 1), restart the target after half of
                    the time if the target file has a hook for it, and judge the recorded history; no other check runs
  --form FORM       test this form only: current or variant; repeatable
  --set NAME        judge by a frozen set of requirements, such as 1.0 (default: all requirements of this version);
                    later requirements fail no target. A set has its own number, which is not a version of the package
  --concurrency N   maximum number of concurrent checks (default: 64); fewer while the target answers slowly
  --seed N          seed of the random choices (default: random; the report contains it)
  --replay FILE     reproduce a failure of an earlier run: a file from DIR/replay/
  --known-failures FILE
                    file of checks that may fail, one id (or id [form]) per line. These checks still run, and the run
                    fails when one of them passes. The result of a check marked flaky (after its id) is ignored
  --compare FILE    an earlier report.json; lists new failures, new passes and remaining failures
  --shard I/N       run only the I-th of N parts of the selected checks; together the parts contain all of them
  --watch           show the run in a browser: prints a URL on 127.0.0.1 that shows the progress and then the report;
                    on a terminal, until Ctrl+C
  --list            list the checks
  --dry-run         list the checks that would run and those that are not testable, without running them
  --strict          count checks that are not testable as failures
  --version         print the version of this harness; requirement sets have their own numbers (--set)

Options of doctor:
  --all             print everything; without it, at most 60 lines

Options of init:
  --out FILE        the file to write (default: target.yaml)
  --yes             do not prompt; use the detected values. This is the default without a terminal
  --force           overwrite the file
                    The probe uses the environment variables CONFORM_SESSION (of a person) and CONFORM_AGENT_TOKEN

Options of receiver:
  --url URL         the URL of the receiver
  --secret SECRET   the whsec_ secret that the receiver verifies with (default: CONFORM_RECEIVER_SECRET)
  --ca FILE         certificate authority to trust in addition to the public ones, in PEM
  --processed URL   URL that returns how often an event took effect: a number, or an object with a count; the harness
                    replaces {event_id} in it
  --event FILE      JSON file with an event to send instead of a generated one; each delivery gets a new event_id
  --timeout MS      maximum wait for an answer (default: 10000)

Options of client:
  --only, --seed    as above
  --report DIR      output folder for report.html, report.json, report.md, junit.xml and badge.svg (default: none)
  --timeout MS      maximum wait for a reply, and for each retry (default: 10000)

Options of diff:
  --sessions N      number of sessions (default: 50); --seed, --minutes and --form as above
  --out DIR         folder for diff.txt and diff.json

Options of matrix:
  --out FILE        the page to write (default: matrix.html)

An interrupted run (Ctrl+C) prints the results so far and writes the reports; a second Ctrl+C ends it at once.

Exit codes: 0 conformant, 1 violations (of history: contradictions, of diff: a difference), 2 no verdict (target unreachable,
target file invalid, run interrupted before a violation was found, or too few requirements tested).
`

/** @throws UsageError */
export function readOptions(argv: readonly string[]): Options {
  const { values, positionals } = parse(argv)
  if (positionals[0] === 'client' && positionals.length < 2) throw new UsageError('client needs a command after --')
  const [word, path, ...rest] = positionals
  const commands = ['doctor', 'init', 'ca', 'history', 'receiver', 'client', 'diff', 'matrix', 'vectors'] as const
  const known = commands.find((name) => name === word)
  const model = word === 'model' ? readModel(values) : undefined
  if (word !== undefined && known === undefined && model === undefined) throw new UsageError(`unknown command ${word}`)
  if (known === 'ca' && path === undefined) throw new UsageError('ca needs a folder')
  if (known === 'init' && (path === undefined || !isAddress(path)))
    throw new UsageError('init needs the address of a service, such as https://chat.example')
  if (known === 'vectors' && path === undefined) throw new UsageError('vectors needs a folder')
  if (known === 'history' && path === undefined) throw new UsageError('history needs a file')
  const diff = known === 'diff' ? readDiff(positionals.slice(1), values) : undefined
  const matrix =
    known === 'matrix' ? { reports: reportsOf(positionals.slice(1)), out: values.out ?? 'matrix.html' } : undefined
  if (
    (rest.length > 0 && diff === undefined && matrix === undefined && known !== 'client') ||
    ((known === 'doctor' || known === 'receiver' || model !== undefined) && path !== undefined)
  )
    throw new UsageError(`unexpected ${rest[0] ?? path}`)
  const load = values.load === undefined ? model?.load : readLoad(values.load, values.minutes)
  const command = commandOf(values, known)
  return {
    command,
    report: values.report ?? 'out',
    strict: values.strict,
    all: values.all,
    watch: values.watch,
    set: readSetName(values.set),
    concurrency: positive(values.concurrency, '--concurrency'),
    names: values.name,
    mode: load === undefined ? oneOf(values.mode, modes, '--mode') : 'deep',
    only: model?.only ?? (load === undefined ? splitAll(values.only) : ['messages.load*']),
    load,
    target: values.target,
    forms: values.form?.map(readForm),
    seed: optionalNumber(values.seed, '--seed'),
    minutes: load === undefined ? optionalNumber(values.minutes, '--minutes') : undefined,
    replay: values.replay,
    knownFailures: values['known-failures'],
    compare: values.compare,
    shard: values.shard === undefined ? undefined : readShard(values.shard),
    path,
    diff,
    matrix,
    receiver: command === 'receiver' ? readReceiver(values) : undefined,
    client: command === 'client' ? readClient(values, positionals.slice(1)) : undefined,
    init:
      command === 'init'
        ? { url: path!, out: values.out ?? 'target.yaml', yes: values.yes, force: values.force }
        : undefined,
  }
}

function commandOf(values: ReturnType<typeof parse>['values'], known: Options['command'] | undefined) {
  if (values.help) return 'help'
  if (values.version) return 'version'
  return known ?? (values.list ? 'list' : values['dry-run'] ? 'dry-run' : 'run')
}

/** Resolves the set name before the run, because an unknown set is a usage error. */
function readSetName(name: string): string {
  if (name !== wholeSet && !setNames(packageRoot).includes(name))
    throw new UsageError(
      `--set ${name}: the sets are ${[...setNames(packageRoot), wholeSet].join(', ')}; a set has its own number, which is not a version of the package`,
    )
  return name
}

/** Uses parseArgs of node:util instead of a library, because one command with flat options needs no dependency. */
function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      strict: true,
      options: {
        target: { type: 'string' },
        report: { type: 'string' },
        mode: { type: 'string', default: 'quick' },
        load: { type: 'string' },
        minutes: { type: 'string' },
        only: { type: 'string', multiple: true, default: [] },
        form: { type: 'string', multiple: true },
        seed: { type: 'string' },
        set: { type: 'string', default: wholeSet },
        concurrency: { type: 'string', default: '64' },
        replay: { type: 'string' },
        'known-failures': { type: 'string' },
        compare: { type: 'string' },
        shard: { type: 'string' },
        list: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
        all: { type: 'boolean', default: false },
        watch: { type: 'boolean', default: false },
        name: { type: 'string', multiple: true, default: [] },
        url: { type: 'string' },
        secret: { type: 'string' },
        ca: { type: 'string' },
        processed: { type: 'string' },
        event: { type: 'string' },
        timeout: { type: 'string', default: '10000' },
        out: { type: 'string' },
        yes: { type: 'boolean', default: false },
        force: { type: 'boolean', default: false },
        sessions: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
        version: { type: 'boolean', short: 'V', default: false },
      },
    })
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

function readReceiver(values: ReturnType<typeof parse>['values']): ReceiverOptions {
  const { url, secret = process.env.CONFORM_RECEIVER_SECRET, ca, processed, event, timeout } = values
  if (url === undefined || !URL.canParse(url)) throw new UsageError('receiver needs --url')
  if (secret === undefined || !secret.startsWith('whsec_'))
    throw new UsageError('receiver needs --secret, which begins with whsec_')
  return {
    url,
    secret,
    timeoutMs: positive(timeout, '--timeout'),
    caFile: ca,
    processedUrl: processed,
    eventFile: event,
  }
}

/** A case waits most of the time, so that this number of processes keeps one core busy. */
const clientConcurrency = 16

function readClient(
  { only, seed, timeout, concurrency, report }: ReturnType<typeof parse>['values'],
  command: readonly string[],
): ClientOptions {
  return {
    command,
    only: splitAll(only),
    timeoutMs: positive(timeout, '--timeout'),
    concurrency: Math.min(clientConcurrency, positive(concurrency, '--concurrency')),
    seed: optionalNumber(seed, '--seed'),
    report,
  }
}

const isAddress = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text)

function readDiff(files: readonly string[], values: ReturnType<typeof parse>['values']): DiffOptions {
  const [one, other, ...more] = files
  if (one === undefined || other === undefined || more.length > 0) throw new UsageError('diff needs two target files')
  const { sessions = '50', seed, minutes, form, out } = values
  if (form !== undefined && form.length > 1) throw new UsageError('--form: diff takes one form')
  return {
    targets: [one, other],
    sessions: positive(sessions, '--sessions'),
    seed: optionalNumber(seed, '--seed'),
    minutes: optionalNumber(minutes, '--minutes'),
    form: form === undefined ? undefined : readForm(form[0] ?? ''),
    out,
  }
}

function reportsOf(files: readonly string[]): readonly string[] {
  if (files.length === 0) throw new UsageError('matrix needs a report.json')
  return files
}

function oneOf<T extends string>(text: string, known: readonly T[], option: string): T {
  const found = known.find((item) => item === text)
  if (found === undefined) throw new UsageError(`${option} must be one of ${known.join(', ')}`)
  return found
}

function number(text: string, option: string): number {
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value)) throw new UsageError(`${option} must be a number`)
  return value
}

const optionalNumber = (text: string | undefined, option: string): number | undefined =>
  text === undefined ? undefined : number(text, option)

const readForm = (text: string): Form => oneOf(text, ['current', 'variant'], '--form')

/** Selects the checks of random sessions, for the time of the mode, some minutes or a number of sessions. */
function readModel(values: ReturnType<typeof parse>['values']): Pick<Options, 'only' | 'load'> {
  if (values.load !== undefined) throw new UsageError('model takes no --load')
  const selected = splitAll(values.only)
  const only = selected.length === 0 ? ['sessions'] : selected
  const sessions = values.sessions === undefined ? undefined : positive(values.sessions, '--sessions')
  const minutes = optionalNumber(values.minutes, '--minutes') ?? (sessions && sessions * minutesOfSession)
  if (minutes === undefined) return { only }
  return { only, load: { clients: 0, withinMs: minutes * 60_000, sessions } }
}

/** Time limit of one session on a slow target, in minutes. */
const minutesOfSession = 0.5

/** @param minutes duration of the load; default: 1 */
function readLoad(clients: string, minutes = '1'): LoadAsked {
  return {
    clients: positive(clients, '--load'),
    withinMs: number(minutes, '--minutes') * 60_000,
  }
}

function splitAll(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .filter((text) => text !== '')
}

function readShard(text: string): Shard {
  const [, index, count] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number)
  if (index === undefined || count === undefined || index < 1 || index > count)
    throw new UsageError('--shard must be I/N, with I from 1 to N')
  return { index, count }
}

function positive(text: string, option: string): number {
  const value = number(text, option)
  if (!Number.isInteger(value) || value < 1) throw new UsageError(`${option} must be an integer above 0`)
  return value
}
