/// <reference lib="esnext.disposable" preserve="true" />
import type { Artifact, Message, Part, Task, TaskState } from '../../generated/a2a/types.gen.ts'
import type { EventOf } from '../../generated/events.ts'
import { createAgent, type Agent, type AgentOptions } from './agent.ts'
import { ApiError } from './api-error.ts'
import type { Api } from './api.ts'

/** The task ended while it was running. */
export class TaskEnded extends Error {
  override name = 'TaskEnded'
}

/** A text, any JSON, or complete parts. */
export type TaskContent = string | { data: unknown } | readonly Part[]

/** A running task. */
export interface TaskWork {
  readonly task: Task
  /** Last message of the requester: its text parts, joined. */
  readonly text: string
  /** Aborts when the requester cancels the task, or the worker stops. */
  readonly signal: AbortSignal
  /** Sets the status of the task. The text joins its history. @throws TaskEnded */
  status(state: TaskState, text?: string): Promise<void>
  /** Stores a complete result. @throws TaskEnded */
  artifact(id: string, content: TaskContent, about?: Pick<Artifact, 'name' | 'description'>): Promise<void>
  /** Stores a result in chunks, as they arrive. @throws TaskEnded */
  stream(id: string, chunks: AsyncIterable<TaskContent>): Promise<void>
  /** Sends a question to the requester, and waits for the answer. Ends at once when the worker stops. @throws TaskEnded */
  ask(question: string): Promise<Message>
}

export interface WorkerOptions extends AgentOptions {
  /** Does the work. The returned text is the last message; an error fails the task. */
  work(task: TaskWork): Promise<string | void> | string | void
  /**
   * Called after each task. Without an error, the task was completed, ended by its requester, or left open because the worker
   * stopped.
   */
  done?: (taskId: string, error?: unknown) => void
}

export interface Worker extends AsyncDisposable {
  readonly agent: Agent
  /** Starts with the open tasks, then receives new ones. */
  start(): Promise<void>
  /**
   * Stops receiving, and waits up to `graceMs` for running work. Work that waits in `ask` ends at once; its task stays
   * open, and its work begins again with the answer. Default: 10,000 ms.
   */
  stop(graceMs?: number): Promise<void>
}

interface Running {
  controller: AbortController
  /** Set while the work waits for an answer. */
  answer?: ((message: Message) => void) | undefined
}

/**
 * Creates a worker for tasks, which run concurrently. A task interrupted by a crash is started again from the
 * beginning: use the same artifact ids, and the last result replaces earlier ones.
 */
export function createWorker(options: WorkerOptions): Worker {
  const agent = createAgent(options)
  const { api } = agent
  const running = new Map<string, Running>()
  const ended = new Set<Promise<void>>()
  let isStopping = false

  function begin(id: string): void {
    if (running.has(id)) return
    const controller = new AbortController()
    const about: Running = { controller }
    running.set(id, about)
    const run = runTask(id, about)
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

  async function runTask(id: string, about: Running): Promise<void> {
    const { controller } = about
    const { task } = await api.call('getTask', { path: { id }, signal: controller.signal })
    const work = workOn(api, task, controller.signal, (answer) => {
      about.answer = answer
      if (isStopping) endWaiting(about)
    })
    try {
      const said = await options.work(work)
      await work.status('TASK_STATE_COMPLETED', said || undefined)
    } catch (error) {
      if (controller.signal.aborted || error instanceof TaskEnded) return
      // The error stays in the worker: it may contain data that the requester must not see.
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
    isStopping = true
    for (const about of running.values()) endWaiting(about)
    const timer = setTimeout(() => {
      for (const { controller } of running.values()) controller.abort(stopReason())
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

const stopReason = (): Error => new Error('the worker stops')

/** Ends work that waits for an answer. */
function endWaiting({ controller, answer }: Running): void {
  if (answer) controller.abort(stopReason())
}

/** Lists new tasks, and tasks interrupted in an earlier run. */
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

function workOn(api: Api, task: Task, signal: AbortSignal, listen: (answer: Running['answer']) => void): TaskWork {
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
    // A repeated append would duplicate a chunk; a repeated whole artifact replaces itself.
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
      // Sends one chunk late, to know the last one.
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
        signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
        listen(resolve)
      })
      answered.catch(() => undefined)
      try {
        await work.status('TASK_STATE_INPUT_REQUIRED', question)
        return await answered
      } finally {
        listen(undefined)
      }
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
