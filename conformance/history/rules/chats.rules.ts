/** Order of messages: each chat has one numbering, which agrees with real time. */
import { effectEnd, sighting, type Chat, type Collected, type Source, type Stored } from '../collected.ts'
import type { Findings } from '../findings.ts'
import type { SendCall } from '../record.ts'

interface Numbered {
  message: Stored
  position: number
  source: Source
}

export function judgeChats(collected: Collected, stored: readonly Stored[], findings: Findings): void {
  for (const [id, messages] of Map.groupBy(stored, ({ chat }) => chat)) {
    const chat = collected.chats.get(id) as Chat
    const numbered = messages
      .flatMap((message): Numbered[] => {
        const [first] = message.positions
        return first === undefined ? [] : [{ message, ...first }]
      })
      .sort((one, other) => one.position - other.position)
    judgeNumbers(chat, numbered, findings)
    judgeRealTime(numbered, findings)
    const { rules } = collected
    if (rules.message_sequence === 'gapless' && rules.all_sends_recorded && numbered.length === messages.length)
      judgeGaps(
        collected,
        chat,
        // An earlier read need not contain all messages of its time.
        numbered.filter(({ message }) => message.earlier.size === 0),
        findings,
      )
  }
}

const shown = ({ message, position, source }: Numbered) => sighting(message.id, source, ` with number ${position}`)

function judgeNumbers(chat: Chat, numbered: readonly Numbered[], findings: Findings): void {
  for (const [index, one] of numbered.entries()) {
    const before = numbered[index - 1]
    if (before?.position === one.position)
      findings.add(
        'numbering-repeated',
        [shown(before), shown(one)],
        `two messages of ${chat.id} have number ${one.position}`,
      )
  }
}

/** A message that was stored before another was sent has the lower position. */
function judgeRealTime(numbered: readonly Numbered[], findings: Findings): void {
  let latest: Numbered | undefined
  for (const one of numbered) {
    if (latest !== undefined && one.message.to < latest.message.from && one.position > latest.position) {
      const { message } = one
      const how = message.toSource.by === 'answer' ? 'was acknowledged' : 'was seen'
      findings.add(
        'order-against-acknowledgement',
        [
          { text: `${message.id} ${how}`, at: message.to, line: message.toSource.line },
          {
            text: `${latest.message.sender} sent ${latest.message.id}`,
            at: latest.message.from,
            line: firstSend(latest),
          },
          shown(latest),
          shown(one),
        ],
        `${message.id} ${how} before ${latest.message.id} was sent, but chat ${message.chat} has ${latest.message.id} first`,
      )
    }
    if (latest === undefined || one.message.from > latest.message.from) latest = one
  }
}

const firstSend = ({ message }: Numbered): number | undefined =>
  message.sends.find(({ record }) => record.start === message.from)?.line

/**
 * Reports missing positions. A position may be missing only for a message that no reader saw: its sender got no answer
 * and did not read later.
 */
function judgeGaps(collected: Collected, chat: Chat, numbered: readonly Numbered[], findings: Findings): void {
  const [first] = numbered
  const last = numbered.at(-1)
  if (first === undefined || last === undefined) return
  const different = new Set(numbered.map(({ position }) => position)).size
  const missing = last.position - first.position + 1 - different
  if (missing <= unseen(collected, chat)) return
  for (const [index, one] of numbered.entries()) {
    const before = numbered[index - 1]
    if (before !== undefined && one.position > before.position + 1)
      findings.add(
        'numbering-gap',
        [shown(before), shown(one)],
        `no message of ${chat.id} has a number between these two`,
      )
  }
}

function unseen({ rules, settledAt = Infinity }: Collected, { messages, readings }: Chat): number {
  /** Returns whether a later read would contain the message that the send may have stored. */
  const wasReadSince = (send: SendCall) => {
    const reading = readings.get(send.actor)
    return reading !== undefined && reading.record.start >= Math.min(effectEnd(send, rules), settledAt)
  }
  return messages.filter(
    ({ seen, sends }) =>
      seen === undefined &&
      sends.some(({ record }) => record.outcome === 'unknown') &&
      sends.every(({ record }) => record.outcome !== 'ok' && !wasReadSince(record)),
  ).length
}
