import type { MethodName, MethodTypes, methods } from '../../../generated/a2a/methods.ts'
import type { HttpContext } from '../context.ts'
import type { EndSignal } from '../../platform/end-signal.ts'
import { isDomainError } from '../../platform/errors.ts'
import type { ServerSentEvent } from '../../platform/server-sent-event.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { callErrorOf, type CallErrorKind } from './call-error.ts'
import type { CalledAgent } from '../../tasks/a2a/called-agent.sql.ts'

/** A call of an A2A method: its caller and its agent. */
export interface AgentCall {
  context: HttpContext
  caller: Caller
  agent: CalledAgent
  /** Header `Last-Event-ID`, unparsed. */
  lastEventId: unknown
  /** Aborts when the client disconnects. */
  signal: EndSignal
}

/** Implementation of a method. A streaming method can reject only before its first item. */
export type Method<K extends MethodName> = (
  call: AgentCall,
  params: MethodTypes[K]['params'],
) => Promise<
  (typeof methods)[K]['stream'] extends true
    ? AsyncIterable<MethodTypes[K]['result'] | ServerSentEvent<MethodTypes[K]['result']>>
    : MethodTypes[K]['result']
>

/**
 * Runs an operation of the service for a call.
 * @param ended error kind for a conflict
 * @throws CallError in place of the operation's DomainError
 */
export async function inCall<R>(work: Promise<R>, ended?: CallErrorKind): Promise<R> {
  try {
    return await work
  } catch (error) {
    const isExplained =
      isDomainError(error) && error.kind !== 'temporarily_unavailable' && error.kind !== 'unauthorized'
    throw isExplained ? callErrorOf(error, ended) : error
  }
}
