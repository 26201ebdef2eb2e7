/**
 * The order in which the statements of a batch run, when it loads and when it stores, and so the order in which
 * transactions take their locks: first the rows of chats, then ids of messages, then watermarks. The counters of the
 * event logs come after all of these.
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

/** The rank of a state by its name. */
export function rankOf(state: (typeof order)[number]): number {
  return order.indexOf(state)
}
