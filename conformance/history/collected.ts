/** What a history says about each chat, message, log and event, gathered from all of its records. */
import type { Step } from './contradiction.ts'
import type { Change } from './intervals.ts'
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

/** Where something was seen. */
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
  /** Numbers in the chat, and where each was first seen; more than one is a contradiction. */
  readonly positions: { position: number; source: Source }[]
  /** Contents, and where each was first seen. */
  readonly contents: { content: string; source: Source }[]
  /** Where it was seen first, beside the answers to its sends. */
  seen: Source | undefined
  /** Its events; two in the same log are a contradiction. */
  readonly events: LogEvent[]
}

/** A message as the rules see it: within which interval it was stored. */
export interface Stored extends Message {
  readonly sender: string
  readonly chat: string
  /** Not stored before: the start of the first send that was not rejected. */
  readonly from: number
  /** Stored by then: it was acknowledged, or somebody had seen it. */
  readonly to: number
  readonly toSource: Source
}

export interface LogEvent {
  /** As it was seen first. */
  readonly seen: SeenEvent
  readonly log: Log
  readonly first: Source
  /** Subscriptions whose receiver accepted it. */
  acceptedBy: string[] | undefined
}

export interface Log {
  readonly actor: string
  readonly bySequence: Map<number, LogEvent>
  readonly byTask: Map<string, LogEvent>
  /** The highest number seen so far, each time that it grew. */
  readonly heights: { at: number; event: LogEvent }[]
  readonly pages: { after: number; last: number; count: number; line: number; end: number }[]
  /** Up to where the pages after the last `settled` cover the log without a hole. */
  covered: number
  /** Whether they reach its end. */
  complete: boolean
}

export interface Chat {
  readonly id: string
  kind: 'direct' | 'group'
  readonly members: Map<string, Change[]>
  readonly messages: Message[]
  /** The last complete reading of each member. */
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

/** Everything that the rules look at. */
export interface Collected {
  readonly rules: HistoryRules
  readonly chats: ReadonlyMap<string, Chat>
  readonly messages: ReadonlyMap<string, Message>
  readonly logs: ReadonlyMap<string, Log>
  readonly events: ReadonlyMap<string, LogEvent>
  /** `blocker blocked` */
  readonly blocks: ReadonlyMap<string, readonly Change[]>
  readonly subscriptions: ReadonlyMap<string, Subscription>
  readonly bytes: readonly At<BytesCall>[]
  readonly tasks: readonly At<TaskCall>[]
  readonly settledAt: number | undefined
  readonly lastAt: number
}

/** Until when a call may take effect. */
export function effectEnd(call: Call, rules: HistoryRules): number {
  if (call.outcome === 'ok') return call.end
  return rules.unknown_effect_ms === null ? Infinity : call.start + rules.unknown_effect_ms
}

export const pair = (one: string, other: string): string => `${one} ${other}`

const places: Record<Source['by'], string> = {
  answer: 'the answer to its send',
  history: 'a reading of the history',
  pull: 'a page of events',
  socket: 'a frame of a socket',
  webhook: 'a webhook delivery',
}

/** `m1 was in a page of events of agt_1, with number 4`. */
export function sighting(id: string, { by, actor, at, line }: Source, what = ''): Step {
  return { text: `${places[by]} of ${actor} shows ${id}${what}`, at, line }
}

/** The step that says that a call began, or how it ended. */
export function callStep({ record, line }: At<Call>, what: string, when: 'start' | 'end'): Step {
  return { text: `${record.actor} ${what}`, at: record[when], line }
}
