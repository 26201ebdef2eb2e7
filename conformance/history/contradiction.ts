/** Kinds of contradictions, with one line each. */
export const contradictionKinds = {
  'message-lost': 'an acknowledged message is missing in the history of its chat',
  'message-repeated': 'one message is stored more than once',
  'message-changed': 'a message has another content than its send',
  'message-of-nobody': 'a message exists without a send',
  'rejected-message-visible': 'a message exists although its send was rejected',
  'seen-before-sent': 'a message was visible before it was sent',
  'numbering-differs': 'one message has several numbers in its chat',
  'numbering-repeated': 'two messages of a chat have the same number',
  'numbering-gap': 'no message of a chat has a number, although later numbers exist',
  'order-against-acknowledgement': 'a message comes after a message that was sent only after its acknowledgement',
  'order-differs': 'the log of a member has the messages of a chat in another order than the chat',
  'answer-differs': 'a repeated request got another answer',
  'log-gap': 'an event log has a gap',
  'log-out-of-order': 'the events of a page, or of a connection, are not in ascending order',
  'log-rewritten': 'two events of a log have the same number, or one event has two',
  'event-vanished': 'an event from an earlier page is missing in a later one',
  'event-late': 'an event appeared with a number lower than one that was already read',
  'event-lost': 'a message is missing in the log of a recipient',
  'event-repeated': 'one message has two events in the same log',
  'event-changed': 'one event was returned with different bytes',
  'wrong-log': 'an event of one actor was sent to another',
  'wrong-reader': 'an actor received data of a chat in which it was not a member',
  'blocked-message-visible': 'a message was visible despite a block',
  'log-and-history-differ': 'a message is in the log of a member but not in its history, or the other way round',
  'webhook-lost': 'an event was never delivered to an active webhook',
  'webhook-signature': 'a webhook delivery has an invalid signature',
  'watermark-back': 'a receipt moved back',
  'receipt-lost': 'an acknowledged receipt is missing in the history',
  'reaction-lost': 'an acknowledged reaction is missing, or a removed one still exists',
  'bytes-lost': 'an acknowledged upload cannot be read',
  'bytes-changed': 'an attachment has other bytes than its upload',
  'task-lost': 'an acknowledged task is missing in the log of its agent',
  'task-repeated': 'one request created two tasks',
} as const

export type ContradictionKind = keyof typeof contradictionKinds

/** One step of the evidence. `line` is the line of the record in the history, from 1. */
export interface Step {
  text: string
  at?: number
  line?: number
}

export interface Contradiction {
  kind: ContradictionKind
  /** The last sentence: the fact that contradicts the steps. */
  conclusion: string
  steps: readonly Step[]
}

/** Sorts by number of steps and then by time. */
export function byEvidence(one: Contradiction, other: Contradiction): number {
  return one.steps.length - other.steps.length || firstLine(one) - firstLine(other)
}

const firstLine = ({ steps }: Contradiction): number => Math.min(...steps.map(({ line }) => line ?? Infinity))

/** Formats a contradiction: its kind, then one line for each step in chronological order. */
export function explain({ kind, steps, conclusion }: Contradiction): string {
  const lines = steps.map(({ text, at, line }) => {
    const where = line === undefined ? '' : ` (line ${line})`
    return `  ${at === undefined ? '            ' : timeOfDay(at)}  ${text}${where}`
  })
  return [`${kind}: ${contradictionKinds[kind]}`, ...lines, `  so: ${conclusion}`].join('\n')
}

/** Formats a UTC time as 12:00:01.200. Returns the number for times outside of the range of a date. */
function timeOfDay(ms: number): string {
  if (ms === Infinity) return 'never'
  const date = new Date(ms)
  return Number.isNaN(date.getTime()) ? `${ms} ms` : date.toISOString().slice(11, 23)
}
