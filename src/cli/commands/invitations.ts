import { InvalidArgumentError, type Command } from 'commander'

import type { OpenContext } from './command.ts'
import { everything, operatorApi, operatorCall } from './operator-api.ts'
import { addListOptions, addServerOptions, nonEmpty, type ListOptions, type ServerOptions } from './options.ts'
import { table } from './table.ts'

interface CreateOptions extends ServerOptions {
  uses: number
  days: number
  note?: string
}

const secondsPerDay = 86_400

/** Adds the commands for links with which several people create accounts. */
export function addInvitationCommands(program: Command, openContext: OpenContext): void {
  const invitations = program.command('invitations').description('Invite people, who make their accounts themselves')

  addListOptions(invitations.command('list'))
    .description('List invitations, oldest first')
    .action(async ({ limit, url, json }: ListOptions) => {
      const context = openContext()
      const api = operatorApi(context, url)
      const found = await everything('invitations', limit, (query) => operatorCall(api, 'listInvitations', { query }))
      const rows = found.map(({ id, uses, used, expires_at, note }) => [
        id,
        `${used} of ${uses}`,
        expires_at,
        note ?? '',
      ])
      context.print(json ? JSON.stringify(found) : table(['ID', 'USED', 'EXPIRES', 'NOTE'], rows))
    })

  addServerOptions(
    invitations
      .command('create')
      .option('--uses <number>', 'number of accounts that the link makes at most', number(10_000), 1)
      .option('--days <number>', 'days until the link ends', number(365), 7)
      .option('--note <text>', 'a note for the list of invitations', nonEmpty),
  )
    .description('Print a link with which people make their accounts')
    .action(async ({ uses, days, note, url, json }: CreateOptions) => {
      const context = openContext()
      const body = { uses, expires_in: days * secondsPerDay, ...(note !== undefined && { note }) }
      const made = await operatorCall(operatorApi(context, url), 'createInvitation', { body })
      context.print(json ? JSON.stringify(made) : made.url)
    })

  addServerOptions(invitations.command('delete').argument('<id>', 'the invitation, as the list shows it', nonEmpty))
    .description('Remove an invitation, so that its link makes no further account')
    .action(async (id: string, { url, json }: ServerOptions) => {
      const context = openContext()
      await operatorCall(operatorApi(context, url), 'deleteInvitation', { path: { invitation_id: id } })
      context.print(json ? JSON.stringify({ id }) : `Invitation ${id} is removed.`)
    })
}

/** Returns the parser of a whole number from 1. */
function number(most: number): (text: string) => number {
  return (text) => {
    if (!/^[1-9]\d{0,8}$/.test(text) || Number(text) > most)
      throw new InvalidArgumentError(`It must be a number from 1 to ${most}.`)
    return Number(text)
  }
}
