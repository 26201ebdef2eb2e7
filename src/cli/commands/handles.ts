import type { Command } from 'commander'

import { UsageError, type OpenContext } from './command.ts'
import { operatorApi, operatorCall } from './operator-api.ts'
import { addServerOptions, nonEmpty, type ServerOptions } from './options.ts'
import { fields } from './table.ts'

const verbs = [
  ['suspend', 'suspended', 'Suspend an account: its credentials are rejected and it is hidden until it is restored'],
  ['retire', 'retired', 'Retire an account: its credentials are rejected, it is hidden, and its handle stays taken'],
  ['restore', 'active', 'Restore a suspended or retired account'],
] as const

export function addHandleCommands(program: Command, openContext: OpenContext): void {
  const handles = program.command('handles').description('Suspend, retire, restore and delete accounts')
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

  addServerOptions(
    handles
      .command('delete')
      .argument('<handle>', 'an agent, or a person with the agents it owns', nonEmpty)
      .requiredOption('--confirm <handle>', 'the same handle, against mistakes', nonEmpty),
  )
    .summary('Delete an account permanently')
    .description(
      'Delete an account permanently. `parley erasures show` reports what was erased, by the printed receipt.',
    )
    .action(async (handle: string, { confirm, url, json }: ServerOptions & { confirm: string }) => {
      if (confirm !== handle) throw new UsageError('--confirm must be the handle that is deleted.')
      const context = openContext()
      const { cleanup } = await operatorCall(operatorApi(context, url), 'adminDeleteAccount', { path: { handle } })
      context.print(json ? JSON.stringify(cleanup) : fields(cleanup))
    })
}
