import type { Message, Part } from '../../generated/current/types.gen.ts'
import type { Limits } from '../../generated/limits.ts'
import { ApiError } from './api-error.ts'
import type { Api } from './api.ts'

/** The most bytes of one text part, in UTF-8. */
const partBytesMax = 8192 satisfies Limits['current TextPart/text x-max-bytes']
/** Words that come together within this time are appended by one request, in milliseconds. */
const appendMs = 200

export interface DraftOptions {
  chatId: string
  /** The same key opens the same draft, so that a repeat makes no second message. */
  key: string
  replyTo?: string | undefined
  signal?: AbortSignal | undefined
}

/**
 * Streams a text into a draft and publishes it when the words end. Publishing sends the whole text, so a word whose append
 * failed is not missing. A text over 8 KB becomes several parts. When the words fail, nothing is published.
 * @throws what the words throw; RangeError when there were none; ApiError
 */
export async function streamDraft(api: Api, words: AsyncIterable<string>, options: DraftOptions): Promise<Message> {
  const { chatId, key, replyTo, signal } = options
  const opened = (await api.call('sendMessage', {
    body: { conversation_id: chatId, draft: true, ...(replyTo && { reply_to: { message_id: replyTo } }) } as never,
    headers: { 'idempotency-key': key },
    signal,
  })) as { message_id: string }
  const path = { id: opened.message_id }
  const appender = createAppender((text) => api.call('appendDraft', { path, body: { text }, signal }))
  let text = ''
  for await (const word of words) {
    signal?.throwIfAborted()
    text += word
    appender.add(word)
  }
  await appender.settled()
  if (text === '') throw new RangeError('a draft without a word cannot be published')
  const parts = splitText(text).map((piece): Part => ({ type: 'text', text: piece }))
  try {
    const { message } = await api.call('finalizeDraft', { path, body: { parts }, signal, repeatable: true })
    return message as Message
  } catch (error) {
    const published =
      error instanceof ApiError && error.status < 500 ? await findMessage(api, chatId, path.id) : undefined
    if (published) return published
    throw error
  }
}

/** A call whose answer was lost may have published the draft: then the transcript has it. */
async function findMessage(api: Api, chatId: string, messageId: string): Promise<Message | undefined> {
  const { messages } = await api.call('listMessages', { path: { id: chatId }, query: { limit: 100 } })
  return messages.find((message) => message.message_id === messageId)
}

/** One append at a time; what comes meanwhile goes with the next one. Only its author sees a draft: an append may fail. */
function createAppender(append: (text: string) => Promise<unknown>) {
  let waiting = ''
  let bytes = 0
  let running: Promise<void> | undefined
  async function run(): Promise<void> {
    while (waiting !== '') {
      await new Promise((resolve) => setTimeout(resolve, appendMs))
      const text = waiting
      waiting = ''
      bytes += bytesOf(text)
      if (bytes <= partBytesMax) await append(text).catch(() => undefined)
    }
    running = undefined
  }
  return {
    add(text: string): void {
      waiting += text
      running ??= run()
    },
    async settled(): Promise<void> {
      await running
    },
  }
}

const bytesOf = (text: string): number => new TextEncoder().encode(text).length

/** Pieces of at most 8 KB, cut between characters. */
export function splitText(text: string, max = partBytesMax): string[] {
  const pieces: string[] = []
  let piece = ''
  let bytes = 0
  for (const character of text) {
    const more = bytesOf(character)
    if (bytes + more > max) {
      pieces.push(piece)
      piece = ''
      bytes = 0
    }
    piece += character
    bytes += more
  }
  return piece === '' ? pieces : [...pieces, piece]
}
