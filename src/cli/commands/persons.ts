import { createUser, createSignInLink, listUsers } from '../../../generated/extensions/sdk.gen.ts'
import type { Command } from './command.ts'
import { answerOf, everything, operatorClient, serverOptions } from './operator-client.ts'
import { limitOption, readLimit } from './list-options.ts'
import { fields, table } from './table.ts'

const list: Command = {
  name: 'persons list',
  summary: 'List persons, oldest first',
  options: { limit: limitOption, ...serverOptions },
  async run({ texts, flags }, surroundings) {
    const client = operatorClient(surroundings, texts['url'])
    const persons = await everything(readLimit(texts['limit']), async (cursor) => {
      const page = await answerOf(listUsers({ client, query: { limit: 100, ...(cursor && { cursor }) } }))
      return { items: page.persons, next: page.next_cursor }
    })
    const rows = persons.map((person) => [person.handle, person.name, person.status, person.user_id, person.created_at])
    surroundings.print(
      flags['json'] ? JSON.stringify(persons) : table(['HANDLE', 'NAME', 'STATUS', 'USER ID', 'CREATED'], rows),
    )
    return 0
  },
}

const create: Command = {
  name: 'persons create',
  summary: 'Make a person',
  details:
    'The person signs in by a link (parley persons link HANDLE). A session is printed only with --session: whoever\nholds it acts as this person for thirty days.',
  operands: [{ name: 'HANDLE', doc: '3 to 30 letters, digits or underscores, beginning with a letter' }],
  options: {
    name: { type: 'string', value: 'NAME', required: true, doc: 'the name that others see' },
    phone: { type: 'string', value: 'NUMBER', doc: 'a verified phone number, such as +4915112345678' },
    session: { type: 'boolean', doc: 'print a session as well, a secret' },
    ...serverOptions,
  },
  async run({ operands, texts, flags }, surroundings) {
    const client = operatorClient(surroundings, texts['url'])
    const body = {
      handle: operands['HANDLE']!,
      name: texts['name']!,
      ...(texts['phone'] && { phone_number: texts['phone'] }),
    }
    const { person, session } = await answerOf(createUser({ client, body }))
    const made = { ...person, ...(flags['session'] && { session }) }
    surroundings.print(flags['json'] ? JSON.stringify(made) : fields(made))
    return 0
  },
}

const link: Command = {
  name: 'persons link',
  summary: 'Print a link that signs a person in to the pages, once and within 15 minutes',
  operands: [{ name: 'HANDLE', doc: 'the person' }],
  options: { ...serverOptions },
  async run({ operands, texts, flags }, surroundings) {
    const client = operatorClient(surroundings, texts['url'])
    const made = await answerOf(createSignInLink({ client, path: { handle: operands['HANDLE']! } }))
    surroundings.print(flags['json'] ? JSON.stringify(made) : made.url)
    return 0
  },
}

export const personCommands = [list, create, link]
