import type { Message, TypingSignal } from '../../generated/current/types.gen.ts'
import { agentEventTypes, type AgentEvent, type EventOf } from '../../generated/events.ts'
import type { Api } from './api.ts'
import { Asks } from './ask.ts'
import { Chat, type ChatContext } from './chat.ts'
import type { Attempt } from './event-queue.ts'
import { messageIdOf, newMessageId } from './message-id.ts'
import { textOf } from './message-text.ts'
import { runMiddleware, type Middleware } from './middleware.ts'
import { isMessageEvent, Overlaps, type Overlap } from './overlap.ts'
import { problemPrinter, type Problem } from './problem.ts'
import { ReceivedMessage } from './received-message.ts'
import { actionOf, type SurfaceAction } from './surfaces.ts'
import { TurnLimit } from './turn-limit.ts'
import { UnreadFilter } from './unread-filter.ts'

/** Arguments of the handlers, by the name that `on` accepts. A documented event type has its event as the argument. */
export type Handled = { [Type in AgentEvent['event_type']]: EventOf<Type> } & {
  message: ReceivedMessage
  /** An actor started or stopped typing in a chat of the agent. Only with a socket; never repeated. */
  typing: TypingSignal & { started: boolean }
  /** A person pressed a button, or sent a form. Without a handler, the message goes to the handlers of `message`. */
  action: Action
  /** A problem that does not stop the agent. Without a handler, it is a line on the console. */
  problem: Problem
}

/** An action of a person on a surface of the agent. */
export interface Action extends SurfaceAction {
  /** The message with the action: reply to it, or use its chat. */
  message: ReceivedMessage
}

/** Context of a handler. */
export interface Turn {
  /** The chat of the event; undefined for an event without a chat. */
  chat: Chat | undefined
  /** Aborts when the agent stops, or when a new message of the person supersedes the answer. */
  signal: AbortSignal
}

export type Handler<Value> = (value: Value, turn: Turn) => unknown
export type CommandHandler = (message: ReceivedMessage, args: string, turn: Turn) => unknown

const listed: ReadonlySet<string> = new Set(agentEventTypes)
const names: readonly string[] = ['message', 'action', 'typing', 'problem', ...agentEventTypes]
const commandName = /^[\p{L}\p{M}\p{N}_-]+$/u
/** A command, optionally addressed to one agent of a group, as `/help@handle`. */
const commandLine = /^\/([\p{L}\p{M}\p{N}_-]+)(?:@(\S+))?(?=\s|$)([^]*)$/u

export interface HandlersOptions {
  api: Api
  signal: AbortSignal
  /** Whether to show a typing indicator while a message is handled. */
  typing: boolean | undefined
  /** Maximum consecutive messages of agents that are handled in a chat. */
  agentTurns: number
  overlap: Overlap
  /** Returns the handle of the agent. */
  ownHandle: () => Promise<string | undefined>
  /** Stores a message, and sends it at its time. */
  schedule: ChatContext['schedule']
  /** Returns whether an event is older than the first start. */
  isBeforeFirstStart: (event: AgentEvent) => boolean
}

/** The handlers of an agent, and their arguments. */
export class Handlers {
  readonly #options: HandlersOptions
  readonly #byName = new Map<keyof Handled, Handler<never>[]>()
  readonly #commands = new Map<string, CommandHandler>()
  readonly #turnLimit: TurnLimit
  readonly #unread: UnreadFilter
  readonly #print = problemPrinter()
  readonly #asks = new Asks()
  readonly #overlaps: Overlaps
  readonly #middleware: Middleware[] = []

