import type { RealtimeContext } from '../context.ts'
import type { Call } from './call.ts'
import { findCall } from './call.store.ts'
import { noCall, type Party } from './change-call.ts'

/** Returns one call of the caller. @throws not_found, also for an agent's suppressed call */
export async function getCall(
  { database }: Pick<RealtimeContext, 'database'>,
  caller: Party,
  id: string,
): Promise<Call> {
  const found = await database.read((tx) => findCall(tx, id, caller))
  if (!found) throw noCall()
  return found
}
