import { describe, expect, it } from 'vitest'

import type { Message } from '../../../generated/current/types.gen.ts'
import type { Chat, UserEvent } from '../../../generated/extensions/types.gen.ts'
import { messageIdOf } from '../message-id.ts'
import {
  chatTitle,
  hasGrown,
  orderedChats,
  replaceChats,
  steadyChats,
  summarize,
  unreadCount,
  withListed,
  writtenThrough,
} from './chats.rules.ts'
import { addMessage, addPage, changeReaction, mergeMessages, setPending, statusOf } from './conversation.rules.ts'
import { applyEvent } from './events.rules.ts'
import { handlesIn } from './handles.rules.ts'
import { mediaKind } from './media.rules.ts'
import { retryDelayMs } from './retry.rules.ts'
import { emptyConversation, emptyState, type Conversation, type Pending, type State } from './state.ts'
import { mentionIn, segmentsOf } from './text.rules.ts'
import { drawnMax, newerWindow, newestWindow, olderWindow, shiftedWindow } from './window.rules.ts'

const me = { userId: 'usr_ann', handle: 'ann' }
const ann = { type: 'user' as const, id: 'usr_ann', handle: 'ann' }
const ben = { type: 'user' as const, id: 'usr_ben', handle: 'ben' }

const message = (sequence: number, more: Partial<Message> = {}): Message => ({
  message_id: `msg_${sequence}`,
  chat_id: 'cnv_1',
  sequence,
  sender: ben,
  parts: [{ type: 'text', part_id: 'prt_0', text: `text ${sequence}` }],
  created_at: new Date(sequence * 1000).toISOString(),
  ...more,
})
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_item, at) => message(from + at))
const sequences = ({ messages }: Conversation) => messages.map(({ sequence }) => sequence)
const pending = (messageId: string): Pending => ({
  messageId,
  parts: [{ type: 'text', text: 'hello' }],
  replyTo: null,
  createdAt: 5_000,
  status: 'sending',
  error: null,
})
const chat = (id: string, more: Partial<Chat> = {}): Chat => ({
  id,
  kind: 'direct',
  group_name: null,
  status: 'active',
  participants: [ann, ben].map((party) => ({ ...party, joined_sequence: 1, role: 'member' as const })),
  invited: [],
  last_sequence: 0,
  created_at: new Date(0).toISOString(),
  ...more,
})
const sequencesOf = (messages: readonly Message[]) => messages.map(({ sequence }) => sequence)

it('messages are merged in order and once, wherever the new ones belong', () => {
  const known = range(10, 14)
  const merged = (incoming: readonly Message[]) => sequencesOf(mergeMessages(known, incoming))
  expect(merged([message(9), message(8)])).toEqual([8, 9, 10, 11, 12, 13, 14])
  expect(merged([message(16), message(15)])).toEqual([10, 11, 12, 13, 14, 15, 16])
  expect(merged([message(15), message(15)])).toEqual([10, 11, 12, 13, 14, 15])
  expect(merged([message(15), message(14), message(9)])).toEqual([9, 10, 11, 12, 13, 14, 15])
  expect(merged([])).toEqual([10, 11, 12, 13, 14])
  expect(sequencesOf(mergeMessages([], [message(2), message(1), message(2)]))).toEqual([1, 2])
})

const event = (event_type: string, data: object, more: object = {}) =>
  ({ event_id: 'evt_1', sequence: 1, event_type, chat_id: 'cnv_1', data, created_at: 'now', ...more }) as UserEvent
const withChat = (conversation: Conversation = emptyConversation): State => ({
  ...emptyState(me),
  chats: new Map([['cnv_1', { ...withListed(undefined, chat('cnv_1')), conversation }]]),
})

