import type { FaultName } from '../faults/faults.ts'
import type { ReferenceServer } from './server.ts'

const lateMs = 2000

/** Applies an effect at once or, with the fault, two seconds later, like a cache without invalidation. */
export function unlessCached(server: ReferenceServer, fault: FaultName, effect: () => void): void {
  if (server.hasFault(fault)) setTimeout(effect, lateMs).unref()
  else effect()
}
