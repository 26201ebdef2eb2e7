import type { FaultName } from '../faults/faults.ts'
import type { ReferenceServer } from './server.ts'

const lateMs = 2000

/** Applies an effect at once, or two seconds later under the fault, as a cache without invalidation does. */
export function unlessCached(server: ReferenceServer, fault: FaultName, effect: () => void): void {
  if (server.hasFault(fault)) setTimeout(effect, lateMs).unref()
  else effect()
}
