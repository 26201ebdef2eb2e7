import type { Command } from 'commander'

import type { OpenContext } from './command.ts'
import { operatorApi, operatorCall, publicApi } from './operator-api.ts'
import { addServerOptions, type ServerOptions } from './options.ts'
import { fields } from './table.ts'

export function addStatusCommands(program: Command, openContext: OpenContext): void {
  addServerOptions(program.command('ready'))
    .description('Exit with 0 if the server is ready, otherwise with 1; needs no key')
    .action(async ({ url, json }: ServerOptions) => {
      const context = openContext()
      const answer = await operatorCall(publicApi(context, url), 'getReadiness')
      context.print(json ? JSON.stringify(answer) : 'ready')
    })

  addServerOptions(program.command('status'))
    .description('Print the state of the server, with the number of accounts and deliveries')
    .action(async ({ url, json }: ServerOptions) => {
      const context = openContext()
      const found = await operatorCall(operatorApi(context, url), 'getServiceStatus')
      const shown = {
        database: found.database.engine,
        'process since': found.process.started_at,
        'waiting pulls': found.process.waiting_pulls,
        persons: found.accounts.persons,
        agents: found.accounts.agents,
        groups: found.stored.groups,
        attachments: found.stored.attachments,
        'attachment bytes': found.stored.attachment_bytes,
        drafts: found.stored.drafts,
        'open tasks': found.stored.open_tasks,
        'message requests': found.stored.message_requests,
        'device codes': found.stored.device_codes,
        webhooks: found.webhooks,
        'pending deliveries': found.deliveries.pending,
        'dead letters': found.deliveries.dead,
      }
      context.print(json ? JSON.stringify(found) : fields(shown))
    })
}
