import type { Context } from '../context.ts'
import type { Tx } from '../database/database.ts'
import type { Caller } from '../edge/handler.ts'
import { appendEvents } from '../events/append-events.ts'
import { invalidRequest } from '../core/errors.ts'
import type { Chat, ChatKind, ChatRecord } from './chat.ts'
import { invitedHandles, pairKey, requirePerson, requireRoom } from './chat.rules.ts'
import { findChatByPair, findChatByRequest, insertChat } from './chat.store.ts'
import { participantAdded } from './lifecycle-events.ts'
import { insertMembers, windowsOf } from './member.store.ts'
import { requireMember } from './membership.rules.ts'
import { requireReachable } from './reachable-actor.store.ts'
import type { ReachableActor } from './reachable-actor.store.ts'
import { withParticipants } from './with-participants.ts'

export interface NewChat {
  kind: ChatKind
  handles: readonly string[]
  groupName: string | null
  /** a repeat by the same caller gets the stored chat */
  requestId: string | null
}

/**
 * Opens the one direct chat of a pair, or makes a group owned by the caller.
 * Every invited member of a group is told its own window by a participant.added event.
 * @returns `created: false` with the stored chat when the pair already has one or the request id was used (CHAT-004)
 * @throws forbidden (an agent asks for a group, or left the direct chat), not_found (handle), limit_exceeded,
 *   invalid_request
 */
export async function createChat(
  context: Context,
  caller: Caller,
  input: NewChat,
): Promise<{ chat: Chat; created: boolean }> {
  if (input.kind === 'group') requirePerson(caller)
  else if (input.groupName !== null) throw invalidRequest('A direct chat has no name.', 'group_name')
  const handles = invitedHandles(input.kind, input.handles, caller.handle)
  requireRoom(handles.length + 1)
  return context.database.write(async (tx) => {
    const stored = input.requestId === null ? undefined : await findChatByRequest(tx, caller.id, input.requestId)
    if (stored) return reuse(tx, caller, stored)
    const invited = await requireReachable(tx, caller.id, handles, 'handles')
    const chat = chatRecord(context, caller, input)
    const pair = input.kind === 'direct' ? pairKey(caller.id, invited[0]!.id) : null
    if (!await insertChat(tx, chat, { pairKey: pair, requestId: input.requestId })) {
      return reuse(tx, caller, await winner(tx, caller, input.requestId, pair))
    }
    await enter(context, tx, caller, chat, invited)
    return { chat: await withParticipants(tx, chat), created: true }
  })
}

function chatRecord(context: Context, caller: Caller, input: NewChat): ChatRecord {
  return {
    id: context.ids.next('cnv'),
    kind: input.kind,
    groupName: input.groupName,
    lastSequence: 0,
    createdBy: caller.id,
    createdAt: context.clock.now(),
  }
}

async function enter(
  context: Context,
  tx: Tx,
  caller: Caller,
  chat: ChatRecord,
  invited: readonly ReachableActor[],
): Promise<void> {
  const window = { chatId: chat.id, windowNo: 1, joinedSequence: 1, leftSequence: null }
  const owner = chat.kind === 'group' ? 'owner' as const : 'member' as const
  await insertMembers(tx, [
    { ...window, actorId: caller.id, role: owner },
    ...invited.map(({ id }) => ({ ...window, actorId: id, role: 'member' as const })),
  ], chat.createdAt)
  if (chat.kind === 'direct') return
  const actor = { type: caller.kind, id: caller.id, handle: caller.handle }
  const drafts = invited.flatMap((participant) =>
    participantAdded({ chatId: chat.id, participant, actor, effectiveSequence: 1 }, [participant.id]))
  await appendEvents(tx, drafts, { now: chat.createdAt, ids: context.ids })
}

async function reuse(tx: Tx, caller: Caller, chat: ChatRecord): Promise<{ chat: Chat; created: boolean }> {
  requireMember(await windowsOf(tx, chat.id, caller.id))
  return { chat: await withParticipants(tx, chat), created: false }
}

/** A unique index refused the insert, so the chat that has the key is committed and visible. */
async function winner(tx: Tx, caller: Caller, requestId: string | null, pair: string | null): Promise<ChatRecord> {
  const byRequest = requestId === null ? undefined : await findChatByRequest(tx, caller.id, requestId)
  const chat = byRequest ?? (pair === null ? undefined : await findChatByPair(tx, pair))
  if (!chat) throw new Error('A chat was refused as a duplicate and its original was not found')
  return chat
}
