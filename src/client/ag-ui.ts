import { createAgent, type Agent, type AgentOptions } from './agent.ts'
import { printDeadLetter, standardVerdict, type Failure } from './event-queue.ts'
import { messageIdOf } from './message-id.ts'
import { Superseded } from './overlap.ts'
import type { ReceivedMessage } from './received-message.ts'
import { memorySessions, type SessionStore } from './sessions.ts'
import { AgUiError, runAgUi, withoutChunks } from './ag-ui/protocol.ts'
import type { AgUiAgent, AgUiEvent, Interrupt, ResumeEntry } from './ag-ui/protocol.ts'
import { questionOf } from './ag-ui/questions.ts'
import { addReceived, applyEvent, findToolCall, newThread, trim, type AgUiThread } from './ag-ui/thread.ts'

export type { AgUiAgent, AgUiThread }
export { AgUiError }

/** Options of an agent whose conversation an AG-UI agent controls. */
export interface AgUiBridgeOptions extends Omit<AgentOptions, 'overlap'>, AgUiAgent {
  /**
   * Stores the thread of each chat: messages, shared state and open interrupts. Default: memory, which forgets tool calls,
   * state and interrupts when the program ends.
   */
  threads?: SessionStore<AgUiThread>
}

/** Sent to the chat when the AG-UI agent failed three times, or reported an error. */
const failureNotice = 'The agent could not answer.'

/**
 * Creates an agent that lets an AG-UI 1.0 agent converse. Each message of a person starts a run, whose thread is the chat.
 * Text messages become drafts, tool calls and steps are shown as steps, and interrupts become questions, whose answers
 * resume the run. When the person writes again, the run is cancelled.
 */
export function createAgUiBridge(options: AgUiBridgeOptions): Agent {
  const { threads = memorySessions<AgUiThread>(), onError, deadLetter, ...agentOptions } = options
  const agent: Agent = createAgent({
    ...agentOptions,
    overlap: 'latest',
    onError: onError ?? verdictOf,
    async deadLetter(failure) {
      await (deadLetter ?? printDeadLetter)(failure)
      const { event_id: id, chat_id: chatId } = failure.event
      if (typeof chatId !== 'string') return
      const messageId = await messageIdOf(`${id} failed`)
      await agent.send(chatId, failureNotice, { messageId }).catch(() => undefined)
    },
  })
  let ownHandle: Promise<string | undefined> | undefined
  /** Conversations in progress, by chat. A question of a conversation may be waiting for its answer. */
  const current = new Map<string, { withdrawn: AbortController; ended: Promise<void> }>()

  agent.on('message', async (message, { signal }) => {
    const { id: chatId } = message.chat
    const before = current.get(chatId)
    before?.withdrawn.abort(new Superseded('somebody wrote again'))
    await before?.ended
    ownHandle ??= agent.api.call('getOwnAgent').then(({ handle }) => handle)
    ownHandle.catch(() => (ownHandle = undefined))
    const withdrawn = new AbortController()
    const conversation = converse(message, {
      ...options,
      threads,
      ownHandle: await ownHandle,
      signal: AbortSignal.any([signal, withdrawn.signal]),
    })
    const own = { withdrawn, ended: conversation.catch(() => undefined) }
    current.set(chatId, own)
    try {
      await conversation
    } catch (error) {
      if (!withdrawn.signal.aborted) throw error
    } finally {
      if (current.get(chatId) === own) current.delete(chatId)
    }
  })
  return agent
}

function verdictOf(failure: Failure) {
  const { error } = failure
  return error instanceof AgUiError && !error.isTemporary ? 'dead-letter' : standardVerdict(failure)
}

interface Conversation extends AgUiAgent {
  threads: SessionStore<AgUiThread>
  ownHandle: string | undefined
  signal: AbortSignal
}

/** Runs the agent for a message, and again for the answers to its questions. */
async function converse(message: ReceivedMessage, conversation: Conversation): Promise<void> {
  const { threads, ownHandle, signal } = conversation
  const { chat } = message
  const thread = (await threads.load(chat.id)) ?? newThread()
  let resume: ResumeEntry[] | undefined
  // After a restart, a message that was added before waits for the answers to its questions.
  let isRunning = await addReceived(thread, chat, message.raw, ownHandle)
  if (isRunning) resume = cancelled(thread.open)
  for (;;) {
    if (isRunning) {
      thread.open = await run(message, thread, resume, conversation)
      trim(thread)
      signal.throwIfAborted()
      await threads.save(chat.id, thread)
    }
    if (thread.open.length === 0) return
    resume = await askAll(message, thread, signal)
    isRunning = true
    if (resume) continue
    // No answer may be sent after the time of an interrupt.
    thread.open = []
    return threads.save(chat.id, thread)
  }
}

/** Returns the entries that give open interrupts up. Interrupts that have expired must not be named. */
function cancelled(open: readonly Interrupt[]): ResumeEntry[] | undefined {
  const isExpired = ({ expiresAt }: Interrupt) => expiresAt !== undefined && Date.parse(expiresAt) <= Date.now()
  if (open.length === 0 || open.some(isExpired)) return undefined
  return open.map(({ id: interruptId }) => ({ interruptId, status: 'cancelled' }))
}

