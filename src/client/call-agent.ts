import { createParser } from 'eventsource-parser'
import type { methods, MethodName, MethodTypes } from '../../generated/a2a/methods.ts'
import type { Message, Part, StreamResponse } from '../../generated/a2a/types.gen.ts'
import { createApi, type ApiOptions } from './api.ts'

/** An error object of JSON-RPC. */
export class RpcError extends Error {
  override name = 'RpcError'
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(`${code}: ${message}`)
    this.code = code
    this.data = data
  }
}

export interface CallOptions extends ApiOptions {
  /** Handle of the called agent. */
  handle: string
}

type StreamingMethod = {
  [Name in MethodName]: (typeof methods)[Name]['stream'] extends true ? Name : never
}[MethodName]

/** A text, or a complete A2A message, which may name a task. */
export type Question = string | (Omit<Message, 'role' | 'messageId'> & Partial<Pick<Message, 'messageId'>>)

/** Another agent, called with A2A 1.0 over JSON-RPC. */
export interface CalledAgent {
  /** Sends a message. The answer is a message, or the task that it began or continued. A repeat is safe. */
  send(question: Question, signal?: AbortSignal): Promise<MethodTypes['SendMessage']['result']>
  /** Sends a message and yields its updates, until the task ends or waits for input. */
  stream(question: Question, signal?: AbortSignal): AsyncGenerator<StreamResponse>
  /** Calls a method without a stream. @throws RpcError ApiError */
  call<Name extends Exclude<MethodName, StreamingMethod>>(
    name: Name,
    params: MethodTypes[Name]['params'],
    signal?: AbortSignal,
  ): Promise<MethodTypes[Name]['result']>
  /** Calls a method with a stream. @throws RpcError ApiError */
  callStream<Name extends StreamingMethod>(
    name: Name,
    params: MethodTypes[Name]['params'],
    signal?: AbortSignal,
  ): AsyncGenerator<StreamResponse>
}

interface RpcReply {
  result?: unknown
  error?: { code: number; message: string; data?: unknown }
}

/** Creates a client of another agent with A2A. The token belongs to the calling agent or person. */
export function callAgent({ handle, ...options }: CallOptions): CalledAgent {
  // The service itself waits for the answer of an agent.
  const api = createApi({ timeoutMs: 120_000, ...options })
  const body = (method: MethodName, params: object) => ({
    jsonrpc: '2.0' as const,
    id: crypto.randomUUID(),
    method,
    params,
  })
  const headers = { 'a2a-version': '1.0' }

  const call: CalledAgent['call'] = async (name, params, signal) => {
    const given = {
      path: { handle },
      body: body(name, params) as never,
      headers,
      signal,
      repeatable: isRepeatable(name),
    }
    return resultOf((await api.call('callAgent', given)) as RpcReply) as never
  }

  async function* callStream(
    name: StreamingMethod,
    params: object,
    signal?: AbortSignal,
  ): AsyncGenerator<StreamResponse> {
    const response = await api.send(`/a2a/${encodeURIComponent(handle)}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify(body(name, params)),
      signal: signal ?? null,
    })
    if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
      yield resultOf((await response.json()) as RpcReply) as StreamResponse
      return
    }
    for await (const data of readEvents(response)) yield resultOf(JSON.parse(data) as RpcReply) as StreamResponse
  }

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

function resultOf({ result, error }: RpcReply): unknown {
  if (error) throw new RpcError(error.code, error.message, error.data)
  return result
}

/** Yields the data of server-sent events. */
async function* readEvents(response: Response): AsyncGenerator<string> {
  const waiting: string[] = []
  const parser = createParser({ onEvent: ({ data }) => waiting.push(data) })
  const decoder = new TextDecoder()
  const reader = response.body!.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      parser.feed(decoder.decode(value, { stream: true }))
      while (waiting.length > 0) yield waiting.shift()!
    }
  } finally {
    // Cancels the request when the caller stops reading.
    await reader.cancel().catch(() => undefined)
  }
}
