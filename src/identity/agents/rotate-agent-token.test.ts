import { afterAll, beforeAll, expect, it } from 'vitest'
import { eachSignals } from '../../testing/databases.ts'
import { closeTestPair, startTestPair, testOperatorKey, type TestServer } from '../../testing/server.ts'

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

  const rotate = (session: string, id: string) => here.call('POST', `/v1/me/agents/${id}/rotate-token`, session, {})
  const hold = (credential: string, route = '/v1/events') =>
    there.call('GET', `${route}?timeout=20&after=0`, credential)
  const held = async (count: number) => {
    await expect.poll(() => there.context.waiters.size).toBe(count)
    // The waiter exists before its first read of the log.
    await new Promise((resolve) => setTimeout(resolve, 50))
  }

  it('ends the old token immediately in every process and returns a new one of the same agent', async () => {
    const ann = await here.user()
    const agent = await here.agent(ann.session)
    const rotated = await rotate(ann.session, agent.id)
    expect(rotated).toMatchObject({ status: 200, body: { agent: { id: agent.id, handle: agent.handle } } })
    expect(rotated.headers.get('cache-control')).toBe('no-store')
    const token = rotated.body.agent_token
    for (const server of [here, there]) {
      expect((await server.call('GET', '/v1/agents/me', agent.token)).status).toBe(401)
      expect((await server.call('GET', '/v1/agents/me', token)).body.id).toBe(agent.id)
    }
    expect((await rotate(ann.session, agent.id)).body.agent_token).not.toBe(token)
    expect((await here.call('GET', '/v1/agents/me', token)).status).toBe(401)
  })

  it('ends held pulls of the old token, and no others', async () => {
    const ann = await here.user()
    const [agent, other] = [await here.agent(ann.session), await here.agent(ann.session)]
    const [old, stays] = [hold(agent.token), hold(other.token)]
    await held(2)
    const began = performance.now()
    const {
      body: { agent_token: token },
    } = await rotate(ann.session, agent.id)
    expect((await old).status).toBe(401)
    expect(performance.now() - began).toBeLessThan(2_000)
    const fresh = hold(token)
    await held(2)
    const {
      body: { chat },
    } = await here.call('POST', '/v1/chats', ann.session, { kind: 'group', handles: [agent.handle, other.handle] })
    for (const answer of [await stays, await fresh]) {
      expect(answer.body.events).toMatchObject([{ event_type: 'participant.added', chat_id: chat.id }])
    }
  })

  it('returns no events to an ended token after its signal was lost', async () => {
    const ann = await here.user()
    const agent = await here.agent(ann.session)
    const old = hold(agent.token)
    await held(1)
    await here.context.database.write((tx) => tx.run('DELETE FROM credentials WHERE actor_id = ?', [agent.id]))
    await here.call('POST', '/v1/chats', ann.session, { kind: 'group', handles: [agent.handle] })
    expect((await old).status).toBe(401)
  })

  it('is available to the owner only', async () => {
    const [ann, ben] = [await here.user(), await here.user()]
    const agent = await here.agent(ann.session)
    expect((await rotate(ben.session, agent.id)).status).toBe(404)
    expect((await rotate(agent.token, agent.id)).status).toBe(401)
    expect((await rotate(ann.session, 'agt_none')).status).toBe(404)
    expect((await here.call('GET', '/v1/agents/me', agent.token)).status).toBe(200)
  })

  it('lists the sessions of a person and ends them', async () => {
    const ann = await here.user()
    const { body: code } = await here.call('POST', '/api/auth/device/code', undefined, { client_name: 'Terminal' })
    await here.call('GET', `/api/auth/device?user_code=${code.user_code}`, ann.session)
    await here.call('POST', '/api/auth/device/approve', ann.session, { user_code: code.user_code })
    const paired = (await here.call('POST', '/api/auth/device/token', undefined, { device_code: code.device_code }))
      .body.access_token
    const first = await here.call('GET', '/v1/me/sessions?limit=1', ann.session)
    expect(first.body).toMatchObject({ sessions: [{ client_name: null, current: true }], has_more: true })
    const second = await here.call('GET', `/v1/me/sessions?cursor=${first.body.next_cursor}`, ann.session)
    expect(second.body).toMatchObject({ sessions: [{ client_name: 'Terminal', current: false }], has_more: false })
    expect(JSON.stringify([first.body, second.body])).not.toContain('ses_')

    const [ended, stays] = [hold(paired, '/v1/me/events'), hold(ann.session, '/v1/me/events')]
    await held(2)
    const [{ id }] = second.body.sessions
    const end = (session: string, sessionId: string) => here.call('DELETE', `/v1/me/sessions/${sessionId}`, session)
    expect((await end((await here.user()).session, id)).status).toBe(404)
    expect((await end(ann.session, id)).status).toBe(204)
    expect((await ended).status).toBe(401)
    expect((await there.call('GET', '/v1/me', paired)).status).toBe(401)
    expect((await end(ann.session, id)).status).toBe(404)
    expect((await end(ann.session, first.body.sessions[0].id)).status).toBe(204)
    expect((await stays).status).toBe(401)
  })

  it('ends pulls of a suspended handle', async () => {
    const ann = await here.user()
    const agent = await here.agent(ann.session)
    const old = hold(agent.token)
    await held(1)
    await here.call('PUT', `/_ops/handles/${agent.handle}/status`, testOperatorKey, { status: 'suspended' })
    expect((await old).status).toBe(401)
  })
})
