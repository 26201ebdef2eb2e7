import type { LoadedState } from '../../platform/unit-of-work/state.ts'
import { actorKindOf, type ActorKind, type ActorSnapshot } from '../../identity/accounts/actor.ts'
import { readActorSnapshots } from '../../identity/accounts/actor.store.ts'
import { rankOf } from '../statement-order.ts'
import type { ChatKind, MembershipPeriod } from './chat.ts'
import {
  insertOpenedChats,
  lockChats,
  readParticipantPeriods,
  storeCounterparts,
  storeLastSequences,
  storePendingRecipients,
  type LockedChatRow,
  type LockedRow,
  type OpenedChat,
  type ParticipantPeriodRow,
} from './chat-state.store.ts'
import { type KnownPairs, knownPairs } from './known-pairs.ts'
import { isOpen } from './membership.rules.ts'
import { insertParticipants } from './participant.store.ts'

export interface ParticipantState {
  id: string
  type: ActorKind
  /** False: only earlier periods are known. */
  current: boolean
  periods: MembershipPeriod[]
}

export interface ChatState {
  id: string
  kind: ChatKind
  lastSequence: number
  /** Its row as it was locked, where rows have addresses. */
  row?: LockedRow | undefined
  createdBy: string
  /** Its row names its participants, which were not read. */
  hasCounterpart: boolean
  /** The person in whose requests the chat is; what goes to that person is pending (VMSG-013). */
  pendingRecipientId: string | null
  /** By actor id: every current participant, and the callers of the batch who once were. */
  participants: Map<string, ParticipantState>
}

export interface ChatsValue {
  byId: Map<string, ChatState>
  /** By id: those who write in the chats of the batch, as messages and events show them. */
  writers: Map<string, ActorSnapshot>
  opened: OpenedChat[]
  joined: { chatId: string; actorId: string }[]
  /** By chat: the person in whose requests it is from now on, or null. */
  pendingRecipients: Map<string, string | null>
  /** Those that got a message. */
  grown: Set<ChatState>
}

/** By chat: the callers of the batch who named it, whose earlier periods count. */
export type ChatKeys = Map<string, Set<string>>

const valueOf = (byId: ChatsValue['byId'], writers: ChatsValue['writers']): ChatsValue => ({
  byId,
  writers,
  opened: [],
  joined: [],
  pendingRecipients: new Map(),
  grown: new Set(),
})

/** The chats of a batch with their participants, locked: membership, blocks and sequences change under these locks alone. */
export const chats: LoadedState<ChatsValue, ChatKeys> = {
  name: 'chats',
  rank: rankOf('chats'),
  phase: 'lock',
  keys: () => new Map(),
  initial: () => valueOf(new Map(), new Map()),
  async load(tx, asked, { memory }) {
    const pairs = memory.of(knownPairs)
    const ids = new Set(asked.keys())
    const callers = new Set([...asked.values()].flatMap((some) => [...some]))
    const unknown = new Set([...ids].filter((id) => pairs.of(id) === undefined))
    const [rows, periods, writers] = await Promise.all([
      lockChats(tx, ids),
      readParticipantPeriods(tx, unknown, callers),
      readActorSnapshots(tx, callers),
    ])
    const byId = new Map(rows.map((row) => [row.id, chatOf(row)]))
    addParticipants(byId, periods)
    const ended = rows.filter((row) => row.counterpart_id === null && !unknown.has(row.id)).map(({ id }) => id)
    addParticipants(byId, await readParticipantPeriods(tx, new Set(ended), callers))
    learnPairs(pairs, rows)
    return valueOf(byId, writers)
  },
  async store(tx, { opened, joined, pendingRecipients, grown }, { now }) {
    const period = { periodNo: 1, role: 'member', joinedSequence: 1, leftSequence: null } as const
    await Promise.all([
      insertOpenedChats(tx, opened, now),
      insertParticipants(
        tx,
        joined.map((participant) => ({ ...participant, ...period })),
        now,
      ),
      // First of what changes rows that were locked: it takes them where they were.
      storeLastSequences(tx, [...grown]),
      storePendingRecipients(tx, pendingRecipients),
      storeCounterparts(tx, [...grown].flatMap(counterpartToStore)),
    ])
  },
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
    row: row.address === null ? undefined : { address: row.address, lastSequence: row.last_sequence },
    createdBy,
    hasCounterpart: counterpartId !== null,
    pendingRecipientId: row.pending_recipient_id,
    participants: new Map(pair.map((id) => [id, memberFromStart(id)])),
  }
}

/** Of a direct chat from before counterparts were stored, whose two participants have been in it since it began. */
function counterpartToStore({ id, kind, hasCounterpart, createdBy, participants }: ChatState): [id: string, string][] {
  if (kind !== 'direct' || hasCounterpart || participants.size !== 2 || !participants.has(createdBy)) return []
  const members = [...participants.values()]
  const unchanged = members.every(
    ({ periods }) => periods.length === 1 && isOpen(periods[0]!) && periods[0]!.joinedSequence <= 1,
  )
  return unchanged ? [[id, members.find((member) => member.id !== createdBy)!.id]] : []
}

/** A participant who has been in a chat since it began. */
export const memberFromStart = (id: string): ParticipantState => ({
  id,
  type: actorKindOf(id),
  current: true,
  periods: [{ joinedSequence: 1, leftSequence: null }],
})

/** Puts participants into their chats, each with all of its periods that were read. */
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
