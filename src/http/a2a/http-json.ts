import type { Needs } from '../../platform/context.ts'
import { methods, type MethodName, type MethodTypes } from '../../../generated/a2a/methods.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import type { EndSignal } from '../../platform/end-signal.ts'
import { ServerSentEvent } from '../../platform/server-sent-event.ts'
import type { HttpContext } from '../context.ts'
import { encodeHttpError, type CallError, requireVersion } from './call-error.ts'
import { findAddressedAgent } from '../../tasks/a2a/find-called-agent.ts'
import { callErrorFor, runMethod } from './run-method.ts'

/** One request of the HTTP+JSON binding. */
export interface HttpCall {
  handle: string
  /** Protocol version in the request, unparsed. */
  version: unknown
  /** Parameters of the method, from the path, the query and the body. */
  params: Record<string, unknown>
  /** Header `Last-Event-ID`, unparsed. */
  lastEventId: unknown
  /** Aborts when the client disconnects. */
  signal: EndSignal
}

/** The result, the items of a stream, or an error. */
export type HttpAnswer<Result> = { result: Result } | { stream: AsyncIterable<unknown> } | { error: CallError }

/**
 * Calls a method in the HTTP+JSON binding: the same method on the same tasks as with JSON-RPC.
 * @throws not_found (the agent), temporarily_unavailable, unauthorized (the credential ended while the call waited)
 */
export async function callOverHttp<K extends MethodName>(
  method: K,
  context: HttpContext,
  caller: Caller,
  { handle, version, params, lastEventId, signal }: HttpCall,
): Promise<HttpAnswer<MethodTypes[K]['result']>> {
  const agent = await findAddressedAgent(context, caller.id, handle)
  try {
    requireVersion(typeof version === 'string' ? version : undefined)
    const answer = await runMethod({ context, caller, agent, lastEventId, signal }, method, params)
    if (methods[method].stream) return { stream: streamOf(context, answer as AsyncIterable<unknown>) }
    return { result: answer as MethodTypes[K]['result'] }
  } catch (error) {
    return { error: callErrorFor(context, error) }
  }
}

/** Yields items without an envelope. An error is the last item, as an event named error. */
async function* streamOf(context: Needs<'log'>, items: AsyncIterable<unknown>): AsyncGenerator<unknown> {
  try {
    yield* items
  } catch (error) {
    yield new ServerSentEvent(encodeHttpError(callErrorFor(context, error, true)).body, { name: 'error' })
  }
}
