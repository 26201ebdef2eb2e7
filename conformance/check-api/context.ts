/** `t`: everything that a check has while it runs. */
import type { Arbitrary } from 'fast-check'
import type { RequirementId } from '../../generated/requirements.ts'
import type { Agent } from '../client/agent.ts'
import type { Client, RequestOptions } from '../client/client.ts'
import type { Reply } from '../client/exchange.ts'
import type { Person } from '../client/person.ts'
import type { Actor } from '../client/actor.ts'
import type { Endpoint, Receiver } from '../client/receiver.ts'
import type { Hooks } from '../target/hooks.ts'
import type { NameKey, Target, TimingKey } from '../target/target.ts'
import type { UniqueValues } from '../client/unique.ts'
import type { Form, Mode } from './needs.ts'
import type { OptionalArea } from '../target/optional-areas.ts'

/** What went wrong, by its consequence: with it a `derived` requirement fails; without it a derived requirement only warns. */
export type FailureClass = 'lost' | 'duplicated' | 'leaked' | 'changed'

export interface Citation {
  /** Which of the check's requirements the assertion is about. Default: the first. */
  requirement?: RequirementId
  failureClass?: FailureClass
  /** Never fail, only warn: the answer differs from what is expected and a decision tolerates it. */
  warnOnly?: boolean
  /** In words, what was looked at: `status of the second send`. */
  what?: string
}

/**
 * Assertions. Each returns whether it held; one that does not hold throws (the check fails) when the requirement can
 * fail a target, else it warns and returns false.
 */
export interface Expect {
  /** JSON equality; order of members does not matter. */
  equal(actual: unknown, expected: unknown, about: Citation & { what: string }): boolean
  /** Every member of `expected` is in `actual` with that value; arrays item by item. */
  contains(actual: unknown, expected: unknown, about: Citation & { what: string }): boolean
  that(holds: boolean, about: Citation & { what: string; expected?: unknown; actual?: unknown }): boolean
  /** The predicate is true of each item. */
  every<T>(
    items: readonly T[],
    predicate: (item: T) => boolean,
    about: Citation & { what: string; expected?: unknown; actual?: unknown },
  ): boolean
  /** The predicate is true of at least one item. */
  some<T>(
    items: readonly T[],
    predicate: (item: T) => boolean,
    about: Citation & { what: string; expected?: unknown; actual?: unknown },
  ): boolean
  /** `202`, `[200, 201]` or `'2xx'`. */
  status(reply: Reply, expected: number | readonly number[] | '2xx' | '4xx', about?: Citation): boolean
  /** The answer fits its schema in the documents. Members that decisions leave open may differ: prefer `contains`. */
  conforms(reply: Reply, about?: Citation): boolean
  /** No answer of this check so far, nor this text, holds the value. The failure class is 'leaked'. */
  notLeaked(secret: string, inside: string | readonly Reply[], about: Citation & { what: string }): boolean
}

export interface Rejection extends Citation {
  what: string
  /** The request that must be rejected. */
  attempt: () => Promise<Reply>
  /** The same request without the fault: it must be accepted, or the rejection proves nothing and is not_testable. */
  control: () => Promise<Reply>
  /**
   * '4xx': any 4xx. 'body': any 4xx but 401, 404 and 429 (AMB-124, of request bodies). A list of statuses, or
   * `{ status, code }`, when they are stated.
   */
  expect:
    | '4xx'
    | 'body'
    | number
    | readonly number[]
    | { status: number | readonly number[]; code?: string | readonly string[] }
  /** Another 4xx than expected fails by default; 'warn' for statuses that are not stated. */
  onOtherStatus?: 'warn' | 'fail'
  /** Also accept an answer by closing the connection. */
  mayDisconnect?: boolean
  /** Looks for what the rejected request may have done; returns what it found, or undefined. Runs after the control. */
  effect?: () => Promise<unknown>
}

export interface Absence extends Citation {
  what: string
  /** A later stimulus on the same channel whose effect was seen; returns what was seen. Nothing seen: not_testable. */
  fence: () => Promise<unknown>
  /** Looks for the forbidden thing: what it found, or undefined. Runs after the fence and again after settle_ms. */
  observe: () => Promise<unknown>
  settleMs?: number
}

