import type {
  Chat as ChatBody,
  CreateChatRequest,
  Participant as ParticipantBody,
} from '../../../generated/extensions/types.gen.ts'
import { encodeTime } from '../../platform/timestamp.ts'
import { encodeActor } from '../../identity/accounts/actor.current.ts'
import type { Participant } from './chat.ts'
import type { NewChat } from './create-chat.ts'
import type { ShownChat } from './show-chats.ts'

export function decodeNewChat(body: CreateChatRequest): NewChat {
  return {
    kind: body.kind,
    handles: body.handles,
    groupName: body.group_name ?? null,
    requestId: body.request_id ?? null,
  }
}

export function encodeChat(chat: ShownChat): ChatBody {
  return {
    id: chat.id,
    kind: chat.kind,
    group_name: chat.groupName,
    status: chat.pendingRecipientId === null ? 'active' : 'pending',
    participants: chat.participants.map(encodeParticipant),
    invited: [...chat.invited],
    last_sequence: chat.lastSequence,
    ...(chat.readSequence !== null && { read_sequence: chat.readSequence }),
    created_at: encodeTime(chat.createdAt),
  }
}

export function encodeParticipant(participant: Participant): ParticipantBody {
  return {
    ...encodeActor(participant),
    joined_sequence: participant.joinedSequence,
    role: participant.role,
  }
}
