import type { Caller } from '../../identity/accounts/caller.ts'
import type { RealtimeContext } from '../context.ts'
import type { IceServer } from './call.ts'
import { iceServersFor } from './ice-servers.ts'

/** Returns the STUN and TURN servers for the caller, before a call: an offer already contains their candidates. */
export function getIceServers(
  context: Pick<RealtimeContext, 'config' | 'clock'>,
  caller: Pick<Caller, 'id'>,
): IceServer[] {
  return iceServersFor(context, caller)
}
