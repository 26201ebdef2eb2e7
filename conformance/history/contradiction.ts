/** Kinds of contradictions, with one line each. */
export const contradictionKinds = {
  'message-lost': 'a message that was acknowledged is missing in the history of its chat',
  'message-repeated': 'one message is stored more than once',
  'message-changed': 'a message is shown with another content than the one that was sent',
  'message-of-nobody': 'a message is shown that nobody sent',
  'rejected-message-visible': 'a message whose send was rejected is shown',
  'seen-before-sent': 'a message is shown before it was sent',
  'numbering-differs': 'one message has different numbers in its chat',
  'numbering-repeated': 'two messages of a chat have the same number',
  'numbering-gap': 'a number of a chat belongs to no message',
  'order-against-acknowledgement': 'a message that was acknowledged before another was sent stands behind it',
  'order-differs': 'the log of a member shows the messages of a chat in another order than the chat',
  'answer-differs': 'a repeated request was answered with something else',
  'log-gap': 'an event log has a gap',
  'log-out-of-order': 'the events of a page, or of a connection, do not ascend',
  'log-rewritten': 'one number of a log, or one event, stands for different things',
  'event-vanished': 'an event that was seen is missing in a later page',
  'event-late': 'an event appeared below a number that had been handed out',
  'event-lost': 'a message is missing in the log of a member that it is for',
  'event-repeated': 'one message has two events in the same log',
  'event-changed': 'one event was shown with different bytes',
  'wrong-log': 'an event of one actor was given to another',
  'wrong-reader': 'something was shown to an actor that was not in the chat',
  'blocked-message-visible': 'a message was shown across a block',
  'log-and-history-differ': 'a message is in the log of a member and not in its history, or the other way round',
  'webhook-lost': 'an event was never delivered to an active webhook',
  'webhook-signature': 'a webhook delivery has a wrong signature',
  'watermark-back': 'a receipt went back',
  'receipt-lost': 'a receipt that was acknowledged is missing in the history',
  'reaction-lost': 'a reaction that was acknowledged is missing, or one that was removed is there',
  'bytes-lost': 'bytes whose upload was acknowledged cannot be read',
  'bytes-changed': 'bytes were read that differ from those that were uploaded',
  'task-lost': 'a task that was acknowledged is missing in the log of its agent',
  'task-repeated': 'one request made two tasks',
} as const

export type ContradictionKind = keyof typeof contradictionKinds

/** One sentence of an argument. `line` is the line of the record in the history, from 1. */
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

/** Sorts by number of steps; among equals, by time. */
export function byEvidence(one: Contradiction, other: Contradiction): number {
  return one.steps.length - other.steps.length || firstLine(one) - firstLine(other)
}

const firstLine = ({ steps }: Contradiction): number => Math.min(...steps.map(({ line }) => line ?? Infinity))

/** Formats an argument: the kind, then one line for each step, in the order of time. */
export function explain({ kind, steps, conclusion }: Contradiction): string {
  const lines = steps.map(({ text, at, line }) => {
    const where = line === undefined ? '' : ` (line ${line})`
    return `  ${at === undefined ? '            ' : timeOfDay(at)}  ${text}${where}`
  })
  return [`${kind}: ${contradictionKinds[kind]}`, ...lines, `  so: ${conclusion}`].join('\n')
}

/** Formats a UTC time as 12:00:01.200; returns the number for times outside the range of a date. */
export function timeOfDay(ms: number): string {
  if (ms === Infinity) return 'never'
  const date = new Date(ms)
  return Number.isNaN(date.getTime()) ? `${ms} ms` : date.toISOString().slice(11, 23)
}
