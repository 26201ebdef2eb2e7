import { InvalidArgumentError, type Command } from 'commander'

import { unlimited } from '../../platform/limits/account-limits.ts'
import { readAmount, showAmount } from '../../platform/limits/limits-setting.ts'
import type { OpenContext } from './command.ts'
import { operatorApi, operatorCall } from './operator-api.ts'
import { addServerOptions, nonEmpty, type ServerOptions } from './options.ts'
import { table } from './table.ts'

export function addLimitCommands(program: Command, openContext: OpenContext): void {
  const limits = program.command('limits').description('Show the limits of accounts, and override them')
  addLists(limits, openContext)

  addServerOptions(
    limits
      .command('set')
      .argument('<handle>', 'an agent or a person', nonEmpty)
      .argument('<limit>', 'the name of a limit', nonEmpty)
      .argument('<number>', 'a number such as 500 or 10GiB, or off', amount),
  )
    .description('Override a limit for an account; it holds in every process within 5 seconds')
    .action(async (handle: string, limit: string, value: number, { url, json }: ServerOptions) => {
      const context = openContext()
      const api = operatorApi(context, url)
      const body = { value: value === unlimited ? null : value }
      const reply = await operatorCall(api, 'setHandleLimit', { path: { handle, limit }, body })
      context.print(json ? JSON.stringify(reply) : `${reply.limit} of ${reply.handle} is ${reply.value ?? 'off'}`)
    })

  addServerOptions(
    limits
      .command('clear')
      .argument('<handle>', 'an agent or a person', nonEmpty)
      .argument('<limit>', 'the name of a limit', nonEmpty),
  )
    .description('Return an account to the general number of a limit')
    .action(async (handle: string, limit: string, { url, json }: ServerOptions) => {
      const context = openContext()
      await operatorCall(operatorApi(context, url), 'clearHandleLimit', { path: { handle, limit } })
      context.print(json ? JSON.stringify({ handle, limit }) : `the general ${limit} holds for ${handle}`)
    })
}

function addLists(limits: Command, openContext: OpenContext): void {
  addServerOptions(limits.command('list'))
    .description('List the limits with the numbers that hold for accounts without an override')
    .action(async ({ url, json }: ServerOptions) => {
      const context = openContext()
      const found = await operatorCall(operatorApi(context, url), 'listLimits')
      const rows = found.limits.map(({ limit, value, unit, overrides, description }) => [
        limit,
        show(value, unit),
        unit,
        overrides,
        description,
      ])
      const headings = ['LIMIT', 'NUMBER', 'UNIT', 'OVERRIDES', 'MEANING']
      context.print(json ? JSON.stringify(found.limits) : table(headings, rows))
    })

  addServerOptions(limits.command('show').argument('<handle>', 'an agent or a person', nonEmpty))
    .description('Show what an account uses of its limits')
    .action(async (handle: string, { url, json }: ServerOptions) => {
      const context = openContext()
      const found = await operatorCall(operatorApi(context, url), 'getHandleLimits', { path: { handle } })
      const rows = found.limits.map(({ limit, used, value, unit, override }) => [
        limit,
        used === null ? null : show(used, unit),
        show(value, unit),
        unit,
        override ? 'override' : 'general',
      ])
      context.print(json ? JSON.stringify(found) : table(['LIMIT', 'USED', 'NUMBER', 'UNIT', 'FROM'], rows))
    })
}

const show = (value: number | null, unit: string): string => showAmount(value ?? unlimited, unit)

function amount(text: string): number {
  const value = readAmount(text)
  if (value === undefined) throw new InvalidArgumentError('It must be a number such as 500 or 10GiB, or off.')
  return value
}
