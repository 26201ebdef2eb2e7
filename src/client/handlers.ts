import type { TypingSignal } from '../../generated/current/types.gen.ts'
import { agentEventTypes, type AgentEvent, type EventOf } from '../../generated/events.ts'
import type { Api } from './api.ts'
import { Chat } from './chat.ts'
import { messageIdOf, newMessageId } from './message-id.ts'
import { ReceivedMessage } from './received-message.ts'

/** What each name of `on` hands over. An event type of the documents hands over its event. */
export type Handled = { [Type in AgentEvent['event_type']]: EventOf<Type> } & {
  message: ReceivedMessage
  /** Somebody types in a chat of the agent, or has stopped. Only over a socket; never repeated. */
  typing: TypingSignal & { started: boolean }
}

/** What a handler may use beside the event. */
export interface Turn {
  /** The chat of the event; undefined for an event about no chat. */
  chat: Chat | undefined
  /** Aborted when the agent stops. */
  signal: AbortSignal
}

export type Handler<Value> = (value: Value, turn: Turn) => unknown
export type CommandHandler = (message: ReceivedMessage, args: string, turn: Turn) => unknown

const listed: ReadonlySet<string> = new Set(agentEventTypes)

interface HandlersOptions {
  api: Api
  signal: AbortSignal
  /** Whether to show that the agent is typing while it handles a message. */
  typing: boolean | undefined
}

/** The handlers of an agent, and what they are given. */
export class Handlers {
  readonly #options: HandlersOptions
  readonly #byName = new Map<keyof Handled, Handler<never>[]>()
  readonly #commands = new Map<string, CommandHandler>()

  constructor(options: HandlersOptions) {
    this.#options = options
  }

  on<Name extends keyof Handled>(name: Name, handler: Handler<Handled[Name]>): void {
    this.#byName.set(name, [...(this.#byName.get(name) ?? []), handler])
  }

  command(name: string, handler: CommandHandler): void {
    this.#commands.set(name, handler)
  }

  /** A chat in which messages get new ids. */
  chat(id: string): Chat {
    return new Chat(this.#options.api, id, () => Promise.resolve(newMessageId()))
  }

  async handle(event: AgentEvent): Promise<void> {
    // Receivers pass over types that they do not know.
    if (!listed.has(event.event_type)) return
    const { api, signal } = this.#options
    let sent = 0
    const nextId = () => messageIdOf(`${event.event_id} ${sent++}`)
    const chat = event.chat_id === undefined ? undefined : new Chat(api, event.chat_id, nextId)
    await this.#call(event.event_type, event as never, { chat, signal })
    if (event.event_type === 'message.received')
      await this.#handleMessage(new ReceivedMessage(event, chat!), { chat, signal })
  }

  /** A signal is no event: what its handlers throw is nobody's turn, and is printed. */
  showTyping(signal: Handled['typing']): void {
    const turn = { chat: this.chat(signal.chat_id), signal: this.#options.signal }
    this.#call('typing', signal, turn).catch((error: unknown) => console.error(error))
  }

  async #handleMessage(message: ReceivedMessage, turn: Turn): Promise<void> {
    const [, name = '', args = ''] = /^\/(\w+)\s*([^]*)$/.exec(message.text) ?? []
    const command = this.#commands.get(name)
    const work = async () => {
      if (command) await command(message, args.trim(), turn)
      else await this.#call('message', message, turn)
    }
    await (this.#options.typing ? message.chat.typing(work) : work())
  }

  async #call<Name extends keyof Handled>(name: Name, value: Handled[Name], turn: Turn): Promise<void> {
    for (const handler of this.#byName.get(name) ?? []) await (handler as Handler<Handled[Name]>)(value, turn)
  }
}
