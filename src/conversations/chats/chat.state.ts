import type { LoadedState } from '../../platform/unit-of-work/state.ts'
import { actorKindOf, type ActorKind, type ActorSnapshot } from '../../identity/accounts/actor.ts'
import { readActorSnapshots } from '../../identity/accounts/actor.store.ts'
import type { Tx } from '../../platform/database/database.ts'
import { inOrder } from '../../platform/database/queries.ts'
import { rankOf } from '../statement-order.ts'
import type { ChatKind, MembershipPeriod } from './chat.ts'
import {
  insertOpenedChats,
  lockChats,
  readAbandoned,
  readParticipantPeriods,
  storeCounterparts,
  storeLastSequences,
  storePendingRecipients,
  type LockedChatRow,
  type OpenedChat,
  type ParticipantPeriodRow,
} from './chat-state.sql.ts'
import { type KnownPairs, knownPairs } from './known-pairs.ts'
import { isOpen } from './membership.rules.ts'
import { insertParticipants } from './participant.sql.ts'

export interface ParticipantState {
  id: string
  type: ActorKind
  /** False for an actor with earlier periods only. */
  current: boolean
  periods: MembershipPeriod[]
}

export interface ChatState {
  id: string
  kind: ChatKind
  lastSequence: number
  createdBy: string
  /** The row names both participants, so they were not read. */
  hasCounterpart: boolean
  /** A direct chat whose other side is deleted. */
  isAbandoned: boolean
  /** Person in whose requests the chat is. Messages to that person are pending (VMSG-013). */
  pendingRecipientId: string | null
  /** Current participants, and callers of the batch who are former participants, by actor id. */
  participants: Map<string, ParticipantState>
}

export interface ChatsValue {
  byId: Map<string, ChatState>
  /** Snapshots of the senders in the chats of the batch, by id, as messages and events show them. */
  writers: Map<string, ActorSnapshot>
  opened: OpenedChat[]
  joined: { chatId: string; actorId: string }[]
  /** Person in whose requests a chat is after the batch, or null, by chat. */
  pendingRecipients: Map<string, string | null>
  /** Chats with a new message. */
  changed: Set<ChatState>
}

/** Callers of the batch by chat. Their earlier periods are loaded too. */
export type ChatKeys = Map<string, Set<string>>

const valueOf = (byId: ChatsValue['byId'], writers: ChatsValue['writers']): ChatsValue => ({
  byId,
  writers,
  opened: [],
  joined: [],
  pendingRecipients: new Map(),
  changed: new Set(),
})

/**
 * The chats of a batch with their participants, locked. Membership, blocks and sequences change only under these locks.
 */
export const chats: LoadedState<ChatsValue, ChatKeys> = {
  name: 'chats',
  rank: rankOf('chats'),
  phase: 'lock',
  emptyKeys: () => new Map(),
  initial: () => valueOf(new Map(), new Map()),
  async load(tx, requested, { memory }) {
    const pairs = memory.of(knownPairs)
    const ids = new Set(requested.keys())
    const callers = new Set([...requested.values()].flatMap((some) => [...some]))
    const unknown = new Set([...ids].filter((id) => pairs.of(id) === undefined))
    const [rows, periods, writers] = await inOrder(
      () => lockChats(tx, ids),
      () => readParticipantPeriods(tx, unknown, callers),
      () => readActorSnapshots(tx, callers),
    )
    const byId = new Map(rows.map((row) => [row.id, chatOf(row)]))
    addParticipants(byId, periods)
    const ended = rows.filter((row) => row.counterpart_id === null && !unknown.has(row.id)).map(({ id }) => id)
    addParticipants(byId, await readParticipantPeriods(tx, new Set(ended), callers))
    await markAbandoned(tx, byId)
    learnPairs(pairs, rows)
    return valueOf(byId, writers)
  },
  async store(tx, { opened, joined, pendingRecipients, changed }, { now }) {
    const period = { periodNo: 1, role: 'member', joinedSequence: 1, leftSequence: null } as const
    const participants = joined.map((participant) => ({ ...participant, ...period }))
    await inOrder(
      () => insertOpenedChats(tx, opened, now),
      () => insertParticipants(tx, participants, now),
      () =>
        storeLastSequences(
          tx,
          [...changed].map(({ id, lastSequence }) => [id, lastSequence] as const),
        ),
      () => storePendingRecipients(tx, pendingRecipients),
      () => storeCounterparts(tx, [...changed].flatMap(counterpartToStore)),
    )
  },
}

/** Only a direct chat with one participant left can be abandoned: no other costs a query. */
async function markAbandoned(tx: Tx, byId: ReadonlyMap<string, ChatState>): Promise<void> {
  const halves = [...byId.values()].filter(
    ({ kind, participants }) => kind === 'direct' && [...participants.values()].filter((one) => one.current).length < 2,
  )
  if (halves.length === 0) return
  const abandoned = await readAbandoned(tx, new Set(halves.map(({ id }) => id)))
  for (const chat of halves) chat.isAbandoned = abandoned.has(chat.id)
}

function learnPairs(pairs: KnownPairs, rows: readonly LockedChatRow[]): void {
  for (const { id, created_by: createdBy, counterpart_id: counterpartId } of rows) {
    if (counterpartId === null) pairs.forget(id)
    else pairs.learn(id, [createdBy, counterpartId])
  }
}

function chatOf(row: LockedChatRow): ChatState {
  const { created_by: createdBy, counterpart_id: counterpartId } = row
  const pair = counterpartId === null ? [] : [createdBy, counterpartId]
  return {
    id: row.id,
    kind: row.kind,
    lastSequence: row.last_sequence,
    createdBy,
    hasCounterpart: counterpartId !== null,
    isAbandoned: false,
    pendingRecipientId: row.pending_recipient_id,
    participants: new Map(pair.map((id) => [id, memberFromStart(id)])),
  }
}

/**
 * Returns the counterpart to store for a direct chat without one, if both participants have been in it since it began.
 */
function counterpartToStore({ id, kind, hasCounterpart, createdBy, participants }: ChatState): [id: string, string][] {
  if (kind !== 'direct' || hasCounterpart || participants.size !== 2 || !participants.has(createdBy)) return []
  const members = [...participants.values()]
  const unchanged = members.every(
    ({ periods }) => periods.length === 1 && isOpen(periods[0]!) && periods[0]!.joinedSequence <= 1,
  )
  return unchanged ? [[id, members.find((member) => member.id !== createdBy)!.id]] : []
}

/** Builds a participant who has been in a chat since it began. */
export const memberFromStart = (id: string): ParticipantState => ({
  id,
  type: actorKindOf(id),
  current: true,
  periods: [{ joinedSequence: 1, leftSequence: null }],
})

/** Adds participants to their chats, each with all periods that were read. */
function addParticipants(byId: ReadonlyMap<string, ChatState>, rows: readonly ParticipantPeriodRow[]): void {
  for (const row of rows) {
    const participants = byId.get(row.chat_id)?.participants
    if (!participants) continue
    const participant = participants.get(row.actor_id) ?? {
      id: row.actor_id,
      type: actorKindOf(row.actor_id),
      current: false,
      periods: [],
    }
    const period = { joinedSequence: row.joined_sequence, leftSequence: row.left_sequence }
    participant.periods.push(period)
    participant.current ||= isOpen(period)
    participants.set(row.actor_id, participant)
  }
}
