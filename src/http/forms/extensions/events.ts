import { encodeEventPage } from '../../../delivery/events/event.current.ts'
import { listOwnEvents } from '../../../delivery/events/list-own-events.ts'
import { listOwnedAgentEvents } from '../../../delivery/events/list-owned-agent-events.ts'
import type { AreaHandlers } from './area-handlers.ts'

export const eventHandlers = {
  listOwnEvents: async (context, { caller, query, signal }) => {
    const { after, limit, timeout } = query
    const page = await listOwnEvents(context, caller, { after, limit, timeoutMs: timeout * 1000, signal })
    return { status: 200, body: encodeEventPage(page) }
  },

  listOwnedAgentEvents: async (context, { caller, path, query, signal }) => {
    const { after, limit, timeout } = query
    const pull = { after, limit, timeoutMs: timeout * 1000, signal }
    return { status: 200, body: encodeEventPage(await listOwnedAgentEvents(context, caller, path.agent_id, pull)) }
  },
} satisfies AreaHandlers<'events'>
