import { findChat } from '../chats/chat.store.ts'
import type { MembershipPeriod } from '../chats/chat.ts'
import { membershipPeriodsOf } from '../chats/participant.sql.ts'
import { isInside, membershipStatusOf, requireCurrent } from '../chats/membership.rules.ts'
import type { Needs } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { pageBytesMax } from '../../platform/read-within.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import {
  inPeriods,
  stampsOf,
  type SequenceRange,
  type WatermarkUpdateStep,
  type ParticipantPeriods,
} from './history.rules.ts'
import {
  participantPeriodsOf,
  readReactions,
  readSteps,
  readSlice,
  type Slice,
  type TranscriptEntry,
} from './history.sql.ts'
import { readSuppressedRuns } from './suppression.sql.ts'
import type { Reaction } from '../reactions/reaction.ts'
import type { Message, ReceiptStamps } from './message.ts'

export interface HistoryQuery {
  chatId: string
  /** Maximum number of messages, from 1 to 100. */
  limit: number
  /** Sequence before which the page ends; null starts at the newest message. */
  beforeSequence: number | null
}

/**
 * Lists the chat's messages, newest first, that were stored while the caller was a participant and are not suppressed
 * for it (HIST-001 to HIST-010).
 * @throws not_found (never a participant), forbidden (former participant)
 */
export async function listMessages(context: Needs<'database'>, caller: Caller, query: HistoryQuery): Promise<History> {
  const { chatId, limit } = query
  return context.database.read(async (tx) => {
    const periods = await membershipPeriodsOf(tx, chatId, caller.id)
    requireCurrent(periods)
    const before = query.beforeSequence ?? Number.MAX_SAFE_INTEGER
    const { entries, cut } = await readPage(tx, periods, { chatId, actorId: caller.id, before, limit: limit + 1 })
    const shown = entries.slice(0, limit)
    return { messages: await project(tx, caller, chatId, shown), hasMore: cut || entries.length > limit }
  })
}

/** Returns a message if a page of history can show it to the caller. */
export async function readVisibleAt(
  tx: Tx,
  caller: Pick<Caller, 'id'>,
  { chatId, sequence }: Pick<Message, 'chatId' | 'sequence'>,
): Promise<Message | undefined> {
  const periods = await membershipPeriodsOf(tx, chatId, caller.id)
  if (membershipStatusOf(periods) !== 'current') return undefined
  const place = { chatId, actorId: caller.id, before: sequence + 1, limit: 1 }
  const [entry] = (await readPage(tx, periods, place)).entries
  return entry?.message.sequence === sequence ? entry.message : undefined
}

/** Number of suppressed runs read by one query. Usually there are none. */
const runsAtOnce = 20

/**
 * Reads messages backwards until the page is full, by count or by bytes. The periods are read again after the messages,
 * so that a removal in between exposes no later message (HIST-007).
 */
async function readPage(
  tx: Tx,
  periods: readonly MembershipPeriod[],
  page: Omit<Slice, 'after'>,
): Promise<{ entries: TranscriptEntry[]; cut: boolean }> {
  const { entries, cut } = await readRanges(tx, periods, page)
  const current = await membershipPeriodsOf(tx, page.chatId, page.actorId)
  return { entries: entries.filter(({ message }) => isInside(current, message.sequence)), cut }
}

async function readRanges(
  tx: Tx,
  periods: readonly MembershipPeriod[],
  page: Omit<Slice, 'after'>,
): Promise<{ entries: TranscriptEntry[]; cut: boolean }> {
  const entries: TranscriptEntry[] = []
  let used = 0
  for await (const range of visibleRanges(tx, periods, page)) {
    const limit = page.limit - entries.length
    const read = await readSlice(tx, { ...page, ...range, limit }, pageBytesMax - used)
    // `readSlice` returns its first message even if it is too large. Such a message begins the next page, unless this
    // page is empty.
    if (entries.length > 0 && read.bytes > pageBytesMax - used) return { entries, cut: true }
    entries.push(...read.entries)
    used += read.bytes
    if (read.cut) return { entries, cut: true }
    if (entries.length === page.limit) break
  }
  return { entries, cut: false }
}

/**
 * Yields the ranges of a chat in which the caller can see every message, each in one period, newest first. The cost of
 * a page does not depend on the number of suppressed messages in a row.
 */
async function* visibleRanges(
  tx: Tx,
  periods: readonly MembershipPeriod[],
  page: Pick<Slice, 'chatId' | 'actorId' | 'before'>,
): AsyncGenerator<SequenceRange> {
  let { before } = page
  for (;;) {
    const runs = await readSuppressedRuns(tx, { ...page, before }, runsAtOnce)
    for (const { firstSequence, lastSequence } of runs) {
      yield* inPeriods({ after: lastSequence, before }, periods)
      before = firstSequence
    }
    if (runs.length < runsAtOnce) break
  }
  yield* inPeriods({ after: 0, before }, periods)
}

async function project(
  tx: Tx,
  caller: Caller,
  chatId: string,
  entries: readonly TranscriptEntry[],
): Promise<History['messages']> {
  if (entries.length === 0) return []
  const direct = (await findChat(tx, chatId))?.kind === 'direct'
  const ids = entries.map(({ message }) => message.id)
  const reactions = Map.groupBy(await readReactions(tx, chatId, ids, caller.id), (reaction) => reaction.messageId)
  const line = direct ? await readStamps(tx, chatId, entries) : null
  return entries.map(({ message, suppressed }) => ({
    message,
    reactions: reactions.get(message.id) ?? [],
    stamps: line && stampsOf(message, suppressed, line.steps, line.participants),
  }))
}

/** Reads the participants of a direct chat, and their watermark updates over a range of its messages. */
async function readStamps(
  tx: Tx,
  chatId: string,
  entries: readonly TranscriptEntry[],
): Promise<{ participants: ParticipantPeriods[]; steps: WatermarkUpdateStep[] }> {
  const range = { lowest: entries.at(-1)!.message.sequence, highest: entries[0]!.message.sequence }
  const participants = await participantPeriodsOf(tx, chatId)
  const steps: WatermarkUpdateStep[] = []
  for (const { actorId } of participants) steps.push(...(await readSteps(tx, chatId, actorId, range)))
  return { participants, steps }
}

/** A message in a transcript, with its reactions and receipts. */
export interface HistoryMessage {
  message: Message
  reactions: Reaction[]
  /** null in a group, which has no receipts (GRP-005) */
  stamps: ReceiptStamps | null
}

export interface History {
  /** Messages, newest first. */
  messages: HistoryMessage[]
  /** Whether there are older messages that the caller can see. */
  hasMore: boolean
}
