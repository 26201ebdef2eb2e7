/// <reference lib="esnext.disposable" preserve="true" />
import type { Message, Part } from '../../generated/current/types.gen.ts'
import { createApi, type Api, type ApiOptions } from './api.ts'
import type { Chat, Content, SendOptions } from './chat.ts'
import { EventQueue, type ErrorPolicy } from './event-queue.ts'
import { beginFirstRun, openPosition, openSchedule, type Begin } from './first-run.ts'
import { Handlers, type CommandHandler, type Handled, type Handler } from './handlers.ts'
import type { Problem } from './problem.ts'
import type { FetchHandler } from './node-handler.ts'
import type { Middleware } from './middleware.ts'
import type { Overlap } from './overlap.ts'
import type { PositionStore } from './position.ts'
import { receiveByPull } from './receive-by-pull.ts'
import { receiveBySocket, type WebSocketClass } from './receive-by-socket.ts'
import { ScheduledMessages, type ScheduleStore } from './scheduled-messages.ts'
import { uploadAttachment, type AttachmentOptions, type AttachmentSource } from './upload-attachment.ts'
import { verifyWebhook, WebhookError } from './webhook.ts'

export interface AgentOptions extends ApiOptions, ErrorPolicy {
  /** The Agent Token. */
  token: string
  /** Transport of events: long polling, a WebSocket, or only `webhook()`. Default: pull. */
  receive?: 'pull' | 'socket' | 'webhook'
  /**
   * Stores the position between runs. Default: the file `.parley/<handle>.json`; in a browser, none. With false, each run
   * is a first run.
   */
  position?: PositionStore | false
  /**
   * Start of the first run: `unread` begins with the messages that are newer than the agent's own last one in their chat,
   * `now` with the next event, `oldest` with the oldest event of the log. Default: unread.
   */
  begin?: Begin
  /**
   * Maximum consecutive messages of agents that are handled in a chat, so that two agents do not answer each other
   * endlessly. A message of a person, and ten quiet minutes, begin a new count. 0 ignores messages of agents. Default: 8.
   */
  agentTurns?: number
  /**
   * Stores scheduled messages between runs. Default: the folder `.parley/<handle>.scheduled/` beside the default
   * file of the position; without a store, they are lost when the program ends.
   */
  schedule?: ScheduleStore | false
  /** Shows that the agent is typing while it handles a message. Default: false. */
  typing?: boolean
  /** Handling of messages that arrive while an earlier one of their chat is handled. Default: auto. */
  overlap?: Overlap
  /** Maximum events handled concurrently. Events of one chat are handled one at a time. Default: 16, at most 90. */
  concurrency?: number
  /** Stops the agent. */
  signal?: AbortSignal
  /** For runtimes without a global WebSocket and without the package `ws`. */
  WebSocket?: WebSocketClass
}

/** An agent: handlers of its events, and its own actions. */
export interface Agent extends AsyncDisposable {
  readonly api: Api
  /** Adds a handler. Several handlers of one name run one after the other. */
  on<Name extends keyof Handled>(name: Name, handler: Handler<Handled[Name]>): Agent
  /** Adds a middleware, which runs around the handlers of each event. Several run in the order of their addition. */
  use(middleware: Middleware): Agent
  /** Handles messages that begin with `/name`, in place of the handlers of `message`. */
  command(name: string, handler: CommandHandler): Agent
  /**
   * Starts to receive. An unavailable service is reported as a problem, and retried.
   * @throws ApiError for an invalid credential, or a position whose next events were deleted; Error for a position that
   * cannot be stored
   */
  start(): Promise<void>
  /** Stops receiving, waits up to `graceMs` for running handlers, and saves the position. Default: 10,000 ms. */
  stop(graceMs?: number): Promise<void>
  /** Resolves when the agent was stopped; rejects with the error that ended it. */
  readonly stopped: Promise<void>
  /** Returns a chat by its id. */
  chat(id: string): Chat
  /** Returns the direct chat with an actor, and opens it if there is none. Only persons create groups. */
  openChat(handle: string): Promise<Chat>
  send(chatId: string, content: Content, options?: SendOptions): Promise<Message>
  /** Sends a message later, at a date or at epoch milliseconds. @returns its id, when it is stored */
  schedule(chatId: string, content: Content, options: Parameters<Chat['schedule']>[1]): Promise<string>
  /** Uploads bytes, streaming from a stream. The returned part can be sent in a message. */
  upload(source: AttachmentSource, options?: AttachmentOptions): Promise<Part>
  /**
   * Returns a handler of webhook requests for Deno, Bun and workers, which calls the same handlers. `toNodeHandler`
   * adapts it to Node.
   */
  webhook(secret: string | readonly string[]): FetchHandler
}

