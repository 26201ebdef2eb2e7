import { sendWrite, type SendWrite } from '../../conversations/messages/send.write.ts'
import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eachDatabase } from '../../testing/databases.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { envelope, question, type TestAgent } from '../../testing/calls.ts'

const callers = 50

/** Hundreds of calls in one process, with a pool of four database connections: waiting uses none. */
eachDatabase((dialect, open) => {
  const callsEach = dialect === 'sqlite' ? 20 : 10
  let server: TestServer
  let session: string
  let agent: TestAgent
  const sockets = new Agent({ keepAlive: false, maxSockets: Infinity })
  beforeAll(async () => {
    server = await startTestServer(open.place(), undefined, { PARLEY_CHECK_REPLIES: 'false' })
    session = (await server.user()).session
    agent = await server.agent(session)
  })
  afterAll(async () => {
    sockets.destroy()
    await server.close()
    expect(server.errors).toEqual([])
  })

  /** Retries a call when the server sheds load: so many concurrent calls may wait too long for their transaction. */
  async function ask(token: string, text: string): Promise<string> {
    for (let attempt = 1; ; attempt += 1) {
      const { status, body } = await call(token, text)
      if (status !== 503) return JSON.parse(body).result?.message.parts[0].text ?? body
      await setTimeout(500 * attempt)
    }
  }

  const call = (token: string, text: string) =>
    new Promise<{ status: number; body: string }>((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'a2a-version': '1.0' }
      const sent = request(
        `${server.url}/a2a/${agent.handle}`,
        { method: 'POST', headers, agent: sockets },
        (response) => {
          let body = ''
          response
            .on('data', (chunk) => {
              body += chunk
            })
            .on('end', () => resolve({ status: response.statusCode!, body }))
        },
      )
      sent.on('error', reject).end(envelope('SendMessage', question(text)))
    })

  it(`keeps ${callers * callsEach} calls open, and answers each with the reply that refers to it`, async () => {
    const { context } = server
    const tokens: string[] = []
    while (tokens.length < callers) tokens.push((await server.agent(session)).token)
    const asking = tokens.flatMap((token, at) =>
      Array.from({ length: callsEach }, (_, no) => {
        const text = `${at} ${no}`
        return { text, answer: ask(token, text) }
      }),
    )
    const questions = () =>
      context.database.read((tx) =>
        tx.rows<{ id: string; chat_id: string; parts: string }>(
          'SELECT id, chat_id, parts FROM messages WHERE sender_id <> ?',
          [agent.id],
        ),
      )
    await expect
      .poll(async () => (await questions()).length, { timeout: 120_000, interval: 200 })
      .toBe(callers * callsEach)
    await expect.poll(() => context.waiters.size).toBe(callers)
    const replies = (await questions()).map(({ id, chat_id, parts }): SendWrite => ({
      actorId: agent.id,
      chatId: chat_id,
      messageId: context.ids.next('msg'),
      text: null,
      parts: [{ type: 'text', text: `re ${JSON.parse(parts)[0].text}` }],
      replyTo: { messageId: id, partId: null },
    }))
    // More writes at a time would be rejected on a slow machine.
    while (replies.length > 0)
      await Promise.all(replies.splice(0, 50).map((reply) => context.commits.submit(sendWrite, reply)))
    const answers = await Promise.all(asking.map(({ answer }) => answer))
    expect(answers).toEqual(asking.map(({ text }) => `re ${text}`))
    await expect.poll(() => context.waiters.size).toBe(0)
  }, 180_000)
})
