import { adminListDeliveries, adminReplayDeliveries } from '../../../generated/extensions/sdk.gen.ts'
import { UsageError, type Command } from './command.ts'
import { limitOption, readLimit } from './list-options.ts'
import { answerOf, everything, operatorClient, serverOptions } from './operator-client.ts'
import { table } from './table.ts'

const statuses = ['pending', 'delivered', 'dead'] as const

const choiceOptions = {
  agent: { type: 'string', value: 'HANDLE', doc: 'only events of this agent' },
  webhook: { type: 'string', value: 'ID', doc: 'only events for this webhook' },
} as const

const list: Command = {
  name: 'deliveries list',
  summary: 'List webhook deliveries that have not arrived: waiting and dead',
  options: {
    ...choiceOptions,
    status: { type: 'string', value: 'WORD', oneOf: statuses, doc: 'only deliveries in this state' },
    limit: limitOption,
    ...serverOptions,
  },
  async run({ texts, flags }, surroundings) {
    const client = operatorClient(surroundings, texts['url'])
    const { agent, webhook } = texts
    const status = texts['status'] as (typeof statuses)[number] | undefined
    const deliveries = await everything(readLimit(texts['limit']), async (cursor) => {
      const choice = { ...(agent && { agent }), ...(webhook && { webhook_id: webhook }), ...(status && { status }) }
      const page = await answerOf(
        adminListDeliveries({ client, query: { limit: 100, ...choice, ...(cursor && { cursor }) } }),
      )
      return { items: page.deliveries, next: page.next_cursor }
    })
    const rows = deliveries.map((row) => [
      row.agent_handle,
      row.webhook_id,
      row.event_id,
      row.event_type,
      row.status,
      row.attempts,
      row.next_attempt_at,
      row.last_error ?? row.last_status,
    ])
    const headings = ['AGENT', 'WEBHOOK', 'EVENT', 'TYPE', 'STATUS', 'ATTEMPTS', 'NEXT ATTEMPT', 'LAST ANSWER']
    surroundings.print(flags['json'] ? JSON.stringify(deliveries) : table(headings, rows))
    return 0
  },
}

const replay: Command = {
  name: 'deliveries replay',
  summary: 'Send dead letters again, with a full set of attempts each',
  details:
    'Receivers see the event_id of the first time. What is chosen by none of --agent, --webhook and --event needs --all.',
  options: {
    ...choiceOptions,
    event: { type: 'string', value: 'ID', doc: 'only this event' },
    all: { type: 'boolean', doc: 'every dead letter of the service' },
    ...serverOptions,
  },
  async run({ texts, flags }, surroundings) {
    const { agent, webhook, event } = texts
    const chosen = agent !== undefined || webhook !== undefined || event !== undefined
    if (chosen === flags['all']) {
      throw new UsageError(
        chosen
          ? '--all goes with none of --agent, --webhook and --event.'
          : 'Choose by --agent, --webhook or --event, or say --all.',
      )
    }
    const client = operatorClient(surroundings, texts['url'])
    const body = { ...(agent && { agent }), ...(webhook && { webhook_id: webhook }), ...(event && { event_id: event }) }
    let replayed = 0
    for (let more = true; more;) {
      const answer = await answerOf(adminReplayDeliveries({ client, body }))
      replayed += answer.replayed
      more = answer.has_more
    }
    surroundings.print(flags['json'] ? JSON.stringify({ replayed }) : `${replayed} sent again`)
    return 0
  },
}

export const deliveryCommands = [list, replay]
