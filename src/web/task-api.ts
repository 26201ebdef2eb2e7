import type { Message, Task } from '../../generated/a2a/types.gen.ts'
import type { Wire } from './wire.ts'

/** Maximum number of shown tasks of a chat. */
const shownMax = 20

/** The routes of a person's tasks. */
export class TaskApi {
  readonly #wire: Wire

  constructor(wire: Wire) {
    this.#wire = wire
  }

  /** Returns the tasks of a chat, newest status first. */
  list = async (chatId: string): Promise<Task[]> => {
    const query = `contextId=${encodeURIComponent(chatId)}&limit=${shownMax}`
    return (await this.#wire.call<{ tasks: Task[] }>('GET', `/v1/me/tasks?${query}`)).tasks
  }

  ask = (to: string, chatId: string, text: string): Promise<Task> =>
    this.#reply('/v1/me/tasks', { to, message: { ...said(text), contextId: chatId } })

  answer = (id: string, text: string): Promise<Task> =>
    this.#reply(`/v1/me/tasks/${id}/messages`, { message: said(text) })

  cancel = (id: string): Promise<Task> => this.#reply(`/v1/me/tasks/${id}/cancel`)

  async #reply(path: string, body?: object): Promise<Task> {
    return (await this.#wire.call<{ task: Task }>('POST', path, body)).task
  }
}

const said = (text: string): Message => ({
  messageId: crypto.randomUUID(),
  role: 'ROLE_USER',
  parts: [{ text }],
})
