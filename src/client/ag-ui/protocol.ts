import { EventSourceParserStream } from 'eventsource-parser/stream'

/** Version of the AG-UI protocol that the bridge sends. */
const protocolVersion = '1.0'

/** Maximum characters of one event. A snapshot of the messages contains the whole conversation. */
const eventMax = 16_000_000

/** An event of a run. Members that the bridge does not read are kept. */
export type AgUiEvent = { type: string } & Record<string, unknown>

/** A message of an AG-UI conversation. */
export interface AgUiMessage {
  id: string
  role: string
  content?: unknown
  name?: string
  toolCalls?: { id: string; type: 'function'; function: { name: string; arguments: string } }[]
  [more: string]: unknown
}

/** A question that ended a run. */
export interface Interrupt {
  id: string
  reason: string
  message?: string
  toolCallId?: string
  /** JSON Schema of the answer. */
  responseSchema?: Record<string, unknown>
  /** Time after which the agent rejects an answer. */
  expiresAt?: string
}

/** The answer to an interrupt, sent with the next run. */
export interface ResumeEntry {
  interruptId: string
  status: 'resolved' | 'cancelled'
  payload?: unknown
}

/** The input of a run, without the members that are the same for all runs. */
export interface RunInput {
  threadId: string
  messages: readonly AgUiMessage[]
  state?: unknown
  resume?: readonly ResumeEntry[]
}

/** Address and credentials of an AG-UI agent. */
export interface AgUiAgent {
  /** URL that starts a run by POST, and answers with server-sent events. */
  agentUrl: string
  /** Headers of each request to the AG-UI agent, such as credentials. */
  agentHeaders?: Record<string, string>
}

/** The AG-UI agent reported an error, or its response is not a run of the protocol. */
export class AgUiError extends Error {
  override name = 'AgUiError'
  /** Whether another attempt can succeed: no response, 408, 425, 429, 5xx, or a stream that was cut. */
  readonly isTemporary: boolean

  constructor(message: string, isTemporary: boolean, cause?: unknown) {
    super(message, { cause })
    this.isTemporary = isTemporary
  }
}

/** Starts a run, and yields its events until the run ends. @throws AgUiError; the reason of the signal */
export async function* runAgUi(
  { agentUrl, agentHeaders }: AgUiAgent,
  input: RunInput,
  signal: AbortSignal,
): AsyncGenerator<AgUiEvent> {
  const runId = crypto.randomUUID()
  const body = JSON.stringify({ ...input, runId, protocolVersion, tools: [], context: [], forwardedProps: {} })
  const headers = { accept: 'text/event-stream', 'content-type': 'application/json', ...agentHeaders }
  try {
    const response = await fetch(agentUrl, { method: 'POST', headers, body, signal })
    assertStream(response, agentUrl)
    const parser = new EventSourceParserStream({ maxBufferSize: eventMax })
    for await (const { data } of response.body!.pipeThrough(new TextDecoderStream()).pipeThrough(parser)) {
      const event = parseEvent(data)
      yield event
      if (event.type === 'RUN_FINISHED') return
      if (event.type === 'RUN_ERROR')
        throw new AgUiError(`The AG-UI agent reported an error: ${String(event.message)}`, false)
    }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof AgUiError) throw error
    throw new AgUiError(`${agentUrl} did not complete the run: ${reasonOf(error)}`, true, error)
  }
  throw new AgUiError(`${agentUrl} ended the stream before the run was finished`, true)
}

function assertStream({ ok, status, headers, body }: Response, url: string): void {
  const isTemporary = status >= 500 || [408, 425, 429].includes(status)
  if (!ok) throw new AgUiError(`${url} answered ${status}`, isTemporary)
  const type = headers.get('content-type') ?? 'no type'
  if (!body || !type.startsWith('text/event-stream'))
    throw new AgUiError(`${url} answered with ${type}, and not with text/event-stream`, false)
}

function parseEvent(data: string): AgUiEvent {
  try {
    const event = JSON.parse(data) as AgUiEvent
    if (typeof event?.type === 'string') return event
  } catch {
    // The error is reported below.
  }
  throw new AgUiError(`The AG-UI agent sent data that is not an event: ${data.slice(0, 200)}`, false)
}

/** Returns the reason of a failed connection, which `fetch` of Node.js hides in causes. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error
  return cause instanceof Error ? cause.message || cause.name : message
}

/** Replaces chunk events by the start, content and end events that they stand for. */
export async function* withoutChunks(events: AsyncIterable<AgUiEvent>): AsyncGenerator<AgUiEvent> {
  let open: { kind: string; id: string } | undefined
  for await (const event of events) {
    const kind = chunkKinds[event.type]
    const id = kind && (event[kind.id] as string | undefined)
    if (open && (open.kind !== event.type || (id !== undefined && id !== open.id))) {
      const { end, id: name } = chunkKinds[open.kind]!
      yield { type: end, [name]: open.id }
      open = undefined
    }
    if (!kind) {
      yield event
      continue
    }
    if (!open) {
      if (id === undefined) throw new AgUiError(`The AG-UI agent began with a ${event.type} without ${kind.id}`, false)
      open = { kind: event.type, id }
      yield { ...event, type: kind.start, [kind.id]: id }
    }
    if (event.delta !== undefined) yield { ...event, type: kind.content, [kind.id]: open.id }
  }
}

const chunkKinds: Record<string, { id: string; start: string; content: string; end: string }> = {
  TEXT_MESSAGE_CHUNK: {
    id: 'messageId',
    start: 'TEXT_MESSAGE_START',
    content: 'TEXT_MESSAGE_CONTENT',
    end: 'TEXT_MESSAGE_END',
  },
  TOOL_CALL_CHUNK: {
    id: 'toolCallId',
    start: 'TOOL_CALL_START',
    content: 'TOOL_CALL_ARGS',
    end: 'TOOL_CALL_END',
  },
}
