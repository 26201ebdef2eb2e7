import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { eachDatabase } from '../testing/databases.ts'
import { newHandle, startTestServer, type TestServer } from '../testing/server.ts'

eachDatabase((_name, open) => {
  describe('a request_id', () => {
    let server: TestServer
    let owner: { handle: string; session: string }
    let other: { handle: string }
    let agents: { handle: string; token: string }[]
    beforeAll(async () => {
      server = await startTestServer(open.place())
      owner = await server.user()
      other = await server.user()
      agents = [await server.agent(owner.session), await server.agent(owner.session)]
    })
    afterAll(async () => {
      expect(server.errors).toEqual([])
      await server.close()
    })

    /** Each route with a content, the same content in another spelling, and a different content. */
    const routes = (): Record<string, [path: string, credential: string, ...contents: object[]]> => {
      const [handle, slug] = [newHandle(), newHandle()]
      const handles = agents.map((agent) => agent.handle)
      const group = { kind: 'group', group_name: 'Crew', handles }
      const asked = { handle: other.handle, note: 'Hello' }
      return {
        agents: [
          '/v1/me/agents',
          owner.session,
          { handle, display_name: 'One' },
          { display_name: 'One', handle },
          { handle, display_name: 'Two' },
        ],
        groups: [
          '/v1/chats',
          owner.session,
          group,
          { ...group, handles: handles.toReversed() },
          { ...group, handles: handles.slice(1) },
        ],
        communities: [
          '/v1/me/communities',
          owner.session,
          { slug, name: 'One' },
          { name: 'One', slug },
          { slug, name: 'Two' },
        ],
        'contact requests': [
          '/v1/contact-requests',
          agents[0]!.token,
          asked,
          { ...asked, handle: other.handle.toUpperCase() },
          { ...asked, note: 'Hello again' },
        ],
      }
    }

    it.each(['agents', 'groups', 'communities', 'contact requests'])(
      'returns the stored result for equal content and rejects different content, for %s',
      async (name) => {
        const [path, credential, first, same, different] = routes()[name]!
        const ask = (content?: object) =>
          server.call('POST', path, credential, { ...content, request_id: `of ${name}` })
        const made = await ask(first)
        expect(made.status).toBeLessThan(300)
        const repeated = await ask(same)
        expect(repeated.status).toBeLessThan(300)
        expect(JSON.stringify(repeated.body)).toContain((Object.values(made.body)[0] as { id: string }).id)
        const { status, body } = await ask(different)
        expect([status, body.error.code]).toEqual([409, 'idempotency_conflict'])
      },
    )
  })
})
