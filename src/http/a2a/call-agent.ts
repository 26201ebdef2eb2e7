import type { Needs } from '../../platform/context.ts'
import type { EndSignal } from '../../platform/end-signal.ts'
import { methods } from '../../../generated/a2a/methods.ts'
import type { JsonRpcResponse } from '../../../generated/a2a/types.gen.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import type { HttpContext } from '../context.ts'
import { findAddressedAgent } from '../../tasks/a2a/find-called-agent.ts'
import { encodeFailure, encodeResult, idOf, readCall, type CallId } from './json-rpc.ts'
import { callErrorFor, runMethod } from './run-method.ts'
import { requireVersion } from './call-error.ts'
import { ServerSentEvent } from '../../platform/server-sent-event.ts'

export interface IncomingCall {
  handle: string
  /** Protocol version in the request, unparsed. */
  version: unknown
  body: unknown
  /** Header `Last-Event-ID`, unparsed. */
  lastEventId: unknown
  /** Aborts when the client disconnects. */
  signal: EndSignal
}

/**
 * Runs one call at the address of an agent. An error of the call is part of its JSON-RPC response.
 * @throws not_found (the agent), temporarily_unavailable, unauthorized (the credential ended while the call waited)
 */
export async function callAgent(
  context: HttpContext,
  caller: Caller,
  { handle, version, body, lastEventId, signal }: IncomingCall,
): Promise<{ body: JsonRpcResponse } | { stream: AsyncIterable<unknown> }> {
  const agent = await findAddressedAgent(context, caller.id, handle)
  const id = idOf(body)
  try {
    requireVersion(typeof version === 'string' ? version : undefined)
    const { method, params } = readCall(body)
    const answer = await runMethod({ context, caller, agent, lastEventId, signal }, method, params)
    if (!methods[method].stream) return { body: encodeResult(id, answer) }
    return { stream: streamOf(context, id, answer as AsyncIterable<unknown>) }
  } catch (error) {
    return { body: encodeFailure(id, callErrorFor(context, error)) }
  }
}

/** Encodes each item as a response with the id of the call. An error ends the stream as its last item. */
async function* streamOf(context: Needs<'log'>, id: CallId, items: AsyncIterable<unknown>): AsyncGenerator<unknown> {
  try {
    for await (const item of items)
      yield item instanceof ServerSentEvent
        ? new ServerSentEvent(encodeResult(id, item.data), item)
        : encodeResult(id, item)
  } catch (error) {
    yield encodeFailure(id, callErrorFor(context, error, true))
  }
}
