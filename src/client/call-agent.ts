import type { MethodName, MethodTypes } from '../../generated/a2a/methods.ts'
import type { Message, Part, StreamResponse } from '../../generated/a2a/types.gen.ts'
import { createApi, type ApiOptions } from './api.ts'
import { resumedStream } from './resumed-stream.ts'
import { envelope, isRpcReply, resultOf, version, type RpcReply, type StreamingMethod } from './rpc.ts'

export interface CallOptions extends ApiOptions {
  /** Handle of the called agent. */
  handle: string
  /**
   * Timeout of a response in milliseconds. A stream is resumed after this time without a byte; the service writes at
   * least every 15 seconds. Default: 120,000.
   */
  timeoutMs?: number
}

/** A text, or a complete A2A message, which may name a task. */
export type Question = string | (Omit<Message, 'role' | 'messageId'> & Partial<Pick<Message, 'messageId'>>)

/** Another agent, called with A2A 1.0 over JSON-RPC. */
export interface CalledAgent {
  /** Sends a message. The answer is a message, or the task that it began or continued. A repeat is safe. */
  send(question: Question, signal?: AbortSignal): Promise<MethodTypes['SendMessage']['result']>
  /**
   * Sends a message and yields its updates until the task ends; a task that waits for input leaves the stream open. A
   * lost connection is resumed after the last received update, without a repeated or lost one. If the service no longer
   * has the next updates, the stream continues with the complete task.
   * @throws RpcError; ApiError for a rejected request, such as 401; ConnectionError after `attempts` connections without
   * a new update; the reason of the signal
   */
  stream(question: Question, signal?: AbortSignal): AsyncGenerator<StreamResponse>
  /** Calls a method without a stream. @throws RpcError ApiError */
  call<Name extends Exclude<MethodName, StreamingMethod>>(
    name: Name,
    params: MethodTypes[Name]['params'],
    signal?: AbortSignal,
  ): Promise<MethodTypes[Name]['result']>
  /** Calls a method with a stream, which is resumed as by `stream`. @throws as `stream` */
  callStream<Name extends StreamingMethod>(
    name: Name,
    params: MethodTypes[Name]['params'],
    signal?: AbortSignal,
  ): AsyncGenerator<StreamResponse>
}

/** Creates a client of another agent with A2A. The token belongs to the calling agent or person. */
export function callAgent({ handle, ...options }: CallOptions): CalledAgent {
  const { attempts = 8, timeoutMs = 120_000 } = options
  const api = createApi({ ...options, timeoutMs })
  const call: CalledAgent['call'] = async (name, params, signal) => {
    const given = {
      path: { handle },
      body: envelope(name, params) as never,
      headers: version,
      signal,
      repeatable: isRepeatable(name),
      expects: isRpcReply,
    }
    return resultOf((await api.call('callAgent', given)) as RpcReply) as never
  }

  const getTask = (params: MethodTypes['GetTask']['params'], signal?: AbortSignal) => call('GetTask', params, signal)
  const called = { ...options, api, handle, getTask, attempts, timeoutMs }
  const callStream: CalledAgent['callStream'] = (name, params, signal) =>
    resumedStream(called, { name, params, signal })

  return {
    call,
    callStream,
    send: (question, signal) => call('SendMessage', { message: messageOf(question) }, signal),
    stream: (question, signal) => callStream('SendStreamingMessage', { message: messageOf(question) }, signal),
  }
}

/** Returns whether a method is idempotent: a message has a messageId, and reading and canceling can be repeated. */
const isRepeatable = (name: MethodName): boolean => /^(SendMessage|Get|List|Cancel)/.test(name)

function messageOf(question: Question): Message {
  const message = typeof question === 'string' ? { parts: [{ text: question }] as Part[] } : question
  return { messageId: crypto.randomUUID(), ...message, role: 'ROLE_USER' }
}
