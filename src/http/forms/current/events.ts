import { encodeEventPage } from '../../../delivery/events/event.current.ts'
import { listEvents } from '../../../delivery/events/list-events.ts'
import type { AreaHandlers } from './area-handlers.ts'

export const eventHandlers = {
  listEvents: async (context, { caller, query, signal }) => {
    const { after, limit, timeout } = query
    const page = await listEvents(context, caller, { after, limit, timeoutMs: timeout * 1000, signal })
    return { status: 200, body: encodeEventPage(page) }
  },
} satisfies AreaHandlers<'events'>
