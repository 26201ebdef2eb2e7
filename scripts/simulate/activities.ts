import { createIds, type Ids } from '../../src/platform/ids.ts'
import type { Actor, Chat, WorkloadOptions } from './actors.ts'
import type { Answer, Asked } from './client.ts'
import type { Sent } from './observations.ts'
import type { StateName } from './states.ts'

/** The answer to the last attempt of a request. */
export interface LastAnswer extends Answer {
  /** Whether an earlier attempt may have reached a server. */
  repeated: boolean
}

/** Requests and sends of the workload's clients. */
export interface Client {
  ask(actor: Actor, asked: Asked): Promise<Answer>
  /** Repeats a request until its outcome is known. */
  insist(actor: Actor, asked: Asked): Promise<LastAnswer>
  send(actor: Actor, chat: Chat): Promise<Sent>
  /** Creates an agent of an owner. Its log is not read by the workload. */
  createAgent(owner: Actor, name: string): Promise<Actor | undefined>
}

/** A requested task, and its final state after an answer contained one. */
interface Task {
  id: string
  worker: Actor
  final?: string
}

/** An acknowledged attachment and its bytes. */
interface Uploaded {
  id: string
  url: string
  bytes: Buffer
}

const emojis = ['👍', '🔥'] as const
const finalStates = /COMPLETED|CANCELED|FAILED|REJECTED/

/** Reactions, drafts, tasks, attachments and deletions of well-behaved clients. */
export class Activities {
  readonly #around: WorkloadOptions
  readonly #client: Client
  readonly #ids: Ids
  /** Last acknowledged reaction by message and actor. Null: removed. Undefined: unknown. */
  readonly #reactions = new Map<string, string | null | undefined>()
  /** Tasks by requester. */
  readonly #tasks = new Map<string, Task[]>()
  readonly #uploads = new Map<string, Uploaded[]>()
  #count = 0

  constructor(around: WorkloadOptions, client: Client) {
    this.#around = around
    this.#client = client
    this.#ids = createIds({ now: () => around.scheduler.now() }, around.random.fork('ids of activities'))
  }

