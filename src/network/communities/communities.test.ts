import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { eachDatabase } from '../../testing/databases.ts'
import { newHandle, startTestServer, type TestServer } from '../../testing/server.ts'

type User = Awaited<ReturnType<TestServer['user']>>
type Agent = Awaited<ReturnType<TestServer['agent']>>

eachDatabase((_name, open) => {
  describe('communities', () => {
    let server: TestServer
    let owner: User
    let other: User
    beforeAll(async () => {
      server = await startTestServer(open.place())
      ;[owner, other] = await Promise.all([server.user(), server.user()])
    })
    afterAll(async () => {
      expect(server.errors).toEqual([])
      await server.close()
    })

    const call: TestServer['call'] = (...request) => server.call(...request)
    const create = async (input: object = {}, session = owner.session) => {
      const body = { slug: newHandle(), name: 'Some community', rules: ['Be kind.'], ...input }
      return (await call('POST', '/v1/me/communities', session, body)).body.community
    }
    const join = (id: string, agent: Agent, version = 1) =>
      call('POST', `/v1/communities/${id}/join`, agent.token, { rules_version: version })
    const joined = async (id: string, session = other.session) => {
      const agent = await server.agent(session)
      const { body } = await join(id, agent)
      return { ...agent, memberId: body.membership.member_id as string }
    }
    const list = async (id: string, credential: string, query = '') =>
      (await call('GET', `/v1/communities/${id}/agents${query}`, credential)).body
    const handles = async (id: string, credential: string) =>
      (await list(id, credential)).agents.map(({ handle }: { handle: string | null }) => handle)
    const events = async (agent: Agent) =>
      (await call('GET', '/v1/events', agent.token)).body.events.map(
        ({ event_type, data }: { event_type: string; data: object }) => [event_type, data],
      )
    const promote = (id: string, memberId: string, role = 'moderator') =>
      call('PUT', `/v1/me/communities/${id}/agents/${memberId}/role`, owner.session, { role })
    const reference = ({ id, slug, name }: { id: string; slug: string; name: string }) => ({ id, slug, name })

    it('are created once for a request id, and have a unique slug', async () => {
      const body = { slug: newHandle(), name: 'Weather', request_id: 'one' }
      const [first, second] = [
        await call('POST', '/v1/me/communities', owner.session, body),
        await call('POST', '/v1/me/communities', owner.session, body),
      ]
      expect([first.status, second.status]).toEqual([201, 200])
      expect(second.body).toEqual(first.body)
      const changed = await call('POST', '/v1/me/communities', owner.session, { ...body, name: 'Other' })
      expect([changed.status, changed.body.error.code]).toEqual([409, 'idempotency_conflict'])
      expect(first.body.community).toMatchObject({ visibility: 'public', rules: [], rules_version: 1, member_count: 0 })
      const taken = await call('POST', '/v1/me/communities', other.session, { slug: body.slug, name: 'x' })
      expect([taken.status, taken.body.error.code]).toEqual([409, 'conflict'])
      expect(taken.body.error.message).toContain('slug')
    })

    it.each(['ab', 'A-community', '1st', 'ends-', 'with space', 'x'.repeat(51)])('reject the slug %s', async (slug) => {
      const answer = await call('POST', '/v1/me/communities', owner.session, { slug, name: 'x' })
      expect([answer.status, answer.body.error.code]).toEqual([422, 'invalid_request'])
      expect((await call('GET', `/v1/public/communities/${encodeURIComponent(slug)}`)).status).toBe(404)
    })

    it('let an agent join once, under the current version of the rules', async () => {
      const { id } = await create()
      const agent = await server.agent(other.session)
      expect((await join(id, agent, 2)).body.error.code).toBe('conflict')
      const first = await join(id, agent)
      expect(first.body).toMatchObject({ changed: true, membership: { role: 'member', accepted_rules_version: 1 } })
      const second = await join(id, agent)
      expect(second.body).toEqual({ ...first.body, changed: false })
      expect((await call('GET', `/v1/communities/${id}`, agent.token)).body.community).toMatchObject({
        member_count: 1,
        role: 'member',
        member_id: first.body.membership.member_id,
      })
      const leave = () => call('POST', `/v1/communities/${id}/leave`, agent.token)
      expect([(await leave()).body, (await leave()).body]).toEqual([{ changed: true }, { changed: false }])
      expect((await call('GET', `/v1/communities/${id}`, agent.token)).status).toBe(404)
      expect((await call('GET', '/v1/communities', agent.token)).body.communities).toEqual([])
      expect(await events(agent)).toEqual([])
    })

    it('count each agent once when it joins on several parallel connections', async () => {
      const { id, slug } = await create()
      const agents = await Promise.all([0, 1, 2].map(() => server.agent(other.session)))
      await Promise.all([...agents, ...agents, ...agents].map((agent) => join(id, agent)))
      expect((await call('GET', `/v1/public/communities/${slug}`)).body.community.member_count).toBe(3)
      expect((await list(id, owner.session)).agents).toHaveLength(3)
    })

    it('give changed rules a new version, notify every member, and keep members', async () => {
      const community = await create()
      const { id } = community
      const member = await joined(id)
      const change = (body: object) => call('PATCH', `/v1/me/communities/${id}`, owner.session, body)
      expect((await change({ rules: ['Be kind.'], description: 'About' })).body.community.rules_version).toBe(1)
      expect((await change({ rules: ['Be kind.', 'Be brief.'] })).body.community.rules_version).toBe(2)
      expect(await events(member)).toEqual([
        ['community.rules_updated', { community: reference(community), rules_version: 2 }],
      ])
      const rules = (await call('GET', `/v1/communities/${id}/rules`, member.token)).body
      expect(rules).toEqual({
        rules: [
          { position: 1, text: 'Be kind.' },
          { position: 2, text: 'Be brief.' },
        ],
        version: 2,
      })
      expect((await call('GET', `/v1/communities/${id}`, member.token)).body.community.accepted_rules_version).toBe(1)
      expect((await join(id, await server.agent(other.session), 1)).status).toBe(409)
      expect((await join(id, member, 1)).status).toBe(409)
      const accepted = await join(id, member, 2)
      expect(accepted.body).toMatchObject({
        changed: true,
        membership: { member_id: member.memberId, accepted_rules_version: 2 },
      })
    })

    it('hide the handle of a private agent, except from agents of the same owner', async () => {
      const { id } = await create()
      const hidden = await joined(id)
      const sibling = await joined(id)
      const stranger = await joined(id, (await server.user()).session)
      expect(await handles(id, hidden.token)).toEqual([hidden.handle, sibling.handle, null])
      expect(await handles(id, stranger.token)).toEqual([null, null, stranger.handle])
      expect(await handles(id, owner.session)).toEqual([null, null, null])
      expect(JSON.stringify(await list(id, stranger.token))).not.toContain(hidden.id)
      await call('PATCH', `/v1/me/agents/${hidden.id}`, other.session, { visibility: 'public' })
      expect((await handles(id, stranger.token))[0]).toBe(hidden.handle)
    })

    it('hide blocked agents from the agent that blocks, and change nothing for the blocked agent', async () => {
      const { id } = await create()
      const [blocker, blocked] = [await joined(id), await joined(id)]
      const before = await list(id, blocked.token)
      await call('PUT', `/v1/blocked-handles/${blocked.handle}`, blocker.token)
      expect(await handles(id, blocker.token)).toEqual([blocker.handle])
      expect(await list(id, blocked.token)).toEqual(before)
      await promote(id, blocker.memberId)
      expect(await handles(id, blocker.token)).toEqual([blocker.handle, blocked.handle])
    })

    it('list agents in pages, in the order of joining', async () => {
      const { id } = await create()
      for (let count = 0; count < 3; count++) await joined(id)
      const all = (await list(id, owner.session)).agents
      const first = await list(id, owner.session, '?limit=2')
      const second = await list(id, owner.session, `?limit=2&cursor=${first.next_cursor}`)
      expect([...first.agents, ...second.agents]).toEqual(all)
      expect([first.has_more, second.has_more, second.next_cursor]).toEqual([true, false, null])
    })

    it('let the owner assign roles, and moderators remove members except moderators', async () => {
      const community = await create()
      const { id } = community
      const [moderator, equal, member] = [await joined(id), await joined(id), await joined(id)]
      expect((await promote(id, moderator.memberId)).body.changed).toBe(true)
      expect((await promote(id, moderator.memberId)).body.changed).toBe(false)
      await promote(id, equal.memberId)
      const remove = (memberId: string, credential: string) =>
        call('DELETE', `/v1/communities/${id}/agents/${memberId}`, credential)
      expect((await remove(moderator.memberId, member.token)).status).toBe(403)
      expect((await remove(equal.memberId, moderator.token)).status).toBe(403)
      expect((await remove(member.memberId, moderator.token)).status).toBe(204)
      expect((await remove(member.memberId, moderator.token)).status).toBe(404)
      expect((await remove(equal.memberId, owner.session)).status).toBe(204)
      expect(await events(member)).toEqual([['community.member_removed', { community: reference(community) }]])
      expect(await events(moderator)).toEqual([
        ['community.role_updated', { community: reference(community), role: 'moderator' }],
      ])
      expect((await join(id, member)).body.membership).toMatchObject({ role: 'member' })
      expect((await join(id, equal)).body.membership.role).toBe('member')
    })

    it('reject a banned agent until the ban is lifted', async () => {
      const community = await create()
      const { id } = community
      const member = await joined(id)
      const ban = (body: object) => call('POST', `/v1/communities/${id}/bans`, owner.session, body)
      const first = await ban({ member_id: member.memberId, reason: 'Noise' })
      expect([first.status, first.body.ban]).toMatchObject([201, { reason: 'Noise', agent: { handle: null } }])
      expect((await ban({ member_id: member.memberId })).status).toBe(404)
      expect([(await join(id, member)).status, (await join(id, member, 9)).status]).toEqual([403, 403])
      const byOwner = await call('POST', `/v1/me/agents/${member.id}/communities/${id}/join`, other.session, {
        rules_version: 1,
      })
      expect(byOwner.status).toBe(403)
      expect((await list(id, owner.session)).agents).toEqual([])
      const bans = `/v1/communities/${id}/bans`
      expect((await call('GET', bans, owner.session)).body.bans).toEqual([first.body.ban])
      const lift = () => call('DELETE', `${bans}/${first.body.ban.id}`, owner.session)
      expect([(await lift()).status, (await lift()).status]).toEqual([204, 404])
      expect((await join(id, member)).status).toBe(200)
      expect(await events(member)).toEqual([
        ['community.member_banned', { community: reference(community), reason: 'Noise' }],
        ['community.member_unbanned', { community: reference(community) }],
      ])
    })

    it('ban by handle without an event to non-members, and without revealing private agents', async () => {
      const { id } = await create()
      const agent = await server.agent(other.session)
      const ban = (handle: string) => call('POST', `/v1/communities/${id}/bans`, owner.session, { handle })
      expect((await ban(agent.handle)).body).toEqual((await ban('nobody_is_this')).body)
      await call('PATCH', `/v1/me/agents/${agent.id}`, other.session, { visibility: 'public' })
      expect([(await ban(agent.handle)).status, (await ban(agent.handle)).status]).toEqual([201, 200])
      const { bans } = (await call('GET', `/v1/communities/${id}/bans`, owner.session)).body
      await call('DELETE', `/v1/communities/${id}/bans/${bans[0].id}`, owner.session)
      expect(await events(agent)).toEqual([])
      expect((await ban(other.handle)).status).toBe(404)
    })

    it('have no banned member after a ban and a join at the same time', async () => {
      const { id, slug } = await create()
      const agents = await Promise.all(Array.from({ length: 8 }, () => server.agent(other.session)))
      for (const agent of agents)
        await call('PATCH', `/v1/me/agents/${agent.id}`, other.session, { visibility: 'public' })
      const ban = (handle: string) => call('POST', `/v1/communities/${id}/bans`, owner.session, { handle })
      const answers = await Promise.all(agents.flatMap((agent) => [join(id, agent), ban(agent.handle)]))
      expect(answers.filter(({ status }) => ![200, 201, 403].includes(status))).toEqual([])
      expect((await list(id, owner.session)).agents).toEqual([])
      expect((await call('GET', `/v1/public/communities/${slug}`)).body.community.member_count).toBe(0)
    })

    it('can be changed and deleted while members join and leave, without an error', async () => {
      const [ann, ben] = await Promise.all([server.user(), server.user()])
      const [one, two] = [await create({}, ann.session), await create({}, ann.session)]
      const agents = await Promise.all([0, 1, 2, 3].map(() => server.agent(ben.session)))
      await Promise.all(agents.flatMap((agent) => [join(one.id, agent), join(two.id, agent)]))
      const answers = await Promise.all([
        ...[one, two].map(({ id }) => call('PATCH', `/v1/me/communities/${id}`, ann.session, { rules: ['Be brief.'] })),
        ...agents.map((agent) => call('DELETE', `/v1/me/agents/${agent.id}`, ben.session)),
        ...agents.map((agent) => call('POST', `/v1/communities/${one.id}/leave`, agent.token)),
        call('DELETE', '/v1/me', ann.session, { confirm: ann.handle }),
      ])
      expect(answers.filter(({ status }) => status >= 500)).toEqual([])
      const left = await server.context.database.read((tx) =>
        tx.rows('SELECT id FROM community_members WHERE community_id IN (?, ?)', [one.id, two.id]),
      )
      expect(left).toEqual([])
    })

    it('can be joined and left by the owner for an agent, with an event', async () => {
      const community = await create()
      const agent = await server.agent(other.session)
      const path = `/v1/me/agents/${agent.id}/communities`
      const act = (verb: string, body = {}, session = other.session) =>
        call('POST', `${path}/${community.id}/${verb}`, session, body)
      expect((await act('join', { rules_version: 1 }, owner.session)).status).toBe(404)
      expect((await act('join', { rules_version: 1 })).body.changed).toBe(true)
      expect((await act('join', { rules_version: 1 })).body.changed).toBe(false)
      expect((await call('GET', path, other.session)).body).toEqual(
        (await call('GET', '/v1/communities', agent.token)).body,
      )
      expect([(await act('leave')).body, (await act('leave')).body]).toEqual([{ changed: true }, { changed: false }])
      expect(await events(agent)).toEqual([
        ['community.joined', { community: reference(community) }],
        ['community.left', { community: reference(community) }],
      ])
    })

    it('have a public page with escaped values, and JSON without their agents', async () => {
      const community = await create({ name: '<b>Birds</b>', rules: ['No "cats" & dogs.'] })
      const agent = await joined(community.id)
      const answer = await call('GET', `/v1/public/communities/${community.slug}`)
      const shown = JSON.stringify(answer.body)
      for (const secret of [agent.id, agent.handle, owner.id, owner.handle]) expect(shown).not.toContain(secret)
      expect(answer.body.community).toMatchObject({ id: community.id, member_count: 1, rules_version: 1 })
      const page = await fetch(`${server.url}/communities/${community.slug}`)
      const text = await page.text()
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
      expect(text).toContain('&lt;b&gt;Birds&lt;/b&gt;')
      expect(text).toContain('No &quot;cats&quot; &amp; dogs.')
      for (const secret of [agent.id, agent.handle, owner.id, owner.handle]) expect(text).not.toContain(secret)
      expect((await fetch(`${server.url}/communities/nobody-here`)).status).toBe(404)
      expect((await fetch(`${server.url}/communities/%00`)).status).toBe(404)
    })

    it('are listed in the directory by words of name, slug and description, while they are public', async () => {
      const word = newHandle()
      const made = await create({ slug: word, name: 'Öbst', description: 'About apples' })
      await create({ name: `Öbst ${word}`, visibility: 'unlisted' })
      const found = async (q: string) =>
        (await call('GET', `/v1/directory/communities?q=${encodeURIComponent(q)}`)).body.communities.map(
          ({ id }: { id: string }) => id,
        )
      expect(await found(`obs ${word.slice(0, 8)} apples`)).toEqual([made.id])
      expect(await found(`${word} pears`)).toEqual([])
      await call('PATCH', `/v1/me/communities/${made.id}`, owner.session, { description: 'About pears' })
      expect([await found(`${word} apples`), await found(`${word} pears`)]).toEqual([[], [made.id]])
      await call('PATCH', `/v1/me/communities/${made.id}`, owner.session, { visibility: 'unlisted' })
      expect(await found(word)).toEqual([])
      expect((await call('GET', `/v1/public/communities/${word}`)).status).toBe(200)
      expect((await call('GET', '/v1/directory/communities?cursor=x')).status).toBe(422)
    })

    it('are deleted with an event to their members, and release their slug', async () => {
      const community = await create()
      const member = await joined(community.id)
      expect((await call('DELETE', `/v1/me/communities/${community.id}`, other.session)).status).toBe(404)
      expect((await call('DELETE', `/v1/me/communities/${community.id}`, owner.session)).status).toBe(204)
      expect(await events(member)).toEqual([['community.deleted', { community: reference(community) }]])
      expect((await call('GET', '/v1/communities', member.token)).body.communities).toEqual([])
      expect((await call('GET', `/v1/public/communities/${community.slug}`)).status).toBe(404)
      expect((await create({ slug: community.slug })).slug).toBe(community.slug)
    })

    it('remove a deleted agent without an event, and are deleted with their owner', async () => {
      const [ann, ben] = await Promise.all([server.user(), server.user()])
      const community = await create({}, ann.session)
      const [gone, stays] = [await joined(community.id, ben.session), await joined(community.id)]
      await call('DELETE', `/v1/me/agents/${gone.id}`, ben.session)
      const shown = await call('GET', `/v1/public/communities/${community.slug}`)
      expect(shown.body.community.member_count).toBe(1)
      expect((await list(community.id, ann.session)).agents).toHaveLength(1)
      await call('DELETE', '/v1/me', ann.session, { confirm: ann.handle })
      expect((await call('GET', `/v1/public/communities/${community.slug}`)).status).toBe(404)
      expect((await call('GET', `/v1/communities/${community.id}`, stays.token)).status).toBe(404)
      expect(await events(stays)).toEqual([])
      const left = await server.context.database.read((tx) =>
        tx.rows('SELECT id FROM community_members WHERE community_id = ?', [community.id]),
      )
      expect(left).toEqual([])
    })

    it('are delivered only to a webhook that subscribes to them', async () => {
      const { id } = await create()
      const agent = await server.agent(other.session)
      const body = { target_url: 'https://receiver.invalid/', subscribed_events: ['community.member_removed'] }
      const { body: made } = await call('POST', '/v1/webhook-subscriptions', agent.token, body)
      const { body: joining } = await join(id, agent)
      await call('DELETE', `/v1/communities/${id}/agents/${joining.membership.member_id}`, owner.session)
      // Pending events of a webhook are stored as rows when it is paused.
      await call('PATCH', `/v1/webhook-subscriptions/${made.id}`, agent.token, { status: 'paused' })
      const deliveries = await server.context.database.read((tx) =>
        tx.rows<{ event_type: string }>('SELECT event_type FROM deliveries WHERE webhook_id = ?', [made.id]),
      )
      expect(deliveries).toEqual([{ event_type: 'community.member_removed' }])
    })
  })
})

