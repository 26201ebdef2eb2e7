import type { LoadedState } from '../../platform/unit-of-work/state.ts'
import { rankOf } from '../statement-order.ts'
import type { Attachment } from './attachment.ts'
import { readAttachments } from './attachment.store.ts'

/** Attachments named by parts, by id. The decision checks the owner. */
export const attachments: LoadedState<ReadonlyMap<string, Pick<Attachment, 'ownerId' | 'url'>>, Set<string>> = {
  name: 'attachments',
  rank: rankOf('attachments'),
  phase: 'lock',
  keys: () => new Set(),
  initial: () => new Map(),
  load: async (tx, ids) => new Map((await readAttachments(tx, ids)).map((attachment) => [attachment.id, attachment])),
}
