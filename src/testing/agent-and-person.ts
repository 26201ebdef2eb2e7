import { expect, vi } from 'vitest'
import { createAgent, newMessageId, type AgentOptions } from '../client/index.ts'
import type { TestClient } from './server.ts'

interface Shown {
  sender: { handle: string }
  parts: { type: string; text?: string; data?: Record<string, any>[] }[]
}

/** Test support: creates an agent in a direct chat with a person, who writes, presses buttons and reads. */
export async function pairUp(server: TestClient, session: string) {
  const { handle, token } = await server.agent(session)
  const { body } = await server.call('POST', '/v1/chats', session, { kind: 'direct', handles: [handle] })
  const path = `/v1/me/chats/${body.chat.id}`
  const send = (...parts: object[]) =>
    server.call('POST', `${path}/messages`, session, { message_id: newMessageId(), parts })
  const shown = async (): Promise<Shown[]> => (await server.call('GET', `${path}/messages`, session)).body.messages
  const own = async () => (await shown()).filter(({ sender }) => sender.handle === handle).toReversed()
  /** Returns the A2UI messages of the agent. */
  const surfaces = async () => (await own()).flatMap(({ parts }) => parts.flatMap(({ data }) => data ?? []))
  return {
    chatId: body.chat.id as string,
    handle,
    token,
    make: (more: Partial<AgentOptions> = {}) =>
      createAgent({ url: server.url, token, position: false, begin: 'now', ...more }),
    write: (text: string) => send({ type: 'text', text }),
    surfaces,
    /** Presses a button of the newest surface. */
    async press(name: string, context: object = {}) {
      const surfaceId = await vi.waitFor(async () => {
        const created = (await surfaces()).findLast(({ createSurface }) => createSurface)
        expect(created).toBeDefined()
        return created!.createSurface.surfaceId as string
      }, 5_000)
      const action = { name, surfaceId, sourceComponentId: 'b', timestamp: new Date().toISOString(), context }
      const data = [{ version: 'v0.9.1', action }]
      const answer = await send({ type: 'data', data, media_type: 'application/a2ui+json' })
      expect(answer.status).toBeLessThan(300)
    },
    answers: async () =>
      (await own()).flatMap(({ parts }) => parts.flatMap(({ text }) => (text === undefined ? [] : [text]))),
    drafts: async () =>
      (await server.call('GET', `${path}/drafts`, session)).body.drafts as { parts: { text: string }[] }[],
  }
}
