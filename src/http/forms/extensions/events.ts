import { encodeEventPage } from '../../../delivery/events/event.current.ts'
import { listOwnEvents } from '../../../delivery/events/list-own-events.ts'
import type { AreaHandlers } from './area-handlers.ts'

export const eventHandlers = {
  listOwnEvents: async (context, { caller, query, signal }) => {
    const { after, limit, timeout } = query
    const page = await listOwnEvents(context, caller, { after, limit, timeoutMs: timeout * 1000, signal })
    return { status: 200, body: encodeEventPage(page) }
  },
} satisfies AreaHandlers<'events'>
