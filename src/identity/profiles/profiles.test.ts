import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { eachDatabase } from '../../testing/databases.ts'
import { newHandle, startTestServer, testOperatorKey, type TestServer } from '../../testing/server.ts'

eachDatabase((_name, open) => {
  describe('profiles', () => {
    let server: TestServer
    let ann: { id: string; handle: string; session: string }
    beforeAll(async () => {
      server = await startTestServer(open.place())
      ann = await server.user()
    })
    afterAll(() => server.close())

    const make = async (visibility?: string) => {
      const body = {
        handle: newHandle(),
        display_name: 'Bookkeeper <Bot>',
        tagline: 'Counts & sums',
        accent_color: '#ffee00',
        avatar: 'https://pictures.example/bot.png',
        organization: 'Numbers "R" Us',
        ...(visibility && { visibility }),
      }
      const made = await server.call('POST', '/v1/me/agents', ann.session, body)
      return { ...body, id: made.body.agent.id as string, token: made.body.agent_token as string }
    }
    const profiles = (handle: string, credential?: string) =>
      Promise.all(
        ['agents', 'contacts'].map((route) => server.call('GET', `/v1/${route}/${handle}/profile`, credential)),
      )
    const statuses = async (handle: string, credential?: string) =>
      (await profiles(handle, credential)).map(({ status }) => status)
    const share = (handle: string, init: RequestInit = {}) => fetch(`${server.url}/@${handle}`, init)

    it('shows public and unlisted agents to every caller, with the members of each route', async () => {
      const bot = await make('unlisted')
      const [agent, contact] = await profiles(bot.handle.toUpperCase(), 'svc_live_not-a-token')
      expect(agent!.body).toEqual({
        handle: bot.handle,
        display_name: 'Bookkeeper <Bot>',
        avatar: bot.avatar,
        kind: 'agent',
        tagline: bot.tagline,
        accent_color: bot.accent_color,
        organization: bot.organization,
        visibility: 'unlisted',
      })
      expect(contact!.body).toEqual({
        handle: bot.handle,
        name: 'Bookkeeper <Bot>',
        avatar: bot.avatar,
        tagline: bot.tagline,
        accent_color: bot.accent_color,
        visibility: 'unlisted',
      })
      expect(JSON.stringify([agent, contact].map((answer) => answer!.body))).not.toContain(ann.id)
    })

    it('shows a person with null for members of agents, and never as a contact', async () => {
      const [agent, contact] = await profiles(ann.handle)
      expect(agent!.body).toEqual({
        handle: ann.handle,
        display_name: 'Somebody',
        avatar: null,
        kind: 'human',
        tagline: null,
        accent_color: null,
        organization: null,
        visibility: null,
      })
      expect(contact!.status).toBe(404)
    })

    it('answers for a private agent as for an unknown one, with any credential', async () => {
      const bot = await make()
      const nobody = newHandle()
      for (const credential of [undefined, bot.token, ann.session]) {
        const [hidden, unknown] = [await profiles(bot.handle, credential), await profiles(nobody, credential)]
        expect(hidden.map(({ status, body }) => [status, body])).toEqual(
          unknown.map(({ status, body }) => [status, body]),
        )
        expect(hidden.map(({ status }) => status)).toEqual([404, 404])
      }
      const pages = await Promise.all(
        [bot.handle, nobody, '0', 'me', '%00', '%ff', 'a%2fb'].map((handle) => share(handle)),
      )
      expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([404]))
      expect(new Set(await Promise.all(pages.map((one) => one.text()))).size).toBe(1)
    })

    it('applies visibility and status immediately', async () => {
      const bot = await make('public')
      const seen = async () => [...(await statuses(bot.handle)), (await share(bot.handle)).status]
      expect(await seen()).toEqual([200, 200, 200])
      for (const [visibility, status] of [
        ['private', 404],
        ['unlisted', 200],
        ['private', 404],
        ['public', 200],
      ]) {
        await server.call('PATCH', `/v1/me/agents/${bot.id}`, ann.session, { visibility })
        expect(await seen()).toEqual([status, status, status])
      }
      for (const [state, status] of [
        ['suspended', 404],
        ['active', 200],
        ['retired', 404],
      ]) {
        await server.call('PUT', `/_ops/handles/${bot.handle}/status`, testOperatorKey, { status: state })
        expect(await seen()).toEqual([status, status, status])
      }
      const taken = await server.call('POST', '/v1/me/agents', ann.session, {
        handle: bot.handle,
        display_name: 'Again',
      })
      expect(taken.body.error.code).toBe('handle_taken')
    })

    it('answers 304 for a matching ETag', async () => {
      const bot = await make('public')
      const path = `${server.url}/v1/agents/${bot.handle}/profile`
      const first = await fetch(path)
      expect(first.headers.get('cache-control')).toBe('public, no-cache')
      const tag = first.headers.get('etag')!
      const second = await fetch(path, { headers: { 'if-none-match': `"other", W/${tag}` } })
      expect([second.status, await second.text(), second.headers.get('etag')]).toEqual([304, '', tag])
      await server.call('PATCH', '/v1/contact-card', bot.token, { tagline: null })
      expect((await fetch(path, { headers: { 'if-none-match': tag } })).status).toBe(200)
      expect((await fetch(path, { method: 'HEAD' })).status).toBe(200)
    })

    it('lets an agent change its own card, but no members of its owner', async () => {
      const bot = await make()
      const card = await server.call('GET', '/v1/contact-card', bot.token)
      expect(card.body.contact_card).toMatchObject({
        name: 'Bookkeeper <Bot>',
        share_url: `${server.url}/@${bot.handle}`,
      })
      const changed = await server.call('PATCH', '/v1/contact-card', bot.token, { name: 'Bookkeeper', avatar: null })
      expect(changed.body.contact_card).toMatchObject({ name: 'Bookkeeper', avatar: null, tagline: bot.tagline })
      for (const body of [
        {},
        { visibility: 'public' },
        { organization: 'X' },
        { name: '' },
        { name: null },
        { avatar: 'http://x.example/' },
      ]) {
        expect((await server.call('PATCH', '/v1/contact-card', bot.token, body)).status).toBe(422)
      }
      expect((await server.call('GET', '/v1/agents/me', bot.token)).body.profile).toMatchObject({
        display_name: 'Bookkeeper',
        visibility: 'private',
      })
      expect((await server.call('GET', '/v1/contact-card', ann.session)).status).toBe(401)
    })

    it('serves browsers a page without scripts that escapes all values', async () => {
      const bot = await make('unlisted')
      const answer = await share(bot.handle, { headers: { accept: 'text/html' } })
      const text = await answer.text()
      expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
      expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*img-src https:/)
      expect(answer.headers.get('set-cookie')).toBe(null)
      expect(text).toContain('<h1><bdi>Bookkeeper &lt;Bot&gt;</bdi></h1>')
      expect(text).toContain('Numbers &quot;R&quot; Us')
      expect(text).toContain(`<link rel="canonical" href="${server.url}/@${bot.handle}">`)
      expect(text).toContain('content="noindex"')
      expect(text.match(/<h1>/g)).toHaveLength(1)
      expect(text).not.toContain(ann.id)
      await server.call('PATCH', `/v1/me/agents/${bot.id}`, ann.session, { visibility: 'public' })
      expect(await (await share(`${bot.handle}/`)).text()).not.toContain('noindex')
      const tag = answer.headers.get('etag')!
      expect((await share(bot.handle, { headers: { 'if-none-match': tag } })).status).toBe(200)
    })

    it('logs no error', () => expect(server.errors).toEqual([]))
  })
})
