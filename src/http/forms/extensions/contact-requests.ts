import { encodeRequest } from '../../../conversations/message-requests/request.extensions.ts'
import { acceptRequest } from '../../../network/contact-requests/accept-request.ts'
import { createContactRequest } from '../../../network/contact-requests/create-contact-request.ts'
import { declineRequest } from '../../../network/contact-requests/decline-request.ts'
import { getContactRequest, listContactRequests } from '../../../network/contact-requests/find-contact-requests.ts'
import { listRequests } from '../../../network/contact-requests/list-requests.ts'
import { withdrawContactRequest } from '../../../network/contact-requests/withdraw-contact-request.ts'
import {
  decodeContactWish,
  encodeContactRequest,
} from '../../../network/contact-requests/contact-request.extensions.ts'
import { encodeList } from '../../encode-list.ts'
import type { AreaHandlers } from './area-handlers.ts'

export const contactRequestHandlers = {
  listRequests: async (context, { caller, query }) => ({
    status: 200,
    body: encodeList('requests', await listRequests(context, caller, query), encodeRequest),
  }),

  acceptRequest: async (context, { caller, path }) => ({
    status: 200,
    body: { request: encodeRequest(await acceptRequest(context, caller, path.id)) },
  }),

  declineRequest: async (context, { caller, path }) => ({
    status: 200,
    body: { request: encodeRequest(await declineRequest(context, caller, path.id)) },
  }),

  createContactRequest: async (context, { caller, body }) => {
    const request = await createContactRequest(context, caller, decodeContactWish(body))
    return { status: 202, body: { contact_request: encodeContactRequest(request) } }
  },

  listContactRequests: async (context, { caller, query }) => ({
    status: 200,
    body: encodeList('contact_requests', await listContactRequests(context, caller, query), encodeContactRequest),
  }),

  getContactRequest: async (context, { caller, path }) => ({
    status: 200,
    body: { contact_request: encodeContactRequest(await getContactRequest(context, caller, path.id)) },
  }),

  withdrawContactRequest: async (context, { caller, path }) => {
    await withdrawContactRequest(context, caller, path.id)
    return { status: 204 }
  },
} satisfies AreaHandlers<'contact-requests'>