describe('the messages of a chat', () => {
  it('stand in their order, each once, whatever order they come in', () => {
    let conversation = addPage(emptyConversation, { messages: range(4, 6).reverse(), has_more: true }, false)
    conversation = addPage(conversation, { messages: range(1, 4).reverse(), has_more: false }, true)
    conversation = addMessage(addMessage(conversation, message(7)), message(5))
    expect(sequences(conversation)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(conversation.hasMore).toBe(false)
  })

  it('have no gap: a newest page that reaches nothing known replaces it', () => {
    const known = addPage(emptyConversation, { messages: range(1, 3), has_more: false }, false)
    const apart = addPage(known, { messages: range(50, 60), has_more: true }, false)
    expect([sequences(apart)[0], apart.hasMore]).toEqual([50, true])
    const near = addPage(known, { messages: range(3, 8), has_more: true }, false)
    expect([sequences(near), near.hasMore]).toEqual([[1, 2, 3, 4, 5, 6, 7, 8], false])
  })

  it('keep stamps that an event does not know', () => {
    const read = message(1, { read_at: 'then', delivered_at: 'then', reactions: [] })
    const again = addMessage({ ...emptyConversation, messages: [read] }, message(1))
    expect(again.messages[0]).toMatchObject({ read_at: 'then', delivered_at: 'then', reactions: [] })
  })

  it('show a send once, whether its answer, an event or a page tells of it first', () => {
    const waiting = setPending(emptyConversation, pending('msg_9'))
    const stored = message(9, { sender: ann })
    const answered = addMessage(waiting, stored)
    const paged = addPage(waiting, { messages: [stored], has_more: false }, false)
    for (const conversation of [answered, paged]) {
      expect([conversation.pending.length, conversation.messages.length]).toEqual([0, 1])
      // A late report of the outbox brings nothing back.
      expect(setPending(conversation, pending('msg_9')).pending).toEqual([])
    }
  })

  it('keep the order of what waits when one of them changes', () => {
    let conversation = setPending(setPending(emptyConversation, pending('msg_a')), pending('msg_b'))
    conversation = setPending(conversation, { ...pending('msg_a'), status: 'rejected', error: 'no' })
    expect(conversation.pending.map(({ messageId, status }) => [messageId, status])).toEqual([
      ['msg_a', 'rejected'],
      ['msg_b', 'sending'],
    ])
  })

  it('are delivered and read up to a watermark, also when it comes before the message', () => {
    const { state } = applyEvent(withChat(), event('message.read', { through_sequence: 2, recipient: ben }))
    const later = applyEvent(state, event('message.delivered', { through_sequence: 3, recipient: ben })).state
    const again = applyEvent(later, event('message.delivered', { through_sequence: 1, recipient: ben })).state
    const { conversation } = again.chats.get('cnv_1')!
    const statuses = range(1, 4).map((own) => statusOf(addMessage(conversation, own), own))
    expect(statuses).toEqual(['read', 'read', 'delivered', 'sent'])
    expect(statusOf(emptyConversation, message(9, { read_at: 'then' }))).toBe('read')
  })

  it('show in a group, where nothing has a stamp, the reactions that the transcript has', () => {
    const reaction = { type: 'emoji', emoji: '👍', actor: ben, created_at: 'now' } as const
    const known = addPage(emptyConversation, { messages: [message(1, { reactions: [] })], has_more: false }, false)
    const read = addPage(known, { messages: [message(1, { reactions: [reaction] })], has_more: false }, false)
    expect(read.messages[0]!.reactions).toEqual([reaction])
    expect(addMessage(read, message(1, { reactions: [] })).messages[0]!.reactions).toEqual([reaction])
    const taken = addPage(read, { messages: [message(1, { reactions: [] })], has_more: false }, false)
    expect(taken.messages[0]!.reactions).toEqual([])
  })

  it('have one reaction of each person in a place', () => {
    const reaction = (emoji: string) => ({ type: 'emoji', emoji, actor: ben, created_at: 'now' })
    let conversation: Conversation = { ...emptyConversation, messages: [message(1)] }
    conversation = changeReaction(conversation, 'msg_1', 'added', reaction('👍'))
    conversation = changeReaction(conversation, 'msg_1', 'added', reaction('❤️'))
    expect(conversation.messages[0]!.reactions!.map(({ emoji }) => emoji)).toEqual(['❤️'])
    conversation = changeReaction(conversation, 'msg_1', 'removed', reaction('❤️'))
    expect(conversation.messages[0]!.reactions).toEqual([])
  })
})

describe('an event', () => {
  it('brings a message once, and is announced once', () => {
    const received = event('message.received', { message: message(1) })
    const first = applyEvent(withChat(), received)
    expect(first.arrived?.sequence).toBe(1)
    const second = applyEvent(first.state, received)
    expect([second.arrived, sequences(second.state.chats.get('cnv_1')!.conversation)]).toEqual([null, [1]])
  })

  it('of an own message is not announced', () => {
    expect(applyEvent(withChat(), event('message.received', { message: message(1, { sender: ann }) })).arrived).toBe(
      null,
    )
  })

  it('of a message behind others that are not known asks for them: another session has written', () => {
    const received = (sequence: number) => event('message.received', { message: message(sequence) })
    const first = applyEvent(withChat(), received(4))
    expect(first.staleChat).toBe(null)
    expect(applyEvent(first.state, received(5)).staleChat).toBe(null)
    expect(applyEvent(first.state, received(6)).staleChat).toBe('cnv_1')
    expect(applyEvent(first.state, received(3)).staleChat).toBe(null)
    const entry = first.state.chats.get('cnv_1')!
    const listed = (last_sequence: number) => ({ ...entry.chat, last_sequence })
    expect([hasGrown(entry, listed(4)), hasGrown(entry, listed(5)), hasGrown(undefined, listed(0))]).toEqual([
      false,
      true,
      true,
    ])
  })

  it('of an unknown chat, or about who is in one, asks for the chat', () => {
    const unknown = event('message.received', { message: message(1) }, { chat_id: 'cnv_2' })
    expect(applyEvent(withChat(), unknown).staleChat).toBe('cnv_2')
    expect(applyEvent(withChat(), event('participant.added', {})).staleChat).toBe('cnv_1')
  })

  it('of the own end in a chat takes the chat out of the list, and asks for nothing', () => {
    const removed = event('participant.removed', { participant: ann, actor: ben, effective_sequence: 1 })
    const outcome = applyEvent(withChat(), removed)
    expect([outcome.state.chats.size, outcome.staleChat]).toEqual([0, null])
    expect(applyEvent(outcome.state, removed).staleChat).toBe(null)
    const other = event('participant.removed', { participant: ben, actor: ben, effective_sequence: 1 })
    expect(applyEvent(withChat(), other).staleChat).toBe('cnv_1')
  })

  it('of an unknown type, or about no chat, changes nothing', () => {
    const state = withChat()
    expect(applyEvent(state, event('new.thing', {})).state).toBe(state)
    expect(applyEvent(state, event('contact_request.updated', {}, { chat_id: undefined })).state).toBe(state)
  })
})

describe('the list of chats', () => {
  it('has first where something happened last, what waits to be sent included', () => {
    const entries = [
      { ...withListed(undefined, chat('old')), conversation: { ...emptyConversation, messages: [message(1)] } },
      { ...withListed(undefined, chat('new')), conversation: { ...emptyConversation, messages: [message(4)] } },
      { ...withListed(undefined, chat('own')), conversation: { ...emptyConversation, pending: [pending('msg_x')] } },
    ]
    const chats = new Map(entries.map((entry) => [entry.chat.id, entry]))
    expect(orderedChats({ chats }).map((entry) => entry.chat.id)).toEqual(['own', 'new', 'old'])
  })

  it('keeps its order while it is used, with what is new at its end', () => {
    const idsOf = (drawn: string[], ids: string[]) =>
      steadyChats(
        ids.map((id) => withListed(undefined, chat(id))),
        drawn,
      ).map((entry) => entry.chat.id)
    expect(idsOf(['a', 'b', 'c'], ['c', 'new', 'a', 'newer', 'b'])).toEqual(['a', 'b', 'c', 'new', 'newer'])
    expect(idsOf(['a', 'gone', 'b'], ['b', 'a'])).toEqual(['a', 'b'])
  })

  it('counts what others wrote and the person has not read', () => {
    const messages = [message(1), message(2), message(3, { sender: ann }), message(4), message(5)]
    const listed = withListed(undefined, chat('cnv_1', { read_sequence: 4 }))
    const entry = { ...listed, conversation: { ...emptyConversation, messages } }
    expect(unreadCount(entry, me)).toBe(1)
    expect(unreadCount({ ...entry, readSequence: writtenThrough(messages, me) }, me)).toBe(2)
    expect(unreadCount({ ...entry, readSequence: 5 }, me)).toBe(0)
    // A list that was on its way while the person read on takes nothing back.
    expect(withListed({ ...entry, readSequence: 5 }, chat('cnv_1', { read_sequence: 4 })).readSequence).toBe(5)
    expect(writtenThrough([message(1)], me)).toBe(0)
  })

  it('forgets what is listed no more, and keeps what came while the list was on its way', () => {
    const state = { ...withChat(), chats: new Map(['a', 'b'].map((id) => [id, withListed(undefined, chat(id))])) }
    const after = replaceChats(state, [chat('c')], new Set(['a']))
    expect([...after.chats.keys()].sort()).toEqual(['b', 'c'])
  })

  it('calls a chat by its name, or by who else is in it', () => {
    expect(chatTitle(chat('a', { group_name: 'Trip' }), me)).toBe('Trip')
    expect(chatTitle(chat('a'), me)).toBe('ben')
    expect(chatTitle(chat('a', { participants: [], invited: ['eve'] }), me)).toBe('eve')
    expect(chatTitle(chat('a', { participants: [] }), me)).toBe('Nobody else')
  })

  it('shows one short line of a message', () => {
    expect(
      summarize([
        { type: 'text', text: ' a\n b ' },
        { type: 'data', data: 1 },
      ]),
    ).toBe('a b Data')
    const file = { type: 'media', url: 'https://a.example/b' } as const
    expect(summarize([file])).toBe('Attachment')
    expect(summarize([{ type: 'text', text: 'See' }, file, file])).toBe('See · 2 attachments')
    expect(summarize([{ type: 'data', data: [], media_type: 'application/a2ui+json' }])).toBe('Interactive surface')
    expect(summarize([{ type: 'text', text: 'x'.repeat(500) }])).toHaveLength(140)
  })
})

describe('a text', () => {
  const show = (part: Parameters<typeof segmentsOf>[0]) =>
    segmentsOf(part).map(({ text, styles, isMention, href }) => [text, styles.join('+'), isMention ? '@' : '', href])

  it('is cut where styles, the mention and addresses begin and end', () => {
    const text = 'Hi @ben see https://a.example/b?c=1.'
    const styles = ['italic' as const, { style: 'bold' as const, start: 3, length: 8 }]
    expect(show({ type: 'text', text, styles, mention_range: { start: 3, length: 4 } })).toEqual([
      ['Hi ', 'italic', '', null],
      ['@ben', 'italic+bold', '@', null],
      [' see', 'italic+bold', '', null],
      [' ', 'italic', '', null],
      ['https://a.example/b?c=1', 'italic', '', 'https://a.example/b?c=1'],
      ['.', 'italic', '', null],
    ])
  })

  it('loses and repeats nothing, whatever the ranges say', () => {
    const ranges = [
      { style: 'bold' as const, start: 2, length: 999 },
      { style: 'italic' as const, start: -4, length: 5 },
    ]
    const segments = segmentsOf({ type: 'text', text: 'some text', styles: ranges })
    expect(segments.map(({ text }) => text).join('')).toBe('some text')
    expect(
      segmentsOf({ type: 'text', text: '' })
        .map(({ text }) => text)
        .join(''),
    ).toBe('')
  })

  it('leads nowhere but to the web', () => {
    expect(
      show({ type: 'text', text: 'javascript:alert(1) data:text/html,x' }).every(([, , , href]) => href === null),
    ).toBe(true)
  })

  it('mentions who is in the chat, and nobody else', () => {
    expect(mentionIn('ask @Ben now', ['ann', 'ben'])).toEqual({
      mention: { handle: 'ben' },
      mention_range: { start: 4, length: 4 },
    })
    expect(mentionIn('ask @eve', ['ann', 'ben'])).toEqual({})
  })
})

describe('what is drawn of a long conversation', () => {
  it('is bounded on the way up and down, and reaches both ends', () => {
    const count = 10_000
    let window = newestWindow(count)
    for (let moves = 0; window.start > 0; moves++) {
      window = olderWindow(window)
      expect(window.end - window.start).toBeLessThanOrEqual(drawnMax)
      expect(moves).toBeLessThan(200)
    }
    for (let moves = 0; window.end < count; moves++) {
      window = newerWindow(window, count)
      expect(window.end - window.start).toBeLessThanOrEqual(drawnMax)
      expect(moves).toBeLessThan(200)
    }
  })

  it('stays on the same messages when older ones come, and follows the end', () => {
    expect(shiftedWindow({ start: 0, end: 50 }, 30, 100, 130)).toEqual({ start: 30, end: 80 })
    expect(shiftedWindow({ start: 20, end: 100 }, 0, 100, 101)).toEqual({ start: 20, end: 101 })
  })
})

describe('small rules', () => {
  it('reads handles as people type them', () => {
    expect(handlesIn(' @Ann, ben;ben  eve ')).toEqual(['ann', 'ben', 'eve'])
    expect(handlesIn(' , ')).toEqual([])
  })

  it('shows nothing in the page that could run something', () => {
    expect(['image/png', 'Audio/MPEG', 'video/mp4; codecs=x'].map(mediaKind)).toEqual(['image', 'audio', 'video'])
    expect(['image/svg+xml', 'text/html', 'application/pdf', ''].map(mediaKind)).toEqual([null, null, null, null])
  })

  it('waits longer each time, and as long as the server asks', () => {
    expect([1, 2, 3, 20].map((failures) => retryDelayMs(failures, null))).toEqual([500, 1000, 2000, 30_000])
    expect([retryDelayMs(1, 7), retryDelayMs(1, 9_999)]).toEqual([7_000, 60_000])
  })

  it('makes message ids that the service takes and that sort by time', () => {
    const random = new Uint8Array(16).fill(255)
    const ids = [0, 1, 1_800_000_000_000, 281_474_976_710_655].map((time) => messageIdOf(time, random))
    for (const id of ids) expect(id).toMatch(/^msg_[0-7][0-9a-hjkmnp-tv-z]{25}$/)
    expect(ids.toSorted()).toEqual(ids)
  })
})
