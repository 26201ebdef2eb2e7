import type { Message } from '../../generated/current/types.gen.ts'
import type { AgentEvent } from '../../generated/events.ts'
import type { Api } from './api.ts'
import { textOf } from './message-text.ts'
import { actionOf, buttons, choiceOf, form, surfaceText, type Choice, type Field } from './surfaces.ts'
import { wait } from './wait.ts'

export interface AskOptions {
  text: string
  /** Buttons. The label, typed as a message, answers as well. */
  choices?: readonly Choice[]
  /** Fields of a form. Without choices and a form, the next message is the answer. */
  form?: readonly Field[]
  /** Handles that may answer. Default: the sender of the handled message, otherwise each person of the chat. */
  from?: string | readonly string[] | undefined
  /** Time for an answer in milliseconds, from the time of the question. Default: no limit. */
  timeoutMs?: number
  /** Message id of the question: the same id asks the same question. Default: derived from the handled event. */
  messageId?: string
  /** Withdraws the question. */
  signal?: AbortSignal
}

export interface Answer {
  /** Value of the button, or text of the message. */
  value: string
  /** Values of the form. */
  values: Record<string, unknown>
  /** Handle of the person who answered. */
  by: string
}

interface Pending {
  chatId: string
  surfaceId: string
  options: AskOptions
  answer: (answer: Answer) => void
}

/** Questions that wait for an answer. */
export class Asks {
  readonly #pending = new Set<Pending>()

  /** Passes an event to the question that it answers. @returns whether there is one */
  take(event: AgentEvent): boolean {
    if (event.event_type !== 'message.received') return false
    const { message } = event.data
    const action = actionOf(message.parts)
    for (const pending of this.#pending) {
      const answer = pending.chatId === message.chat_id ? answerIn(message, pending) : undefined
      if (!answer) continue
      // Each question accepts one answer.
      this.#pending.delete(pending)
      pending.answer(answer)
      return true
    }
    // This is a second press on the card of an answered question.
    return action?.surfaceId.startsWith(surfacePrefix) === true
  }

  /** Waits for the answer of a sent question. @returns undefined after the timeout */
  async wait(api: Api, question: Message, options: AskOptions, signal: AbortSignal): Promise<Answer | undefined> {
    const { chat_id: chatId, message_id: id } = question
    const left =
      options.timeoutMs === undefined ? undefined : Date.parse(question.created_at) + options.timeoutMs - Date.now()
    const ended = new AbortController()
    let answer: Answer | undefined
    const pending: Pending = {
      chatId,
      surfaceId: surfaceIdOf(id),
      options,
      answer: (value) => {
        answer = value
        ended.abort()
      },
    }
    this.#pending.add(pending)
    const stop = () => ended.abort()
    signal.addEventListener('abort', stop)
    if (signal.aborted) stop()
    try {
      // An earlier run may have received the answer.
      const given = await findAnswer(api, question, pending)
      if (given && this.#pending.has(pending)) pending.answer(given)
      if (left === undefined) await new Promise<void>((resolve) => whenAborted(ended.signal, resolve))
      else
        for (const end = Date.now() + left; Date.now() < end && !ended.signal.aborted;)
          await wait(Math.min(end - Date.now(), 2_000_000_000), ended.signal)
    } finally {
      this.#pending.delete(pending)
      signal.removeEventListener('abort', stop)
    }
    if (!answer) signal.throwIfAborted()
    return answer
  }
}

const surfacePrefix = 'ask_'
const surfaceIdOf = (messageId: string): string => `${surfacePrefix}${messageId}`

/** Returns the content of a question. */
export function questionParts({ text, choices, form: fields }: AskOptions, messageId: string) {
  const id = surfaceIdOf(messageId)
  if (choices) return [buttons(choices, { text, id })]
  return fields ? [form(fields, { text, id })] : text
}

/**
 * Returns the content that shows the outcome on the card of a question; undefined for a question without a card.
 * @param missing shown without an answer
 */
export function outcomePart(
  { text, choices, form: fields }: AskOptions,
  messageId: string,
  answer: Answer | undefined,
  missing = 'Not answered in time.',
) {
  if (!choices && !fields) return undefined
  const label = choices?.map(choiceOf).find(({ value }) => value === answer?.value)?.label
  const values = Object.entries(answer?.values ?? {}).map(([name, value]) => `${name}: ${String(value)}`)
  const said = answer && `${label ?? (values.join(', ') || answer.value)} (${answer.by})`
  return surfaceText(surfaceIdOf(messageId), `${text}\n\n${said ?? missing}`)
}

function answerIn(
  { sender, parts }: Pick<Message, 'sender' | 'parts'>,
  { surfaceId, options }: Pending,
): Answer | undefined {
  const { choices, form: fields, from } = options
  const by = sender.handle ?? ''
  const isAllowed = from === undefined ? sender.type === 'user' : [from].flat().includes(by)
  if (!isAllowed) return undefined
  const action = actionOf(parts)
  if (action) {
    if (action.surfaceId !== surfaceId) return undefined
    const known = !choices || choices.some((choice) => choiceOf(choice).value === action.name)
    return known ? { value: action.name, values: action.values, by } : undefined
  }
  const value = textOf(parts)
  if (fields) return undefined
  if (!choices) return { value, values: {}, by }
  const choice = choices.map(choiceOf).find(({ label }) => label.toLowerCase() === value.toLowerCase())
  return choice && { value: choice.value, values: {}, by }
}

/** Looks for an answer among the messages after a question. */
async function findAnswer(api: Api, question: Message, pending: Pending): Promise<Answer | undefined> {
  const found: Message[] = []
  for (let before: number | undefined; ;) {
    const { messages, has_more: more } = await api.call('listMessages', {
      path: { id: question.chat_id },
      query: { limit: 100, ...(before !== undefined && { before }) } as never,
      expects: ['messages'],
    })
    found.push(...messages.filter(({ sequence }) => sequence > question.sequence))
    const oldest = messages.at(-1)?.sequence
    if (!more || oldest === undefined || oldest <= question.sequence) break
    before = oldest
  }
  for (const message of found.toReversed()) {
    const answer = answerIn(message, pending)
    if (answer) return answer
  }
  return undefined
}

function whenAborted(signal: AbortSignal, resolve: () => void): void {
  if (signal.aborted) resolve()
  else signal.addEventListener('abort', () => resolve(), { once: true })
}
