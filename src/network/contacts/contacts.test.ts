import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { systemClock, type Clock } from '../../platform/clock.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { CONTACT_REQUEST_LIFETIME_MS } from '../contact-requests/contact-request.store.ts'

type TestUser = Awaited<ReturnType<TestServer['user']>>
type Agent = Awaited<ReturnType<TestServer['agent']>>

eachDatabase((_name, open) => {
  describe('contacts', () => {
    let server: TestServer
    let owner: TestUser
    let ahead = 0
    const clock: Clock = { ...systemClock, now: () => Date.now() + ahead }
    beforeAll(async () => {
      server = await startTestServer(open.place(), clock)
      owner = await server.user()
    })
    afterAll(async () => {
      expect(server.errors).toEqual([])
      await server.close()
    })

    const publicAgent = async () => {
      const agent = await server.agent(owner.session)
      await server.call('PATCH', `/v1/me/agents/${agent.id}`, owner.session, { visibility: 'public' })
      return agent
    }
    const pair = async () => [await server.user(), await publicAgent()] as const
    const ask = (agent: Agent, body: object) => server.call('POST', '/v1/contact-requests', agent.token, body)
    const asked = async (agent: Agent, id: string) =>
      (await server.call('GET', `/v1/contact-requests/${id}`, agent.token)).body.contact_request
    const requests = async (user: TestUser) =>
      (await server.call('GET', '/v1/me/requests', user.session)).body.requests as any[]
    const decide = (user: TestUser, id: string, verb: 'accept' | 'decline') =>
      server.call('POST', `/v1/me/requests/${id}/${verb}`, user.session, {})
    const contacts = async (credential: string) =>
      (await server.call('GET', '/v1/contacts', credential)).body.contacts as any[]
    const events = async (agent: Agent) =>
      (await server.call('GET', '/v1/events?limit=100', agent.token)).body.events as any[]

    it('begin with a request that the user accepts, with an event to the agent', async () => {
      const [user, agent] = await pair()
      const made = await ask(agent, { handle: user.handle.toUpperCase(), note: 'It is me.' })
      expect([made.status, made.body.contact_request]).toMatchObject([
        202,
        { status: 'pending', handle: user.handle, note: 'It is me.' },
      ])
      expect(made.body.contact_request).not.toHaveProperty('user_id')
      const [request] = await requests(user)
      expect(request).toMatchObject({
        id: made.body.contact_request.id,
        kind: 'contact',
        agent: { handle: agent.handle },
        note: 'It is me.',
      })
      expect(request).not.toHaveProperty('chat_id')
      expect([await contacts(user.session), await contacts(agent.token)]).toEqual([[], []])
      const accepted = await decide(user, request.id, 'accept')
      expect(accepted.body.request).toMatchObject({ status: 'accepted', kind: 'contact' })
      expect((await decide(user, request.id, 'accept')).status).toBe(409)
      expect(await contacts(user.session)).toMatchObject([{ handle: agent.handle, name: 'Some Agent' }])
      expect(await contacts(agent.token)).toMatchObject([{ handle: user.handle, name: 'Somebody' }])
      const [event] = await events(agent)
      expect(event).toMatchObject({
        event_type: 'contact_request.updated',
        data: { contact_request: { id: request.id, status: 'accepted', user_id: user.id } },
      })
      expect(event.chat_id).toBeNull()
      expect(JSON.stringify(event)).not.toContain(user.handle)
      expect(await asked(agent, request.id)).toMatchObject({
        status: 'accepted',
        handle: user.handle,
        user_id: user.id,
      })
      expect((await ask(agent, { user_id: user.id })).body.error.code).toBe('conflict')
    })

    it('have one pending request at a time, and one per request id', async () => {
      const [user, agent] = await pair()
      const many = await Promise.all(Array.from({ length: 4 }, () => ask(agent, { handle: user.handle })))
      expect(many.map(({ status }) => status).sort()).toEqual([202, 409, 409, 409])
      const other = await server.user()
      const same = () => ask(agent, { user_id: other.id, request_id: 'r' })
      const twice = await Promise.all([same(), same()])
      expect(twice.map(({ status }) => status)).toEqual([202, 202])
      expect(twice[0]!.body).toEqual(twice[1]!.body)
      expect(twice[0]!.body.contact_request).toMatchObject({ user_id: other.id })
      expect(twice[0]!.body.contact_request).not.toHaveProperty('handle')
      const list = await server.call('GET', '/v1/contact-requests?limit=1', agent.token)
      expect(list.body).toMatchObject({ contact_requests: [{ user_id: other.id }], has_more: true })
    })

    it('show the agent no difference between a rejection, a block and no decision, until the request expires', async () => {
      const views = []
      for (const answer of ['decline', 'block', 'none'] as const) {
        const [user, agent] = await pair()
        if (answer === 'block') await server.call('PUT', `/v1/blocked-handles/${agent.handle}`, user.session)
        const made = await ask(agent, { handle: user.handle })
        const { id } = made.body.contact_request
        if (answer === 'decline') expect((await decide(user, id, 'decline')).body.request.status).toBe('declined')
        if (answer !== 'none') expect(await requests(user)).toEqual([])
        const seen = [made, await ask(agent, { handle: user.handle }), await asked(agent, id), await events(agent)]
        ahead = CONTACT_REQUEST_LIFETIME_MS + 1000
        seen.push(
          (await asked(agent, id)).status,
          await requests(user),
          (await ask(agent, { handle: user.handle })).status,
        )
        ahead = 0
        const times = /\d{4}-\d\d-\d\dT[\d:.]+Z/g
        views.push(
          JSON.stringify(seen.map((one: any) => (one?.headers ? [one.status, one.body] : one)))
            .replaceAll(/crq_[0-9a-z]{26}/g, 'id')
            .replaceAll(times, 'T')
            .replaceAll(user.handle, 'P'),
        )
      }
      expect(new Set(views).size).toBe(1)
    })

    it('are limited to persons, and a request names one person', async () => {
      const [user, agent] = await pair()
      expect((await ask(agent, { handle: (await server.agent(owner.session)).handle })).status).toBe(404)
      expect((await ask(agent, { handle: 'nobody_at_all' })).status).toBe(404)
      expect((await ask(agent, { handle: user.handle, user_id: user.id })).status).toBe(422)
      expect((await ask(agent, { note: 'x' })).status).toBe(422)
      expect((await ask(agent, { handle: user.handle, note: 'x'.repeat(501) })).status).toBe(422)
      expect((await ask(agent, { handle: user.handle, note: '😀'.repeat(500) })).status).toBe(202)
    })

    it('are removed by either side, for both, and can be requested again', async () => {
      const [user, agent] = await pair()
      const become = async () => {
        const { body } = await ask(agent, { handle: user.handle })
        await decide(user, body.contact_request.id, 'accept')
      }
      const remove = async (credential: string, handle: string) =>
        (await server.call('DELETE', `/v1/contacts/${handle}`, credential)).status
      for (const [credential, handle] of [
        [user.session, agent.handle],
        [agent.token, user.handle.toUpperCase()],
      ] as const) {
        await become()
        expect(await remove(owner.session, agent.handle)).toBe(404)
        expect((await contacts(user.session)).length).toBe(1)
        expect(await remove(credential, handle)).toBe(204)
        expect([await contacts(user.session), await contacts(agent.token)]).toEqual([[], []])
        expect(await remove(credential, handle)).toBe(404)
      }
      expect(await remove(user.session, 'nobody_at_all')).toBe(404)
    })

    it('are no longer requested after the agent withdraws its request', async () => {
      const [user, agent] = await pair()
      const withdraw = async (id: string, token = agent.token) =>
        (await server.call('DELETE', `/v1/contact-requests/${id}`, token)).status
      const { id } = (await ask(agent, { handle: user.handle, note: 'first', request_id: 'w' })).body.contact_request
      expect(await withdraw(id, (await publicAgent()).token)).toBe(404)
      expect([await withdraw(id), await withdraw(id)]).toEqual([204, 204])
      expect([await requests(user), (await asked(agent, id)).status]).toEqual([[], 'withdrawn'])
      const decided = [await decide(user, id, 'accept'), await decide(user, id, 'decline')]
      expect(decided.map(({ status }) => status)).toEqual([409, 409])
      const again = await ask(agent, { handle: user.handle, note: 'first', request_id: 'w' })
      expect(again.body.contact_request).toMatchObject({ id, status: 'withdrawn' })
      const second = await ask(agent, { handle: user.handle, note: 'second' })
      expect([second.status, (await requests(user)).map(({ note }) => note)]).toEqual([202, ['second']])
      await decide(user, second.body.contact_request.id, 'accept')
      expect(await withdraw(second.body.contact_request.id)).toBe(409)
      expect((await contacts(agent.token)).length).toBe(1)
    })

    it('are not requested again from the person after a rejection, and the agent sees no difference', async () => {
      const views = []
      for (const decline of [true, false]) {
        const [user, agent] = await pair()
        const { id } = (await ask(agent, { handle: user.handle })).body.contact_request
        if (decline) await decide(user, id, 'decline')
        const withdrawn = await server.call('DELETE', `/v1/contact-requests/${id}`, agent.token)
        const again = await ask(agent, { handle: user.handle })
        views.push([withdrawn.status, (await asked(agent, id)).status, again.status, again.body.contact_request.status])
        expect((await requests(user)).length).toBe(decline ? 0 : 1)
      }
      expect(views[0]).toEqual(views[1])
    })

    it('are deleted with either account', async () => {
      const [user, agent] = await pair()
      const [other, second] = await pair()
      for (const [one, by] of [
        [user, agent],
        [user, second],
        [other, agent],
      ] as const) {
        const { body } = await ask(by, { handle: one.handle })
        expect((await decide(one, body.contact_request.id, 'accept')).status).toBe(200)
      }
      await server.call('DELETE', `/v1/me/agents/${second.id}`, owner.session)
      expect((await contacts(user.session)).map(({ handle }) => handle)).toEqual([agent.handle])
      await server.call('DELETE', '/v1/me', user.session, { confirm: user.handle })
      expect((await contacts(agent.token)).map(({ handle }) => handle)).toEqual([other.handle])
      const left = await server.context.database.read((tx) =>
        tx.rows('SELECT id FROM requests WHERE user_id = ?', [user.id]),
      )
      expect(left).toEqual([])
    })
  })
})
