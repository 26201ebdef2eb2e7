/** Receipts only move forward, and acknowledged receipts are kept. */
import { callStep, pair, type At, type Chat, type Collected, type Reading, type Stored } from '../collected.ts'
import { stateRank } from '../collect.ts'
import { certainState } from '../../model/intervals.ts'
import type { Findings } from '../findings.ts'
import type { WatermarkCall } from '../record.ts'

export function judgeReceipts(collected: Collected, stored: readonly Stored[], findings: Findings): void {
  const byId = new Map(stored.map((message) => [message.id, message]))
  for (const chat of collected.chats.values()) {
    const acknowledged = chat.watermarks.filter(({ record }) => record.outcome === 'ok')
    for (const calls of Map.groupBy(acknowledged, ({ record }) => `${record.actor} ${record.operation}`).values())
      judgeAnswers(calls, findings)
    if (chat.kind === 'direct')
      for (const reading of chat.readings.values())
        if (collected.settledAt !== undefined && reading.record.start >= collected.settledAt)
          judgeReading(
            { collected, chat, byId },
            acknowledged.filter((call) => isShown(collected, chat, call)),
            reading,
            findings,
          )
  }
}

/** Returns whether the other participant must see a receipt: not during a block, and not one that did not advance. */
function isShown({ blocks }: Collected, { members }: Chat, { record }: At<WatermarkCall>): boolean {
  const { actor, advanced, start, end } = record
  if (advanced === false) return false
  const others = [...members.keys()].filter((member) => member !== actor)
  return others.every((other) => isUnblocked(blocks, actor, other, start, end))
}

/** Returns whether it is certain that neither of two actors blocked the other throughout the interval. */
function isUnblocked(blocks: Collected['blocks'], one: string, other: string, from: number, to: number): boolean {
  return [pair(one, other), pair(other, one)].every((key) => certainState(blocks.get(key) ?? [], from, to) === false)
}

interface Scope {
  collected: Collected
  chat: Chat
  byId: ReadonlyMap<string, Stored>
}

const moved = (call: At<WatermarkCall>) =>
  callStep(
    call,
    `received the acknowledgement that its ${call.record.operation} watermark is at ${call.record.through}`,
    'end',
  )

/** Asserts that a call that started after another was answered does not return a lower position. */
function judgeAnswers(calls: readonly At<WatermarkCall>[], findings: Findings): void {
  const known = calls.filter(({ record }) => record.through !== undefined)
  const byEnd = known.toSorted((one, other) => one.record.end - other.record.end)
  let next = 0
  let highest: At<WatermarkCall> | undefined
  for (const call of known.toSorted((one, other) => one.record.start - other.record.start)) {
    for (; (byEnd[next]?.record.end ?? Infinity) < call.record.start; next += 1)
      if (highest === undefined || through(byEnd[next]) > through(highest)) highest = byEnd[next]
    if (highest === undefined) continue
    const back = through(call) < through(highest)
    if (back || (call.record.advanced === true && through(call) === through(highest)))
      findings.add(
        'watermark-back',
        [moved(highest), callStep(call, `moved it to ${call.record.message}`, 'start'), moved(call)],
        back
          ? `it moved back from ${through(highest)} to ${through(call)}`
          : 'the answer says that it advanced, but its position is the same',
      )
  }
}

const through = (call: At<WatermarkCall> | undefined): number => call?.record.through ?? -Infinity

/**
 * Asserts that the other participant's history shows an acknowledged watermark on the messages up to it, unless a
 * block hid them.
 */
function judgeReading(
  { collected, chat, byId }: Scope,
  calls: readonly At<WatermarkCall>[],
  reading: Reading,
  findings: Findings,
): void {
  // During a block, a receipt is visible only to its owner, and a later receipt does not repeat it.
  const noBlockSince = (id: string, { actor, end }: WatermarkCall): boolean => {
    const message = byId.get(id)
    return message !== undefined && isUnblocked(collected.blocks, message.sender, actor, message.from, end)
  }
  const others = calls.filter(({ record }) => record.actor !== reading.record.actor && record.through !== undefined)
  for (const operation of ['delivered', 'read'] as const) {
    const highest = others
      .filter(({ record }) => record.operation === operation && record.end < reading.record.start)
      .reduce<At<WatermarkCall> | undefined>((top, call) => (through(call) > through(top) ? call : top), undefined)
    if (highest === undefined) continue
    const behind = reading.record.messages.find(
      ({ message, sender, state, position }) =>
        sender === reading.record.actor &&
        noBlockSince(message, highest.record) &&
        state !== undefined &&
        position <= through(highest) &&
        stateRank[state] < stateRank[operation],
    )
    if (behind !== undefined)
      findings.add(
        'receipt-lost',
        [
          moved(highest),
          {
            text: `the history of ${reading.record.actor} has ${behind.message}, number ${behind.position}, as ${behind.state}`,
            at: reading.record.end,
            line: reading.line,
          },
        ],
        `${behind.message} in ${chat.id} was ${operation}`,
      )
  }
}
