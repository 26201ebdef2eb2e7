import { sendWrite, type SendWrite } from '../../conversations/messages/send.write.ts'
import { Agent, request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eachDatabase } from '../../testing/databases.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { envelope, question, type TestAgent } from '../../testing/calls.ts'

const callers = 50

/** Thousands of calls in one process, over a pool of four connections to the database: waiting takes none. */
eachDatabase((dialect, open) => {
  const callsEach = dialect === 'sqlite' ? 100 : 20
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

  const ask = (token: string, text: string) =>
    new Promise<string>((resolve, reject) => {
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
            .on('end', () => resolve(JSON.parse(body).result?.message.parts[0].text ?? body))
        },
      )
      sent.on('error', reject).end(envelope('SendMessage', question(text)))
    })

  it('holds thousands of calls, and answers each with the reply that names it', async () => {
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
      .poll(async () => (await questions()).length, { timeout: 60_000, interval: 200 })
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
    await Promise.all(replies.map((reply) => context.commits.submit(sendWrite, reply)))
    const answers = await Promise.all(asking.map(({ answer }) => answer))
    expect(answers).toEqual(asking.map(({ text }) => `re ${text}`))
    await expect.poll(() => context.waiters.size).toBe(0)
  }, 120_000)
})
