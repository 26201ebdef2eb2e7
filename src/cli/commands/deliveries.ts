import { Option, type Command } from 'commander'

import type { OpenContext } from './command.ts'
import { everything, operatorApi, operatorCall } from './operator-api.ts'
import { addListOptions, addServerOptions, nonEmpty, type ListOptions, type ServerOptions } from './options.ts'
import { table } from './table.ts'

const statuses = ['pending', 'delivered', 'dead'] as const

interface FilterOptions {
  agent?: string
  webhook?: string
}

interface DeliveryListOptions extends FilterOptions, ListOptions {
  status?: (typeof statuses)[number]
}

interface ReplayOptions extends FilterOptions, ServerOptions {
  event?: string
  all?: true
}

export function addDeliveryCommands(program: Command, openContext: OpenContext): void {
  const deliveries = program.command('deliveries').description('List and replay webhook deliveries')
  addList(deliveries, openContext)

  addServerOptions(
    addFilterOptions(deliveries.command('replay'))
      .option('--event <id>', 'only this event', nonEmpty)
      .addOption(new Option('--all', 'every dead letter of the server').conflicts(['agent', 'webhook', 'event'])),
  )
    .summary('Send dead letters again, with a full set of attempts each')
    .description(
      'Send dead letters again, with a full set of attempts each and the same event_id. Choose them by --agent, --webhook\n' +
        'or --event, or take them --all.',
    )
    .action(async ({ agent, webhook, event, all, url, json }: ReplayOptions, command: Command) => {
      if (!agent && !webhook && !event && !all) command.error('error: choose --agent, --webhook, --event or --all')
      const context = openContext()
      const api = operatorApi(context, url)
      const body = {
        ...(agent && { agent }),
        ...(webhook && { webhook_id: webhook }),
        ...(event && { event_id: event }),
      }
      let replayed = 0
      for (let more = true; more;) {
        const answer = await operatorCall(api, 'adminReplayDeliveries', { body })
        replayed += answer.replayed
        more = answer.has_more
      }
      context.print(json ? JSON.stringify({ replayed }) : `${replayed} sent again`)
    })
}

function addFilterOptions(command: Command): Command {
  return command
    .option('--agent <handle>', 'only events of this agent', nonEmpty)
    .option('--webhook <id>', 'only events for this webhook', nonEmpty)
}

function addList(deliveries: Command, openContext: OpenContext): void {
  addListOptions(
    addFilterOptions(deliveries.command('list')).addOption(
      new Option('--status <status>', 'deliveries with this status (default: pending and dead)').choices(statuses),
    ),
  )
    .description('List webhook deliveries')
    .action(async ({ agent, webhook, status, limit, url, json }: DeliveryListOptions) => {
      const context = openContext()
      const api = operatorApi(context, url)
      const filter = { ...(agent && { agent }), ...(webhook && { webhook_id: webhook }), ...(status && { status }) }
      const found = await everything('deliveries', limit, (query) =>
        operatorCall(api, 'adminListDeliveries', { query: { ...query, ...filter } }),
      )
      const rows = found.map((row) => [
        row.agent_handle,
        row.webhook_id,
        row.event_id,
        row.event_type,
        row.status,
        row.attempts,
        row.next_attempt_at,
        row.last_error ?? row.last_status,
      ])
      if (rows.length === 0 && !status && !json)
        return context.print('No pending or dead deliveries; --status delivered lists delivered ones.')
      const headings = ['AGENT', 'WEBHOOK', 'EVENT', 'TYPE', 'STATUS', 'ATTEMPTS', 'NEXT ATTEMPT', 'LAST ANSWER']
      context.print(json ? JSON.stringify(found) : table(headings, rows))
    })
}
