import { keyOf, type LoadedState, type Batch } from '../../platform/unit-of-work/state.ts'
import { inOrder } from '../../platform/database/queries.ts'
import { lockActorsForCount } from '../../identity/accounts/actor.store.ts'
import { requestChatKeys, othersIn } from '../chats/membership.ts'
import { rankOf } from '../statement-order.ts'
import { isNotified } from '../blocks/block.sql.ts'
import type { ChatState } from '../chats/chat.state.ts'
import {
  countOpenDrafts,
  deleteDrafts,
  findChatsOfDrafts,
  insertDrafts,
  lockDrafts,
  readDraftsByIdempotencyKey,
  storeDrafts,
} from './draft.sql.ts'
import type { Draft } from './draft.rules.ts'

export interface DraftsValue {
  byId: Map<string, Draft>
  /** Ids of drafts that were opened with an idempotency key, by [actor, key]. */
  idByKey: Map<string, string>
  openCounts: Map<string, number>
  added: Draft[]
  /** Changed drafts by id. Only the last state of the batch is stored. */
  changed: Map<string, Draft>
  discarded: Set<string>
}

export interface DraftKeys {
  ids: Set<string>
  /** Idempotency keys by [actor, key]. */
  idempotencyKeys: Map<string, { actorId: string; idempotencyKey: string }>
  /** Actors that open drafts. */
  authors: Set<string>
}

/** Drafts by id, or by the idempotency key of their opening. */
export const drafts: LoadedState<DraftsValue, DraftKeys> = {
  name: 'drafts',
  rank: rankOf('drafts'),
  phase: 'lock',
  emptyKeys: () => ({ ids: new Set(), idempotencyKeys: new Map(), authors: new Set() }),
  initial: () => ({
    byId: new Map(),
    idByKey: new Map(),
    openCounts: new Map(),
    added: [],
    changed: new Map(),
    discarded: new Set(),
  }),
  async load(tx, { ids, idempotencyKeys, authors }, { now }) {
    const [, locked, keyed, openCounts] = await inOrder(
      () => lockActorsForCount(tx, [...authors]),
      () => lockDrafts(tx, ids),
      () => readDraftsByIdempotencyKey(tx, [...idempotencyKeys.values()]),
      () => countOpenDrafts(tx, authors, now),
    )
    return {
      byId: new Map([...locked, ...keyed].map((draft) => [draft.id, draft])),
      idByKey: new Map(keyed.map((draft) => [keyOf(draft.actorId, draft.idempotencyKey!), draft.id])),
      openCounts,
      added: [],
      changed: new Map(),
      discarded: new Set(),
    }
  },
  async store(tx, { added, changed, discarded }, { now }) {
    await inOrder(
      // A discarded draft's key may open another draft in the same batch.
      () => deleteDrafts(tx, discarded),
      () => insertDrafts(tx, added, now),
      () => storeDrafts(tx, [...changed.values()], now),
    )
  },
}

/** Requests the locks of chats for writes that name only a draft. */
export const draftChats: LoadedState<null, { draftId: string; actorId: string }[]> = {
  name: 'draftChats',
  rank: rankOf('draftChats'),
  phase: 'find',
  emptyKeys: () => [],
  initial: () => null,
  async load(tx, requested, { keys }) {
    const found = await findChatsOfDrafts(tx, new Set(requested.map(({ draftId }) => draftId)))
    for (const { draftId, actorId } of requested)
      if (found.has(draftId)) requestChatKeys(keys, found.get(draftId)!, actorId)
    return null
  },
}

/**
 * Returns the persons who see a draft: those to whom its message would be delivered now. An empty draft is not shown.
 */
export function viewersOf(batch: Batch, chat: ChatState, { actorId, parts }: Draft): string[] {
  if (parts.length === 0) return []
  return othersIn(chat, actorId)
    .filter(({ id, type }) => type === 'user' && isNotified(batch, chat, actorId, id))
    .map(({ id }) => id)
}
