import type { OperationTypes } from '../../../../generated/extensions/operation-types.ts'
import { acceptRequest } from '../../../network/contact-requests/accept-request.ts'
import {
  decodeContactWish,
  encodeContactRequest,
} from '../../../network/contact-requests/contact-request.extensions.ts'
import { encodeContact } from '../../../network/contacts/contact.extensions.ts'
import { createContactRequest } from '../../../network/contact-requests/create-contact-request.ts'
import { declineRequest } from '../../../network/contact-requests/decline-request.ts'
import { discoverContacts } from '../../../network/contacts/discover-contacts.ts'
import { listContacts } from '../../../network/contacts/list-contacts.ts'
import { listRequests } from '../../../network/contact-requests/list-requests.ts'
import { getContactRequest, listContactRequests } from '../../../network/contact-requests/own-contact-requests.ts'
import { encodeRequest, encodeRequests } from '../../../conversations/message-requests/request.extensions.ts'
import type { Handler } from '../../handler.ts'

const list: Handler<OperationTypes['listRequests']> = async (context, { caller, query }) => ({
  status: 200,
  body: encodeRequests(await listRequests(context, caller, query)),
})

const accept: Handler<OperationTypes['acceptRequest']> = async (context, { caller, path }) => ({
  status: 200,
  body: { request: encodeRequest(await acceptRequest(context, caller, path.id)) },
})

const decline: Handler<OperationTypes['declineRequest']> = async (context, { caller, path }) => ({
  status: 200,
  body: { request: encodeRequest(await declineRequest(context, caller, path.id)) },
})

const ask: Handler<OperationTypes['createContactRequest']> = async (context, { caller, body }) => {
  const request = await createContactRequest(context, caller, decodeContactWish(body))
  return { status: 202, body: { contact_request: encodeContactRequest(request) } }
}

const asked: Handler<OperationTypes['listContactRequests']> = async (context, { caller, query }) => {
  const { items, nextCursor, hasMore } = await listContactRequests(context, caller, query)
  return {
    status: 200,
    body: { contact_requests: items.map(encodeContactRequest), next_cursor: nextCursor, has_more: hasMore },
  }
}

const show: Handler<OperationTypes['getContactRequest']> = async (context, { caller, path }) => ({
  status: 200,
  body: { contact_request: encodeContactRequest(await getContactRequest(context, caller, path.id)) },
})

const contacts: Handler<OperationTypes['listContacts']> = async (context, { caller, query }) => {
  const { items, nextCursor, hasMore } = await listContacts(context, caller, query)
  return { status: 200, body: { contacts: items.map(encodeContact), next_cursor: nextCursor, has_more: hasMore } }
}

const discover: Handler<OperationTypes['discoverContacts']> = async (context, { caller, body }) => {
  const found = await discoverContacts(context, caller, body.entries)
  return {
    status: 200,
    body: { matches: found.map(({ entryIndex, ...person }) => ({ entry_index: entryIndex, ...person })) },
  }
}

export const contactHandlers = {
  listRequests: list,
  acceptRequest: accept,
  declineRequest: decline,
  createContactRequest: ask,
  listContactRequests: asked,
  getContactRequest: show,
  listContacts: contacts,
  discoverContacts: discover,
}
