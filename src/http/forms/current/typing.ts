import type { OperationTypes } from '../../../../generated/current/operation-types.ts'
import { setTyping } from '../../../conversations/typing/set-typing.ts'
import type { Handler } from '../../handler.ts'

const setTypingHandler: Handler<OperationTypes['setTyping']> = async (context, { caller, path, body }) => {
  await setTyping(context, caller, path.id, body.started)
  return { status: 204 }
}

export const chatHandlers = { setTyping: setTypingHandler }
