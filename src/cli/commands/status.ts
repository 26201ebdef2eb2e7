import { getReadiness, getServiceStatus } from '../../../generated/extensions/sdk.gen.ts'
import type { Command } from './command.ts'
import { answerOf, operatorClient, publicClient, serverOptions } from './operator-client.ts'
import { fields } from './table.ts'

const status: Command = {
  name: 'status',
  summary: 'Tell whether the server answers, and how much there is of everything',
  options: { ...serverOptions },
  async run({ texts, flags }, surroundings) {
    const client = operatorClient(surroundings, texts['url'])
    const found = await answerOf(getServiceStatus({ client }))
    surroundings.print(
      flags['json']
        ? JSON.stringify(found)
        : fields({
            database: found.database.engine,
            'process since': found.process.started_at,
            'waiting pulls': found.process.waiting_pulls,
            persons: found.accounts.persons,
            agents: found.accounts.agents,
            webhooks: found.webhooks,
            'pending deliveries': found.deliveries.pending,
            'dead letters': found.deliveries.dead,
          }),
    )
    return 0
  },
}

const ready: Command = {
  name: 'ready',
  summary: 'End with 0 when the server can serve, with 1 when not; no key is needed',
  options: { ...serverOptions },
  async run({ texts, flags }, surroundings) {
    const answer = await answerOf(getReadiness({ client: publicClient(surroundings, texts['url']) }))
    surroundings.print(flags['json'] ? JSON.stringify(answer) : 'ready')
    return 0
  },
}

export const statusCommands = [ready, status]
