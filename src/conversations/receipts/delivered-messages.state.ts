import { keyOf, type LoadedState } from '../../platform/unit-of-work/state.ts'
import { rankOf } from '../statement-order.ts'
import { readDeliveredMessages, type DeliveredPosition } from './receipt.store.ts'

/** Ids of delivered messages, by [chat, sequence, actor]. Suppressed messages are left out. */
export const deliveredMessages: LoadedState<ReadonlyMap<string, string>, Map<string, DeliveredPosition>> = {
  name: 'deliveredMessages',
  rank: rankOf('deliveredMessages'),
  phase: 'lock',
  keys: () => new Map(),
  initial: () => new Map(),
  load: async (tx, positions) =>
    new Map(
      (await readDeliveredMessages(tx, [...positions.values()])).map((row) => [
        keyOf(row.chatId, row.sequence, row.actorId),
        row.messageId,
      ]),
    ),
}
