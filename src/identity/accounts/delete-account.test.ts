import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { createIds } from '../../platform/ids.ts'
import { eachSignals } from '../../testing/databases.ts'
import { acceptInvitation } from '../../testing/invitations.ts'
import { dumpTables } from '../../testing/api-fuzz/dump.ts'
import { closeTestPair, newHandle, startTestPair, testOperatorKey, type TestServer } from '../../testing/server.ts'

const ids = createIds(systemClock)
type TestUser = { id: string; handle: string; session: string }
type Agent = { id: string; handle: string; token: string }
type Event = { event_id: string; sequence: number; event_type: string }

eachSignals((dialect, open) => {
  let here: TestServer
  let there: TestServer
  beforeAll(async () => {
    const pair = await startTestPair(dialect, open.place())
    here = pair.here
    there = pair.there
  })
  afterAll(async () => {
    expect(await closeTestPair(here, there)).toEqual([])
  })

  const ok = async (method: string, path: string, credential: string, body?: unknown) => {
    const answer = await here.call(method, path, credential, body)
    expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300)
    return answer.body
  }
  const user = async (): Promise<TestUser & { name: string; phone: string }> => {
    const [handle, name] = [newHandle(), `Name ${newHandle()}`]
    const phone = `+4917${Math.floor(Math.random() * 1e9)}`
    const made = await ok('POST', '/_ops/persons', testOperatorKey, { handle, name, phone_number: phone })
    return { id: made.person.user_id, handle, name, phone, session: made.session }
  }
  const agent = async (owner: TestUser): Promise<Agent> => {
    const made = await ok('POST', '/v1/me/agents', owner.session, {
      handle: newHandle(),
      display_name: 'Agent',
      visibility: 'public',
    })
    return { id: made.agent.id, handle: made.agent.handle, token: made.agent_token }
  }
  const direct = async (credential: string, handle: string): Promise<string> =>
    (await ok('POST', '/v1/chats', credential, { kind: 'direct', handles: [handle] })).chat.id
  const say = async (who: TestUser | Agent, chatId: string): Promise<string> => {
    const body = { message_id: ids.next('msg'), parts: [{ type: 'text', text: 'hello' }] }
    await ('session' in who
      ? ok('POST', `/v1/me/chats/${chatId}/messages`, who.session, body)
      : ok('POST', `/v1/chats/${chatId}/messages`, who.token, body))
    return body.message_id
  }
  const log = async (who: TestUser | Agent): Promise<{ events: Event[]; latest: number }> =>
    'session' in who ? ok('GET', '/v1/me/events?limit=100', who.session) : ok('GET', '/v1/events?limit=100', who.token)
  /** Returns the texts that are stored in any table. */
  const stored = async (...texts: string[]) => {
    const dump = (await dumpTables(here.context.database)).join('\n')
    return texts.filter((text) => dump.includes(text))
  }
  const hold = (credential: string, route: string) => there.call('GET', `${route}?timeout=20&after=100`, credential)
  const remove = (who: TestUser, confirm = who.handle) => here.call('DELETE', '/v1/me', who.session, { confirm })

  it('removes the person and its agents from every response, and erases only the names in logs of others', async () => {
    const [ann, ben] = [await user(), await user()]
    const [bot, eve] = [await agent(ann), await agent(ben)]
    const group = (
      await ok('POST', '/v1/chats', ann.session, {
        kind: 'group',
        handles: [bot.handle, ben.handle, eve.handle],
        group_name: 'Crew',
      })
    ).chat.id
    await acceptInvitation(here, ben, group)
    const [annEve, benBot, annBot] = [
      await direct(ann.session, eve.handle),
      await direct(ben.session, bot.handle),
      await direct(ann.session, bot.handle),
    ]
    await ok('PATCH', `/v1/chats/${group}`, ann.session, { group_name: 'Band' })
    await ok('POST', '/v1/webhooks', bot.token, { url: 'https://receiver.invalid/of-bot' })
    await ok('PUT', `/v1/blocked-handles/${eve.handle}`, bot.token)
    await ok('PUT', `/v1/blocked-handles/${ann.handle}`, ben.session)
    await ok('PUT', '/v1/agents/me/access', eve.token, { allow: [ann.handle, ben.handle], deny: [] })
    const chats: Record<string, (TestUser | Agent)[]> = {
      [group]: [ann, ben, bot, eve],
      [annEve]: [ann, eve],
      [benBot]: [ben, bot],
      [annBot]: [ann, bot],
    }
    for (const [chatId, members] of Object.entries(chats)) for (const member of members) await say(member, chatId)
    const asked = await say(eve, annEve)
    await ok('POST', `/v1/messages/${asked}/reactions`, ann.session, { operation: 'add', type: 'emoji', emoji: '👍' })
    await ok('POST', `/v1/me/chats/${annEve}/read`, ann.session, { message_id: asked })
    const inGroup = await say(ben, group)
    await ok('POST', `/v1/messages/${inGroup}/reactions`, ann.session, { operation: 'add', type: 'emoji', emoji: '🎉' })
    const logs = { eve: await log(eve), ben: await log(ben) }
    expect(await stored(ann.handle, ann.name, ann.phone, 'of-bot')).toHaveLength(4)

    const count = async (from: string) => {
      const [row] = await here.context.database.read((tx) =>
        tx.rows<{ n: number }>(`SELECT count(*) AS n FROM ${from}`),
      )
      return Number(row!.n)
    }
    const deleted = `('${ann.id}', '${bot.id}')`
    const rowsOf = {
      messages: ['messages'],
      reactions: ['reactions'],
      events: [`events WHERE actor_id IN ${deleted}`],
      contacts: ['blocks', 'contacts'],
      agent_settings: ['access_entries'],
      memberships: ['participants WHERE left_sequence IS NULL', 'installations', "requests WHERE kind <> 'message'"],
      sign_ins: ['credentials'],
    }
    const countAll = async () => {
      const counted = []
      for (const tables of Object.values(rowsOf)) {
        let rows = 0
        for (const from of tables) rows += await count(from)
        counted.push(rows)
      }
      return counted
    }
    const before = await countAll()

    const held = [hold(ann.session, '/v1/me/events'), hold(bot.token, '/v1/events')]
    await expect.poll(() => there.context.waiters.size).toBe(2)
    const answer = await remove(ann)
    expect(answer).toMatchObject({ status: 200, body: { deleted: true, cleanup: { status: 'completed' } } })
    const receipt = answer.body.cleanup.receipt_id
    expect((await there.call('GET', `/v1/account-deletions/${receipt}`)).body).toEqual({
      cleanup: { status: 'completed', receipt_id: receipt },
    })
    expect((await here.call('GET', '/v1/account-deletions/del_none')).status).toBe(404)

    const report = (await there.call('GET', `/_ops/erasures/${receipt}`, testOperatorKey)).body.erasure
    expect(report).toMatchObject({ status: 'completed', requested_by: 'person', accounts: { persons: 1, agents: 1 } })
    expect(Date.parse(report.completed_at)).toBeGreaterThanOrEqual(Date.parse(report.started_at))
    const counts = (list: { kind: string; count: number }[]) =>
      Object.fromEntries(list.map(({ kind, count: found }) => [kind, found]))
    const [erased, anonymized] = [counts(report.erased), counts(report.anonymized)]
    const left = await countAll()
    const expected = Object.keys(rowsOf).map((kind, at) => [kind, before[at]! - left[at]!])
    expect(erased).toMatchObject(Object.fromEntries(expected))
    for (const [kind, number] of expected) expect(number, String(kind)).toBeGreaterThan(0)
    expect(erased.webhooks).toBeGreaterThan(0)
    // A message that was anonymized before it was erased counts once.
    expect(anonymized).toMatchObject({ accounts: 2, messages: await count(`messages WHERE sender_id = '${ann.id}'`) })
    expect(anonymized.events).toBeGreaterThan(0)
    const text = JSON.stringify(report)
    for (const personal of [ann.handle, ann.name, ann.phone, ann.id, bot.id, bot.handle])
      expect(text).not.toContain(personal)

    for (const poll of held) expect((await poll).status).toBe(401)
    for (const server of [here, there]) {
      expect((await server.call('GET', '/v1/me', ann.session)).status).toBe(401)
      expect((await server.call('GET', '/v1/agents/me', bot.token)).status).toBe(401)
    }
    expect(await stored(ann.handle, ann.name, ann.phone, 'of-bot')).toEqual([])

    const after = { eve: await log(eve), ben: await log(ben) }
    // Ben now owns the group, and only Ben is notified.
    expect(after.ben.events.pop()).toMatchObject({ event_type: 'chat.owner_changed', chat_id: group })
    for (const who of ['eve', 'ben'] as const) {
      const anonymized = JSON.stringify(logs[who].events).replaceAll(`"handle":"${ann.handle}"`, '"handle":null')
      expect(JSON.stringify(after[who].events)).toBe(anonymized)
    }
    expect(JSON.stringify(after.eve)).toContain(`"id":"${ann.id}","handle":null`)

    expect((await here.call('GET', `/v1/chats/${annEve}/messages`, eve.token)).status).toBe(403)
    expect(
      (
        await here.call('POST', `/v1/chats/${annEve}/messages`, eve.token, {
          message_id: ids.next('msg'),
          parts: [{ type: 'text', text: 'x' }],
        })
      ).status,
    ).toBe(403)
    const listed = await ok('GET', '/v1/chats', eve.token)
    expect(listed.chats.map(({ id }: { id: string }) => id)).toEqual([group])
    const crew = await ok('GET', `/v1/chats/${group}`, eve.token)
    expect(crew.chat.participants.map(({ id }: { id: string }) => id).sort()).toEqual([ben.id, eve.id].sort())
    const { messages } = await ok('GET', `/v1/chats/${group}/messages`, eve.token)
    expect(messages.map(({ sequence }: { sequence: number }) => sequence)).toEqual([5, 4, 3, 2, 1])
    expect(messages[4].sender).toEqual({ type: 'user', id: ann.id, handle: null, user_id: ann.id })
    expect(messages[2].sender).toEqual({ type: 'agent', id: bot.id, handle: bot.handle })
    expect(messages[0].reactions[0].actor).toEqual({ type: 'user', id: ann.id, handle: null, user_id: ann.id })
    const written = { message_id: ids.next('msg'), parts: [{ type: 'text', text: 'hello' }] }
    expect((await here.call('POST', `/v1/me/chats/${benBot}/messages`, ben.session, written)).status).toBe(403)
    expect((await ok('GET', `/v1/me/chats/${benBot}/messages`, ben.session)).messages).toHaveLength(2)
    expect((await ok('GET', '/v1/blocked-handles', ben.session)).blocked_handles).toEqual([])
    expect(await ok('GET', '/v1/agents/me/access', eve.token)).toEqual({
      mode: 'listed',
      allow: [ben.handle],
      deny: [],
    })
    expect((await ok('GET', '/v1/me/installations', ben.session)).installations).toEqual([])

    const taken = await here.call('POST', '/v1/me/agents', ben.session, { handle: bot.handle, display_name: 'X' })
    expect(taken).toMatchObject({ status: 409, body: { error: { code: 'handle_taken' } } })
    expect(
      (await here.call('POST', '/_ops/persons', testOperatorKey, { handle: ann.handle, name: 'Somebody else' })).status,
    ).toBe(201)
    expect(
      (await here.call('PUT', `/_ops/handles/${bot.handle}/status`, testOperatorKey, { status: 'active' })).status,
    ).toBe(404)

    const rows = async (sql: string, ...bindings: string[]) =>
      (await here.context.database.read((tx) => tx.rows(sql, bindings))).length
    expect(await rows('SELECT 1 AS x FROM webhooks WHERE actor_id = ?', bot.id)).toBe(0)
    expect(await rows('SELECT 1 AS x FROM deliveries WHERE actor_id = ?', bot.id)).toBe(0)
    expect(await rows('SELECT 1 AS x FROM events WHERE actor_id IN (?, ?)', ann.id, bot.id)).toBe(0)
    expect(await rows('SELECT 1 AS x FROM messages WHERE chat_id = ?', annBot)).toBe(0)
    // Eve's log references Ann's messages. Eve's messages were only in Ann's log.
    expect(await rows('SELECT 1 AS x FROM messages WHERE chat_id = ? AND sender_id = ?', annEve, ann.id)).toBe(1)
    expect(await rows('SELECT 1 AS x FROM messages WHERE chat_id = ? AND sender_id = ?', annEve, eve.id)).toBe(0)
  })

  it('is done by an operator as well, whose log names the receipt of the report', async () => {
    const ann = await user()
    const bot = await agent(ann)
    await say(bot, await direct(ann.session, bot.handle))
    const remove = (handle: string) => here.call('DELETE', `/_ops/handles/${handle}`, testOperatorKey)
    const answers = [await remove(bot.handle), await remove(ann.handle)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const receipts = answers.map(({ body }) => body.cleanup.receipt_id)
    const { erasures } = (await here.call('GET', '/_ops/erasures?limit=2', testOperatorKey)).body
    expect(erasures).toMatchObject([
      { receipt_id: receipts[1], requested_by: 'operator', accounts: { persons: 1, agents: 0 } },
      { receipt_id: receipts[0], requested_by: 'operator', accounts: { persons: 0, agents: 1 } },
    ])
    const { entries } = (await here.call('GET', '/_ops/log?limit=1', testOperatorKey)).body
    expect(entries).toMatchObject([
      { operation: 'adminDeleteAccount', account: { id: ann.id, handle: null }, details: { receipt_id: receipts[1] } },
    ])
    expect((await here.call('GET', '/v1/me', ann.session)).status).toBe(401)
    for (const handle of [ann.handle, bot.handle, 'nobody_here']) expect((await remove(handle)).status).toBe(404)
    expect((await here.call('GET', '/_ops/erasures/del_none', testOperatorKey)).status).toBe(404)
  })

  it('requires the person’s handle, in upper or lower case', async () => {
    const ann = await user()
    for (const confirm of ['yes', 'somebody', `${ann.handle}x`]) {
      expect(await remove(ann, confirm)).toMatchObject({ status: 422, body: { error: { code: 'invalid_request' } } })
    }
    expect((await here.call('GET', '/v1/me', ann.session)).status).toBe(200)
    expect((await remove(ann, ann.handle.toUpperCase())).status).toBe(200)
    expect((await remove(ann)).status).toBe(401)
  })

  it('deletes one agent and keeps its owner and its chats', async () => {
    const ann = await user()
    const [bot, other] = [await agent(ann), await agent(ann)]
    const chatId = await direct(ann.session, bot.handle)
    const between = await direct(bot.token, other.handle)
    const messageId = await say(bot, chatId)
    await say(bot, between)
    // These pulls mark messages of the agent as delivered, which adds events to its log.
    const before = [(await log(ann)).latest, (await log(other)).latest]
    const poll = hold(bot.token, '/v1/events')
    await expect.poll(() => there.context.waiters.size).toBe(1)
    const ben = await user()
    expect((await here.call('DELETE', `/v1/me/agents/${bot.id}`, ben.session)).status).toBe(404)
    const answer = await here.call('DELETE', `/v1/me/agents/${bot.id}`, ann.session)
    expect(answer).toMatchObject({ status: 200, body: { deleted: true, cleanup: { status: 'completed' } } })
    expect((await here.call('GET', `/v1/account-deletions/${answer.body.cleanup.receipt_id}`)).status).toBe(200)
    expect((await poll).status).toBe(401)
    expect((await there.call('GET', '/v1/agents/me', bot.token)).status).toBe(401)
    expect([(await log(ann)).latest, (await log(other)).latest]).toEqual(before)
    const { messages } = await ok('GET', `/v1/me/chats/${chatId}/messages`, ann.session)
    expect(messages).toMatchObject([{ message_id: messageId, sender: { id: bot.id, handle: bot.handle } }])
    expect((await ok('GET', `/v1/chats/${between}/messages`, other.token)).messages).toHaveLength(1)
    expect((await ok('GET', '/v1/me/agents', ann.session)).agents.map(({ id }: Agent) => id)).toEqual([other.id])
    for (const [method, path] of [
      ['GET', ''],
      ['PATCH', ''],
      ['DELETE', ''],
      ['POST', '/rotate-token'],
    ]) {
      const body = method === 'GET' || method === 'DELETE' ? undefined : { display_name: 'X' }
      expect((await here.call(method!, `/v1/me/agents/${bot.id}${path}`, ann.session, body)).status, path).toBe(404)
    }
    expect((await here.call('POST', '/v1/chats', ann.session, { kind: 'direct', handles: [bot.handle] })).status).toBe(
      403,
    )
    expect(
      (await here.call('POST', '/v1/me/agents', ann.session, { handle: bot.handle, display_name: 'X' })).body.error
        .code,
    ).toBe('handle_taken')
  })

  it('adds no reference to an account that is deleted at the same time', async () => {
    for (let round = 0; round < 3; round++) {
      const [ann, ben] = [await user(), await user()]
      const [bot, eve] = [await agent(ann), await agent(ben)]
      const group = (await ok('POST', '/v1/chats', ben.session, { kind: 'group', handles: [eve.handle] })).chat.id
      const chatId = await direct(ann.session, eve.handle)
      let isDeleted = false
      const busy = Array.from({ length: 6 }, async (_, index) => {
        const server = index % 2 ? here : there
        for (let pass = 0; pass < 4 && !isDeleted; pass++) {
          await Promise.all([
            server.call('POST', '/v1/me/agents', ann.session, { handle: newHandle(), display_name: 'New' }),
            server.call('POST', '/v1/chats', ben.session, {
              kind: 'direct',
              handles: [index % 3 ? bot.handle : ann.handle],
            }),
            server.call('POST', '/v1/chats', ben.session, { kind: 'group', handles: [bot.handle, ann.handle] }),
            server.call('POST', `/v1/chats/${group}/participants`, ben.session, { handle: bot.handle }),
            server.call('POST', '/v1/webhooks', bot.token, { url: 'https://receiver.invalid/' }),
            server.call('POST', `/v1/me/chats/${chatId}/messages`, ann.session, {
              message_id: ids.next('msg'),
              parts: [{ type: 'text', text: 'x' }],
            }),
          ]).then((answers) => expect(answers.filter(({ status }) => status >= 500)).toEqual([]))
        }
      })
      await new Promise((resolve) => setTimeout(resolve, 25 * round))
      const answer = await remove(ann)
      expect(answer.status).toBe(200)
      isDeleted = true
      await Promise.all(busy)
      const left = await here.context.database.read(async (tx) => ({
        members: await tx.rows(
          "SELECT m.chat_id FROM participants m JOIN actors a ON a.id = m.actor_id WHERE m.left_sequence IS NULL AND a.status = 'deleted'",
        ),
        credentials: await tx.rows(
          "SELECT c.id FROM credentials c JOIN actors a ON a.id = c.actor_id WHERE a.status = 'deleted'",
        ),
        owned: await tx.rows('SELECT id FROM actors WHERE owner_id = ?', [ann.id]),
        hooks: await tx.rows(
          "SELECT w.id FROM webhooks w JOIN actors a ON a.id = w.actor_id WHERE a.status = 'deleted' AND w.status = 'active'",
        ),
      }))
      expect(left).toEqual({ members: [], credentials: [], owned: [], hooks: [] })
    }
  }, 60_000)
})
