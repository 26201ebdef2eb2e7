import type { Command } from 'commander'
import { type OpenContext, CommandFailed } from './command.ts'
import { everything, operatorApi, operatorCall, failureOf } from './operator-api.ts'
import { addListOptions, addServerOptions, nonEmpty, type ListOptions, type ServerOptions } from './options.ts'
import { fields, table } from './table.ts'
import { open, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ApiError } from '../../client/api-error.ts'
import type { Api } from '../../client/api.ts'

interface CreateOptions extends ServerOptions {
  name: string
  phone?: string
  session?: true
}

/** Adds the commands for users, called persons on the command line. */
export function addUserCommands(program: Command, openContext: OpenContext): void {
  const persons = program.command('persons').description('Manage persons')

  addListOptions(persons.command('list'))
    .description('List persons, oldest first')
    .action(async ({ limit, url, json }: ListOptions) => {
      const context = openContext()
      const api = operatorApi(context, url)
      const users = await everything('persons', limit, (query) => operatorCall(api, 'listUsers', { query }))
      const rows = users.map((user) => [user.handle, user.name, user.status, user.user_id, user.created_at])
      context.print(json ? JSON.stringify(users) : table(['HANDLE', 'NAME', 'STATUS', 'USER ID', 'CREATED'], rows))
    })

  addServerOptions(
    persons
      .command('create')
      .argument('<handle>', '3 to 30 letters, digits or underscores, beginning with a letter', nonEmpty)
      .requiredOption('--name <name>', 'the name that others see', nonEmpty)
      .option('--phone <number>', 'a verified phone number, such as +4915112345678', nonEmpty)
      .option('--session', 'print a session, which is a secret'),
  )
    .summary('Create a person')
    .description(
      'Create a person, who signs in with a link (parley persons link). A session is printed with --session only:\n' +
        'it gives access to the account for thirty days.',
    )
    .action(async (handle: string, { name, phone, session: withSession, url, json }: CreateOptions) => {
      const context = openContext()
      const api = operatorApi(context, url)
      const body = { handle, name, ...(phone && { phone_number: phone }) }
      const { person, session } = await operatorCall(api, 'createUser', { body })
      const created = { ...person, ...(withSession && { session }) }
      context.print(json ? JSON.stringify(created) : fields(created))
    })

  addServerOptions(persons.command('link').argument('<handle>', 'the person', nonEmpty))
    .description('Print a sign-in link for the pages, valid once within 15 minutes')
    .action(async (handle: string, { url, json }: ServerOptions) => {
      const context = openContext()
      const api = operatorApi(context, url)
      const link = await operatorCall(api, 'createSignInLink', { path: { handle } })
      context.print(json ? JSON.stringify(link) : link.url)
    })

  addServerOptions(
    persons
      .command('export')
      .argument('<handle>', 'the person', nonEmpty)
      .argument('<file>', 'the archive, which must not exist', nonEmpty),
  )
    .summary('Write the data of a person into a tar archive')
    .description(
      'Write profile, agents, contacts, chats, messages and attachments of a person into a tar archive. The operator\n' +
        'log has an entry for each export. An archive without manifest.json is incomplete, and is deleted.',
    )
    .action(async (handle: string, file: string, { url, json }: ServerOptions) => {
      const context = openContext()
      const bytes = await writeExport(operatorApi(context, url), handle, file)
      context.print(json ? JSON.stringify({ file, bytes }) : `${file}: ${bytes} bytes`)
    })
}

/**
 * Writes the export of a person into a new file that only its owner can read.
 * @returns its bytes
 * @throws CommandFailed, without leaving an incomplete file
 */
export async function writeExport(api: Api, handle: string, file: string): Promise<number> {
  const target = await open(file, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new CommandFailed(`${file} cannot be created: ${error.code}`)
  })
  try {
    const { body } = await api.send(`/_ops/persons/${encodeURIComponent(handle)}/export`, { method: 'POST' })
    if (body === null) throw new Error('the response is empty')
    await pipeline(Readable.fromWeb(body), target.createWriteStream())
    return (await stat(file)).size
  } catch (error) {
    await target.close().catch(() => undefined)
    await rm(file, { force: true })
    if (error instanceof ApiError) throw failureOf(error, api)
    throw new CommandFailed(`The export of ${handle} did not arrive: ${(error as Error).message}`)
  }
}
