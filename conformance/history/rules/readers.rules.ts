/**
 * Readers of a message: only its recipients see it, both in the log and in the history. Blocks and membership are
 * intervals.
 */
import {
  pair,
  sighting,
  type Chat,
  type Collected,
  type Log,
  type LogEvent,
  type Reading,
  type Stored,
} from '../collected.ts'
import { reportTwice } from '../collect-logs.ts'
import type { Step } from '../contradiction.ts'
import type { Findings } from '../findings.ts'
import { certainState, lastChange } from '../../model/intervals.ts'
import { suppressingBlocks } from '../../model/conversation.ts'

/** Relation of an actor to a message. Undefined when a change of membership or of a block was pending. */
type Reach = 'for' | 'not in the chat' | 'blocked' | undefined

export function judgeReaders(collected: Collected, stored: readonly Stored[], findings: Findings): void {
  for (const message of stored) {
    const chat = collected.chats.get(message.chat)
    if (chat === undefined || chat.members.size === 0) continue
    const events = eventsByLog(message, findings)
    for (const actor of actorsOf(chat)) {
      const view = viewOf(collected, chat, message, actor, events)
      if (message.earlier.size > 0) judgeEarlier(view, findings)
      else if (actor === message.sender) judgeOwnHistory(view, findings)
      else judgeReader(view, findings)
    }
  }
}

function eventsByLog({ id, events }: Stored, findings: Findings): Map<Log, LogEvent> {
  const byLog = new Map<Log, LogEvent>()
  for (const event of events) {
    const other = byLog.get(event.log)
    if (other === undefined) byLog.set(event.log, event)
    else reportTwice(findings, 'event-repeated', id, other, event)
  }
  return byLog
}

/** Yields all members, past and present, and other readers of the history. */
function* actorsOf({ members, readings }: Chat): Generator<string> {
  yield* members.keys()
  for (const actor of readings.keys()) if (!members.has(actor)) yield actor
}

/** One message from the view of one actor. */
interface View {
  message: Stored
  actor: string
  chat: Chat
  collected: Collected
  log: Log | undefined
  reading: Reading | undefined
  event: LogEvent | undefined
  inHistory: boolean
}

function viewOf(
  collected: Collected,
  chat: Chat,
  message: Stored,
  actor: string,
  events: ReadonlyMap<Log, LogEvent>,
): View {
  const log = collected.logs.get(actor)
  const reading = chat.readings.get(actor)
  const event = log === undefined ? undefined : events.get(log)
  return { message, actor, chat, collected, log, reading, event, inHistory: reading?.byId.has(message.id) ?? false }
}

/**
 * Judges a message from before the history. Its recipients are unknown, but an actor that saw it must see it while in
 * the chat.
 */
function judgeEarlier({ message, actor, chat, reading, inHistory }: View, findings: Findings): void {
  const before = message.earlier.get(actor)
  if (before?.by !== 'history' || reading === undefined || inHistory) return
  if (certainState(chat.members.get(actor) ?? [], before.at, reading.record.end) !== true) return
  findings.add(
    'message-lost',
    [sighting(message.id, before), readWithout(message, actor, reading)],
    `${message.id} is lost in the history of ${actor}`,
  )
}

const readWithout = ({ chat }: Stored, actor: string, { record, line }: Reading): Step => ({
  text: `${actor} read the complete history of ${chat} without it`,
  at: record.end,
  line,
})

function judgeOwnHistory(view: View, findings: Findings): void {
  if (!view.inHistory && historyHasToShow(view)) reportLost(view, findings)
}

