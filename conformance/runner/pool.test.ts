import { expect, it } from 'vitest'
import type { Capabilities, Session } from '../target/session.ts'
import { Pool, type Order } from './pool.ts'

const order: Order = { agents: 2, persons: 0, fresh: false, owned: false, unsubscribed: false }
const agent = (handle: string) => ({ id: handle, handle, token: `svc_live_${handle}`, owner: 'ann' })

/** A target with one person and two agents, which can have no more. */
function smallPool(): Pool {
  const target = {
    persons: [{ handle: 'ann', user_id: 'usr_1', session: 's' }],
    agents: [],
    limits: { agents: 0, persons: 0 },
  }
  const session = { target, client: {}, hooks: { has: () => false } } as unknown as Session
  return new Pool(session, { agents: [agent('one'), agent('two')] } as unknown as Capabilities)
}

it('lends to one order after the other where there is enough for one only', async () => {
  const pool = smallPool()
  let held = 0
  const borrow = async (): Promise<void> => {
    const lease = await pool.take(order)
    held += 1
    expect(held).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 5))
    held -= 1
    pool.release(lease, { changed: false })
  }
  await Promise.all(Array.from({ length: 20 }, borrow))
})

it('tells an order that nobody can ever meet', async () => {
  await expect(smallPool().take({ ...order, agents: 3 })).rejects.toThrow('3 agents')
})
