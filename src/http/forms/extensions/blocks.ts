import { encodeBlockedHandle } from '../../../conversations/blocks/block.extensions.ts'
import { blockHandle, listBlockedHandles, unblockHandle } from '../../../conversations/blocks/blocked-handles.ts'
import { encodeList } from '../../encode-list.ts'
import type { AreaHandlers } from './area-handlers.ts'

export const blockHandlers = {
  listBlockedHandles: async (context, { caller, query }) => ({
    status: 200,
    body: encodeList('blocked_handles', await listBlockedHandles(context, caller, query), encodeBlockedHandle),
  }),

  blockHandle: async (context, { caller, path }) => ({
    status: 200,
    body: await blockHandle(context, caller, path.handle),
  }),

  unblockHandle: async (context, { caller, path }) => ({
    status: 200,
    body: await unblockHandle(context, caller, path.handle),
  }),
} satisfies AreaHandlers<'blocks'>