describe('the document of communities', () => {
  type Media = { schema: object; example?: unknown }
  const document = JSON.parse(readFileSync('generated/extensions/openapi.json', 'utf8')) as {
    paths: Record<string, Record<string, any>>
    components: { schemas: Record<string, Media['schema'] & { example?: unknown }> }
  }
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema({ $id: 'https://document.invalid/', ...document })
  const bodies = Object.values(document.paths)
    .flatMap((path) => Object.values(path))
    .filter((operation) => operation['x-area'] === 'communities')
    .flatMap(({ operationId, requestBody, responses }) =>
      Object.entries({ request: requestBody, ...responses } as Record<string, any>)
        .filter(([status]) => status === 'request' || status.startsWith('2'))
        .map(([status, body]) => [`${operationId} ${status}`, body?.content?.['application/json'] as Media] as const),
    )
    .filter(([, media]) => media !== undefined)
  const valid = (schema: object, example: unknown) => {
    const whole = JSON.stringify(schema).replaceAll('"#/', '"https://document.invalid/#/')
    const validate = ajv.compile(JSON.parse(whole) as object)
    return validate(example) ? [] : validate.errors
  }

  it('has more than 25 bodies', () => expect(bodies.length).toBeGreaterThan(25))

  it.each(bodies)('has a valid example of %s', (_name, { schema, example }) => {
    expect(example).toBeDefined()
    expect(valid(schema, example)).toEqual([])
  })

  it('selects the schema of an event by its type', () => {
    const event = document.components.schemas['CommunityMemberBannedEvent']!
    const { community } = { community: { id: 'com_01jd9x4v7k3m8q2r5t6w0y1zab', slug: 'weather', name: 'Weather' } }
    const envelope = {
      event_id: 'evt_1',
      sequence: 1,
      agent_id: 'agt_1',
      chat_id: null,
      created_at: '2026-01-05T09:30:00.000Z',
      schema_version: '1',
    }
    const banned = { ...envelope, event_type: 'community.member_banned', data: { community, reason: null } }
    expect(valid(event, banned)).toEqual([])
    expect(valid(event, { ...banned, data: {} })).not.toEqual([])
  })
})
