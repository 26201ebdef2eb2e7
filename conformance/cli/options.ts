import { parseArgs } from 'node:util'
import { modes, type Form, type Mode } from '../check-api/needs.ts'

export interface Options {
  command: 'run' | 'list' | 'dry-run' | 'doctor' | 'ca' | 'help'
  target?: string
  report: string
  mode: Mode
  minutes?: number
  only: string[]
  forms?: Form[]
  seed?: number
  replay?: string
  strict: boolean
  /** Folder of `ca`, and names that its certificate is good for. */
  folder?: string
  names: string[]
}

export const usage = `Usage:
  parley-conform [--target FILE] [--report DIR]   judge an implementation; without --target, this project's own server
  parley-conform doctor [--target FILE]           what the target file would have to say for every check to be testable
  parley-conform ca DIR [--name HOST]...          make the certificate authority of the webhook receiver; the target
                                                  trusts DIR/ca.pem (default names: localhost, 127.0.0.1)

  --target FILE     the implementation to judge (spec/target.schema.yaml describes the file)
  --report DIR      where report.html, report.json, report.md, junit.xml, repro/ and replay/ go (default out)
  --mode MODE       quick (default), full, or deep
  --minutes N       bound of a run, for deep (default 10)
  --only PATTERN    checks by id, beginning of an id, text with *, requirement id or area; comma separated, repeatable
  --form FORM       current or variant, of those that the target speaks
  --seed N          seed of every random choice (default: a new one, printed)
  --replay FILE     bring a failure of an earlier run back: a file from DIR/replay/
  --list            list the checks and end
  --dry-run         say what would run and what could not be tested, and end; nothing is judged
  --strict          a check that cannot be tested counts as a failure

Exit codes: 0 conformant, 1 violations, 2 no verdict (unreachable, target file wrong, too little could be exercised).
`

/** The command line is wrong; the message says where. */
export class UsageError extends Error {
  override name = 'UsageFault'
}

/** @throws UsageFault */
export function readOptions(argv: readonly string[]): Options {
  const { values, positionals } = parse(argv)
  const [word, folder, ...rest] = positionals
  if (word !== undefined && word !== 'doctor' && word !== 'ca') throw new UsageError(`unknown command ${word}`)
  if (word === 'ca' && folder === undefined) throw new UsageError('ca needs a folder')
  if (rest.length > 0 || (word === 'doctor' && folder !== undefined))
    throw new UsageError(`unexpected ${rest[0] ?? folder}`)
  const command = values.help ? 'help' : (word ?? (values.list ? 'list' : values['dry-run'] ? 'dry-run' : 'run'))
  return {
    command,
    report: values.report,
    strict: values.strict,
    names: values.name,
    mode: oneOf(values.mode, modes, '--mode'),
    only: values.only
      .flatMap((text) => text.split(','))
      .map((text) => text.trim())
      .filter((text) => text !== ''),
    ...(values.target === undefined ? {} : { target: values.target }),
    ...(values.form === undefined
      ? {}
      : { forms: values.form.map((form) => oneOf(form, ['current', 'variant'] as const, '--form')) }),
    ...(values.seed === undefined ? {} : { seed: number(values.seed, '--seed') }),
    ...(values.minutes === undefined ? {} : { minutes: number(values.minutes, '--minutes') }),
    ...(values.replay === undefined ? {} : { replay: values.replay }),
    ...(folder === undefined ? {} : { folder }),
  }
}

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
        minutes: { type: 'string' },
        only: { type: 'string', multiple: true, default: [] },
        form: { type: 'string', multiple: true },
        seed: { type: 'string' },
        replay: { type: 'string' },
        list: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
        name: { type: 'string', multiple: true, default: [] },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

function oneOf<T extends string>(text: string, known: readonly T[], option: string): T {
  const found = known.find((item) => item === text)
  if (found === undefined) throw new UsageError(`${option} is one of ${known.join(', ')}`)
  return found
}

function number(text: string, option: string): number {
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value)) throw new UsageError(`${option} takes a number`)
  return value
}