/** One execution of a property. */
export interface Run {
  /** 0 for the first; counts shrunk executions as well. */
  index: number
  /** A new message id, never used before. */
  messageId(): string
  /** A new text that occurs nowhere else. */
  marker(): string
}

export interface PropertyOptions {
  /** Runs by mode; default { quick: 5, full: 25, deep: 200 }. */
  runs?: Partial<Record<Mode, number>>
  /** A counterexample is run again five times and reported as 'seen k of n'. */
  race?: boolean
  /** Bound in ms by mode; default { quick: 4000, full: 30000, deep: 240000 }. */
  withinMs?: Partial<Record<Mode, number>>
}

/** A direct chat leased for the check. */
export interface LeasedChat {
  id: string
  kind: 'agents' | 'person'
}
export interface LeasedGroup {
  id: string
  agents: readonly Agent[]
  persons: readonly Person[]
}

export interface LeasedWebhook {
  agent: Agent
  endpoint: Endpoint
  /** `whsec_…` */
  secret: string
  /** Id of the subscription, when the target shows one. */
  id: string | null
}

/** How much at once, and for how long, where a run is made for that. */
export interface LoadAsked {
  clients: number
  withinMs: number
}

export interface CheckContext {
  readonly form: Form
  readonly mode: Mode
  /** What a run under load was asked for. */
  readonly load: LoadAsked | undefined
  readonly seed: number
  readonly target: Target
  /** settle_ms and known timing values; a value that the check did not list under `needs.timing` may be undefined. */
  readonly timing: { settle_ms: number } & Record<TimingKey, number>
  /** A time limit on an idle machine, in ms, with what the observed latency of the target and the load of this machine add. */
  withSlack(ms: number): number
  offered(area: OptionalArea): boolean

  readonly agents: readonly Agent[]
  /** `t.agents[0]` */
  readonly agent: Agent
  readonly persons: readonly Person[]
  readonly person: Person
  readonly chat: LeasedChat
  /** The other participant of `t.chat`. */
  readonly reader: Agent | Person
  readonly group: LeasedGroup
  readonly webhook: LeasedWebhook
  /** The TLS receiver of webhooks; needs `webhook`. */
  readonly receiver: Receiver
  /** Hooks of the target file; only those that `needs.hooks` lists are certain to be there. */
  readonly hooks: Hooks
  /** Requests without an actor: `t.http.request({ method, path, … })`. */
  readonly http: Client
  readonly unique: UniqueValues
  /** Anonymous request (no credential). */
  request<T = unknown>(options: RequestOptions): Promise<Reply<T>>
  /** Another direct chat between two actors, opened (or found) through the target's hooks; id of the chat. */
  openChat(from: Actor, to: Actor): Promise<string>

  /** Reads a member by the name that the target file gives it: `t.named(message, 'message_sequence')`. */
  named<T = unknown>(value: unknown, key: NameKey): T | undefined

  readonly expect: Expect
  /** A prerequisite, not the thing judged: its body when 2xx, else the check is not_testable. */
  given<T>(reply: Reply<T> | Promise<Reply<T>>, what?: string): Promise<T>
  rejects(rejection: Rejection): Promise<Reply>
  absent(absence: Absence): Promise<void>
  /** Asks until `look` gives a value other than undefined, null and false; fails after the bound (default settle_ms). */
  eventually<T>(
    what: string,
    look: () => Promise<T | undefined | null | false>,
    options?: Citation & { withinMs?: number },
  ): Promise<T>
  property<T>(
    arbitrary: Arbitrary<T>,
    run: (value: T, run: Run) => Promise<void>,
    options?: PropertyOptions,
  ): Promise<void>
  /** Runs the work five times at once with the same start; for races outside properties. */
  together<T>(work: readonly (() => Promise<T>)[]): Promise<PromiseSettledResult<T>[]>

  warn(message: string, about?: { requirement?: RequirementId; details?: unknown }): void
  /** What the target does where the document is silent; never changes a status. */
  observeDecision(decision: `AMB-${string}`, observed: string): void
  notTestable(reason: string, unlock: string): never
  /** Milliseconds that the target's clock is ahead of ours, estimated from its Date headers. */
  clockOffsetMs(): number
}