  constructor(options: HandlersOptions) {
    this.#options = options
    this.#turnLimit = new TurnLimit(options.agentTurns, (chatId, count) =>
      this.report({ code: 'agent_loop', chatId, count }),
    )
    this.#unread = new UnreadFilter(options.api, options.ownHandle)
    this.#overlaps = new Overlaps(options.overlap)
  }

  /** @throws TypeError for a name that never occurs */
  on<Name extends keyof Handled>(name: Name, handler: Handler<Handled[Name]>): void {
    if (!names.includes(name)) {
      const similar = similarName(String(name), names)
      throw new TypeError(`there is no event ${JSON.stringify(name)}${similar ? `; the name is ${similar}` : ''}`)
    }
    this.#byName.set(name, [...(this.#byName.get(name) ?? []), handler])
  }

  use(middleware: Middleware): void {
    this.#middleware.push(middleware)
  }

  /** @throws TypeError for a name that no message can contain, or that has a handler */
  command(name: string, handler: CommandHandler): void {
    if (!commandName.test(name)) {
      const right = name.trim().replace(/^\/+/, '').split(/[\s@]/)[0]!
      const hint = commandName.test(right) ? `; the name is ${JSON.stringify(right)}` : ''
      throw new TypeError(`no message can begin with the command ${JSON.stringify(name)}${hint}`)
    }
    const key = keyOf(name)
    if (this.#commands.has(key)) throw new TypeError(`the command ${JSON.stringify(name)} has a handler`)
    this.#commands.set(key, handler)
  }

  /** Returns a chat whose messages get random ids. */
  chat(id: string): Chat {
    const nextId = () => Promise.resolve(newMessageId())
    const { api, schedule, signal } = this.#options
    return new Chat(api, id, { nextId, mayRepeat: false, asks: this.#asks, schedule, signal })
  }

  /** Registers an event before it is queued. @returns whether it answers a question or stops an answer, without a handler */
  arrived(event: AgentEvent): boolean {
    if (this.#asks.take(event)) return true
    if (isMessageEvent(event) && isStop(event.data.message) && !this.#commands.has('stop')) {
      this.#overlaps.stop(event)
      return true
    }
    if (isMessageEvent(event)) this.#overlaps.arrived(event)
    return false
  }

  async handle(event: AgentEvent, attempt: Attempt): Promise<void> {
    const { signal, isBeforeFirstStart } = this.#options
    // Receivers ignore unknown types.
    if (!listed.has(event.event_type)) return
    if (isBeforeFirstStart(event) && !(await this.#unread.isUnread(event))) {
      if (isMessageEvent(event)) this.#overlaps.leave(event)
      return
    }
    if (isMessageEvent(event)) return this.#handleMessage(event, attempt)
    const chat = this.#chatOf(event, attempt, { signal })
    await runMiddleware(this.#middleware, { event, chat, signal }, () =>
      this.#call(event.event_type, event as never, { chat, signal }),
    )
  }

  #chatOf<Id extends string | null | undefined>(
    { event_id: eventId, chat_id: chatId }: { event_id: string; chat_id?: Id },
    { mayRepeat, park }: Attempt,
    more: Pick<ChatContext, 'signal' | 'askedHandle' | 'startStream'>,
  ): Id extends string ? Chat : Chat | undefined {
    let sent = 0
    const nextId = () => messageIdOf(`${eventId} ${sent++}`)
    const given = { nextId, mayRepeat, park, asks: this.#asks, schedule: this.#options.schedule, ...more }
    return (typeof chatId === 'string' ? new Chat(this.#options.api, chatId, given) : undefined) as never
  }

  /** Calls the typing handlers. Their errors are printed, because a signal has no retries. */
  showTyping(signal: Handled['typing']): void {
    const turn = { chat: this.chat(signal.chat_id), signal: this.#options.signal }
    this.#call('typing', signal, turn).catch((error: unknown) => console.error(error))
  }

  /** Passes a problem to its handlers, or prints it. */
  report(problem: Problem): void {
    if (!this.#byName.has('problem')) return this.#print(problem)
    const turn = { chat: undefined, signal: this.#options.signal }
    this.#call('problem', problem, turn).catch((error: unknown) => console.error(error))
  }

  async #handleMessage(event: EventOf<'message.received'>, attempt: Attempt): Promise<void> {
    if (!this.#turnLimit.allows(event.data.message)) return this.#overlaps.leave(event)
    const run = await this.#overlaps.begin(event, this.#options.signal)
    if (!run) return
    const { signal, events, startStream } = run
    const chat = this.#chatOf(event, attempt, {
      signal,
      startStream,
      askedHandle: event.data.message.sender.handle ?? undefined,
    })
    const burst = events.map(({ data }) => data.message)
    const message = new ReceivedMessage(events.at(-1)!, chat, burst)
    let isHandled = false
    try {
      await runMiddleware(this.#middleware, { event, chat, signal }, () => this.#callMessage(message, { chat, signal }))
      isHandled = true
    } catch (error) {
      isHandled = run.isSuperseded()
      if (!isHandled) throw error
    } finally {
      run.end(isHandled)
      await message.end()
    }
  }

  /** Calls the handlers of the event type, then those of the action, the command or the message. */
  async #callMessage(message: ReceivedMessage, turn: Turn): Promise<void> {
    await this.#call('message.received', message.event, turn)
    const action = this.#byName.has('action') ? actionOf(message.parts) : undefined
    if (action) return this.#call('action', { ...action, message }, turn)
    const command = await this.#commandOf(message.text)
    const work = async () => {
      if (command) await command.handler(message, command.args, turn)
      else await this.#call('message', message, turn)
    }
    await (this.#options.typing ? message.chat.typing(work) : work())
  }

  async #commandOf(text: string): Promise<{ handler: CommandHandler; args: string } | undefined> {
    const [, name, addressee, args = ''] = commandLine.exec(text) ?? []
    const handler = name === undefined ? undefined : this.#commands.get(keyOf(name))
    if (!handler) return undefined
    const isOwn =
      addressee === undefined || addressee.toLowerCase() === (await this.#options.ownHandle())?.toLowerCase()
    return isOwn ? { handler, args: args.trim() } : undefined
  }

  async #call<Name extends keyof Handled>(name: Name, value: Handled[Name], turn: Turn): Promise<void> {
    for (const handler of this.#byName.get(name) ?? []) await (handler as Handler<Handled[Name]>)(value, turn)
  }
}

/** Returns whether a message stops the answer that is being written, as the Stop button of the messenger sends it. */
const isStop = ({ parts, sender }: Message): boolean => sender.type === 'user' && textOf(parts) === '/stop'

/** Keyboards write the same letter in composed and decomposed form. */
const keyOf = (name: string): string => name.normalize('NFC').toLowerCase()

/** Returns the known name with the fewest differing characters, if it is similar. */
export function similarName(name: string, known: readonly string[]): string | undefined {
  const rated = known.map((other) => ({ other, distance: editDistance(name.toLowerCase(), other.toLowerCase()) }))
  const best = rated.toSorted((one, two) => one.distance - two.distance)[0]
  return best && best.distance <= Math.max(2, name.length / 3) ? best.other : undefined
}

/** Levenshtein distance: the number of inserted, deleted and replaced characters. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 1; at <= one.length; at++) {
    const next = [at]
    for (let column = 1; column <= other.length; column++) {
      const replaced = row[column - 1]! + (one[at - 1] === other[column - 1] ? 0 : 1)
      next.push(Math.min(row[column]! + 1, next[column - 1]! + 1, replaced))
    }
    row = next
  }
  return row.at(-1)!
}
