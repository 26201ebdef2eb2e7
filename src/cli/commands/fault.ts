import { InvalidArgumentError, Option, type Command } from 'commander'

import type { CreateFaultRequest, Fault, FaultKind } from '../../../generated/extensions/types.gen.ts'
import type { Api } from '../../client/api.ts'
import type { CallArguments, OperationId, ReplyOf } from '../../client/operation-table.ts'
import { CommandFailed, UsageError, type OpenContext } from './command.ts'
import { failureOf, isRouteless, operatorApi, operatorCall } from './operator-api.ts'
import { addServerOptions, nonEmpty, type ServerOptions } from './options.ts'
import { table } from './table.ts'

/** Names of faults on the command line: by effect, or by status. */
const kinds: Readonly<Record<string, FaultKind>> = {
  429: 'rate_limited',
  'rate-limited': 'rate_limited',
  503: 'unavailable',
  unavailable: 'unavailable',
  401: 'expired_token',
  'expired-token': 'expired_token',
  'closed-connection': 'closed_connection',
  'lost-answer': 'lost_answer',
  delay: 'delay',
  drop: 'drop',
  duplicate: 'duplicate',
}

const meanings = `
Of requests of agents:
  429                answered 429 with Retry-After, and nothing is done
  503                answered 503 with Retry-After, and nothing is done
  401                answered 401, as when the token has been rotated
  closed-connection  the connection is cut, and nothing is done
  lost-answer        the work is done, and the connection is cut before the answer
  delay              handled late, by --delay
Of deliveries to webhooks (--deliveries):
  drop               the attempt fails without being sent, and is tried again as after any failure
  duplicate          sent twice with the same webhook-id
  delay              sent late, by --delay

The server must run with --demo. A fault ends after 10 minutes unless --for says otherwise, and when the server stops.`

interface SetOptions extends ServerOptions {
  deliveries?: true
  agent?: string
  webhook?: string
  operation?: string
  path?: string
  next?: number
  for?: number
  delay?: number
  retryAfter?: number
  probability?: number
}

/** Adds `fault`, which makes a demo fail, to test the error handling of a program. */
export function addDemoCommands(program: Command, openContext: OpenContext): void {
  const fault = program
    .command('fault')
    .description('Make a demo fail, to test how a program handles errors and duplicates')
  fault.addHelpText(
    'after',
    `\nparley fault 503 --agent echo_bot --for 30s; \`parley fault set --help\` lists the options.\n${meanings}`,
  )
  addSet(fault, openContext)

  addServerOptions(fault.command('list'))
    .description('List the faults in force')
    .action(async ({ url, json }: ServerOptions) => {
      const context = openContext()
      const { faults } = await faultCall(operatorApi(context, url), 'listFaults')
      const rows = faults.map((one) => [one.id, namesOf(one), scopeOf(one), remainderOf(one), one.applied])
      const text = faults.length === 0 ? 'no fault is in force' : table(['ID', 'FAULT', 'OF', 'ENDS', 'APPLIED'], rows)
      context.print(json ? JSON.stringify({ faults }) : text)
    })

  addServerOptions(fault.command('clear').argument('[id]', 'a fault (default: all of them)', nonEmpty))
    .description('End a fault, or all of them')
    .action(async (id: string | undefined, { url, json }: ServerOptions) => {
      const context = openContext()
      const api = operatorApi(context, url)
      const cleared = id === undefined ? await clearAll(api) : await clear(api, id)
      context.print(json ? JSON.stringify({ cleared }) : `${cleared.length} cleared`)
    })
}

function addSet(fault: Command, openContext: OpenContext): void {
  const set = addServerOptions(
    fault.command('set', { isDefault: true }).argument('<fault>', `one of ${Object.keys(kinds).join(', ')}`, faultKind),
  )
  set
    .description('Put a fault in force; `set` may be left out')
    .addHelpText('after', meanings)
    .option(
      '--agent <handle>',
      'requests of this agent, or deliveries to its webhooks (default: of every agent)',
      nonEmpty,
    )
    .option('--operation <id>', 'only requests for this operation, such as sendMessage', nonEmpty)
    .option('--path <beginning>', 'only requests whose path begins like this, such as /v1/messages', nonEmpty)
    .option('--deliveries', 'of deliveries, not of requests')
    .option('--webhook <id>', 'only deliveries to this webhook', nonEmpty)
    .addOption(numberOption('--next <number>', 'only the next so many, 1 to 1000', 1, 1_000, true))
    .addOption(numberOption('--probability <share>', 'the share that fails, 0 to 1 (default: 1)', 0, 1, false))
    .option('--for <duration>', 'how long, such as 30s or 5m, at most 1h (default: 10m)', duration(1_000, 3_600_000))
    .option('--delay <duration>', 'of delay: how long, such as 500ms or 3s, at most 60s', duration(1, 60_000))
    .addOption(numberOption('--retry-after <seconds>', 'of 429 and 503: Retry-After, 1 to 3600', 1, 3_600, true))
    .action(async (kind: FaultKind, options: SetOptions) => {
      const context = openContext()
      const api = operatorApi(context, options.url)
      const { fault: made } = await faultCall(api, 'createFault', { body: bodyOf(kind, options) })
      const text = `${made.id}  ${namesOf(made)} of ${scopeOf(made)}, ends ${remainderOf(made)}`
      context.print(options.json ? JSON.stringify(made) : text)
    })
}

