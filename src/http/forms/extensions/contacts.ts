import { encodeContact } from '../../../network/contacts/contact.extensions.ts'
import { discoverContacts } from '../../../network/contacts/discover-contacts.ts'
import { listContacts, removeContact } from '../../../network/contacts/contacts.ts'
import { encodeList } from '../../encode-list.ts'
import type { AreaHandlers } from './area-handlers.ts'

export const contactHandlers = {
  listContacts: async (context, { caller, query }) => ({
    status: 200,
    body: encodeList('contacts', await listContacts(context, caller, query), encodeContact),
  }),

  removeContact: async (context, { caller, path }) => {
    await removeContact(context, caller, path.handle)
    return { status: 204 }
  },

  discoverContacts: async (context, { caller, body }) => {
    const found = await discoverContacts(context, caller, body.entries)
    const matches = found.map(({ entryIndex, ...user }) => ({ entry_index: entryIndex, ...user }))
    return { status: 200, body: { matches } }
  },
} satisfies AreaHandlers<'contacts'>
