/// <reference lib="esnext.disposable" preserve="true" />
import type { Artifact, Message, Part, Task, TaskState } from '../../generated/a2a/types.gen.ts'
import type { EventOf } from '../../generated/events.ts'
import { createAgent, type Agent, type AgentOptions } from './agent.ts'
import { ApiError } from './api-error.ts'
import type { Api } from './api.ts'

/** Somebody ended the task while it was worked on. */
export class TaskEnded extends Error {
  override name = 'TaskEnded'
}

/** A text, any JSON, or whole parts. */
export type TaskContent = string | { data: unknown } | readonly Part[]

/** A task that is worked on. */
export interface TaskWork {
  readonly task: Task
  /** What the requester said last, its text parts joined. */
  readonly text: string
  /** Aborted when the requester cancels the task, or the worker stops. */
  readonly signal: AbortSignal
  /** Says where the task stands; the text joins its history. @throws TaskEnded */
  status(state: TaskState, text?: string): Promise<void>
  /** Hands over a whole result. @throws TaskEnded */
  artifact(id: string, content: TaskContent, about?: Pick<Artifact, 'name' | 'description'>): Promise<void>
  /** Hands over a result in chunks, as they come. @throws TaskEnded */
  stream(id: string, chunks: AsyncIterable<TaskContent>): Promise<void>
  /** Asks the requester something, and waits for the answer. @throws TaskEnded */
  ask(question: string): Promise<Message>
}

export interface WorkerOptions extends AgentOptions {
  /** Does the work. What it returns is said with the end; when it throws, the task fails. */
  work(task: TaskWork): Promise<string | void> | string | void
  /** Told how each task went: without an error it was completed, or ended by its requester. */
  done?: (taskId: string, error?: unknown) => void
}

export interface Worker extends AsyncDisposable {
  readonly agent: Agent
  /** Takes up what is open, and then what comes. */
  start(): Promise<void>
  stop(graceMs?: number): Promise<void>
}

interface Running {
  controller: AbortController
  answer?: (message: Message) => void
}

/**
 * Makes a worker for tasks. Tasks run beside each other. A task that was interrupted by a crash is begun again from the
 * start: hand results over under the same artifact ids, and the last one counts.
 */
export function createWorker(options: WorkerOptions): Worker {
  const agent = createAgent(options)
  const { api } = agent
  const running = new Map<string, Running>()
  const ended = new Set<Promise<void>>()

  function begin(id: string): void {
    if (running.has(id)) return
    const controller = new AbortController()
    running.set(id, { controller })
    const run = runTask(id, controller)
      .then(
        () => options.done?.(id),
        (error: unknown) => options.done?.(id, error),
      )
      .finally(() => {
        running.delete(id)
        ended.delete(run)
      })
    ended.add(run)
  }

  async function runTask(id: string, controller: AbortController): Promise<void> {
    const { task } = await api.call('getTask', { path: { id }, signal: controller.signal })
    const work = workOn(api, task, controller.signal, (answer) => Object.assign(running.get(id) ?? {}, { answer }))
    try {
      const said = await options.work(work)
      await work.status('TASK_STATE_COMPLETED', said || undefined)
    } catch (error) {
      if (controller.signal.aborted || error instanceof TaskEnded) return
      // The reason stays with the worker: it may hold what is not for the requester.
      await work.status('TASK_STATE_FAILED', 'The work failed.').catch(() => undefined)
      throw error
    }
  }

  agent.on('task.received', ({ data }) => begin(data.task.id))
  agent.on('task.message', ({ data: { task, message } }) => {
    const answer = running.get(task.id)?.answer
    if (answer) answer(message)
    else begin(task.id)
  })
  agent.on('task.updated', (event) => {
    if (isEnded(event)) running.get(event.data.task.id)?.controller.abort(new TaskEnded('the requester ended the task'))
  })

  async function stop(graceMs = 10_000): Promise<void> {
    const timer = setTimeout(() => {
      for (const { controller } of running.values()) controller.abort(new Error('the worker stops'))
    }, graceMs)
    await agent.stop(graceMs)
    await Promise.allSettled(ended)
    clearTimeout(timer)
  }

  return {
    agent,
    stop,
    [Symbol.asyncDispose]: () => stop(),
    async start() {
      await agent.start()
      for (const id of await openTasks(api)) begin(id)
    },
  }
}

/** New tasks, and those that an earlier run was interrupted in. */
async function openTasks(api: Api): Promise<string[]> {
  const states = ['TASK_STATE_SUBMITTED', 'TASK_STATE_WORKING'] as const
  const ids: string[] = []
  for (const status of states)
    for (let cursor: string | undefined; ;) {
      const page = await api.call('listTasks', { query: { role: 'worker', status, limit: 100, cursor } })
      ids.push(...page.tasks.map(({ id }) => id))
      if (!page.has_more || page.next_cursor === null) break
      cursor = page.next_cursor
    }
  return ids
}

const isEnded = ({ data }: EventOf<'task.updated'>): boolean =>
  ['TASK_STATE_CANCELED', 'TASK_STATE_REJECTED', 'TASK_STATE_FAILED'].includes(data.task.status.state)

function workOn(
  api: Api,
  task: Task,
  signal: AbortSignal,
  listen: (answer: (message: Message) => void) => void,
): TaskWork {
  const path = { id: task.id }
  async function report<T>(change: Promise<T>): Promise<T> {
    try {
      return await change
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof ApiError && error.status === 409) throw new TaskEnded(error.message)
      throw error
    }
  }
  const hand = (artifact: Artifact, more: { append?: boolean; lastChunk?: boolean }) =>
    // Appending twice would double a chunk; a whole artifact takes the place of itself.
    report(api.call('addTaskArtifact', { path, body: { artifact, ...more }, signal, repeatable: !more.append }))
  const work: TaskWork = {
    task,
    signal,
    text: textOf((task.history ?? []).findLast(({ role }) => role === 'ROLE_USER')),
    async status(state, text) {
      await report(api.call('changeTaskStatus', { path, body: { state, ...(text && { message: say(text) }) }, signal }))
    },
    async artifact(artifactId, content, about = {}) {
      await hand({ artifactId, parts: partsOf(content), ...about }, { lastChunk: true })
    },
    async stream(artifactId, chunks) {
      // One chunk behind, to know the last one.
      let held: Part[] | undefined
      let append = false
      for await (const chunk of chunks) {
        signal.throwIfAborted()
        if (held) await hand({ artifactId, parts: held }, { append })
        append = held !== undefined
        held = partsOf(chunk)
      }
      if (held) await hand({ artifactId, parts: held }, { append, lastChunk: true })
    },
    async ask(question) {
      const answered = new Promise<Message>((resolve, reject) => {
        listen(resolve)
        signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
      })
      answered.catch(() => undefined)
      await work.status('TASK_STATE_INPUT_REQUIRED', question)
      return answered
    },
  }
  return work
}

export function textOf(message: Message | undefined): string {
  return (message?.parts ?? [])
    .flatMap(({ text }) => (text === undefined ? [] : [text]))
    .join(' ')
    .trim()
}

const say = (text: string): Message => ({ messageId: crypto.randomUUID(), role: 'ROLE_AGENT', parts: [{ text }] })

function partsOf(content: TaskContent): Part[] {
  if (typeof content === 'string') return [{ text: content }] as Part[]
  return ('data' in content ? [{ data: content.data }] : [...content]) as Part[]
}
