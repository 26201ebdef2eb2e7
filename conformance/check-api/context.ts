/** `t`: the context of a running check. */
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

/**
 * Consequence of a failure. A failed `derived` requirement fails the target only when the assertion has a failure
 * class; otherwise it warns.
 */
export type FailureClass = 'lost' | 'duplicated' | 'leaked' | 'changed'

export interface Citation {
  /**
   * The requirement that the assertion tests; it must be in the list of the check. Default: the first one of that
   * list.
   */
  requirement?: RequirementId
  failureClass?: FailureClass
  /** The assertion warns and never fails: the answer is unexpected, but a decision tolerates it. */
  warnOnly?: boolean
  /** Description of the tested value: `status of the second send`. */
  what?: string
}

/**
 * Assertions. Each returns whether it is true. A false assertion throws (the check fails) when its requirement can fail
 * a target; otherwise it warns and returns false.
 */
export interface Expect {
  /** Asserts JSON equality; the order of members does not matter. */
  equal(actual: unknown, expected: unknown, about: Citation & { what: string }): boolean
  /** Asserts that `actual` contains each member of `expected` with the same value; arrays are compared item by item. */
  contains(actual: unknown, expected: unknown, about: Citation & { what: string }): boolean
  that(holds: boolean, about: Citation & { what: string; expected?: unknown; actual?: unknown }): boolean
  /** Asserts that the predicate is true of each item. */
  every<T>(
    items: readonly T[],
    predicate: (item: T) => boolean,
    about: Citation & { what: string; expected?: unknown; actual?: unknown },
  ): boolean
  /** Asserts that the predicate is true of at least one item. */
  some<T>(
    items: readonly T[],
    predicate: (item: T) => boolean,
    about: Citation & { what: string; expected?: unknown; actual?: unknown },
  ): boolean
  /** Asserts the status: `202`, `[200, 201]` or `'2xx'`. */
  status(reply: Reply, expected: number | readonly number[] | '2xx' | '4xx', about?: Citation): boolean
  /** Asserts that the answer matches its schema. Prefer `contains`: decisions leave some members open. */
  conforms(reply: Reply, about?: Citation): boolean
  /** Asserts that the value occurs neither in the answers so far nor in `inside`. The failure class is 'leaked'. */
  notLeaked(secret: string, inside: string | readonly Reply[], about: Citation & { what: string }): boolean
}

export interface Rejection extends Citation {
  what: string
  /** Sends the request that the target must reject. */
  attempt: () => Promise<Reply>
  /** Sends the same request without the error. The target must accept it; otherwise the check is not_testable. */
  control: () => Promise<Reply>
  /**
   * Expected rejection. '4xx': any 4xx. 'body': any 4xx except 401, 404 and 429 (AMB-124, errors in request bodies). A
   * list of statuses, or `{ status, code }`: as stated in the document.
   */
  expect:
    | '4xx'
    | 'body'
    | number
    | readonly number[]
    | { status: number | readonly number[]; code?: string | readonly string[] }
  /** Warns at another 4xx than expected, where the document does not state the status. */
  onOtherStatus?: 'warn'
  /** A closed connection also counts as a rejection. */
  mayDisconnect?: boolean
  /** The control changes the state that causes the rejection, so the attempt is not repeated after the control. */
  once?: boolean
  /** Searches for an effect of the rejected request, after the control. Returns the effect, or undefined. */
  effect?: () => Promise<unknown>
}

export interface Absence extends Citation {
  what: string
  /** Causes a later effect on the same channel and returns it. Without an effect the check is not_testable. */
  fence: () => Promise<unknown>
  /** Searches for the forbidden effect, after the fence and again after settle_ms. Returns the effect, or undefined. */
  observe: () => Promise<unknown>
  settleMs?: number
}

/** One execution of a property. */
export interface Run {
  /** Number of the execution, from 0. Executions while shrinking count as well. */
  index: number
  /** Returns a new message id. */
  messageId(): string
  /** Returns a new unique text. */
  marker(): string
}

export interface PropertyOptions {
  /** Runs by mode; default { quick: 5, full: 25, deep: 200 }. */
  runs?: Partial<Record<Mode, number>>
  /** Executes a counterexample five more times and reports it as 'seen k of n'. */
  race?: boolean
  /** Time limit in ms by mode; default { quick: 4000, full: 30000, deep: 240000 }. */
  withinMs?: Partial<Record<Mode, number>>
  /** Limits of shrinking; default 200 requests and 10 s. */
  shrink?: { requests: number; ms: number }
  /** Shrinks by dropping items of the list in this member, as long as the same requirement is violated. */
  dropsFrom?: string
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
  /** Id of the subscription, if the target returns one. */
  id: string | null
}

/** Duration of a run of only one kind, with the number of clients of a load. Random sessions have 0 clients. */
export interface LoadAsked {
  clients: number
  withinMs: number
  /** Number of random sessions of each check. */
  sessions?: number | undefined
}

export interface CheckContext {
  readonly form: Form
  readonly mode: Mode
  /** The load or the random sessions that the command line requests for a time; undefined in other runs. */
  readonly load: LoadAsked | undefined
  readonly seed: number
  readonly target: Target
  /** settle_ms and the known timing values. A value that `needs.timing` does not list may be undefined. */
  readonly timing: { settle_ms: number } & Record<TimingKey, number>
  /** Extends a time limit, in ms, by the latency of the target and the load of this machine. */
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
  /** The TLS receiver of webhooks; requires `needs.webhook`. */
  readonly receiver: Receiver
  /** Hooks of the target file; only the hooks listed in `needs.hooks` are certain to exist. */
  readonly hooks: Hooks
  /** Sends requests without an actor: `t.http.request({ method, path, … })`. */
  readonly http: Client
  readonly unique: UniqueValues
  /** Sends an anonymous request (no credential). */
  request<T = unknown>(options: RequestOptions): Promise<Reply<T>>
  /**
   * Opens a direct chat between two actors through the hooks of the target, or finds the existing one. Returns its id.
   */
  openChat(from: Actor, to: Actor): Promise<string>

  /** Reads a member by the name in the target file: `t.named(message, 'message_sequence')`. */
  named<T = unknown>(value: unknown, key: NameKey): T | undefined

  readonly expect: Expect
  /** Returns the body of a 2xx answer of a prerequisite. Another status makes the check not_testable. */
  given<T>(reply: Reply<T> | Promise<Reply<T>>, what?: string): Promise<T>
  rejects(rejection: Rejection): Promise<Reply>
  absent(absence: Absence): Promise<void>
  /**
   * Polls until `look` returns a value other than undefined, null and false. Fails after `withinMs` (default:
   * settle_ms).
   */
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
  /** Starts all items of work at once and waits for all of them. For races outside of properties. */
  together<T>(work: readonly (() => Promise<T>)[]): Promise<PromiseSettledResult<T>[]>

  warn(message: string, about?: { requirement?: RequirementId; details?: unknown }): void
  /** Records the behaviour of the target where the document states none. The status of the check does not change. */
  observeDecision(decision: `AMB-${string}`, observed: string): void
  notTestable(reason: string, unlock: string): never
  /** Returns how far the target's clock is ahead of the local clock, in ms, estimated from Date headers. */
  clockOffsetMs(): number
}