function judgeReader(view: View, findings: Findings): void {
  const { message, collected, log, event, inHistory, reading } = view
  const inLog = event !== undefined
  const reach = reachOf(view)
  if (reach === 'not in the chat' || reach === 'blocked') {
    if (inLog || inHistory) reportShown(view, reach, findings)
    return
  }
  const logIsWhole = collected.settledAt !== undefined && log?.complete === true
  if (reach === 'for') {
    if (logIsWhole && !inLog) reportEventLost(view, findings)
    if (!inHistory && historyHasToShow(view)) reportLost(view, findings)
    return
  }
  if (logIsWhole && reading !== undefined && inLog !== inHistory && historyHasToShow(view))
    findings.add(
      'log-and-history-differ',
      [
        proof(view),
        { text: `the ${inLog ? 'log' : 'history'} of ${view.actor} contains it`, line: reading.line },
        {
          text: `the ${inLog ? 'history' : 'log'} of ${view.actor} does not`,
          at: reading.record.end,
          line: reading.line,
        },
      ],
      `log and history of ${view.actor} disagree about ${message.id}`,
    )
}

function reachOf({ collected, chat, message, actor }: View): Reach {
  const { from, to, sender } = message
  const member = certainState(chat.members.get(actor) ?? [], from, to)
  if (member === false) return 'not in the chat'
  const blocks = suppressingBlocks(chat.kind, sender, actor).map(([by, whom]) =>
    certainState(collected.blocks.get(pair(by, whom)) ?? [], from, to),
  )
  if (blocks.includes(true)) return 'blocked'
  return member === true && !blocks.includes(undefined) ? 'for' : undefined
}

/**
 * Returns whether the last read of the actor started after the message was stored, and the actor was a member all the
 * time.
 */
function historyHasToShow({ reading, message, chat, actor }: View): boolean {
  if (reading === undefined || message.to >= reading.record.start) return false
  return certainState(chat.members.get(actor) ?? [], message.from, reading.record.end) === true
}

/** Returns the step that proves that the message exists. */
function proof({ message }: View): Step {
  const { id, chat, toSource } = message
  if (toSource.by === 'answer')
    return { text: `${id} in ${chat} was acknowledged`, at: toSource.at, line: toSource.line }
  return sighting(id, toSource)
}

function joined({ chat, actor, message }: View): Step[] {
  const change = lastChange(chat.members.get(actor) ?? [], message.from, true)
  return change === undefined ? [] : [{ text: `${actor} was in ${chat.id}`, at: change.end, line: change.line }]
}

function reportLost(view: View, findings: Findings): void {
  const { message, actor, reading } = view
  const member = actor === message.sender ? [] : joined(view)
  findings.add(
    'message-lost',
    [...member, proof(view), readWithout(message, actor, reading as Reading)],
    `${message.id} is lost in the history of ${actor}`,
  )
}

function reportEventLost(view: View, findings: Findings): void {
  const { message, actor, log, collected } = view
  const page = log?.pages.at(-1)
  findings.add(
    'event-lost',
    [
      ...joined(view),
      proof(view),
      {
        text: `${actor} read its complete log up to ${log?.covered} without it`,
        at: page?.end ?? collected.settledAt,
        line: page?.line,
      },
    ],
    `no event announced ${message.id} to ${actor}`,
  )
}

function reportShown(view: View, why: 'not in the chat' | 'blocked', findings: Findings): void {
  const { message, actor, chat, event, reading, collected } = view
  const seen: Step =
    event === undefined
      ? { text: `the history of ${actor} contains ${message.id}`, at: reading?.record.end, line: reading?.line }
      : sighting(message.id, event.first)
  const sent = { text: `${message.sender} sent ${message.id}`, at: message.from, line: message.sends[0]?.line }
  if (why === 'not in the chat') {
    const left = lastChange(chat.members.get(actor) ?? [], message.from, false)
    const before: Step[] =
      left === undefined ? [] : [{ text: `${actor} had left ${chat.id}`, at: left.end, line: left.line }]
    return findings.add('wrong-reader', [...before, sent, seen], `${actor} was not in ${chat.id} when it was sent`)
  }
  const block = [pair(actor, message.sender), pair(message.sender, actor)]
    .flatMap((key) => lastChange(collected.blocks.get(key) ?? [], message.from, true) ?? [])
    .at(0)
  const before: Step[] =
    block === undefined ? [] : [{ text: 'a block was acknowledged', at: block.end, line: block.line }]
  findings.add('blocked-message-visible', [...before, sent, seen], `the block between them must hide it from ${actor}`)
}