  #reach(name: StateName): void {
    this.#around.states.reach(name)
  }

  #violated(rule: string, detail: string): void {
    this.#around.observations.violated(rule, detail)
  }

  async react(actor: Actor): Promise<void> {
    const { random } = actor
    const chat = random.pick(actor.chats)
    const known = chat.known.slice(-8)
    if (known.length === 0) return
    const { messageId } = random.pick(known)
    const emoji = random.pick(emojis)
    const operation = random.chance(0.7) ? 'add' : 'remove'
    const key = `${messageId} ${actor.id}`
    this.#reactions.set(key, undefined)
    const body = { operation, type: 'emoji', emoji }
    const answer = await this.#client.insist(actor, {
      method: 'POST',
      path: `/v1/messages/${messageId}/reactions`,
      body,
    })
    if (answer.status !== 200) return
    if (answer.repeated) this.#reach('a reaction is repeated after no answer')
    if (operation === 'remove' && answer.body.changed) this.#reach('a reaction is removed')
    // Removing another emoji than the current one changes nothing.
    if (operation === 'add') this.#reactions.set(key, emoji)
    else if (answer.body.changed) this.#reactions.set(key, null)
  }

  /** Opens a draft and finalizes it. */
  async draft(actor: Actor): Promise<void> {
    const chat = actor.random.pick(actor.chats)
    const { observations, scheduler } = this.#around
    const opened = await this.#client.ask(actor, {
      method: 'POST',
      path: '/v1/messages',
      body: { conversation_id: chat.id, draft: true, text: 'thinking' },
    })
    if (opened.status === 0 || opened.status >= 300) return
    const messageId = opened.body.message_id as string
    const text = `${actor.handle} finished ${messageId.slice(-6)}`
    const sent: Sent = {
      messageId,
      senderId: actor.id,
      chatId: chat.id,
      text,
      startedAt: scheduler.now(),
      endedAt: Number.POSITIVE_INFINITY,
      outcome: 'unknown',
    }
    observations.sent.set(messageId, sent)
    const asked = {
      method: 'POST',
      path: `/v1/messages/${messageId}/finalize`,
      body: { parts: [{ type: 'text', value: text }] },
    }
    const answer = await this.#client.insist(actor, asked)
    if (answer.status === 0 || answer.status >= 500) return
    if (answer.status < 300) {
      this.#reach('a draft is finalized')
      if (answer.repeated) this.#reach('a draft is finalized after no answer')
      const { sequence } = answer.body.message
      sent.outcome = 'stored'
      sent.endedAt = scheduler.now()
      observations.acknowledged(sent, sequence)
    } else if (!answer.repeated) sent.outcome = 'rejected'
  }

  async task(actor: Actor, workers: readonly Actor[]): Promise<void> {
    const { random } = actor
    const worker = random.pick(workers.filter(({ id }) => id !== actor.id))
    const message = { messageId: this.#ids.next('msg'), role: 'ROLE_USER', parts: [{ text: 'Work' }] }
    const body = { to: worker.handle, message, configuration: { returnImmediately: true } }
    const asked = { method: 'POST', path: '/v1/tasks', body }
    const answer = await this.#client.insist(actor, asked)
    if (answer.status === 0 || answer.status >= 300) return
    if (answer.repeated) this.#reach('a task is asked for again after no answer')
    const { id } = answer.body.task as { id: string }
    const again = await this.#client.ask(actor, asked)
    if (again.status > 0 && again.status < 300 && again.body.task.id !== id)
      this.#violated('one task for each request', `${message.messageId} is ${id} and ${again.body.task.id}`)
    const task: Task = { id, worker }
    this.#tasks.set(actor.id, [...(this.#tasks.get(actor.id) ?? []), task])
    await this.#end(actor, task)
  }

  /** Lets the worker complete a task, its requester cancel it, or both at once. */
  async #end(actor: Actor, task: Task): Promise<void> {
    const complete = {
      method: 'POST',
      path: `/v1/tasks/${task.id}/status`,
      body: { state: 'TASK_STATE_COMPLETED' },
    }
    const cancel = { method: 'POST', path: `/v1/tasks/${task.id}/cancel`, body: {} }
    const way = actor.random.pick(['complete', 'cancel', 'both'] as const)
    const worker = { ...task.worker, owner: actor.owner }
    const answers = await Promise.all([
      way === 'cancel' ? undefined : this.#client.insist(worker, complete),
      way === 'complete' ? undefined : this.#client.insist(actor, cancel),
    ])
    for (const answer of answers) {
      const state = answer?.status === 200 ? (answer.body.task.status.state as string) : ''
      if (finalStates.test(state)) this.#noteFinal(task, state)
    }
    if (way === 'complete' && task.final) this.#reach('a task is completed by its worker')
    if (way === 'cancel' && task.final) this.#reach('a task is canceled')
    if (way === 'both' && task.final) this.#reach('a task is answered and canceled at once')
  }

  #noteFinal(task: Task, state: string): void {
    if (task.final !== undefined && task.final !== state)
      this.#violated('a task ends once', `${task.id} was ${task.final} and then ${state}`)
    task.final ??= state
  }

  /** Uploads an attachment, reads one, and sometimes deletes it. */
  async upload(actor: Actor): Promise<void> {
    const { random } = actor
    const bytes = random.bytes(random.integer(0, 3_000))
    // An upload has no idempotency key, so it is not retried.
    const answer = await this.#client.ask(actor, { method: 'POST', path: '/v1/attachments', bytes })
    if (answer.status === 0 && answer.arrived) this.#reach('an upload is cut')
    if (answer.status !== 201) return
    const { id, url } = answer.body.attachment as { id: string; url: string }
    const mine = this.#uploads.get(actor.id) ?? []
    this.#uploads.set(actor.id, mine)
    mine.push({ id, url: new URL(url).pathname, bytes })
    const one = random.pick(mine)
    await this.#read(actor, one)
    if (random.chance(0.3)) {
      mine.splice(mine.indexOf(one), 1)
      const asked = { method: 'DELETE', path: `/v1/attachments/${one.id}` }
      const deleted = await this.#client.insist(actor, asked)
      if (deleted.repeated && deleted.status > 0) this.#reach('a deletion is repeated after no answer')
      const shown = await this.#client.ask(actor, { method: 'GET', path: `/v1/attachments/${one.id}` })
      if (deleted.status > 0 && deleted.status < 300 && shown.status === 200)
        this.#violated('what is deleted is gone', `${one.id} is still shown`)
    }
  }

  async #read(actor: Actor, { id, url, bytes }: Uploaded): Promise<void> {
    const answer = await this.#client.ask(actor, { method: 'GET', path: url })
    if (answer.status === 404 || answer.status === 410)
      this.#violated('nothing acknowledged is lost', `the attachment ${id} is answered ${answer.status}`)
    if (answer.status !== 200) return
    this.#reach('the bytes of an attachment are read')
    if (!answer.raw!.equals(bytes)) this.#violated('what was sent', `the attachment ${id} has other bytes`)
  }

  /** Creates an agent, sends messages to it, and deletes it during a send. */
  async deleteAgent(owner: Actor): Promise<void> {
    const agent = await this.#client.createAgent(owner, `brief-${++this.#count}`)
    if (!agent) return
    const opened = await this.#client.insist(owner, {
      method: 'POST',
      path: '/v1/chats',
      body: { kind: 'direct', handles: [agent.handle] },
    })
    if (opened.status === 0 || opened.status >= 300) return
    const chat: Chat = { id: opened.body.chat.id, kind: 'direct', actors: [owner], known: [] }
    this.#around.observations.chatKinds.set(chat.id, 'direct')
    await this.#client.send(owner, chat)
    const during = this.#client.send(owner, chat)
    const answer = await this.#client.insist(owner, { method: 'DELETE', path: `/v1/me/agents/${agent.id}` })
    if (answer.repeated && answer.status > 0) this.#reach('a deletion is repeated after no answer')
    if ((await during).outcome !== 'unknown') this.#reach('an agent is deleted during a send to it')
    if (answer.status === 0 || answer.status >= 300) return
    const late = await this.#client.send(owner, chat)
    if (late.outcome === 'stored')
      this.#violated(
        'no message to a deleted agent',
        `${late.messageId} was stored after the deletion of ${agent.handle}`,
      )
    if (late.outcome === 'rejected') this.#reach('a send to an agent that was deleted')
  }

  /** Compares acknowledged tasks and attachments with the stored ones, after all failures have ended. */
  async check(actors: readonly Actor[]): Promise<void> {
    for (const actor of actors) {
      for (const task of this.#tasks.get(actor.id) ?? []) {
        const answer = await this.#client.insist(actor, { method: 'GET', path: `/v1/tasks/${task.id}` })
        if (answer.status !== 200) this.#violated('nothing acknowledged is lost', `the task ${task.id}`)
        else if (task.final) this.#noteFinal(task, answer.body.task.status.state)
      }
      for (const uploaded of this.#uploads.get(actor.id) ?? []) await this.#read(actor, uploaded)
    }
  }

  /** Returns the expected reactions, by message and actor. Null: no reaction is allowed. */
  expectedReactions(): Map<string, string | null> {
    const known = [...this.#reactions].filter(([, emoji]) => emoji !== undefined)
    return new Map(known as [string, string | null][])
  }
}
