import { afterEach, expect, it } from 'vitest'

import type { Database } from '../platform/database/database.ts'
import { eachDatabase } from '../testing/databases.ts'
import { acceptInvitation } from '../testing/invitations.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

/** Counts transactions and reads of a database, and their maximum within one turn of the event loop. */
function countTurns(database: Database) {
  const seen = { calls: 0, inOneTurn: 0 }
  let now = 0
  const count = () => {
    if (now === 0) setImmediate(() => (now = 0))
    now += 1
    seen.calls += 1
    seen.inOneTurn = Math.max(seen.inOneTurn, now)
  }
  const { read, write } = database
  database.read = (work) => {
    count()
    return read(work)
  }
  database.write = (work, survives) => {
    count()
    return write(work, survives)
  }
  return seen
}

eachDatabase((dialect, open) => {
  let server: TestServer
  afterEach(() => server.close())

  /** @returns the number of transactions and reads of a deletion */
  async function deleteOwner(agents: number, groups: number) {
    const { session, handle } = await server.user()
    const made = []
    for (let at = 0; at < agents; at++) made.push(await server.agent(session))
    const handles = made.map((agent) => agent.handle)
    for (let at = 0; at < groups; at++)
      await server.call('POST', '/v1/chats', session, { kind: 'group', group_name: `Group ${at}`, handles })
    const seen = countTurns(server.context.database)
    const deleted = await server.call('DELETE', '/v1/me', session, { confirm: handle })
    expect([deleted.status, deleted.body.cleanup.status]).toEqual([200, 'completed'])
    const [left] = await server.context.database.read((tx) =>
      tx.rows<{ left: number }>(
        `SELECT count(*) AS "left" FROM participants p JOIN actors a ON a.id = p.actor_id
         WHERE a.status = 'deleted' AND p.left_sequence IS NULL`,
      ),
    )
    expect(Number(left?.left)).toBe(0)
    return seen
  }

  it(`deletes the owner of agents in many groups in small steps; their number depends only on the accounts, on ${dialect}`, async () => {
    server = await startTestServer(open.place())
    const few = await deleteOwner(30, 4)
    const many = await deleteOwner(30, 12)
    // 30 agents in 12 groups have more memberships than one transaction ends.
    expect(many.inOneTurn).toBeLessThan(24)
    expect(many.calls - few.calls).toBeLessThan(60)
  }, 60_000)

  it(`assigns new owners to more groups than one transaction closes, on ${dialect}`, async () => {
    server = await startTestServer(open.place())
    const [owner, heir] = [await server.user(), await server.user()]
    const found = async (at: number): Promise<string> => {
      const body = { kind: 'group', group_name: `Group ${at}`, handles: [heir.handle] }
      const { chat } = (await server.call('POST', '/v1/chats', owner.session, body)).body
      await acceptInvitation(server, heir, chat.id)
      return chat.id
    }
    const ids: string[] = []
    while (ids.length < 205) ids.push(...(await Promise.all([1, 2, 3, 4, 5].map(found))))
    await server.call('DELETE', '/v1/me', owner.session, { confirm: owner.handle })
    const owners = await server.context.database.read((tx) =>
      tx.rows<{ actor_id: string }>(`SELECT actor_id FROM participants WHERE role = 'owner' AND left_sequence IS NULL`),
    )
    expect(owners).toEqual(ids.map(() => ({ actor_id: heir.id })))
    const [notified] = await server.context.database.read((tx) =>
      tx.rows<{ count: number }>(`SELECT count(*) AS count FROM events WHERE event_type = 'chat.owner_changed'`),
    )
    expect(Number(notified?.count)).toBe(ids.length)
  }, 60_000)
})
