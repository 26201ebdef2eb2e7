/**
 * Order in which a batch runs its statements when it loads and stores, which is also the lock order of transactions:
 * rows of chats, ids of messages, watermarks. The counters of the event logs follow.
 */
const order = [
  'messageChats',
  'draftChats',
  'openedChats',
  'chats',
  'presentActors',
  'messages',
  'idempotencyKeys',
  'drafts',
  'pendingMessages',
  'openingCounts',
  'installations',
  'surfaces',
  'blocks',
  'suppressions',
  'deliveredMessages',
  'reactions',
  'watermarks',
  'attachments',
] as const

export function rankOf(state: (typeof order)[number]): number {
  return order.indexOf(state)
}
