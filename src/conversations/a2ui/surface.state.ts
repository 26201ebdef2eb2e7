import { keyOf, type Batch, type LoadedState } from '../../platform/unit-of-work/state.ts'
import { rankOf } from '../statement-order.ts'
import type { SurfaceState } from './a2ui.ts'
import { loadSurfaces, storeSurfaces, type SurfaceName } from './surface.store.ts'

export interface SurfacesValue {
  /** Surfaces by [chat, surface]. */
  byName: Map<string, SurfaceState>
  /** Changed surfaces by [chat, surface]. Only the last state of the batch is stored. */
  changed: Map<string, SurfaceState>
}

/** Surfaces named by messages of the batch. The chats of the messages, or of drafts, are known only after the locks. */
export const surfaces: LoadedState<SurfacesValue, ((batch: Batch) => SurfaceName[])[]> = {
  name: 'surfaces',
  rank: rankOf('surfaces'),
  phase: 'follow',
  emptyKeys: () => [],
  initial: () => ({ byName: new Map(), changed: new Map() }),
  async load(tx, namesIn, { batch }) {
    const names = namesIn.flatMap((namesOf) => namesOf(batch))
    const unique = new Map(names.map((name) => [keyOf(name.chatId, name.surfaceId), name]))
    const found = await loadSurfaces(tx, [...unique.values()])
    const byName = new Map(found.map((surface) => [keyOf(surface.chatId, surface.surfaceId), surface]))
    return { byName, changed: new Map() }
  },
  store: (tx, { changed }, { now }) => storeSurfaces(tx, [...changed.values()], now),
}
