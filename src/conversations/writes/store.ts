import { storeSurfaces } from '../a2ui/surface.store.ts'
import { insertOpenedChats, storeWaiting } from '../chats/chat.store.ts'
import { insertMembers } from '../chats/member.store.ts'
import { acceptRequestsOf, insertRequests } from '../message-requests/request.store.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Tx } from '../../platform/database/database.ts'
import { insertDrafts, storeDrafts } from '../drafts/draft.store.ts'
import { appendEvents } from '../../platform/event-log/append-events.ts'
import { insertInstallations } from '../installations/installation.store.ts'
import { insertMessages } from '../messages/message.store.ts'
import { insertIdempotencyKeys } from '../messages/idempotency-key.store.ts'
import { storeReactions } from '../reactions/reaction.store.ts'
import { insertWatermarkUpdates, storeWatermarks } from '../receipts/receipt.store.ts'
import type { WriteSet } from './write-set.ts'
import type { BatchState } from './batch-state.ts'

/** Another process stored one of the batch's ids, keys or chats first. The batch begins anew and finds it. */
export class ConcurrentWriteError extends Error {}

/**
 * Stores the effects of a batch: one statement per table that has any, sent together and run in the order in which
 * they stand here, which is the order in which transactions take their locks.
 * @throws BatchRaced; the transaction rolls back, so chats and logs stay gapless
 */
export async function store(
  tx: Tx,
  ledger: BatchState,
  effects: WriteSet,
  { now, ids }: { now: number; ids: Ids },
): Promise<void> {
  const answered = [...effects.pendingRecipients]
    .filter(([, waitingFor]) => waitingFor === null)
    .map(([chatId]) => chatId)
  const [opened, stored, keyed, drafted] = await Promise.all([
    insertOpenedChats(tx, effects.chats, now),
    insertMessages(tx, effects.messages),
    insertIdempotencyKeys(tx, effects.idempotencyKeys),
    insertDrafts(tx, effects.newDrafts, now),
    storeDrafts(tx, [...effects.drafts.values()], now),
    enterChats(tx, effects, now),
    storeWaiting(tx, effects.pendingRecipients),
    insertRequests(tx, effects.requests, { now, ids }),
    acceptRequestsOf(tx, answered, now),
    insertInstallations(
      tx,
      effects.installations.map((made) => ({ ...made, id: ids.next('ins'), createdAt: now })),
    ),
    storeLastSequences(tx, ledger, new Set(effects.messages.map((message) => message.chatId))),
    storeSurfaces(tx, [...effects.surfaces.values()], now),
    insertSuppressions(tx, effects),
    storeReactions(tx, [...effects.reactionTargets.values()], now),
    storeWatermarks(tx, [...effects.watermarks.values()]),
    insertWatermarkUpdates(tx, effects.watermarkUpdates, now),
    appendEvents(tx, effects.events, { now, ids }),
  ])
  if (stored < effects.messages.length) throw new ConcurrentWriteError('A message id was taken by another process.')
  if (opened < effects.chats.length) throw new ConcurrentWriteError('A chat was made by another process.')
  if (keyed < effects.idempotencyKeys.length)
    throw new ConcurrentWriteError('The key of a send was used by another process.')
  if (drafted < effects.newDrafts.length)
    throw new ConcurrentWriteError('The key of a draft was used by another process.')
}

async function enterChats(tx: Tx, { members }: WriteSet, now: number): Promise<void> {
  if (members.length === 0) return
  const stay = { windowNo: 1, role: 'member', joinedSequence: 1, leftSequence: null } as const
  await insertMembers(
    tx,
    members.map((member) => ({ ...member, ...stay })),
    now,
  )
}

async function storeLastSequences(tx: Tx, ledger: BatchState, chatIds: ReadonlySet<string>): Promise<void> {
  if (chatIds.size === 0) return
  const grown = tx.table(
    { id: 'text', last_sequence: 'bigint' },
    [...chatIds].map((id) => ({ id, last_sequence: ledger.chats.get(id)!.lastSequence })),
  )
  await tx.run(
    `UPDATE chats SET last_sequence = t.last_sequence FROM ${grown.sql} AS t WHERE chats.id = t.id`,
    grown.bindings,
  )
}

async function insertSuppressions(tx: Tx, { suppressions }: WriteSet): Promise<void> {
  if (suppressions.length === 0) return
  await tx.insert(
    'suppressions',
    { message_id: 'text', actor_id: 'text' },
    suppressions.map((row) => ({ message_id: row.messageId, actor_id: row.actorId })),
  )
}
