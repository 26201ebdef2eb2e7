import { styleText } from 'node:util'
import type { AgentEvent } from '../../../generated/events.ts'

/** Maximum characters of a text in a line. */
const shownMax = 120

export type Part = AgentMessage['parts'][number]
type AgentMessage = Extract<AgentEvent, { event_type: 'message.received' }>['data']['message']

export function lineOf(event: AgentEvent): string {
  const { sequence, created_at: at, event_type: type, chat_id: chatId = '' } = event
  const said = event.event_type === 'message.received' ? shortened(saidIn(event.data.message)) : ''
  const place = paint('dim', `${String(sequence).padStart(6)}  ${at}`)
  return [place, paint('cyan', type.padEnd(20)), chatId, printable(said)].join('  ').trimEnd()
}

function saidIn({ sender, parts }: Pick<AgentMessage, 'sender' | 'parts'>, words = wordsOf): string {
  return `${sender.handle ?? 'somebody'}: ${parts.map(words).join(' ')}`
}

/** Formats a message for a conversation. */
export function messageLine(
  message: Pick<AgentMessage, 'sender' | 'parts'>,
  partWords?: (part: Part) => string,
): string {
  const [who, ...words] = printable(saidIn(message, partWords)).split(': ')
  return [paint('bold', who!), ...words].join(': ')
}

/** Removes control characters of others, which could affect the terminal. */
export const printable = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029\p{Bidi_Control}]/gu, ' ')

/** Returns the text of a part, or its type. */
export function wordsOf(part: Part): string {
  if ('text' in part && typeof part.text === 'string') return part.text
  const { type, url } = part as { type?: unknown; url?: unknown }
  return typeof url === 'string' ? `[${String(type)} ${url}]` : `[${String(type)}]`
}

const shortened = (text: string): string => (text.length > shownMax ? `${text.slice(0, shownMax)}…` : text)

type Colour = Parameters<typeof styleText>[0]

/** Colors a text if standard output is a terminal. NO_COLOR and FORCE_COLOR override it. */
export const paint = (colour: Colour, text: string): string => styleText(colour, text, { stream: process.stdout })
