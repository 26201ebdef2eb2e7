import type { Chat } from './chat.ts'
import type { Middleware } from './middleware.ts'

/** Storage of sessions by chat id: a map, a file, or rows of a database. */
export interface SessionStore<Value> {
  /** Undefined when nothing was saved. */
  load(chatId: string): Promise<Value | undefined>
  save(chatId: string, value: Value): Promise<void>
}

export interface SessionOptions<Value> {
  /** Returns the value of a new chat. */
  initial: () => Value
  /** Default: memory, which ends with the process. */
  store?: SessionStore<Value>
}

/** A middleware that loads the value of a chat before its handlers, and saves it after them. */
export interface Sessions<Value> extends Middleware {
  /** Returns the value of the chat whose event is being handled. Changes to it are saved when the handlers succeed. */
  of(turn: { chat: Chat | undefined }): Value
}

/** Creates sessions: one value for each chat. `agent.use(sessions)` activates them. */
export function createSessions<Value extends object>({
  initial,
  store = memorySessions(),
}: SessionOptions<Value>): Sessions<Value> {
  const values = new WeakMap<Chat, Value>()
  const middleware: Middleware = async ({ chat }, next) => {
    if (!chat) return next()
    const value = (await store.load(chat.id)) ?? initial()
    values.set(chat, value)
    await next()
    await store.save(chat.id, value)
  }
  return Object.assign(middleware, {
    of({ chat }: { chat: Chat | undefined }): Value {
      const value = chat && values.get(chat)
      if (!value) throw new TypeError('there is no session: the event has no chat, or agent.use(sessions) is missing')
      return value
    },
  })
}

/** Creates a store in memory, which ends with the process. */
export function memorySessions<Value>(): SessionStore<Value> {
  const values = new Map<string, string>()
  return {
    load: async (chatId) => (values.has(chatId) ? (JSON.parse(values.get(chatId)!) as Value) : undefined),
    save: async (chatId, value) => void values.set(chatId, JSON.stringify(value)),
  }
}
