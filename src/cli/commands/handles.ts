import type { Command } from 'commander'

import type { OpenContext } from './command.ts'
import { operatorApi, operatorCall } from './operator-api.ts'
import { addServerOptions, nonEmpty, type ServerOptions } from './options.ts'

const verbs = [
  ['suspend', 'suspended', 'Suspend an account: its credentials are rejected and it is hidden until it is restored'],
  ['retire', 'retired', 'Retire an account: its credentials are rejected, it is hidden, and its handle stays taken'],
  ['restore', 'active', 'Restore a suspended or retired account'],
] as const

export function addHandleCommands(program: Command, openContext: OpenContext): void {
  const handles = program.command('handles').description('Suspend, retire and restore accounts')
  for (const [verb, status, description] of verbs) {
    addServerOptions(handles.command(verb).argument('<handle>', 'an agent or a person', nonEmpty))
      .description(description)
      .action(async (handle: string, { url, json }: ServerOptions) => {
        const context = openContext()
        const api = operatorApi(context, url)
        const reply = await operatorCall(api, 'setHandleStatus', { path: { handle }, body: { status } })
        context.print(json ? JSON.stringify(reply) : `${reply.handle} is ${reply.status}`)
      })
  }
}
