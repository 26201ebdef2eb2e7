import type { OperationTypes } from '../../../../generated/current/operation-types.ts'
import { encodeEventPage } from '../../../delivery/events/event.current.ts'
import { listEvents } from '../../../delivery/events/list-events.ts'
import type { Handler } from '../../handler.ts'

const listEventsHandler: Handler<OperationTypes['listEvents']> = async (context, { caller, query, signal }) => {
  const { after, limit, timeout } = query
  const page = await listEvents(context, caller, { after, limit, timeoutMs: timeout * 1000, signal })
  return { status: 200, body: encodeEventPage(page) }
}

export const eventHandlers = { listEvents: listEventsHandler }
