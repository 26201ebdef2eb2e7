/** The steps of a session as generated data. Numbers select among the objects of the session at that moment. */
import fc, { type Arbitrary } from 'fast-check'
import { contentChoice, type ContentChoice } from '../../fixtures/contents.ts'
import type { ReceiptStatus } from '../../fixtures/receipts.ts'
import type { Operation } from '../../model/reaction-target.ts'

export type Step =
  | {
      do: 'send'
      chat: number
      sender: number
      route: number
      content: ContentChoice
      reply: number | null
      /** The first attempt is rejected. */
      fails: boolean
    }
  | { do: 'send as a person'; chat: number }
  | { do: 'send to a handle'; to: number; key: 'new' | 'again' | 'of another' }
  | { do: 'send to several handles' }
  | { do: 'open a draft'; chat: number; sender: number }
  | { do: 'append to a draft'; draft: number; other: boolean; texts: number; atOnce: boolean }
  | { do: 'finalize a draft'; draft: number; other: boolean; replaces: boolean; atOnce: boolean; again: number }
  | { do: 'send again'; message: number; route: number; change: boolean }
  | { do: 'use the id of another'; message: number; sender: number; route: number }
  | { do: 'react'; message: number; actor: number; operation: Operation; emoji: number; part: boolean }
  | { do: 'mark'; message: number; status: ReceiptStatus }
  | { do: 'pull'; agent: number; from: number; limit: number; waits: boolean }
  | { do: 'wait for a message'; reader: number; chat: number; pulls: number; sends: number; limit: number }
  | { do: 'read the history'; chat: number; reader: number; limit: number; before: number | null }
  | { do: 'block or unblock'; pair: number }
  | { do: 'join or leave'; agent: number; own: boolean }
  | { do: 'act as an outsider'; who: number; act: (typeof acts)[number]; message: number; route: number }
  | { do: 'try to change a message'; message: number; way: number }
  | { do: 'rename the group' }
  | { do: 'repeat at once'; what: (typeof races)[number]; chat: number; actor: number; message: number; route: number }
  | { do: 'send at once'; chat: number; senders: number[]; route: number }
  | { do: 'call an agent'; to: number }
  | { do: 'rotate a token'; agent: number }
  | { do: 'subscribe or unsubscribe'; further: boolean; fails: (typeof failures)[number] }
  | { do: 'send a task'; byRoute: boolean; accepts: boolean }
  | { do: 'act on a task'; task: number; act: (typeof taskActs)[number] }
  | { do: 'restart'; crash: boolean }

const acts = ['read', 'send', 'type', 'react', 'mark'] as const
const taskActs = ['complete', 'complete', 'work on', 'cancel', 'continue'] as const
/** Failing answers of the receiver: none, 500 to each first attempt, 400 to all attempts of the first event. */
const failures = ['none', 'none', 'once', 'for ever'] as const
const races = ['send', 'use one id', 'react', 'mark'] as const

/** Page sizes of the final reads of one agent. */
export interface SmallPages {
  reader: number
  history: number
  log: number
}

/** A step with its number in the generated session, which names its messages. */
export type Numbered = Step & { at: number }

export type StepOf<Name extends Step['do']> = Extract<Step, { do: Name }>

const index = fc.nat(40)
const route = fc.nat(2)
/** True once in six times. */
const seldom = fc.nat(5).map((number) => number === 1)
const limit = fc.constantFrom(1, 1, 2, 3, 10)

type Parameters = { [Name in Step['do']]: [weight: number, parameters: Arbitrary<Omit<StepOf<Name>, 'do'>>] }

