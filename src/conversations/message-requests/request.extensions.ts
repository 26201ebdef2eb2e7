import type { UserRequest as RequestBody } from '../../../generated/extensions/types.gen.ts'
import { encodeTime } from '../../platform/clock.ts'
import { encodeActor } from '../../identity/accounts/actor.current.ts'
import { encodeMessage } from '../messages/message.current.ts'
import type { UserRequest } from './request.ts'

export function encodeRequest(request: UserRequest): RequestBody {
  return {
    id: request.id,
    kind: request.kind,
    status: request.status,
    from: encodeActor(request.asker),
    from_name: request.askerName,
    ...(request.asker.type === 'agent' && { agent: encodeActor(request.asker) }),
    ...(request.chatId !== null && { chat_id: request.chatId }),
    ...(request.kind === 'group' && { group_name: request.groupName }),
    ...(request.note !== null && { note: request.note }),
    ...(request.message && { message: encodeMessage(request.message) }),
    created_at: encodeTime(request.createdAt),
  }
}
