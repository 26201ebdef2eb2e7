import { keyOf, type Batch, type LoadedState } from '../../platform/unit-of-work/state.ts'
import { rankOf } from '../statement-order.ts'
import type { Watermarks } from './receipt.ts'
import { insertWatermarkUpdates, loadWatermarks, storeWatermarks, type WatermarkOwner } from './receipt.store.ts'
import { NO_WATERMARKS, type WatermarkUpdate } from './watermark.rules.ts'

export interface WatermarksValue {
  /** Watermarks by [chat, actor]. */
  byOwner: Map<string, Watermarks>
  /** Changed watermarks by [chat, actor]. Only the last state of the batch is stored. */
  changed: Map<string, Watermarks & WatermarkOwner>
  updates: (WatermarkUpdate & WatermarkOwner)[]
}

/** Watermarks that the writes of a batch move, by [chat, actor]. */
export const watermarks: LoadedState<WatermarksValue, Map<string, WatermarkOwner>> = {
  name: 'watermarks',
  rank: rankOf('watermarks'),
  phase: 'lock',
  emptyKeys: () => new Map(),
  initial: () => ({ byOwner: new Map(), changed: new Map(), updates: [] }),
  async load(tx, owners) {
    const found = await loadWatermarks(tx, [...owners.values()])
    const byOwner = new Map(found.map((row) => [keyOf(row.chatId, row.actorId), row]))
    return { byOwner, changed: new Map(), updates: [] }
  },
  async store(tx, { changed, updates }, { now }) {
    await Promise.all([storeWatermarks(tx, [...changed.values()]), insertWatermarkUpdates(tx, updates, now)])
  },
}

/** Returns the watermarks of an actor in a chat with the changes of the batch. Without watermarks, all positions are 0. */
export function watermarksOf(batch: Batch, chatId: string, actorId: string): Watermarks {
  return batch.get(watermarks).byOwner.get(keyOf(chatId, actorId)) ?? NO_WATERMARKS
}
