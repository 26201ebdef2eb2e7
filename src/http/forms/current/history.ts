import type { OperationTypes } from '../../../../generated/current/operation-types.ts'
import { encodeHistory } from '../../../conversations/messages/history.current.ts'
import { listMessages } from '../../../conversations/messages/list-messages.ts'
import type { Handler } from '../../handler.ts'

const listMessagesHandler: Handler<OperationTypes['listMessages']> = async (context, { caller, path, query }) => {
  const { limit, before_sequence: beforeSequence = null } = query
  return {
    status: 200,
    body: encodeHistory(await listMessages(context, caller, { chatId: path.id, limit, beforeSequence })),
  }
}

export const historyHandlers = { listMessages: listMessagesHandler }
