import { html, nothing, type TemplateResult } from 'lit'
import { property, state } from 'lit/decorators.js'
import { repeat } from 'lit/directives/repeat.js'
import type { Artifact, Task, Message } from '../../../generated/a2a/types.gen.ts'
import type { UserEvent } from '../../../generated/extensions/types.gen.ts'
import type { Messenger } from '../messenger.ts'
import type { ChatEntry } from '../model/state.ts'
import { applyTaskEvent, hasEnded, needsAnswer, stateWords, taskTitle, withTask } from '../model/tasks.rules.ts'
import { taskPartView } from '../parts/task-part.ts'
import { View } from './view.ts'
import type { Wire } from '../wire.ts'
import { errorText } from '../error-text.ts'

/** The person's tasks for the agent of a chat: their state, their results, and the answers that they need. */
class ChatTasks extends View {
  @property({ attribute: false }) messenger!: Messenger
  @property({ attribute: false }) entry!: ChatEntry
  @state() tasks: readonly Task[] = []
  /** Whether a request is in progress, so that it is not sent twice. */
  @state() isAsking = false
  #chatId = ''
  readonly #onEvents = (event: Event) => this.#receive((event as CustomEvent<UserEvent[]>).detail)
  readonly #onReread = () => this.#reload()
  readonly #onTasks = (event: Event) => {
    const { detail: chatId } = event as CustomEvent<string | null>
    if (chatId === null || chatId === this.#chatId) this.#reload()
  }

  override connectedCallback(): void {
    super.connectedCallback()
    this.messenger.addEventListener('events', this.#onEvents)
    this.messenger.addEventListener('reread', this.#onReread)
    this.messenger.addEventListener('tasks', this.#onTasks)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.messenger.removeEventListener('events', this.#onEvents)
    this.messenger.removeEventListener('reread', this.#onReread)
    this.messenger.removeEventListener('tasks', this.#onTasks)
  }

  override willUpdate(): void {
    if (this.#chatId === this.entry.chat.id) return
    this.#chatId = this.entry.chat.id
    this.tasks = []
    this.#reload()
  }

  /** Reads the tasks again. A view without a drawing has no chat yet, and reads the tasks when it is drawn. */
  #reload(): void {
    if (this.#chatId !== '' && this.#agent !== null) void this.#load()
  }

  /** Whether the agent takes new tasks. */
  get #isOffered(): boolean {
    return this.entry.chat.participants.some(({ accepts_tasks: accepts }) => accepts)
  }

  /** Handle of the agent; null in a group, because tasks are between two participants. */
  get #agent(): string | null {
    const { kind, participants } = this.entry.chat
    return kind === 'direct' ? (participants.find(({ type }) => type === 'agent')?.handle ?? null) : null
  }

  override render(): TemplateResult | typeof nothing {
    if (this.#agent === null || (!this.#isOffered && this.tasks.length === 0)) return nothing
    const open = this.tasks.filter((task) => !hasEnded(task))
    const ended = this.tasks.filter(hasEnded)
    return html`<section class="tasks" aria-label="Tasks">
      ${repeat(open, ({ id }) => id, this.#card)}
      ${
        ended.length === 0
          ? nothing
          : html`<details class="ended"><summary>Ended tasks: ${ended.length}</summary>${repeat(ended, ({ id }) => id, this.#card)}</details>`
      }
      ${this.#isOffered ? this.#askView() : nothing}
    </section>`
  }

  #askView(): TemplateResult {
    return html`<details class="ask"><summary>Ask for a task</summary>
        <form class="row" @submit=${(event: SubmitEvent) => void this.#ask(event)}>
          <label class="unseen" for="task-text">What the agent is to do</label>
          <input id="task-text" name="text" required maxlength="4000" dir="auto" autocomplete="off" placeholder="What the agent is to do">
          <button type="submit" ?disabled=${this.isAsking}>Ask</button>
        </form>
      </details>`
  }

  readonly #card = (task: Task): TemplateResult => {
    const title = taskTitle(task)
    const { state, message } = task.status
    const artifacts = task.artifacts ?? []
    return html`<article class="task" aria-label="Task: ${title}" data-id=${task.id}>
      <h3><bdi>${title}</bdi> <span class="tag" role="status">${stateWords(state)}</span></h3>
      ${(message?.parts ?? []).map(taskPartView)}
      ${artifacts.map(artifactView)}
      ${needsAnswer(task) ? this.#answerView(task) : nothing}
      ${
        hasEnded(task)
          ? nothing
          : html`<div class="row"><button type="button" ?disabled=${this.isAsking} aria-label="Cancel the task: ${title}"
            @click=${() => this.#do((api) => api.cancel(task.id))}>Cancel the task</button></div>`
      }
    </article>`
  }

  #answerView({ id }: Task): TemplateResult {
    return html`<form class="row" @submit=${(event: SubmitEvent) => void this.#answer(event, id)}>
      <label class="unseen" for="answer-${id}">Your answer to the agent</label>
      <input id="answer-${id}" name="text" required maxlength="4000" dir="auto" autocomplete="off" placeholder="Your answer">
      <button class="first" type="submit" ?disabled=${this.isAsking}>Answer</button>
    </form>`
  }

  async #ask(event: SubmitEvent): Promise<void> {
    const { id } = this.entry.chat
    const agent = this.#agent
    if (agent !== null) await this.#submit(event, (api, text) => api.ask(agent, id, text))
  }

  async #answer(event: SubmitEvent, taskId: string): Promise<void> {
    await this.#submit(event, (api, text) => api.answer(taskId, text))
  }

  /** Sends the typed text, which stays until the server has accepted it. */
  async #submit(event: SubmitEvent, work: (api: TaskApi, text: string) => Promise<Task>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget as HTMLFormElement
    const text = String(new FormData(form).get('text') ?? '').trim()
    if (text === '') return
    if (await this.#do((api) => work(api, text))) form.reset()
  }

  /** @returns whether the request succeeded */
  async #do(work: (api: TaskApi) => Promise<Task>): Promise<boolean> {
    if (this.isAsking) return false
    this.isAsking = true
    const chatId = this.#chatId
    try {
      const task = await work(new TaskApi(this.messenger.api.wire))
      if (chatId === this.#chatId) this.tasks = withTask(this.tasks, task)
      return true
    } catch (error) {
      this.notify('problem', errorText(error))
      return false
    } finally {
      this.isAsking = false
    }
  }

  async #load(): Promise<void> {
    const chatId = this.#chatId
    // After a failure, the next event of an unknown task reads the list again.
    const tasks = await new TaskApi(this.messenger.api.wire).list(chatId).catch(() => [])
    if (chatId === this.#chatId) this.tasks = tasks.toReversed().reduce(withTask, this.tasks)
  }

  #receive(events: readonly UserEvent[]): void {
    let isStale = false
    for (const event of events) {
      const outcome = applyTaskEvent(this.tasks, this.#chatId, event)
      this.tasks = outcome.tasks
      isStale ||= outcome.isStale
    }
    if (isStale) void this.#load()
  }
}

function artifactView({ name, description, parts }: Artifact): TemplateResult {
  return html`<section class="artifact" aria-label=${name ?? 'Result'}>
    <h4><bdi>${name ?? 'Result'}</bdi></h4>
    ${description ? html`<p class="hint" dir="auto">${description}</p>` : nothing}
    ${parts.map(taskPartView)}
  </section>`
}

customElements.define('parley-chat-tasks', ChatTasks)

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
