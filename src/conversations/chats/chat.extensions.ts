import type {
  Chat as ChatBody,
  CreateChatRequest,
  GroupChange as GroupChangeBody,
  Participant as ParticipantBody,
} from '../../../generated/extensions/types.gen.ts'
import { encodeTime } from '../../platform/clock.ts'
import { encodeActor } from '../../identity/accounts/actor.current.ts'
import type { Participant } from './chat.ts'
import type { ChatOverview, LastMessage } from './overview.ts'
import type { NamedActor } from './group-change.store.ts'
import type { GroupChange } from './list-group-changes.ts'
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
    participants_total: chat.participantsTotal,
    invited: [...chat.invited],
    last_sequence: chat.lastSequence,
    ...(chat.readSequence !== null && { read_sequence: chat.readSequence }),
    ...(chat.overview && encodeOverview(chat.overview)),
    created_at: encodeTime(chat.createdAt),
  }
}

function encodeOverview({ last, unreadCount }: ChatOverview): Pick<ChatBody, 'last_message' | 'unread_count'> {
  return { last_message: last && encodeLastMessage(last), unread_count: unreadCount }
}

function encodeLastMessage(last: LastMessage): NonNullable<ChatBody['last_message']> {
  return {
    message_id: last.id,
    sequence: last.sequence,
    sender: encodeActor(last.sender),
    sender_name: last.senderName,
    summary: last.summary,
    created_at: encodeTime(last.createdAt),
  }
}

export function encodeGroupChange({ type, at, participant, actor, groupName }: GroupChange): GroupChangeBody {
  const encode = (named: NamedActor | null) => named && { ...encodeActor(named), display_name: named.displayName }
  return { type, at: encodeTime(at), participant: encode(participant), actor: encode(actor), group_name: groupName }
}

export function encodeParticipant(participant: Participant): ParticipantBody {
  return {
    ...encodeActor(participant),
    joined_sequence: participant.joinedSequence,
    role: participant.role,
    ...(participant.displayName !== undefined && { display_name: participant.displayName }),
    ...(participant.avatar !== undefined && { avatar: participant.avatar }),
    ...(participant.acceptsTasks !== undefined && { accepts_tasks: participant.acceptsTasks }),
    ...(participant.acceptsCalls !== undefined && { accepts_calls: participant.acceptsCalls }),
  }
}
