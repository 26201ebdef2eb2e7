import { createHash } from 'node:crypto'
import { createJudge, type Judge, type Judgement } from '../../conformance/history/judge.ts'
import type { HistoryRecord, SeenEvent, SeenMessage } from '../../conformance/history/record.ts'
import { createHistoryWriter } from '../../conformance/history/write-history.ts'

/** Returns milliseconds since 1970, with fractions, from a monotonic clock. */
export const now = (): number => performance.timeOrigin + performance.now()

/** Writes the requests and observations of all clients of a round to a file, and judges them meanwhile. */
export class Recorder {
  readonly #judge: Judge = createJudge()
  readonly #writer

  constructor(file: string, name: string, seed: number) {
    this.#writer = createHistoryWriter(file)
    this.add({ record: 'history', version: 1, name, seed })
  }

  add(record: HistoryRecord): void {
    this.#writer.add(record)
    this.#judge.add(record)
  }

  async finish(): Promise<Judgement> {
    await this.#writer.close()
    return this.#judge.finish()
  }
}

/** Members of an event, as in the documents. */
export interface WireEvent {
  event_id: string
  sequence: number
  event_type: string
  agent_id: string
  chat_id: string
  data: {
    message?: WireMessage
    through_sequence?: number
    recipient?: { id: string }
    task?: { id: string }
  }
}

export interface WireMessage {
  message_id: string
  sequence: number
  sender: { id: string }
  parts: { type: string; text?: string; attachment_id?: string }[]
  delivered_at?: string | null
  read_at?: string | null
  reactions: { emoji: string; actor: { id: string } }[]
}

const digest = (text: string): string => createHash('sha1').update(text).digest('hex').slice(0, 12)

/** Returns the digest of the texts of a message. Every message of the trial consists of texts. */
export function contentOf(parts: WireMessage['parts']): string {
  return digest(parts.map(({ text = '' }) => text).join('\n'))
}

export const digestOf = digest

/** Returns the observation of an event. @param text original bytes of the event, if it arrived alone */
export function seenEvent(event: WireEvent, text = JSON.stringify(event)): SeenEvent {
  const { message, through_sequence, recipient, task } = event.data
  return {
    event_id: event.event_id,
    sequence: event.sequence,
    type: event.event_type,
    owner: event.agent_id,
    digest: digest(text),
    ...(event.chat_id !== '' && { chat: event.chat_id }),
    ...(message !== undefined && {
      message: message.message_id,
      position: message.sequence,
      sender: message.sender.id,
      content: contentOf(message.parts),
    }),
    ...(through_sequence !== undefined && { through: through_sequence }),
    ...(recipient !== undefined && { recipient: recipient.id }),
    ...(task !== undefined && { task: task.id }),
  }
}

export function seenMessage(message: WireMessage): SeenMessage {
  const { delivered_at: delivered, read_at: read } = message
  const state = read ? 'read' : delivered ? 'delivered' : 'sent'
  return {
    message: message.message_id,
    position: message.sequence,
    sender: message.sender.id,
    content: contentOf(message.parts),
    reactions: message.reactions.map(({ emoji, actor }) => `${actor.id} ${emoji}`),
    ...(delivered !== undefined && { state }),
  }
}
