import { callStep, sighting, type Collected, type Message, type Source, type Stored } from './collected.ts'
import type { Findings } from './findings.ts'

/**
 * Returns the messages that were certainly stored, with the interval in which each was stored. Finds contradictions
 * between sightings of one message.
 */
export function storedMessages(collected: Collected, findings: Findings): Stored[] {
  const stored: Stored[] = []
  if (collected.rules.unique_contents) judgeCopies(collected, findings)
  for (const message of collected.messages.values()) {
    judgeIdentity(message, findings)
    const toSource = earliest(acknowledgement(message), message.seen)
    if (toSource === undefined) continue
    const sends = message.sends.filter(({ record }) => record.outcome !== 'rejected')
    const from = Math.min(...sends.map(({ record }) => record.start))
    if (message.seen !== undefined) judgeOrigin(message, message.seen, from, collected, findings)
    const { sender, chat } = message
    if (sender === undefined || chat === undefined) continue
    stored.push({ ...message, sender, chat, from: sends.length === 0 ? -Infinity : from, to: toSource.at, toSource })
  }
  return stored
}

/** Reports second copies: messages without a send, with the content of a message that had been sent twice before. */
function judgeCopies({ chats }: Collected, findings: Findings): void {
  for (const { messages } of chats.values()) {
    const repeated = new Map(
      messages.flatMap((message) => {
        const [send, again] = message.sends
        const content = send?.record.content
        return again === undefined || content === undefined ? [] : [[content, { message, again }]]
      }),
    )
    for (const { id, seen, sends, earlier, contents } of messages) {
      const original = repeated.get(contents[0]?.content ?? '')
      if (original === undefined || seen === undefined || sends.length > 0 || earlier.size > 0) continue
      const { message, again } = original
      if (seen.at > again.record.start)
        findings.add(
          'message-repeated',
          [callStep(again, `sent ${message.id} again`, 'start'), sighting(id, seen, ' with the same content')],
          `${message.id} is stored a second time as ${id}`,
        )
    }
  }
}

function acknowledgement({ sends }: Message): Source | undefined {
  return sends
    .filter(({ record }) => record.outcome === 'ok')
    .map(({ record, line }): Source => ({ by: 'answer', actor: record.actor, at: record.end, line }))
    .reduce<Source | undefined>(earliest, undefined)
}

function earliest(one: Source | undefined, other: Source | undefined): Source | undefined {
  if (one === undefined || other === undefined) return one ?? other
  return other.at < one.at ? other : one
}

/** Asserts that a message has one position and one content in all sightings. */
function judgeIdentity(message: Message, findings: Findings): void {
  const { id, positions, contents, sends } = message
  if (positions.length < 2 && contents.length === 0) return
  const [first] = positions
  for (const { position, source } of positions.slice(1)) {
    const answer = source.by === 'answer' && sends.some(({ record }) => record.position === first?.position)
    findings.add(
      answer ? 'answer-differs' : 'numbering-differs',
      [...positions.slice(0, 1), { position, source }].map((one) =>
        sighting(id, one.source, ` with number ${one.position}`),
      ),
      `${id} has the numbers ${first?.position} and ${position}`,
    )
  }
  const [send] = sends
  for (const [index, { content, source }] of contents.entries()) {
    const [shown] = contents
    if (send !== undefined && !sends.some(({ record }) => (record.content ?? content) === content))
      findings.add(
        'message-changed',
        [
          callStep(send, `sent ${id} with the content ${send.record.content}`, 'start'),
          sighting(id, source, ` with the content ${content}`),
        ],
        `${id} has another content than its send`,
      )
    else if (index > 0 && shown !== undefined)
      findings.add(
        source.by === 'answer' ? 'answer-differs' : 'message-changed',
        [
          sighting(id, shown.source, ` with the content ${shown.content}`),
          sighting(id, source, ` with the content ${content}`),
        ],
        `${id} has two different contents`,
      )
  }
}

/** Asserts that a visible message was sent before, by a send that was not rejected. */
function judgeOrigin(message: Message, seen: Source, from: number, collected: Collected, findings: Findings): void {
  const { id, sends, earlier } = message
  const [first] = sends
  if (earlier.size > 0) return
  if (first === undefined) {
    if (collected.rules.all_sends_recorded)
      findings.add('message-of-nobody', [sighting(id, seen)], `the history contains no send of ${id}`)
  } else if (from === Infinity)
    findings.add(
      'rejected-message-visible',
      [
        callStep(first, `received the rejection of ${id} (${first.record.status ?? 'no status'})`, 'end'),
        sighting(id, seen),
      ],
      `${id} should not exist`,
    )
  else if (seen.at < from)
    findings.add(
      'seen-before-sent',
      [sighting(id, seen), { text: `${first.record.actor} first sent ${id}`, at: from, line: first.line }],
      `${id} existed before it was sent`,
    )
}
