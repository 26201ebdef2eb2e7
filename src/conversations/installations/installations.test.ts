import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { createIds } from '../../platform/ids.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { closeTestPair, newHandle, startTestPair, testOperatorKey, type TestServer } from '../../testing/server.ts'

const ids = createIds(systemClock)
const parts = [{ type: 'text', text: 'x' }]
type Member = { id: string; handle: string }
type TestUser = Member & { session: string }
type Agent = Member & { token: string }

eachDatabase((dialect, open) => {
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

  const openChat = async (credential: string, other: Member, server = here) =>
    server.call('POST', '/v1/chats', credential, { kind: 'direct', handles: [other.handle] })
  const install = (who: TestUser, agent: Member) =>
    here.call('PUT', `/v1/me/installations/${agent.handle}`, who.session, {})
  const uninstall = (who: TestUser, agent: Member) =>
    here.call('DELETE', `/v1/me/installations/${agent.handle}`, who.session)
  const installed = async (who: TestUser) =>
    (await here.call('GET', '/v1/me/installations', who.session)).body.installations as {
      agent_handle: string
      chat_id: string
    }[]
  const say = async (agent: Agent, chatId: string, messageId = ids.next('msg'), server = here) =>
    server.call('POST', '/v1/messages', agent.token, { message_id: messageId, chat_id: chatId, parts })
  const write = (who: TestUser, chatId: string, messageId = ids.next('msg')) =>
    here.call('POST', `/v1/me/chats/${chatId}/messages`, who.session, { message_id: messageId, parts })
  const latest = async (agent: Agent) => (await here.call('GET', '/v1/events', agent.token)).body.latest as number
  const pair = async () => {
    const ann = await here.user()
    const bot = await here.agent(ann.session)
    return { ann, bot, chatId: (await openChat(ann.session, bot)).body.chat.id as string }
  }

  it('begins when the person opens the chat, and not when the agent opens it', async () => {
    const { ann, bot, chatId } = await pair()
    expect(await installed(ann)).toMatchObject([{ agent_handle: bot.handle, chat_id: chatId, built_in: false }])
    expect(await installed(await here.user())).toEqual([])
    expect(await install(ann, bot)).toMatchObject({
      status: 200,
      body: { changed: false, installation: { chat_id: chatId } },
    })

    const eager = await here.agent(ann.session)
    const opened = await openChat(eager.token, ann)
    expect(opened.body.created).toBe(true)
    expect(await installed(ann)).toHaveLength(1)
    expect((await openChat(ann.session, eager)).body).toMatchObject({
      created: false,
      chat: { id: opened.body.chat.id },
    })
    expect(await installed(ann)).toHaveLength(2)
  })

  it('rejects every write of a removed agent, also replays, and does not affect its other chats', async () => {
    const { ann, bot, chatId } = await pair()
    const sibling = await here.agent(ann.session)
    const other = (await openChat(bot.token, sibling)).body.chat.id
    const group = (await here.call('POST', '/v1/chats', ann.session, { kind: 'group', handles: [bot.handle] })).body
      .chat.id
    const sent = ids.next('msg')
    await say(bot, chatId, sent)
    const asked = (await write(ann, chatId)).body.message.message_id
    const before = await latest(bot)
    expect((await uninstall(ann, bot)).status).toBe(204)

    const body = () => ({ message_id: ids.next('msg'), parts })
    const writes: [string, unknown][] = [
      ['/v1/messages', { ...body(), chat_id: chatId }],
      ['/v1/messages', { message_id: sent, chat_id: chatId, parts }],
      [`/v1/chats/${chatId}/messages`, body()],
      [`/v2/chats/${chatId}/messages`, body()],
      [`/v1/messages/${asked}/reactions`, { operation: 'add', type: 'emoji', emoji: '👍' }],
      [`/v1/chats/${chatId}/read`, { message_id: asked }],
      [`/v1/chats/${chatId}/delivered`, { message_id: asked }],
      [`/v1/chats/${chatId}/typing`, { started: true }],
      ['/v1/chats', { kind: 'direct', handles: [ann.handle] }],
    ]
    for (const [path, json] of writes) {
      expect(await there.call('POST', path, bot.token, json), path).toMatchObject({
        status: 403,
        body: { error: { code: 'forbidden' } },
      })
    }
    expect((await here.call('GET', `/v1/chats/${chatId}/messages`, bot.token)).status).toBe(403)
    expect(await latest(bot)).toBe(before)
    const {
      body: { messages },
    } = await here.call('GET', `/v1/me/chats/${chatId}/messages`, ann.session)
    expect(messages.map(({ message_id }: { message_id: string }) => message_id)).toEqual([asked, sent])
    for (const open of [other, group]) expect((await say(bot, open)).status).toBe(202)
    expect((await uninstall(ann, bot)).status).toBe(404)
  })

  it('is restored in the same chat with a new period and correct stamps', async () => {
    const { ann, bot, chatId } = await pair()
    const before = (await write(ann, chatId)).body.message.message_id
    await uninstall(ann, bot)
    const between = (await write(ann, chatId)).body.message.message_id
    expect((await install(ann, bot)).body).toMatchObject({ changed: true, installation: { chat_id: chatId } })
    const after = (await write(ann, chatId)).body.message.message_id
    const { body: page } = await here.call('GET', '/v1/events', bot.token)
    expect(
      page.events.map(({ data }: { data: { message: { message_id: string } } }) => data.message.message_id),
    ).toEqual([before, after])
    await here.call('POST', `/v1/chats/${chatId}/read`, bot.token, { message_id: after })
    const seen = await here.call('GET', `/v1/chats/${chatId}/messages`, bot.token)
    expect(seen.body.messages.map(({ message_id }: { message_id: string }) => message_id)).toEqual([after, before])
    const own = await here.call('GET', `/v1/me/chats/${chatId}/messages`, ann.session)
    expect(
      own.body.messages.map((message: { message_id: string; read_at: unknown }) => [
        message.message_id,
        message.read_at !== null,
      ]),
    ).toEqual([
      [after, true],
      [between, false],
      [before, true],
    ])

    await uninstall(ann, bot)
    expect((await openChat(ann.session, bot)).body).toMatchObject({ created: false, chat: { id: chatId } })
    expect((await say(bot, chatId)).status).toBe(202)
  })

  it('removes an agent that opened the chat itself, and rejects removal of a built-in agent', async () => {
    const ann = await here.user()
    const eager = await here.agent(ann.session)
    const chatId = (await openChat(eager.token, ann)).body.chat.id
    expect((await uninstall(ann, eager)).status).toBe(204)
    expect((await say(eager, chatId)).status).toBe(403)

    const builtIn = {
      owner_handle: ann.handle,
      handle: newHandle(),
      display_name: 'Guide',
      built_in: true,
      visibility: 'public',
    }
    await here.call('POST', '/_ops/agents', testOperatorKey, builtIn)
    expect(await install(ann, builtIn as unknown as Member)).toMatchObject({
      status: 200,
      body: { installation: { built_in: true } },
    })
    expect((await uninstall(ann, builtIn as unknown as Member)).status).toBe(403)
  })

  it('is listed in order and in pages, without removed agents, regardless of the state of the agent', async () => {
    const [owner, ann] = [await here.user(), await here.user()]
    const publish = (agent: Agent, visibility: string) =>
      here.call('PATCH', `/v1/me/agents/${agent.id}`, owner.session, { visibility })
    const agents: Agent[] = []
    for (let made = 0; made < 6; made++) agents.push(await here.agent(owner.session))
    const [first, second, hidden, suspended, removed, deleted] = agents as [Agent, Agent, Agent, Agent, Agent, Agent]
    const chats = new Map<string, string>()
    for (const agent of agents) {
      await publish(agent, 'public')
      chats.set(agent.handle, (await install(ann, agent)).body.installation.chat_id)
    }
    const eager = await here.agent(owner.session)
    await openChat(eager.token, ann)
    await uninstall(ann, removed)
    await publish(hidden, 'private')
    await here.call('PUT', `/_ops/handles/${suspended.handle}/status`, testOperatorKey, { status: 'suspended' })
    await here.call('DELETE', `/v1/me/agents/${deleted.id}`, owner.session)
    // Removed and installed again: now the newest.
    await uninstall(ann, first)
    await install(ann, first)

    const expected = [second, hidden, suspended, first].map(({ handle }) => handle)
    const list = await installed(ann)
    expect(list.map(({ agent_handle }) => agent_handle)).toEqual(expected)
    expect(list.map(({ chat_id }) => chat_id)).toEqual(expected.map((handle) => chats.get(handle)))
    const pages: string[] = []
    for (let next: string | null = ''; next !== null;) {
      const { body } = await here.call('GET', `/v1/me/installations?limit=3${next && `&cursor=${next}`}`, ann.session)
      pages.push(...body.installations.map(({ agent_handle }: { agent_handle: string }) => agent_handle))
      expect(body.has_more).toBe(body.next_cursor !== null)
      next = body.next_cursor
    }
    expect(pages).toEqual(expected)

    // A private agent is visible in a shared chat. A suspended agent is not visible, but can be removed.
    expect(await install(ann, hidden)).toMatchObject({ status: 200, body: { changed: false } })
    expect((await install(ann, suspended)).status).toBe(404)
    for (const agent of [hidden, suspended]) expect((await uninstall(ann, agent)).status).toBe(204)
    expect((await install(ann, hidden)).status).toBe(404)
    expect((await installed(ann)).map(({ agent_handle }) => agent_handle)).toEqual([second.handle, first.handle])
  })

  it('requires an agent that is visible to the person', async () => {
    const [ann, ben] = [await here.user(), await here.user()]
    const secret = await here.agent(ann.session)
    for (const target of [secret, ann, { id: '', handle: 'nobody' }]) {
      expect((await install(ben, target)).status, target.handle).toBe(404)
      expect((await uninstall(ben, target)).status, target.handle).toBe(404)
    }
  })

  it('accepts no write after the response to a removal', async () => {
    const { ann, bot, chatId } = await pair()
    for (let round = 0; round < 6; round++) {
      let removed = false
      const late: number[] = []
      const senders = Array.from({ length: 8 }, async (_, index) => {
        for (;;) {
          const asked = removed
          const { status } = await say(bot, chatId, ids.next('msg'), index % 2 ? here : there)
          if (asked) return void late.push(status)
        }
      })
      await new Promise((resolve) => setTimeout(resolve, 20 + 10 * round))
      expect((await uninstall(ann, bot)).status).toBe(204)
      removed = true
      const stored = () => here.call('GET', `/v1/me/chats/${chatId}`, ann.session)
      const {
        body: { chat },
      } = await stored()
      await Promise.all(senders)
      expect(late).toEqual(late.map(() => 403))
      expect((await stored()).body.chat.last_sequence).toBe(chat.last_sequence)
      await install(ann, bot)
    }
  })
})
