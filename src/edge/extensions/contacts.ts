import type { OperationTypes } from '../../../generated/extensions/operation-types.ts'
import { acceptRequest } from '../../contacts/accept-request.ts'
import { declineRequest } from '../../contacts/decline-request.ts'
import { listRequests } from '../../contacts/list-requests.ts'
import { encodeRequest, encodeRequests } from '../../contacts/request.extensions.ts'
import type { Handler } from '../handler.ts'

const list: Handler<OperationTypes['listRequests']> = async (context, { caller, query }) =>
  ({ status: 200, body: encodeRequests(await listRequests(context, caller, query)) })

const accept: Handler<OperationTypes['acceptRequest']> = async (context, { caller, path }) =>
  ({ status: 200, body: { request: encodeRequest(await acceptRequest(context, caller, path.id)) } })

const decline: Handler<OperationTypes['declineRequest']> = async (context, { caller, path }) =>
  ({ status: 200, body: { request: encodeRequest(await declineRequest(context, caller, path.id)) } })

export const contactHandlers = { listRequests: list, acceptRequest: accept, declineRequest: decline }