const parameters: Parameters = {
  send: [
    12,
    fc.record({
      chat: index,
      sender: index,
      route,
      content: contentChoice,
      reply: fc.option(index, { freq: 2 }),
      fails: seldom,
    }),
  ],
  'send as a person': [3, fc.record({ chat: index })],
  'send to a handle': [4, fc.record({ to: fc.nat(1), key: fc.constantFrom('new', 'again', 'of another') })],
  'send to several handles': [2, fc.record({})],
  'open a draft': [3, fc.record({ chat: index, sender: index })],
  'append to a draft': [
    4,
    fc.record({ draft: index, other: seldom, texts: fc.integer({ min: 1, max: 3 }), atOnce: seldom }),
  ],
  'finalize a draft': [
    4,
    fc.record({ draft: index, other: seldom, replaces: seldom, atOnce: seldom, again: fc.nat(2) }),
  ],
  'send again': [4, fc.record({ message: index, route, change: fc.boolean() })],
  'use the id of another': [2, fc.record({ message: index, sender: index, route })],
  react: [
    9,
    fc.record({
      message: index,
      actor: index,
      operation: fc.constantFrom<Operation>('add', 'add', 'remove'),
      emoji: fc.constantFrom(0, 0, 0, 1),
      part: fc.constantFrom(false, false, true),
    }),
  ],
  mark: [6, fc.record({ message: index, status: fc.constantFrom<ReceiptStatus>('read', 'delivered') })],
  pull: [4, fc.record({ agent: index, from: index, limit, waits: fc.boolean() })],
  'wait for a message': [
    2,
    fc.record({ reader: index, chat: index, pulls: fc.nat(1), sends: fc.nat(1), limit: fc.constantFrom(1, 10) }),
  ],
  'read the history': [4, fc.record({ chat: index, reader: index, limit, before: fc.option(index, { freq: 3 }) })],
  'block or unblock': [6, fc.record({ pair: index })],
  'join or leave': [4, fc.record({ agent: index, own: fc.boolean() })],
  'act as an outsider': [4, fc.record({ who: index, act: fc.constantFrom(...acts), message: index, route })],
  'try to change a message': [2, fc.record({ message: index, way: fc.nat(2) })],
  'rename the group': [2, fc.record({})],
  'repeat at once': [
    4,
    fc.record({ what: fc.constantFrom(...races), chat: index, actor: index, message: index, route }),
  ],
  'send at once': [3, fc.record({ chat: index, senders: fc.array(index, { minLength: 2, maxLength: 3 }), route })],
  'call an agent': [3, fc.record({ to: fc.nat(1) })],
  'rotate a token': [4, fc.record({ agent: index })],
  'subscribe or unsubscribe': [7, fc.record({ further: fc.boolean(), fails: fc.constantFrom(...failures) })],
  'send a task': [3, fc.record({ byRoute: fc.boolean(), accepts: fc.constantFrom(true, true, false) })],
  'act on a task': [4, fc.record({ task: index, act: fc.constantFrom(...taskActs) })],
  restart: [4, fc.record({ crash: fc.boolean() })],
}

const stepsOfSession = { minLength: 15, maxLength: 35, size: 'max' } as const
/** Steps of few kinds affect each other more often than steps of all kinds. */
const kindsOfSession = { minLength: 4, maxLength: 8 }
/** Kinds that occur with another kind, on which they depend; where that kind is not offered, alone. */
const companions: Partial<Record<Step['do'], Step['do']>> = {
  'act as an outsider': 'join or leave',
  'act on a task': 'send a task',
  'append to a draft': 'open a draft',
  'finalize a draft': 'open a draft',
  'use the id of another': 'send again',
  'wait for a message': 'pull',
}

/**
 * Generates sessions, with the page sizes of the final reads. The steps of a session have a few of the offered kinds,
 * among them sends and the kinds that every session needs.
 */
export function sessionArbitrary(
  offered: (name: Step['do']) => boolean,
  needed: readonly Step['do'][],
): Arbitrary<{ steps: Numbered[] } & SmallPages> {
  const always: readonly Step['do'][] = ['send', ...needed]
  const others = (Object.keys(parameters) as Step['do'][]).filter((name) => offered(name) && !always.includes(name))
  const leaders = others.filter((name) => !others.includes(companions[name]!))
  const kinds = fc
    .subarray(leaders, kindsOfSession)
    .map((chosen) => [
      ...always,
      ...others.filter((name) => chosen.includes(name) || chosen.includes(companions[name]!)),
    ])
  const steps = kinds.chain((names) => fc.array(fc.oneof(...names.map(stepsOf)), stepsOfSession))
  return fc.record({
    // The bias toward short sessions is disabled, because they find few errors.
    steps: fc.noBias(steps).map((chosen) => chosen.map((step, at): Numbered => ({ ...step, at }))),
    reader: fc.nat(2),
    history: fc.constantFrom(1, 2, 5),
    log: fc.constantFrom(1, 2, 5),
  })
}

const stepsOf = (name: Step['do']) => ({
  weight: parameters[name][0],
  arbitrary: (parameters[name][1] as Arbitrary<object>).map((chosen) => ({ do: name, ...chosen }) as Step),
})
