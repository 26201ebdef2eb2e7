import type { Message } from '../../../generated/current/types.gen.ts'
import type { Chat } from '../chat.ts'
import { textOf } from '../message-text.ts'
import { AgUiError, type AgUiEvent, type AgUiMessage, type Interrupt } from './protocol.ts'

/** The AG-UI conversation of a chat, stored after each run. */
export interface AgUiThread {
  /** State that the agent shares, sent back with each run. */
  state?: unknown
  messages: AgUiMessage[]
  /** Sequence of the newest message of the chat that `messages` contains; 0 in a new thread. */
  sequence: number
  /** Interrupts of the last run without an answer. */
  open: Interrupt[]
}

/** Messages kept in a thread. The oldest ones are left out. */
const messagesMax = 200
/** Maximum messages of the chat that are added to a thread at once. */
const readMax = 100

export const newThread = (): AgUiThread => ({ messages: [], sequence: 0, open: [] })

/**
 * Adds messages of the chat up to the given one. A known thread contains the agent's messages already.
 * @returns whether any was added
 */
export async function addReceived(
  thread: AgUiThread,
  chat: Chat,
  last: Pick<Message, 'sequence'>,
  ownHandle: string | undefined,
): Promise<boolean> {
  if (last.sequence <= thread.sequence) return false
  const page = await chat.messages({ limit: readMax, before: last.sequence + 1 })
  const isOwn = ({ sender }: Message) => sender.type === 'agent' && sender.handle === ownHandle
  const isNew = thread.sequence === 0
  const { length } = thread.messages
  for (const message of page.messages.toReversed()) {
    if (message.sequence <= thread.sequence || (isOwn(message) && !isNew)) continue
    const content = contentOf(message)
    if (content === undefined) continue
    const { message_id: id, sender } = message
    thread.messages.push(
      isOwn(message)
        ? { id, role: 'assistant', content }
        : { id, role: 'user', content, ...(sender.handle && { name: sender.handle }) },
    )
  }
  thread.sequence = last.sequence
  return thread.messages.length > length
}

/** Returns the content of a message; undefined for one without a text or a file, such as a pressed button. */
function contentOf({ parts }: Message): unknown {
  const text = textOf(parts)
  const files = parts.flatMap((part) => (part.type === 'media' && part.url !== undefined ? [part.url] : []))
  if (files.length === 0) return text || undefined
  const sources = files.map((value) => ({ type: 'document', source: { type: 'url', value } }))
  return text ? [{ type: 'text', text }, ...sources] : sources
}

/** Leaves out the oldest messages, so that a user message is the first. */
export function trim(thread: AgUiThread): void {
  const { messages } = thread
  if (messages.length <= messagesMax) return
  const from = messages.findIndex(({ role }, at) => at >= messages.length - messagesMax && role === 'user')
  thread.messages = messages.slice(from < 0 ? -messagesMax : from)
}

/** Applies an event to the messages and the state of a thread. */
export function applyEvent(thread: AgUiThread, event: AgUiEvent): void {
  const { messages } = thread
  const text = (name: string) => String(event[name] ?? '')
  const subagent = typeof event.subagentRunId === 'string' && { subagentRunId: event.subagentRunId }
  switch (event.type) {
    case 'TEXT_MESSAGE_START':
      messages.push({ id: text('messageId'), role: text('role') || 'assistant', content: '', ...subagent })
      break
    case 'TEXT_MESSAGE_CONTENT': {
      const message = messages.findLast(({ id }) => id === event.messageId)
      if (message) message.content = String(message.content ?? '') + text('delta')
      break
    }
    case 'TOOL_CALL_START':
      callsOf(messages, event).push({
        id: text('toolCallId'),
        type: 'function',
        function: { name: text('toolCallName'), arguments: '' },
      })
      break
    case 'TOOL_CALL_ARGS': {
      const call = findToolCall(thread, text('toolCallId'))
      if (call) call.function.arguments += text('delta')
      break
    }
    case 'TOOL_CALL_RESULT':
      messages.push({
        id: text('messageId'),
        role: 'tool',
        toolCallId: event.toolCallId,
        content: event.content,
        ...subagent,
      })
      break
    case 'MESSAGES_SNAPSHOT':
      if (Array.isArray(event.messages)) thread.messages = event.messages as AgUiMessage[]
      break
    case 'STATE_SNAPSHOT':
      thread.state = event.snapshot
      break
    case 'STATE_DELTA':
      thread.state = applyPatch(thread.state, event.delta)
      break
  }
}

/** Returns a tool call of the conversation. */
export const findToolCall = ({ messages }: AgUiThread, id: string) =>
  messages.flatMap(({ toolCalls }) => toolCalls ?? []).findLast((call) => call.id === id)

/** Returns the tool calls of the parent message of a call. A call without one has a message of its own. */
function callsOf(messages: AgUiMessage[], { toolCallId, parentMessageId, subagentRunId }: AgUiEvent) {
  let parent = messages.findLast(({ id, role }) => id === parentMessageId && role === 'assistant')
  if (!parent) {
    parent = { id: String(parentMessageId ?? toolCallId), role: 'assistant' }
    if (typeof subagentRunId === 'string') parent.subagentRunId = subagentRunId
    messages.push(parent)
  }
  return (parent.toolCalls ??= [])
}

interface Operation {
  op: 'add' | 'remove' | 'replace' | 'move' | 'copy' | 'test'
  path: string
  from?: string
  value?: unknown
}

/** Applies a JSON Patch (RFC 6902). @throws AgUiError when it does not fit */
export function applyPatch(document: unknown, patch: unknown): unknown {
  const holder = { root: structuredClone(document) }
  for (const { op, path, from = '', value } of patch as Operation[]) {
    const source = op === 'move' || op === 'copy' ? structuredClone(placeAt(holder, from).read()) : value
    if (op === 'move') placeAt(holder, from).remove()
    const place = placeAt(holder, path)
    if (op === 'remove') place.remove()
    else if (op === 'replace') place.replace(source)
    else if (op === 'test') place.test(source)
    else place.add(source)
  }
  return holder.root
}

function placeAt(holder: { root: unknown }, pointer: string) {
  const keys = ['root', ...pointer.split('/').slice(1)].map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  const last = keys.pop()!
  const misfit = () => new AgUiError(`The AG-UI agent sent a state delta that does not fit at ${pointer}`, false)
  let parent: unknown = holder
  for (const key of keys) {
    if (typeof parent !== 'object' || parent === null || !Object.hasOwn(parent, key)) throw misfit()
    parent = (parent as Record<string, unknown>)[key]
  }
  if (typeof parent !== 'object' || parent === null || last === '__proto__') throw misfit()
  const target = parent as Record<string, unknown>
  const assertThere = () => {
    if (!Object.hasOwn(target, last)) throw misfit()
  }
  return {
    read: () => (assertThere(), target[last]),
    replace: (value: unknown) => (assertThere(), void (target[last] = value)),
    test(value: unknown) {
      if (!Object.hasOwn(target, last) || JSON.stringify(target[last]) !== JSON.stringify(value)) throw misfit()
    },
    remove() {
      assertThere()
      if (Array.isArray(target)) target.splice(Number(last), 1)
      else delete target[last]
    },
    add(value: unknown) {
      if (!Array.isArray(target)) return void (target[last] = value)
      const at = last === '-' ? target.length : Number(last)
      if (!Number.isInteger(at) || at < 0 || at > target.length) throw misfit()
      target.splice(at, 0, value)
    },
  }
}