/** Runs the agent once. @returns the interrupts that ended the run */
async function run(
  message: ReceivedMessage,
  thread: AgUiThread,
  resume: readonly ResumeEntry[] | undefined,
  { agentUrl, agentHeaders, signal }: Conversation,
): Promise<Interrupt[]> {
  const input = {
    threadId: message.chat.id,
    messages: thread.messages,
    ...(thread.state !== undefined && { state: thread.state }),
    ...(resume && { resume }),
  }
  const answers = new Answers(message)
  const ended = new AbortController()
  try {
    const agent = { agentUrl, ...(agentHeaders && { agentHeaders }) }
    const events = runAgUi(agent, input, AbortSignal.any([signal, ended.signal]))
    for await (const event of withoutChunks(events)) {
      applyEvent(thread, event)
      if (event.type === 'RUN_FINISHED') {
        await answers.finished()
        return interruptsOf(event)
      }
      await answers.show(event)
    }
    return []
  } catch (error) {
    answers.fail(error)
    await answers.finished().catch(() => undefined)
    throw error
  } finally {
    ended.abort()
  }
}

function interruptsOf({ outcome }: AgUiEvent): Interrupt[] {
  const { type, interrupts } = (outcome ?? {}) as { type?: string; interrupts?: Interrupt[] }
  return type === 'interrupt' && Array.isArray(interrupts) ? interrupts : []
}

/** Asks one question after the other. @returns undefined when one was not answered in time */
async function askAll(
  message: ReceivedMessage,
  thread: AgUiThread,
  signal: AbortSignal,
): Promise<ResumeEntry[] | undefined> {
  const entries: ResumeEntry[] = []
  for (const interrupt of thread.open) {
    const { id: interruptId, toolCallId, expiresAt } = interrupt
    const { ask, payloadOf } = questionOf(interrupt, toolCallId ? findToolCall(thread, toolCallId) : undefined)
    const expiry = Date.parse(expiresAt ?? '')
    const answer = await message.chat.ask({
      ...ask,
      // The message id is derived, so that the question is sent once, also after a restart.
      messageId: await messageIdOf(`${message.chat.id} ${interruptId}`),
      signal,
      ...(!Number.isNaN(expiry) && { timeoutMs: Math.max(0, expiry - Date.now()) }),
    })
    if (!answer) return undefined
    entries.push({ interruptId, status: 'resolved', payload: payloadOf(answer) })
  }
  return entries
}

/** Sends the text messages of a run to the chat, one after the other, with the steps between them. */
class Answers {
  readonly #message: ReceivedMessage
  readonly #open = new Map<unknown, Words>()
  #sent: Promise<unknown> = Promise.resolve()

  constructor(message: ReceivedMessage) {
    this.#message = message
  }

  async show(event: AgUiEvent): Promise<void> {
    // Texts of subagents are not addressed to the person.
    const isOfAgent = event.subagentRunId === undefined || event.subagentRunId === null
    switch (event.type) {
      case 'TEXT_MESSAGE_START':
        if (isOfAgent && (event.role ?? 'assistant') === 'assistant') this.#open.set(event.messageId, new Words())
        break
      case 'TEXT_MESSAGE_CONTENT': {
        const words = this.#open.get(event.messageId)
        if (words && event.delta !== '') this.#write(words, String(event.delta))
        break
      }
      case 'TEXT_MESSAGE_END':
        this.#open.get(event.messageId)?.end()
        this.#open.delete(event.messageId)
        break
      case 'TOOL_CALL_START':
        await this.#message.reply.step(`${String(event.toolCallName)}…`)
        break
      case 'STEP_STARTED':
        await this.#message.reply.step(`${String(event.stepName)}…`)
        break
      case 'SUBAGENT_STARTED':
        await this.#message.reply.step(`${String(event.name)}…`)
        break
    }
  }

  /** Waits until all texts are published. @throws ApiError, Superseded */
  async finished(): Promise<void> {
    for (const words of this.#open.values()) words.end()
    await this.#sent
  }

  fail(error: unknown): void {
    for (const words of this.#open.values()) words.end(error)
  }

  #write(words: Words, delta: string): void {
    const isFirst = !words.isStarted
    words.write(delta)
    if (!isFirst) return
    // A message without a word is not published.
    this.#sent = this.#sent.then(() => this.#message.reply.stream(words))
    this.#sent.catch(() => undefined)
  }
}

/** Words of a text message, in the order of their arrival. */
class Words implements AsyncIterable<string> {
  isStarted = false
  #arrived: string[] = []
  #ended: { error?: unknown } | undefined
  #wake: () => void = () => undefined

  write(word: string): void {
    this.isStarted = true
    this.#arrived.push(word)
    this.#wake()
  }

  end(error?: unknown): void {
    this.#ended ??= { error }
    this.#wake()
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<string> {
    for (;;) {
      yield* this.#arrived.splice(0)
      if (this.#arrived.length > 0) continue
      if (this.#ended?.error !== undefined) throw this.#ended.error
      if (this.#ended) return
      await new Promise<void>((resolve) => (this.#wake = resolve))
    }
  }
}
