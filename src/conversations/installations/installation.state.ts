import type { State } from '../../platform/unit-of-work/state.ts'
import { rankOf } from '../statement-order.ts'
import { insertInstallations } from './installation.store.ts'

/** Installations that the batch adds: persons who let an agent write to them (AMB-101). */
export const newInstallations: State<{ userId: string; agentId: string; chatId: string }[]> = {
  name: 'installations',
  rank: rankOf('installations'),
  initial: () => [],
  store: (tx, added, { now, ids }) =>
    insertInstallations(
      tx,
      added.map((installation) => ({ ...installation, id: ids.next('ins'), createdAt: now })),
    ),
}
