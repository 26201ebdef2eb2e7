import type { Actor } from '../client/actor.ts'
import { pace } from '../client/pace.ts'
import { unique } from '../client/unique.ts'
import { requireOk } from '../client/prerequisite.ts'
import type { Endpoint, Receiver } from '../client/receiver.ts'
import type { Reply } from '../client/exchange.ts'
import type { Check } from '../check-api/check.ts'
import type { CheckContext, LeasedChat, LeasedGroup, LeasedWebhook, LoadAsked } from '../check-api/context.ts'
import type { Form, Mode } from '../check-api/needs.ts'
import { CheckError } from '../check-api/outcome.ts'
import { NotTestable } from '../client/not-testable.ts'
import { openChat } from '../target/open-chat.ts'
import { memberNamed } from '../target/member-named.ts'
import type { NameKey, Target } from '../target/target.ts'
import type { Assertions } from './assertions.ts'
import type { LeaseEnvironment, Resources } from './lease.ts'
import { runProperty, type PropertyState } from './property.ts'

export interface ContextDependencies {
  check: Check
  form: Form
  mode: Mode
  load: LoadAsked | undefined
  seed: number
  environment: LeaseEnvironment
  resources: Resources
  assertions: Assertions
  property: PropertyState
  decisions: { id: string; observed: string }[]
  /** Collects the members of `names` that the check reads. */
  namesUsed: Set<NameKey>
}

/** Builds `t`. Access to a resource that the check does not declare throws, so that declared needs stay accurate. */
export function makeContext(dependencies: ContextDependencies): CheckContext {
  const { check, form, mode, load, seed, environment, resources } = dependencies
  const { target, client, hooks } = environment.session
  const agents = resources.lease.agents.map(({ agent }) => agent)
  const persons = resources.lease.persons.map(({ person }) => person)
  const leased = <T>(value: T | undefined, need: string): T => {
    if (value === undefined) throw new CheckError(`${check.id} uses ${need}, which its needs do not declare`)
    return value
  }
  return {
    form,
    mode,
    load,
    seed,
    target: { ...target, names: recordReads(target.names, dependencies.namesUsed) },
    timing: followingPace(target.timing as CheckContext['timing']),
    agents,
    persons,
    get agent() {
      return leased(agents[0], 'needs.agents')
    },
    get person() {
      return leased(persons[0], 'needs.persons')
    },
    get chat(): LeasedChat {
      return leased(resources.chat, 'needs.chat')
    },
    get reader() {
      return leased(resources.chat, 'needs.chat').reader as CheckContext['reader']
    },
    get group(): LeasedGroup {
      return leased(resources.group, 'needs.group')
    },
    get webhook(): LeasedWebhook {
      return leased(resources.webhook, "needs.webhook 'subscribed'")
    },
    get receiver(): Receiver {
      const available = check.needs.webhook === undefined ? null : environment.receiver
      const receiver = leased(available ?? undefined, 'needs.webhook')
      return { ...receiver, endpoint: () => remembered(receiver.endpoint(), resources.endpoints) }
    },
    hooks,
    http: client,
    unique,
    ...targetMethods(environment, dependencies.namesUsed),
    ...assertionMethods(dependencies),
  }
}

/** Records the member names that the check reads from the target file. A token is found without its name as well. */
function recordReads(names: Target['names'], used: Set<NameKey>): Target['names'] {
  return new Proxy(names, {
    get: (known, key) => {
      if (key in known && key !== 'agent_token') used.add(key as NameKey)
      return known[key as NameKey]
    },
  })
}

const withSlack = (ms: number): number => ms + Math.round(pace.slackMs)

/** Returns the timing of the target file. The settle time grows with the latency of the target and of this machine. */
function followingPace(timing: CheckContext['timing']): CheckContext['timing'] {
  return {
    ...timing,
    get settle_ms() {
      return withSlack(timing.settle_ms)
    },
  }
}

type TargetMethods = 'offered' | 'request' | 'openChat' | 'named' | 'clockOffsetMs' | 'withSlack'

function targetMethods(
  { session, capabilities }: LeaseEnvironment,
  namesUsed: Set<NameKey>,
): Pick<CheckContext, TargetMethods> {
  const { target, client, hooks } = session
  return {
    offered: (area) => capabilities.offered[area],
    request: (options) => client.request(options),
    openChat: (from: Actor, to: Actor) => openChat(target, hooks, from, to),
    named: <T>(value: unknown, key: Parameters<CheckContext['named']>[1]) => {
      namesUsed.add(key)
      return memberNamed(target, value, key) as T | undefined
    },
    clockOffsetMs: () => client.clockOffsetMs(),
    withSlack,
  }
}

type AssertionMethods =
  | 'expect'
  | 'given'
  | 'rejects'
  | 'absent'
  | 'eventually'
  | 'property'
  | 'together'
  | 'warn'
  | 'observeDecision'
  | 'notTestable'

function assertionMethods({
  assertions,
  property,
  decisions,
}: ContextDependencies): Pick<CheckContext, AssertionMethods> {
  return {
    expect: assertions.expect,
    given: async <T>(reply: Reply<T> | Promise<Reply<T>>, what = 'a prerequisite') => requireOk(await reply, what),
    rejects: (rejection) => assertions.rejects(rejection),
    absent: (absence) => assertions.absent(absence),
    eventually: (what, look, options) => assertions.eventually(what, look, options),
    property: (arbitrary, run, options) => runProperty(property, arbitrary, run, options),
    together: (work) => Promise.allSettled(work.map((start) => start())),
    warn: (message, about = {}) => assertions.warn({ message, ...about }),
    observeDecision: (id, observed) => {
      decisions.push({ id, observed })
    },
    notTestable: (reason, unlock) => {
      throw new NotTestable(reason, unlock)
    },
  }
}

function remembered(endpoint: Endpoint, endpoints: Endpoint[]): Endpoint {
  endpoints.push(endpoint)
  return endpoint
}
