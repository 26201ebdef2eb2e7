/// <reference lib="esnext.disposable" preserve="true" />
import type { Message, Part } from '../../generated/current/types.gen.ts'
import { createApi, type Api, type ApiOptions } from './api.ts'
import type { Chat, Content, SendOptions } from './chat.ts'
import { EventQueue, type ErrorPolicy } from './event-queue.ts'
import { Handlers, type CommandHandler, type Handled, type Handler } from './handlers.ts'
import type { FetchHandler } from './node-handler.ts'
import type { PositionStore } from './position.ts'
import { readLatest, receiveByPull } from './receive-by-pull.ts'
import { receiveBySocket, type WebSocketClass } from './receive-by-socket.ts'
import { uploadAttachment, type AttachmentOptions, type AttachmentSource } from './upload-attachment.ts'
import { verifyWebhook, WebhookError } from './webhook.ts'

export interface AgentOptions extends ApiOptions, ErrorPolicy {
  /** The Agent Token. */
  token: string
  /** How events come: by long polling, over a WebSocket, or only by `webhook()`. Default: pull. */
  receive?: 'pull' | 'socket' | 'webhook'
  /** Keeps the position between two runs. Without one, each run begins as `begin` says. */
  position?: PositionStore
  /** Where the first run begins: with what comes from now on, or with the oldest event of the log. Default: now. */
  begin?: 'now' | 'oldest'
  /** Shows that the agent is typing while it handles a message. Default: false. */
  typing?: boolean
  /** How many events are handled at the same time; those of one chat never are. Default: 16, at most 90. */
  concurrency?: number
  /** Ends the agent. */
  signal?: AbortSignal
  /** For runtimes without a global WebSocket. */
  WebSocket?: WebSocketClass
}

/** An agent: handlers for what happens to it, and what it can do by itself. */
export interface Agent extends AsyncDisposable {
  readonly api: Api
  /** Adds a handler; several for one name run one after the other. */
  on<Name extends keyof Handled>(name: Name, handler: Handler<Handled[Name]>): Agent
  /** Handles messages that begin with `/name`, in place of the handlers of `message`. */
  command(name: string, handler: CommandHandler): Agent
  /** Begins to receive. @throws ApiError when the credential is not valid */
  start(): Promise<void>
  /** Takes no more events, lets the handlers finish for so long, and saves the position. Default: 10,000 ms. */
  stop(graceMs?: number): Promise<void>
  /** Resolves when the agent was stopped; rejects with what ended it otherwise. */
  readonly stopped: Promise<void>
  /** A chat by its id. */
  chat(id: string): Chat
  /** The direct chat with somebody; it is opened where there is none. Groups are made by persons. */
  openChat(handle: string): Promise<Chat>
  send(chatId: string, content: Content, options?: SendOptions): Promise<Message>
  /** Stores bytes, streamed where they are a stream; the part is sent in a message. */
  upload(source: AttachmentSource, options?: AttachmentOptions): Promise<Part>
  /** Receives webhook requests, with the same handlers: for Deno, Bun and workers; `toNodeHandler` makes one for Node. */
  webhook(secret: string | readonly string[]): FetchHandler
}

/**
 * Makes an agent. It receives nothing before `start`.
 * @throws TypeError when the address or the token cannot be one
 */
export function createAgent(options: AgentOptions): Agent {
  // Programs in JavaScript hand over what an environment variable holds, or does not.
  if (!options.token) throw new TypeError('token is the Agent Token of the agent; it is not given')
  const api = createApi(options)
  const working = new AbortController()
  const handlers = new Handlers({ api, signal: working.signal, typing: options.typing })
  const { queue, start, stop, stopped } = createLifecycle(options, api, handlers, working)
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
    command(name, handler) {
      handlers.command(name, handler)
      return agent
    },
    chat: (id) => handlers.chat(id),
    async openChat(handle) {
      const body = { kind: 'direct' as const, handles: [handle] }
      const { chat } = await api.call('createChat', { body, repeatable: true })
      return handlers.chat(chat.id)
    },
    send: (chatId, content, given) => handlers.chat(chatId).send(content, given),
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

/** Receiving and its end: first nothing more is taken, then the handlers finish. */
function createLifecycle(options: AgentOptions, api: Api, handlers: Handlers, working: AbortController) {
  const receiving = new AbortController()
  let ended: { resolve: () => void; reject: (error: unknown) => void }
  const stopped = new Promise<void>((resolve, reject) => (ended = { resolve, reject }))
  let receiver: Promise<void> | undefined

  const queue = new EventQueue({
    ...options,
    store: options.position,
    concurrency: Math.min(options.concurrency ?? 16, 90),
    signal: working.signal,
    handle: (event) => handlers.handle(event),
    stop: (error) => {
      receiving.abort(error)
      working.abort(error)
      ended.reject(error)
    },
  })

  async function receive(ready: () => void): Promise<void> {
    const given = { api, queue, signal: receiving.signal, ready }
    const isNew = !(await queue.load())
    if (options.receive === 'webhook') return ready()
    if (isNew && options.begin !== 'oldest') queue.beginAt(await readLatest(api, receiving.signal))
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
