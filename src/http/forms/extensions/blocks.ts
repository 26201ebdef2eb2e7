import type { OperationTypes } from '../../../../generated/extensions/operation-types.ts'
import { encodeBlockedHandles } from '../../../conversations/blocks/block.extensions.ts'
import { blockHandle } from '../../../conversations/blocks/block-handle.ts'
import { listBlockedHandles } from '../../../conversations/blocks/list-blocked-handles.ts'
import { unblockHandle } from '../../../conversations/blocks/unblock-handle.ts'
import type { Handler } from '../../handler.ts'

const listBlockedHandlesHandler: Handler<OperationTypes['listBlockedHandles']> = async (context, { caller, query }) => {
  const { cursor, limit } = query
  return { status: 200, body: encodeBlockedHandles(await listBlockedHandles(context, caller, { cursor, limit })) }
}

const blockHandleHandler: Handler<OperationTypes['blockHandle']> = async (context, { caller, path }) => ({
  status: 200,
  body: await blockHandle(context, caller, path.handle),
})

const unblockHandleHandler: Handler<OperationTypes['unblockHandle']> = async (context, { caller, path }) => ({
  status: 200,
  body: await unblockHandle(context, caller, path.handle),
})

export const blockHandlers = {
  listBlockedHandles: listBlockedHandlesHandler,
  blockHandle: blockHandleHandler,
  unblockHandle: unblockHandleHandler,
}
