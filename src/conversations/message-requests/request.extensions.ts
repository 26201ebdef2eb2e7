import type { UserRequest as RequestBody } from '../../../generated/extensions/types.gen.ts'
import type { List } from '../../platform/paginate.ts'
import { encodeTime } from '../../platform/timestamp.ts'
import { encodeActor } from '../../identity/accounts/actor.current.ts'
import { encodeMessage } from '../messages/message.current.ts'
import type { UserRequest } from './request.ts'

export function encodeRequest(request: UserRequest): RequestBody {
  return {
    id: request.id,
    kind: request.kind,
    status: request.status,
    agent: encodeActor(request.agent),
    ...(request.chatId !== null && { chat_id: request.chatId }),
    ...(request.note !== null && { note: request.note }),
    ...(request.message && { message: encodeMessage(request.message) }),
    created_at: encodeTime(request.createdAt),
  }
}

export function encodeRequests({ items, nextCursor, hasMore }: List<UserRequest>): {
  requests: RequestBody[]
  next_cursor: string | null
  has_more: boolean
} {
  return { requests: items.map(encodeRequest), next_cursor: nextCursor, has_more: hasMore }
}
