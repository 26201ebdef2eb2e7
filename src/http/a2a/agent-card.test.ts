import { AgentCard } from '@a2a-js/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AgentCard as Card } from '../../../generated/a2a/types.gen.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { newHandle, startTestServer, testOperatorKey, type TestServer } from '../../testing/server.ts'
import { call, type TestAgent } from '../../testing/calls.ts'

eachDatabase((_name, open) => {
  describe('the agent card', () => {
    let server: TestServer
    let session: string
    let shown: TestAgent
    let hidden: TestAgent
    let now = Date.UTC(2026, 0, 1)

    beforeAll(async () => {
      server = await startTestServer(open.place(), { now: () => now })
      session = (await server.user()).session
      shown = await made({
        visibility: 'public',
        tagline: 'Knows words.',
        organization: 'Words & Co',
        avatar: 'https://pictures.example/a.png',
      })
      hidden = await made({ visibility: 'private' })
    })
    afterAll(async () => {
      await server.close()
      expect(server.errors).toEqual([])
    })

    const made = async (profile: object): Promise<TestAgent> => {
      const { body } = await server.call('POST', '/v1/me/agents', session, {
        handle: newHandle(),
        display_name: 'Word Bot',
        ...profile,
      })
      return { id: body.agent.id, handle: body.agent.handle, token: body.agent_token }
    }
    const read = (handle: string, headers: Record<string, string> = {}, path = 'agent-card.json') =>
      fetch(`${server.url}/a2a/${handle}/${path}`, { headers })

    it('is public, complete, and parsed by the client library, at both of its URLs', async () => {
      const answer = await read(shown.handle)
      expect(answer.status).toBe(200)
      const card = (await answer.json()) as Card
      expect(await (await read(shown.handle, {}, '.well-known/agent-card.json')).json()).toEqual(card)
      expect(card).toMatchObject({
        name: 'Word Bot',
        description: 'Knows words.',
        provider: { organization: 'Words & Co' },
        iconUrl: 'https://pictures.example/a.png',
        supportedInterfaces: [
          { url: `${server.url}/a2a/${shown.handle}`, protocolBinding: 'JSONRPC', protocolVersion: '1.0' },
          { url: `${server.url}/a2a/${shown.handle}`, protocolBinding: 'HTTP+JSON', protocolVersion: '1.0' },
        ],
        capabilities: { streaming: true, pushNotifications: true, extendedAgentCard: true },
        securitySchemes: { agentToken: { httpAuthSecurityScheme: { scheme: 'Bearer' } } },
        securityRequirements: [{ schemes: { agentToken: { list: [] } } }],
      })
      for (const name of ['version', 'defaultInputModes', 'defaultOutputModes', 'skills'] as const)
        expect(card[name]).not.toHaveLength(0)
      expect(JSON.stringify(card)).not.toContain('null')
      expect(AgentCard.toJSON(AgentCard.fromJSON(card))).toMatchObject({
        name: card.name,
        supportedInterfaces: card.supportedInterfaces,
      })
      expect((await call(server, shown, hidden.token, 'GetExtendedAgentCard', undefined)).result).toEqual(card)
    })

    it('can be cached, and has the time of its change', async () => {
      const first = await read(shown.handle)
      const tag = first.headers.get('etag')!
      expect(first.headers.get('cache-control')).toBe('public, max-age=300')
      expect(first.headers.get('last-modified')).toBe(new Date(now).toUTCString())
      for (const held of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
        const again = await read(shown.handle, { 'if-none-match': held })
        expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag])
      }
      now += 60_000
      expect((await server.call('PATCH', '/v1/me', shown.token, { accepts_tasks: true })).status).toBe(200)
      const changed = await read(shown.handle, { 'if-none-match': tag })
      expect([changed.status, changed.headers.get('last-modified')]).toEqual([200, new Date(now).toUTCString()])
      expect(((await changed.json()) as Card).skills[0]!.id).toBe('tasks')
      now += 60_000
      expect((await server.call('PATCH', `/v1/me/agents/${shown.id}`, session, { tagline: 'Counts.' })).status).toBe(
        200,
      )
      const renamed = await read(shown.handle)
      expect(renamed.headers.get('last-modified')).toBe(new Date(now).toUTCString())
      expect(((await renamed.json()) as Card).description).toBe('Counts.')
    })

    it('of a private agent is available to permitted callers only, like its A2A endpoint', async () => {
      const outsider = await server.agent((await server.user()).session)
      const other = { authorization: `Bearer ${shown.token}` }
      expect((await read(hidden.handle, other)).headers.get('cache-control')).toBe('private, max-age=300')
      for (const headers of [{}, { authorization: `Bearer ${outsider.token}` }] as Record<string, string>[]) {
        const missing = await read('nobody_of_this_name', headers)
        const refused = await read(hidden.handle, headers)
        expect([refused.status, await refused.json()]).toEqual([missing.status, await missing.json()])
        expect(refused.status).toBe(404)
      }
      expect((await server.call('POST', `/a2a/${hidden.handle}`, outsider.token, {})).status).toBe(404)
      expect((await read(hidden.handle.toUpperCase(), other)).status).toBe(200)
    })

    it('of a suspended agent is not found', async () => {
      const agent = await made({ visibility: 'public' })
      await server.call('PUT', `/_ops/handles/${agent.handle}/status`, testOperatorKey, { status: 'suspended' })
      expect((await read(agent.handle)).status).toBe(404)
    })
  })
})
