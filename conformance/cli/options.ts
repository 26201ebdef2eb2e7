import { parseArgs } from 'node:util'
import type { Shard } from '../runner/plan.ts'
import type { ReceiverOptions } from './receiver.ts'
import type { LoadAsked } from '../check-api/context.ts'
import { modes, type Form, type Mode } from '../check-api/needs.ts'

export interface Options {
  command: 'run' | 'list' | 'dry-run' | 'doctor' | 'ca' | 'history' | 'receiver' | 'help'
  target?: string
  report: string
  mode: Mode
  minutes?: number
  only: string[]
  load?: LoadAsked
  forms?: Form[]
  seed?: number
  replay?: string
  /** Most checks at once. */
  concurrency: number
  strict: boolean
  /** A list of checks that may fail. */
  knownFailures?: string
  /** An earlier report.json. */
  compare?: string
  shard?: Shard
  /** Of `receiver`. */
  receiver?: ReceiverOptions
  /** Folder of `ca`, or file of `history`. */
  path?: string
  /** Names that the certificate of `ca` is good for. */
  names: string[]
}

export const usage = `Usage:
  parley-conform [--target FILE] [--report DIR]   test an implementation; without --target, this project's own server
  parley-conform doctor [--target FILE]           list what the target file lacks to make every check testable
  parley-conform ca DIR [--name HOST]...          create the certificate authority of the webhook receiver, to be
                                                  trusted by the target as DIR/ca.pem
                                                  (default names: localhost, 127.0.0.1)
  parley-conform history FILE                     judge a recorded history (JSON lines, spec/history.schema.yaml)
  parley-conform receiver --url URL               test a receiver of webhooks: signatures, times, repeats

  --target FILE     target file of the implementation to test (schema: spec/target.schema.yaml)
  --report DIR      output folder for report.html, report.json, report.md, junit.xml, badge.svg, repro/ and
                    replay/ (default: out)
  --mode MODE       quick (default), full, or deep
  --minutes N       time limit of the run (default in deep mode: 10)
  --only PATTERN    run only the checks with this id, id prefix, pattern with *, requirement id or area;
                    comma-separated, repeatable
  --load N          let N clients write, repeat and read for --minutes (default: 1), restart the target in the middle where
                    its target file says how, and judge the history of all of them; nothing else is checked
  --form FORM       test this form only: current or variant; repeatable
  --concurrency N   at most so many checks at once (default: 64); fewer while the target answers slowly
  --seed N          seed of the random choices (default: random; the report states it)
  --replay FILE     reproduce a failure of an earlier run: a file from DIR/replay/
  --known-failures FILE
                    checks that may fail, one id (or id [form]) in each line: they still run, and the run fails
                    when one of them passes
  --compare FILE    an earlier report.json: what fails newly, passes newly and still fails
  --shard I/N       run only the I-th of N parts of the selected checks; together the parts are all of them
  --list            list the checks
  --dry-run         show which checks would run and which are not testable, without running them
  --strict          count checks that are not testable as failures

Of receiver:
  --url URL         where deliveries go
  --secret SECRET   the whsec_ secret that the receiver verifies with (default: CONFORM_RECEIVER_SECRET)
  --ca FILE         certificate authority to trust besides the public ones, in PEM
  --processed URL   answers how often an event took effect: a number, or an object with a count; {event_id} in it is
                    replaced
  --event FILE      an event to send in place of a made one, as JSON; each delivery gets an event_id of its own
  --timeout MS      longest wait for an answer (default: 10000)

An interrupted run (Ctrl+C) prints what it found so far and writes the reports; a second Ctrl+C ends it at once.

Exit codes: 0 conformant, 1 violations (of history: contradictions), 2 no verdict (target unreachable,
target file invalid, run interrupted before a violation was found, or too few requirements tested).
`

/** The command line is invalid; the message names the option. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** @throws UsageError */
export function readOptions(argv: readonly string[]): Options {
  const { values, positionals } = parse(argv)
  const [word, path, ...rest] = positionals
  const commands = ['doctor', 'ca', 'history', 'receiver'] as const
  const known = commands.find((name) => name === word)
  if (word !== undefined && known === undefined) throw new UsageError(`unknown command ${word}`)
  if (known === 'ca' && path === undefined) throw new UsageError('ca needs a folder')
  if (known === 'history' && path === undefined) throw new UsageError('history needs a file')
  if (rest.length > 0 || ((known === 'doctor' || known === 'receiver') && path !== undefined))
    throw new UsageError(`unexpected ${rest[0] ?? path}`)
  const load = values.load === undefined ? undefined : readLoad(values.load, values.minutes)
  const command = values.help ? 'help' : (known ?? (values.list ? 'list' : values['dry-run'] ? 'dry-run' : 'run'))
  return {
    command,
    report: values.report,
    strict: values.strict,
    concurrency: positive(number(values.concurrency, '--concurrency'), '--concurrency'),
    names: values.name,
    mode: load === undefined ? oneOf(values.mode, modes, '--mode') : 'deep',
    only: load === undefined ? splitAll(values.only) : ['messages.load*'],
    ...(load && { load }),
    ...(values.target === undefined ? {} : { target: values.target }),
    ...(values.form === undefined
      ? {}
      : { forms: values.form.map((form) => oneOf(form, ['current', 'variant'] as const, '--form')) }),
    ...(values.seed === undefined ? {} : { seed: number(values.seed, '--seed') }),
    ...(values.minutes === undefined || load !== undefined ? {} : { minutes: number(values.minutes, '--minutes') }),
    ...(values.replay === undefined ? {} : { replay: values.replay }),
    ...(values['known-failures'] === undefined ? {} : { knownFailures: values['known-failures'] }),
    ...(values.compare === undefined ? {} : { compare: values.compare }),
    ...(values.shard === undefined ? {} : { shard: readShard(values.shard) }),
    ...(path === undefined ? {} : { path }),
    ...(command === 'receiver' ? { receiver: readReceiver(values) } : {}),
  }
}

/** With parseArgs of node:util and not a library: one command with flat options, and no dependency of the harness. */
function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      strict: true,
      options: {
        target: { type: 'string' },
        report: { type: 'string', default: 'out' },
        mode: { type: 'string', default: 'quick' },
        load: { type: 'string' },
        minutes: { type: 'string' },
        only: { type: 'string', multiple: true, default: [] },
        form: { type: 'string', multiple: true },
        seed: { type: 'string' },
        concurrency: { type: 'string', default: '64' },
        replay: { type: 'string' },
        'known-failures': { type: 'string' },
        compare: { type: 'string' },
        shard: { type: 'string' },
        list: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
        name: { type: 'string', multiple: true, default: [] },
        url: { type: 'string' },
        secret: { type: 'string' },
        ca: { type: 'string' },
        processed: { type: 'string' },
        event: { type: 'string' },
        timeout: { type: 'string', default: '10000' },
        help: { type: 'boolean', short: 'h', default: false },
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
    timeoutMs: positive(number(timeout, '--timeout'), '--timeout'),
    ...(ca === undefined ? {} : { caFile: ca }),
    ...(processed === undefined ? {} : { processedUrl: processed }),
    ...(event === undefined ? {} : { eventFile: event }),
  }
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

/** @param minutes of the load, of which 1 is the default */
function readLoad(clients: string, minutes = '1'): LoadAsked {
  return {
    clients: positive(number(clients, '--load'), '--load'),
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

function positive(value: number, option: string): number {
  if (!Number.isInteger(value) || value < 1) throw new UsageError(`${option} must be a whole number above 0`)
  return value
}
