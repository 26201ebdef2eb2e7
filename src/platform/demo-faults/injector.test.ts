import { describe, expect, it } from 'vitest'

import { systemClock } from '../clock.ts'
import { createIds } from '../ids.ts'
import { systemRandom } from '../random.ts'
import { assertOrder, type FaultOrder } from './demo-faults.rules.ts'
import { createInjector } from './injector.ts'

const order = (rest: Partial<FaultOrder>): FaultOrder => ({
  target: 'requests',
  kind: 'unavailable',
  agent: null,
  operation: null,
  path: null,
  webhookId: null,
  delayMs: null,
  retryAfterSeconds: null,
  probability: 1,
  times: null,
  seconds: 60,
  ...rest,
})
const request = { agentId: 'agt_1', operation: 'sendMessage', path: '/v1/messages' }
const delivery = { agentId: 'agt_1', webhookId: 'whk_1' }

/** Creates an injector with a clock and random numbers that the test controls. */
function prepare(chances: number[] = []) {
  const time = { now: 1_000_000 }
  const clock = { ...systemClock, now: () => time.now }
  const random = { ...systemRandom, number: () => chances.shift() ?? 0 }
  return { time, injector: createInjector({ clock, random, ids: createIds(clock) }) }
}

describe('active faults', () => {
  it('apply to their target only', () => {
    const fits = (rest: Partial<FaultOrder>) => {
      const { injector } = prepare()
      injector.add(order(rest))
      return [injector.takeForRequest(request), injector.takeForDelivery(delivery)].map((taken) => taken !== undefined)
    }
    const mine = { id: 'agt_1', handle: 'mine' }
    const other = { id: 'agt_2', handle: 'other' }
    expect(fits({})).toEqual([true, false])
    expect(fits({ agent: mine, operation: 'sendMessage', path: '/v1/' })).toEqual([true, false])
    expect(fits({ agent: other })).toEqual([false, false])
    expect(fits({ operation: 'listEvents' })).toEqual([false, false])
    expect(fits({ path: '/v2' })).toEqual([false, false])
    expect(fits({ target: 'deliveries', kind: 'drop' })).toEqual([false, true])
    expect(fits({ target: 'deliveries', kind: 'drop', agent: mine, webhookId: 'whk_1' })).toEqual([false, true])
    expect(fits({ target: 'deliveries', kind: 'drop', agent: other })).toEqual([false, false])
    expect(fits({ target: 'deliveries', kind: 'drop', webhookId: 'whk_2' })).toEqual([false, false])
  })

  it('end after N requests, after their duration, or when removed, and count their uses', () => {
    const { time, injector } = prepare()
    const twice = injector.add(order({ times: 2 }))
    expect(injector.takeForRequest(request)).toMatchObject({ id: twice.id, applied: 1, lastAppliedAt: time.now })
    expect(injector.list()).toMatchObject([{ id: twice.id, applied: 1 }])
    expect(injector.takeForRequest(request)).toMatchObject({ applied: 2 })
    expect(injector.takeForRequest(request)).toBeUndefined()
    expect(injector.list()).toEqual([])
    const short = injector.add(order({ seconds: 5 }))
    time.now = short.expiresAt - 1
    expect(injector.takeForRequest(request)).toMatchObject({ id: short.id })
    time.now = short.expiresAt
    expect(injector.takeForRequest(request)).toBeUndefined()
    expect(injector.remove(short.id)).toBe(false)
    const kept = injector.add(order({}))
    expect(injector.remove(kept.id)).toBe(true)
    expect(injector.takeForRequest(request)).toBeUndefined()
  })

  it('are applied with their probability', () => {
    const { injector } = prepare([0.49, 0.5, 0.99, 0])
    injector.add(order({ probability: 0.5 }))
    const taken = [1, 2, 3, 4].map(() => injector.takeForRequest(request) !== undefined)
    expect(taken).toEqual([true, false, false, true])
    const never = prepare([0]).injector
    never.add(order({ probability: 0 }))
    expect(never.takeForRequest(request)).toBeUndefined()
  })

  it('are limited to 20, and an expired one makes room', () => {
    const { time, injector } = prepare()
    for (let count = 0; count < 20; count++) injector.add(order({ seconds: 1 }))
    expect(() => injector.add(order({}))).toThrow('At most 20 faults')
    time.now += 1_000
    expect(injector.add(order({})).id).toMatch(/^flt_/)
  })
})

it.each([
  [{ kind: 'drop' }, 'kind'],
  [{ target: 'deliveries', kind: 'unavailable' }, 'kind'],
  [{ kind: 'delay' }, 'delayMs'],
  [{ delayMs: 5 }, 'delayMs'],
  [{ kind: 'expired_token', retryAfterSeconds: 5 }, 'retryAfter'],
  [{ webhookId: 'whk_1' }, 'webhookId'],
  [{ target: 'deliveries', kind: 'drop', operation: 'sendMessage' }, 'operation'],
  [{ target: 'deliveries', kind: 'drop', path: '/' }, 'path'],
  [{ target: 'deliveries', kind: 'delay', delayMs: 5 }, undefined],
  [{ kind: 'rate_limited', retryAfterSeconds: 5 }, undefined],
] as const)('a fault with %o is rejected for %s', (rest, field) => {
  const check = () => assertOrder(order(rest))
  if (field === undefined) expect(check).not.toThrow()
  else expect(check).toThrow(expect.objectContaining({ kind: 'invalid_request', field }))
})
