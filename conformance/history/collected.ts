/** Data about each chat, message, log and event, collected from all records of a history. */
import type { Step } from './contradiction.ts'
import type { Change } from '../model/intervals.ts'
import type {
  BytesCall,
  Call,
  HistoryRules,
  MessagesRecord,
  ReactCall,
  SeenEvent,
  SendCall,
  TaskCall,
  WatermarkCall,
} from './record.ts'

/** A record and its line. */
export interface At<R> {
  readonly record: R
  readonly line: number
}

/** Place and time of a sighting. */
export interface Source {
  readonly by: 'answer' | 'history' | 'pull' | 'socket' | 'webhook'
  readonly actor: string
  readonly at: number
  readonly line: number
}

export interface Message {
  readonly id: string
  chat: string | undefined
  sender: string | undefined
  readonly sends: At<SendCall>[]
  /** Positions in the chat, each with its first sighting. More than one is a contradiction. */
  readonly positions: { position: number; source: Source }[]
  /** Contents, each with its first sighting. */
  readonly contents: { content: string; source: Source }[]
  /** First sighting other than the answers to its sends. */
  seen: Source | undefined
  /**
   * Sightings before the history starts, by actor; the send is not recorded. Empty for a message that the history
   * sent.
   */
  readonly earlier: Map<string, Source>
  /** Its events. Two events in one log contradict each other. */
  readonly events: LogEvent[]
}

/** A message with the interval in which it was stored, as the rules need it. */
export interface Stored extends Message {
  readonly sender: string
  readonly chat: string
  /** Start of the first send that was not rejected: the message was not stored earlier. */
  readonly from: number
  /** First acknowledgement or sighting: the message was stored by then. */
  readonly to: number
  readonly toSource: Source
}

export interface LogEvent {
  /** First sighting of the event. */
  readonly seen: SeenEvent
  readonly log: Log
  readonly first: Source
  /** Subscriptions whose receiver accepted the event. */
  acceptedBy: string[] | undefined
}

export interface Log {
  readonly actor: string
  readonly bySequence: Map<number, LogEvent>
  readonly byTask: Map<string, LogEvent>
  /** Highest sequence seen so far, with each increase. */
  readonly heights: { at: number; event: LogEvent }[]
  readonly pages: { after: number; last: number; count: number; line: number; start: number; end: number }[]
  /** Last sequence of the log when the history starts. */
  start: number
  /** Sequence up to which the pages after the last `settled` record cover the log from its start, without a gap. */
  covered: number
  /** The pages reach the end of the log. */
  complete: boolean
}

export interface Chat {
  readonly id: string
  kind: 'direct' | 'group'
  readonly members: Map<string, Change[]>
  readonly messages: Message[]
  /** The last complete read of each member. */
  readonly readings: Map<string, Reading>
  readonly watermarks: At<WatermarkCall>[]
  readonly reactions: At<ReactCall>[]
}

export interface Reading extends At<MessagesRecord> {
  readonly byId: ReadonlyMap<string, MessagesRecord['messages'][number]>
}

export interface Subscription {
  readonly id: string
  readonly actor: string
  readonly since: number
  readonly line: number
  ended: boolean
}

/** All data that the rules read. */
export interface Collected {
  readonly rules: HistoryRules
  readonly chats: ReadonlyMap<string, Chat>
  readonly messages: ReadonlyMap<string, Message>
  readonly logs: ReadonlyMap<string, Log>
  readonly events: ReadonlyMap<string, LogEvent>
  /** Changes by `blocker blocked`. */
  readonly blocks: ReadonlyMap<string, readonly Change[]>
  readonly subscriptions: ReadonlyMap<string, Subscription>
  readonly bytes: readonly At<BytesCall>[]
  readonly tasks: readonly At<TaskCall>[]
  readonly settledAt: number | undefined
  readonly lastAt: number
}

/** Returns the time until which a call may take effect. */
export function effectEnd(call: Call, rules: HistoryRules): number {
  if (call.outcome === 'ok') return call.end
  return rules.unknown_effect_ms === null ? Infinity : call.start + rules.unknown_effect_ms
}

export const pair = (one: string, other: string): string => `${one} ${other}`

const places: Record<Source['by'], string> = {
  answer: 'the answer to its send',
  history: 'a read of the history',
  pull: 'a page of events',
  socket: 'a WebSocket frame',
  webhook: 'a webhook delivery',
}

/** Returns the step of a sighting: `a page of events of agt_1 shows m1 with number 4`. */
export function sighting(id: string, { by, actor, at, line }: Source, what = ''): Step {
  return { text: `${places[by]} of ${actor} shows ${id}${what}`, at, line }
}

/** Returns the step for the start or the end of a call. */
export function callStep({ record, line }: At<Call>, what: string, when: 'start' | 'end'): Step {
  return { text: `${record.actor} ${what}`, at: record[when], line }
}
