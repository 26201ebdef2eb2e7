import { expect, it } from 'vitest'
import { NoReplyError, type Exchange } from '../client/exchange.ts'
import type { HttpClient } from '../client/http-client.ts'
import { watchExchanges } from '../exchange-rules/rules.ts'
import type { HookResult, Hooks } from '../target/hooks.ts'
import type { Capabilities, Session } from '../target/session.ts'
import { Pool, type LeaseRequest } from './pool.ts'

const request: LeaseRequest = { agents: 2, persons: 0, fresh: false, owned: false, unsubscribed: false }
const agent = (handle: string) => ({ id: handle, handle, token: `svc_live_${handle}`, owner: 'ann' })

/** A target with one person and two agents. With hooks, the target creates more persons, up to a limit. */
function smallPool(hooks: Partial<Hooks> = { has: () => false }, persons = 0, agents = 0): Pool {
  const target = {
    persons: [{ handle: 'ann', user_id: 'usr_1', session: 's' }],
    agents: [],
    limits: { agents, persons },
  }
  const client = { observers: [], closing: [] } as unknown as HttpClient
  watchExchanges(client, { sequenceName: undefined })
  const session = { target, client, hooks } as unknown as Session
  return new Pool(session, { agents: [agent('one'), agent('two')] } as unknown as Capabilities)
}

it('lends to one request at a time if the pool can satisfy only one', async () => {
  const pool = smallPool()
  let lent = 0
  const borrow = async (): Promise<void> => {
    const lease = await pool.take(request)
    lent += 1
    expect(lent).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 5))
    lent -= 1
    pool.release(lease, {})
  }
  await Promise.all(Array.from({ length: 20 }, borrow))
})

it('rejects a request that can never be satisfied', async () => {
  await expect(smallPool().take({ ...request, agents: 3 })).rejects.toThrow('3 agents')
})

it('does not count a failed creation against the limit of persons', async () => {
  let calls = 0
  const createPerson = async (): Promise<HookResult> => {
    calls += 1
    if (calls === 1) throw new Error('the target is busy')
    return { user_id: `usr_${calls}`, session: `session_${calls}`, handle: `person${calls}` }
  }
  const pool = smallPool({ has: (name) => name === 'createPerson', takes: () => false, run: createPerson }, 1)
  const twoPersons = { ...request, agents: 0, persons: 2 }
  await expect(pool.take(twoPersons)).rejects.toThrow('2 persons')
  const { persons } = await pool.take(twoPersons)
  expect(persons.map(({ person }) => person.handle)).toEqual(['ann', 'person2'])
})

it('stops creating persons after five failures', async () => {
  let calls = 0
  const createPerson = async (): Promise<HookResult> => {
    calls += 1
    throw new Error('no')
  }
  const pool = smallPool({ has: (name) => name === 'createPerson', takes: () => false, run: createPerson }, 100)
  for (let turn = 0; turn < 10; turn += 1)
    await expect(pool.take({ ...request, agents: 0, persons: 2 })).rejects.toThrow('2 persons')
  expect(calls).toBe(5)
})

it('rejects unsatisfiable requests at once while agents are lent, and names the missing entries', async () => {
  const pool = smallPool()
  await pool.take(request)
  const tooMany = { ...request, agents: 3 }
  const ends = await Promise.allSettled([
    pool.take(tooMany),
    pool.take(tooMany),
    pool.take({ ...request, fresh: true }),
  ])
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(() => pool.assertCanProvide(tooMany)).toThrow(
    expect.objectContaining({ unlock: expect.stringContaining('1 more under agents') }),
  )
  expect(() => pool.assertCanProvide({ ...request, persons: 2 })).toThrow(
    expect.objectContaining({ unlock: expect.stringContaining('1 more under persons') }),
  )
})

it('lets waiting requests check again only after a release', async () => {
  let asked = 0
  const has = (): boolean => {
    asked += 1
    return false
  }
  const pool = smallPool({ has })
  const lent = await pool.take({ ...request, agents: 1 })
  const waiting = Promise.all(
    Array.from({ length: 30 }, async () => pool.release(await pool.take({ ...request, persons: 1 }))),
  )
  await new Promise((resolve) => setTimeout(resolve, 20))
  const once = asked
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(asked).toBe(once)
  pool.release(lent)
  await waiting
})

it('selects the person with enough agents, in every order of persons', async () => {
  const target = {
    persons: [
      { handle: 'ben', user_id: 'usr_2', session: 't' },
      { handle: 'ann', user_id: 'usr_1', session: 's' },
    ],
    agents: [],
    limits: { agents: 0, persons: 0 },
  }
  const session = { target, client: {}, hooks: { has: () => false } } as unknown as Session
  const pool = new Pool(session, { agents: [agent('one'), agent('two')] } as unknown as Capabilities)
  const { persons } = await pool.take({ ...request, persons: 1, owned: true })
  expect(persons.map(({ person }) => person.handle)).toEqual(['ann'])
})

it('attempts to create an agent three times without a response, and once after a rejection', async () => {
  const creating = (fail: () => Error, failures: number) => {
    const calls = { made: 0 }
    const run = async (): Promise<HookResult> => {
      calls.made += 1
      if (calls.made <= failures) throw fail()
      return { id: `agt_${calls.made}`, handle: `made${calls.made}`, token: `svc_live_${calls.made}` }
    }
    return { calls, pool: smallPool({ has: (name) => name === 'createAgent', takes: () => false, run }, 0, 5) }
  }
  const silent = (): Error => new NoReplyError('no answer within 10 ms', {} as Exchange)
  const three = { ...request, agents: 3 }

  const slow = creating(silent, 2)
  expect((await slow.pool.take(three)).agents.map(({ agent: { handle } }) => handle)).toEqual(['one', 'two', 'made3'])
  const gone = creating(silent, Infinity)
  await expect(gone.pool.take(three)).rejects.toThrow('3 agents')
  expect(gone.calls.made).toBe(3)
  const refused = creating(() => new Error('no'), 1)
  await expect(refused.pool.take(three)).rejects.toThrow('3 agents')
  expect(refused.calls.made).toBe(1)
})
