/** The steps of a session as generated data. Numbers select among the objects of the session at that moment. */
import fc, { type Arbitrary } from 'fast-check'
import { contentChoice, type ContentChoice } from '../../fixtures/contents.ts'
import type { ReceiptStatus } from '../../fixtures/receipts.ts'
import type { Operation } from '../../model/reaction-target.ts'

export type Step =
  | { do: 'send'; chat: number; sender: number; route: number; content: ContentChoice; reply: number | null }
  | { do: 'send as a person'; chat: number }
  | { do: 'send to a handle'; to: number }
  | { do: 'finalize a draft'; chat: number; sender: number }
  | { do: 'send again'; message: number; route: number; change: boolean }
  | { do: 'use the id of another'; message: number; sender: number; route: number }
  | { do: 'react'; message: number; actor: number; operation: Operation; emoji: number }
  | { do: 'mark'; message: number; status: ReceiptStatus }
  | { do: 'pull'; agent: number; from: number; limit: number }
  | { do: 'read the history'; chat: number; reader: number; limit: number; before: number | null }
  | { do: 'block or unblock'; pair: number }
  | { do: 'join or leave'; agent: number }
  | { do: 'write as a former member'; agent: number; route: number }
  | { do: 'send at once'; chat: number; senders: number[]; route: number }
  | { do: 'call an agent'; to: number }
  | { do: 'rotate a token'; agent: number }
  | { do: 'subscribe or unsubscribe' }
  | { do: 'restart'; crash: boolean }

export type StepOf<Name extends Step['do']> = Extract<Step, { do: Name }>

const index = fc.nat(40)
const route = fc.nat(2)
const limit = fc.constantFrom(1, 1, 2, 3, 10)

type Parameters = { [Name in Step['do']]: [weight: number, parameters: Arbitrary<Omit<StepOf<Name>, 'do'>>] }

const parameters: Parameters = {
  send: [
    12,
    fc.record({ chat: index, sender: index, route, content: contentChoice, reply: fc.option(index, { freq: 2 }) }),
  ],
  'send as a person': [3, fc.record({ chat: index })],
  'send to a handle': [3, fc.record({ to: fc.nat(1) })],
  'finalize a draft': [3, fc.record({ chat: index, sender: index })],
  'send again': [4, fc.record({ message: index, route, change: fc.boolean() })],
  'use the id of another': [2, fc.record({ message: index, sender: index, route })],
  react: [
    9,
    fc.record({
      message: index,
      actor: index,
      operation: fc.constantFrom<Operation>('add', 'add', 'remove'),
      emoji: fc.constantFrom(0, 0, 0, 1),
    }),
  ],
  mark: [6, fc.record({ message: index, status: fc.constantFrom<ReceiptStatus>('read', 'delivered') })],
  pull: [3, fc.record({ agent: index, from: index, limit })],
  'read the history': [4, fc.record({ chat: index, reader: index, limit, before: fc.option(index, { freq: 3 }) })],
  'block or unblock': [6, fc.record({ pair: index })],
  'join or leave': [3, fc.record({ agent: index })],
  'write as a former member': [2, fc.record({ agent: index, route })],
  'send at once': [3, fc.record({ chat: index, senders: fc.array(index, { minLength: 2, maxLength: 3 }), route })],
  'call an agent': [3, fc.record({ to: fc.nat(1) })],
  'rotate a token': [4, fc.record({ agent: index })],
  'subscribe or unsubscribe': [5, fc.record({})],
  restart: [4, fc.record({ crash: fc.boolean() })],
}

const stepsMost = 30

/** Generates sessions of the offered steps, with the page sizes of the final reads. */
export function sessionArbitrary(
  offered: (name: Step['do']) => boolean,
): Arbitrary<{ steps: Step[]; history: number; log: number }> {
  const steps = (Object.keys(parameters) as Step['do'][]).filter(offered).map((name) => ({
    weight: parameters[name][0],
    arbitrary: (parameters[name][1] as Arbitrary<object>).map((chosen) => ({ do: name, ...chosen }) as Step),
  }))
  return fc.record({
    // The bias toward short sessions is disabled, because they find few errors.
    steps: fc.noBias(fc.array(fc.oneof(...steps), { minLength: 1, maxLength: stepsMost, size: 'max' })),
    history: fc.constantFrom(1, 2, 5),
    log: fc.constantFrom(1, 2, 5),
  })
}