/** Creates an agent. It receives nothing before `start`. @throws TypeError when the URL or the token is invalid */
export function createAgent(options: AgentOptions): Agent {
  // Programs in JavaScript may pass the value of an unset environment variable.
  if (!options.token)
    throw new TypeError('token is the Agent Token of the agent; it is not given. Is AGENT_TOKEN exported?')
  if (/^\s*ses_/.test(options.token))
    throw new TypeError('token is the Agent Token of the agent (svc_live_…), and not the session of a person (ses_…)')
  const working = new AbortController()
  const api = createApi({
    ...options,
    onRetry(retry) {
      options.onRetry?.(retry)
      handlers.report({ code: 'request_failed', ...retry })
    },
  })
  const ownHandle = once(() => readOwnHandle(api))
  const handlers: Handlers = new Handlers({
    api,
    ownHandle,
    signal: working.signal,
    typing: options.typing,
    agentTurns: options.agentTurns ?? 8,
    overlap: options.overlap ?? 'auto',
    schedule: (message) => scheduled.add(message),
    isBeforeFirstStart: (event) => queue.isBeforeFirstStart(event),
  })
  const scheduled = new ScheduledMessages(
    { api, signal: working.signal, report: (problem) => handlers.report(problem) },
    once(() => openSchedule(options, ownHandle)),
  )
  const { queue, start, stop, stopped } = createLifecycle(options, { api, handlers, working, ownHandle, scheduled })
  const agent: Agent = {
    api,
    start,
    stop,
    stopped,
    [Symbol.asyncDispose]: () => stop(),
    on(name, handler) {
      handlers.on(name, handler)
      return agent
    },
    use(middleware) {
      handlers.use(middleware)
      return agent
    },
    command(name, handler) {
      handlers.command(name, handler)
      return agent
    },
    chat: (id) => handlers.chat(id),
    async openChat(handle) {
      const body = { kind: 'direct' as const, handles: [handle] }
      const { chat } = await api.call('createChat', { body, repeatable: true, expects: ['chat'] })
      return handlers.chat(chat.id)
    },
    send: (chatId, content, given) => handlers.chat(chatId).send(content, given),
    schedule: (chatId, content, given) => handlers.chat(chatId).schedule(content, given),
    upload: (source, given) => uploadAttachment(api, source, given),
    webhook: (secret) => async (request) => {
      const body = new Uint8Array(await request.arrayBuffer())
      try {
        const event = await verifyWebhook({ secret, headers: request.headers, body })
        return new Response(null, { status: (await queue.takeDelivery(event)) ? 204 : 503 })
      } catch (error) {
        if (error instanceof WebhookError) return new Response(error.message, { status: 401 })
        throw error
      }
    },
  }
  return agent
}

/** Number of repeats of a request whose answers have no handle, because a proxy may have sent such an answer. */
const repeatsMax = 1

/** @returns the handle of the agent; undefined when the service does not show it */
async function readOwnHandle(api: Api): Promise<string | undefined> {
  let unnamed = 0
  const profile = await api.call('getOwnAgent', {
    expects: (reply) => Object.hasOwn(reply as object, 'handle') || ++unnamed > repeatsMax,
  })
  return profile.handle
}

/** Returns a function that calls another once. A failed call is made again. */
function once<T>(call: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => {
    result ??= call()
    result.catch(() => (result = undefined))
    return result
  }
}

interface LifecycleParts {
  api: Api
  handlers: Handlers
  working: AbortController
  ownHandle: () => Promise<string | undefined>
  scheduled: ScheduledMessages
}

/** Starts and stops receiving. At the stop, no further event is accepted, then the handlers finish. */
function createLifecycle(options: AgentOptions, { api, handlers, working, ownHandle, scheduled }: LifecycleParts) {
  const receiving = new AbortController()
  let ended: { resolve: () => void; reject: (error: unknown) => void }
  const stopped = new Promise<void>((resolve, reject) => (ended = { resolve, reject }))
  let receiver: Promise<void> | undefined

  const report = (problem: Problem) => handlers.report(problem)
  const queue = new EventQueue({
    ...options,
    report,
    concurrency: Math.min(options.concurrency ?? 16, 90),
    signal: working.signal,
    handle: (event, attempt) => handlers.handle(event, attempt),
    arrived: (event) => handlers.arrived(event),
    isOrdered: options.overlap !== 'each',
    stop: (error) => {
      receiving.abort(error)
      working.abort(error)
      ended.reject(error)
    },
  })

  async function receive(ready: () => void): Promise<void> {
    const given = { api, queue, signal: receiving.signal, ready, report }
    const isNew = !(await queue.load(await openPosition(options, ownHandle, given)))
    await scheduled.start()
    if (options.receive === 'webhook') return ready()
    if (isNew) await beginFirstRun(options.begin, given)
    if (options.receive !== 'socket') return receiveByPull(given)
    const onTyping = (signal: Handled['typing']) => handlers.showTyping(signal)
    return receiveBySocket({ ...given, WebSocket: options.WebSocket, onTyping })
  }

  function start(): Promise<void> {
    if (receiver) return Promise.reject(new Error('the agent was started before'))
    return new Promise((resolve, reject) => {
      let started = false
      receiver = receive(() => {
        started = true
        resolve()
      })
      receiver.then(resolve, (error: unknown) => {
        if (started) ended.reject(error)
        else reject(error)
        receiving.abort(error)
      })
    })
  }

  async function stop(graceMs = 10_000): Promise<void> {
    receiving.abort()
    const timer = setTimeout(() => working.abort(), graceMs)
    await receiver?.catch(() => undefined)
    await queue.settled()
    clearTimeout(timer)
    working.abort()
    ended.resolve()
  }
  if (options.signal?.aborted) void stop()
  options.signal?.addEventListener('abort', () => void stop(), { once: true })
  return { queue, start, stop, stopped }
}
