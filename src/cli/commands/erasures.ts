import type { Command } from 'commander'

import type { OpenContext } from './command.ts'
import { everything, operatorApi, operatorCall } from './operator-api.ts'
import { addListOptions, addServerOptions, nonEmpty, type ListOptions, type ServerOptions } from './options.ts'
import { fields, table } from './table.ts'

/** Adds the commands for reports of deleted accounts. */
export function addErasureCommands(program: Command, openContext: OpenContext): void {
  const erasures = program.command('erasures').description('Show reports of deleted accounts')

  addListOptions(erasures.command('list'))
    .description('List the deletions of accounts, newest first')
    .action(async ({ limit, url, json }: ListOptions) => {
      const context = openContext()
      const api = operatorApi(context, url)
      const found = await everything('erasures', limit, (query) => operatorCall(api, 'listErasures', { query }))
      const rows = found.map((one) => [
        one.receipt_id,
        one.status,
        one.requested_by ?? '',
        one.started_at,
        one.completed_at ?? '',
      ])
      const heads = ['RECEIPT', 'STATUS', 'REQUESTED BY', 'STARTED', 'COMPLETED']
      context.print(json ? JSON.stringify(found) : table(heads, rows))
    })

  addServerOptions(erasures.command('show').argument('<receipt>', 'the receipt of the deletion', nonEmpty))
    .description('Show what a deletion erased, what it kept without names, and what is left')
    .action(async (receipt: string, { url, json }: ServerOptions) => {
      const context = openContext()
      const { erasure } = await operatorCall(operatorApi(context, url), 'getErasure', { path: { receipt_id: receipt } })
      const { erased, anonymized, pending, accounts, ...rest } = erasure
      const shown = {
        ...rest,
        ...accounts,
        ...Object.fromEntries(erased.map(({ kind, count }) => [`erased ${kind}`, count])),
        ...Object.fromEntries(anonymized.map(({ kind, count, reason }) => [`kept ${kind}`, `${count}: ${reason}`])),
        ...Object.fromEntries(pending.map(({ target, attempts }) => [`left ${target}`, `${attempts} attempts`])),
      }
      context.print(json ? JSON.stringify(erasure) : fields(shown))
    })
}
