import type { ActorSnapshot } from '../../identity/accounts/actor.ts'
import { inOrder } from '../../platform/database/queries.ts'
import { readActorSnapshots } from '../../identity/accounts/actor.store.ts'
import type { LoadedState } from '../../platform/unit-of-work/state.ts'
import { chats } from '../chats/chat.state.ts'
import { rankOf } from '../statement-order.ts'
import type { NewRequest, PendingMessage } from './request.ts'
import { acceptRequestsOf, insertRequests, readRecipients, readPendingMessages } from './request.sql.ts'

export interface PendingMessagesValue {
  /**
   * Pending messages in order, by chat, for chats in the requests of the named actors. Suppressed messages are left
   * out.
   */
  byChat: Map<string, PendingMessage[]>
  /** Openers of the groups among these chats, by id. */
  openers: ReadonlyMap<string, ActorSnapshot>
  newRequests: NewRequest[]
  /** Chats whose first message is pending. The request shows this message. */
  chatsWithFirstMessage: Set<string>
  /** Person who accepted the request of a chat, by chat. */
  accepted: Map<string, string>
}

const valueOf = (
  byChat: PendingMessagesValue['byChat'],
  openers: PendingMessagesValue['openers'],
): PendingMessagesValue => ({ byChat, openers, newRequests: [], chatsWithFirstMessage: new Set(), accepted: new Map() })

/** Pending messages in the chats of the batch. Keys are the ids of the actors who can accept them. */
export const pendingMessages: LoadedState<PendingMessagesValue, Set<string>> = {
  name: 'pendingMessages',
  rank: rankOf('pendingMessages'),
  phase: 'follow',
  emptyKeys: () => new Set(),
  initial: () => valueOf(new Map(), new Map()),
  async load(tx, actorIds, { batch }) {
    const pending = [...batch.get(chats).byId.values()].flatMap(({ id, kind, createdBy, pendingRecipientId }) =>
      pendingRecipientId !== null && actorIds.has(pendingRecipientId)
        ? [{ chatId: id, kind, createdBy, pendingRecipientId }]
        : [],
    )
    const groups = pending.filter(({ kind }) => kind === 'group')
    const [byChat, openers] = await Promise.all([
      readPendingMessages(tx, pending),
      readActorSnapshots(tx, new Set(groups.map(({ createdBy }) => createdBy))),
    ])
    return valueOf(byChat, openers)
  },
  async store(tx, { newRequests, chatsWithFirstMessage, accepted }, context) {
    const [recipients, , listed] = await inOrder(
      () => insertRequests(tx, newRequests, context),
      // The request may be part of this batch.
      () => acceptRequestsOf(tx, [...accepted.keys()], context.now),
      () => readRecipients(tx, [...chatsWithFirstMessage]),
    )
    const changed = new Set([...recipients, ...listed, ...accepted.values()])
    if (changed.size > 0)
      tx.afterCommit(() => context.ephemeral.publish({ kind: 'requests_changed', recipients: [...changed] }))
  },
}
