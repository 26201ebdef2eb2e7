import { encodeEventPage } from '../../../delivery/events/event.current.ts'
import { listEvents } from '../../../delivery/events/list-events.ts'
import { listOwnedAgentEvents } from '../../../delivery/events/list-owned-agent-events.ts'
import type { AreaHandlers } from './area-handlers.ts'

export const eventHandlers = {
  listOwnEvents: async (context, { caller, query, signal }) => {
    const { after, limit, timeout, log_epoch: epoch } = query
    const page = await listEvents(context, caller, { after, epoch, limit, timeoutMs: timeout * 1000, signal })
    return { status: 200, body: encodeEventPage(page) }
  },

  listOwnedAgentEvents: async (context, { caller, path, query, signal }) => {
    const { after, limit, timeout, log_epoch: epoch } = query
    const pull = { after, epoch, limit, timeoutMs: timeout * 1000, signal }
    return { status: 200, body: encodeEventPage(await listOwnedAgentEvents(context, caller, path.agent_id, pull)) }
  },
} satisfies AreaHandlers<'events'>
