import { reactionWrite } from '../conversations/reactions/reaction.write.ts'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '../platform/database/database.ts'
import { replyValidators as current } from '../../generated/current/reply-validators.js'
import { replyValidators as extensions } from '../../generated/extensions/reply-validators.js'
import { createWorld } from '../testing/world.ts'
import type { World } from '../testing/world.ts'
import { eachDatabase } from '../testing/databases.ts'
import { responseMismatch } from './check-reply.ts'
import { handlers as currentHandlers } from './forms/current/form.ts'
import { handlers as extensionsHandlers } from './forms/extensions/form.ts'
import type { Caller } from '../identity/accounts/caller.ts'
import type { Form } from './form.ts'
import type { Reply } from './handler.ts'
import type { ReplyValidators } from '../platform/validation.ts'

interface Request {
  path?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
}

// The exact types apply where the table is served; this test calls every handler with one function.
const handlers = { ...extensionsHandlers, ...currentHandlers } as unknown as Form['handlers']
const validators: ReplyValidators = { ...extensions, ...current }

eachDatabase((_name, open) => {
  let world: World
  let ann: Caller
  let bot: Caller
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    world = createWorld(database)
    ann = await world.user()
    bot = await world.agent({ owner: ann })
  })
  afterEach(() => world.stop())

  /** Calls a handler and compares its reply with the documents. */
  async function call(operationId: string, caller: Caller, request: Request = {}): Promise<Reply & { body: any }> {
    const signal = new AbortController().signal
    const parts = {
      caller,
      body: undefined,
      path: {},
      query: {},
      headers: {},
      headOnly: false,
      signal,
      ip: '',
      ...request,
    }
    const reply = await handlers[operationId]!(world.context, parts)
    expect(responseMismatch(validators[operationId]!, reply)).toBe(undefined)
    return reply as Reply & { body: any }
  }

  it('responses match the documents, from the first chat to the last event', async () => {
    const limit = 50
    const pull = { after: 0, timeout: 0, limit }
    const direct = { kind: 'direct', handles: [bot.handle.toUpperCase()] }
    const opened = await call('createChat', ann, { body: direct })
    expect(opened.status).toBe(201)
    expect((await call('createChat', ann, { body: direct })).status).toBe(200)
    const path = { id: opened.body.chat.id }

    const messageId = world.context.ids.next('msg')
    const parts = [
      { type: 'text', text: 'hi' },
      { type: 'data', data: { b: [1, null] } },
    ]
    const sent = await call('sendOwnMessage', ann, { path, body: { message_id: messageId, parts } })
    const page = await call('listEvents', bot, { query: pull })
    expect(page.body.events).toMatchObject([
      { agent_id: bot.id, chat_id: path.id, schema_version: '1', data: { message: sent.body.message } },
    ])
    const react = { operation: 'add', type: 'emoji', emoji: '👍', targetPartId: null } as const
    await world.context.commits.submit(reactionWrite, { ...react, actorId: bot.id, messageId })
    await call('setTyping', bot, { path, body: { started: true } })
    const history = await call('listMessages', bot, { path, query: { limit } })
    expect(history.body.messages).toMatchObject([
      { message_id: messageId, reactions: [{ emoji: '👍' }], read_at: null },
    ])
    expect(history.body.messages[0].delivered_at).toMatch(/^\d{4}-.*\.\d{3}Z$/)

    const answer = await world.send(bot, path.id)
    expect((await call('markOwnDelivered', ann, { path, body: { message_id: answer.id } })).body.advanced).toBe(true)
    expect((await call('markOwnRead', ann, { path, body: { message_id: answer.id } })).body.advanced).toBe(true)
    await call('setOwnTyping', ann, { path, body: { started: false } })
    expect((await call('listOwnMessages', ann, { path, query: { limit } })).body.messages).toHaveLength(2)
    const own = await call('listOwnEvents', ann, { query: pull })
    expect(own.body.events.map((event: { event_type: string }) => event.event_type)).toEqual([
      'message.delivered',
      'reaction.changed',
      'message.received',
    ])
  })

  it('responses of group routes and lists match the documents', async () => {
    const body = { kind: 'group', handles: [bot.handle], group_name: 'Crew' }
    const path = { id: (await call('createChat', ann, { body })).body.chat.id }
    const late = await world.user()
    const added = await call('addParticipant', ann, { path, body: { handle: late.handle } })
    expect(added).toMatchObject({ status: 202, body: { invitation: { handle: late.handle, status: 'pending' } } })
    const { requests } = (await call('listRequests', late, { query: { limit: 50 } })).body
    const accepted = await call('acceptRequest', late, { path: { id: requests[0].id } })
    expect(accepted.body.request).toMatchObject({ kind: 'group', status: 'accepted', group_name: 'Crew' })
    const again = await call('addParticipant', ann, { path, body: { handle: late.handle } })
    expect(again).toMatchObject({ status: 200, body: { participant: { user_id: late.id, joined_sequence: 1 } } })
    expect((await call('renameChat', ann, { path, body: { group_name: 'Band' } })).body.chat.group_name).toBe('Band')
    expect((await call('removeParticipant', late, { path: { ...path, handle: late.handle } })).status).toBe(204)
    const { chat } = (await call('getOwnChat', ann, { path })).body
    const { read_sequence: position, last_message: last, unread_count: unread, ...own } = chat
    expect((await call('getChat', bot, { path })).body.chat).toEqual(own)
    expect([position, last, unread]).toEqual([0, null, 0])
    expect((await call('listChats', bot, { query: { limit: 1 } })).body.chats).toHaveLength(1)
    expect((await call('listOwnChats', ann, { query: { limit: 1, kind: 'direct' } })).body.chats).toEqual([])
    const { body: log } = await call('listEvents', bot, { query: { after: 0, timeout: 0, limit: 50 } })
    expect(log.events.map((event: { event_type: string }) => event.event_type)).toEqual([
      'participant.added',
      'participant.added',
      'chat.group_name_updated',
      'participant.removed',
    ])
  })

  it('responses of blocks match the documents', async () => {
    const path = { handle: ann.handle.toUpperCase() }
    expect((await call('blockHandle', bot, { path })).body).toEqual({ handle: ann.handle, changed: true })
    expect((await call('listBlockedHandles', bot, { query: { limit: 1 } })).body).toMatchObject({
      blocked_handles: [{ handle: ann.handle }],
      next_cursor: null,
      has_more: false,
    })
    expect((await call('unblockHandle', bot, { path })).body).toEqual({ handle: ann.handle, changed: true })
  })
})
