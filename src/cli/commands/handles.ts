import { setHandleStatus } from '../../../generated/extensions/sdk.gen.ts'
import type { Command } from './command.ts'
import { answerOf, operatorClient, serverOptions } from './operator-client.ts'

function command(verb: string, status: 'active' | 'suspended' | 'retired', summary: string): Command {
  return {
    name: `handles ${verb}`,
    summary,
    operands: [{ name: 'HANDLE', doc: 'an agent or a person' }],
    options: { ...serverOptions },
    async run({ operands, texts, flags }, surroundings) {
      const client = operatorClient(surroundings, texts['url'])
      const reply = await answerOf(setHandleStatus({ client, path: { handle: operands['HANDLE']! }, body: { status } }))
      surroundings.print(flags['json'] ? JSON.stringify(reply) : `${reply.handle} is ${reply.status}`)
      return 0
    },
  }
}

export const handleCommands = [
  command('suspend', 'suspended', 'Refuse the credentials of an account and hide it, until it is restored'),
  command(
    'retire',
    'retired',
    'End an account: its credentials are refused and it is hidden; nobody else gets the handle',
  ),
  command('restore', 'active', 'Take a suspended or retired account back'),
]