function bodyOf(kind: FaultKind, options: SetOptions): CreateFaultRequest {
  const { deliveries, agent, webhook, operation, path, next, delay, retryAfter, probability } = options
  const ofDeliveries = deliveries === true || webhook !== undefined || kind === 'drop' || kind === 'duplicate'
  if (kind === 'delay' && delay === undefined) throw new UsageError('Set the duration: --delay 3s.')
  return {
    target: ofDeliveries ? 'deliveries' : 'requests',
    kind,
    ...(agent !== undefined && { agent }),
    ...(webhook !== undefined && { webhook_id: webhook }),
    ...(operation !== undefined && { operation }),
    ...(path !== undefined && { path }),
    ...(next !== undefined && { times: next }),
    ...(delay !== undefined && { delay_ms: delay }),
    ...(retryAfter !== undefined && { retry_after: retryAfter }),
    ...(probability !== undefined && { probability }),
    ...(options.for !== undefined && { seconds: Math.ceil(options.for / 1_000) }),
  }
}

/** Calls a route of faults. @throws CommandFailed, also with the advice that only a demo has these routes */
const faultCall = <Id extends OperationId>(api: Api, id: Id, args: CallArguments<Id> = {}): Promise<ReplyOf<Id>> =>
  operatorCall(api, id, args, (error, { url }) =>
    isRouteless(error)
      ? new CommandFailed('This server runs no demo: faults are for one that was started with --demo.')
      : failureOf(error, { url }),
  )

async function clearAll(api: Api): Promise<string[]> {
  const { faults } = await faultCall(api, 'listFaults')
  // A fault that has expired meanwhile is not an error.
  await Promise.allSettled(faults.map(({ id }) => faultCall(api, 'deleteFault', { path: { fault_id: id } })))
  return faults.map(({ id }) => id)
}

async function clear(api: Api, id: string): Promise<string[]> {
  await faultCall(api, 'deleteFault', { path: { fault_id: id } })
  return [id]
}

function namesOf({ kind, delay_ms: delay, probability }: Fault): string {
  const name = kind.replaceAll('_', '-')
  return `${name}${delay === null ? '' : ` ${delay} ms`}${probability === 1 ? '' : ` at ${probability}`}`
}

function scopeOf({ target, agent, operation, path, webhook_id: webhook }: Fault): string {
  const names = [agent, operation, path, webhook].filter((name) => name !== null)
  return [target, ...names].join(' ')
}

const remainderOf = ({ times_left: left, expires_at: end }: Fault): string =>
  left === null ? end : `after ${left} more, or ${end}`

function faultKind(text: string): FaultKind {
  const kind = Object.hasOwn(kinds, text) ? kinds[text] : undefined
  if (kind === undefined) throw new InvalidArgumentError(`It must be one of ${Object.keys(kinds).join(', ')}.`)
  return kind
}

function numberOption(flags: string, about: string, least: number, most: number, isWhole: boolean): Option {
  return new Option(flags, about).argParser((text) => {
    const value = /^\d{1,5}(\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN
    if (!(value >= least && value <= most) || (isWhole && !Number.isInteger(value)))
      throw new InvalidArgumentError(`It must be a number from ${least} to ${most}.`)
    return value
  })
}

const units: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 }

/** Creates a parser of durations such as 500ms, 30s, 5m or 1h, which returns milliseconds. */
function duration(least: number, most: number): (text: string) => number {
  return (text) => {
    const [, number, unit = ''] = /^(\d{1,7})(ms|s|m|h)$/.exec(text) ?? []
    const value = Number(number) * (units[unit] ?? Number.NaN)
    if (!(value >= least && value <= most))
      throw new InvalidArgumentError(`It must be a duration such as 500ms, 30s or 5m, of at most ${most / 1_000}s.`)
    return value
  }
}
