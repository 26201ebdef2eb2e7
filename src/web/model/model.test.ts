import { describe, expect, it } from 'vitest'

import type { Message } from '../../../generated/current/types.gen.ts'
import type { Chat, OwnChatList, UserEvent } from '../../../generated/extensions/types.gen.ts'
import {
  chatTitle,
  hasGrown,
  orderedChats,
  steadyChats,
  summarize,
  totalUnread,
  unreadCount,
  withFirstChats,
  withLast,
  withListed,
  withMoreChats,
  withRead,
  handlesIn,
} from './chats.rules.ts'
import { addMessage, addPage, changeReaction, mergeMessages, setPending, statusOf } from './conversation.rules.ts'
import { applyEvent } from './events.rules.ts'
import { mediaKind } from './media.rules.ts'
import { ApiError } from '../../client/api-error.ts'
import { retryDelayMs } from '../retry.ts'
import { emptyConversation, emptyState, type Conversation, type Pending, type State } from './state.ts'
import { mentionIn, segmentsOf, suggestionsAt } from './text.rules.ts'

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

it('messages are merged in order and without duplicates, at any position', () => {
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
/** A chat whose messages were loaded. */
const loaded: Conversation = { ...emptyConversation, isLoaded: true }
const withChat = (conversation: Conversation = loaded): State => ({
  ...emptyState(me),
  chats: new Map([['cnv_1', { ...withListed(undefined, chat('cnv_1')), conversation }]]),
})

it('keeps the loaded members of a large group when a list contains some of them', () => {
  const members = Array.from({ length: 3 }, (_item, at) => ({ id: `usr_${at}` })) as Chat['participants']
  const known = withListed(undefined, { ...chat('cnv_1'), participants: members, participants_total: 3 })
  const listed = { ...chat('cnv_1'), participants: members.slice(1), participants_total: 3 }
  expect(withListed(known, listed).chat.participants).toBe(members)
  expect(withListed(known, { ...listed, participants_total: 4 }).chat.participants).toHaveLength(2)
  expect(withListed(undefined, listed).chat.participants).toHaveLength(2)
})

describe('the messages of a chat', () => {
  it('are in order, each once, for any order of arrival', () => {
    let conversation = addPage(loaded, { messages: range(4, 6).reverse(), has_more: true }, false)
    conversation = addPage(conversation, { messages: range(1, 4).reverse(), has_more: false }, true)
    conversation = addMessage(addMessage(conversation, message(7)), message(5))
    expect(sequences(conversation)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(conversation.hasMore).toBe(false)
  })

  it('have no gap: a newest page without a known message replaces them', () => {
    const known = addPage(loaded, { messages: range(1, 3), has_more: false }, false)
    const apart = addPage(known, { messages: range(50, 60), has_more: true }, false)
    expect([sequences(apart)[0], apart.hasMore]).toEqual([50, true])
    const near = addPage(known, { messages: range(3, 8), has_more: true }, false)
    expect([sequences(near), near.hasMore]).toEqual([[1, 2, 3, 4, 5, 6, 7, 8], false])
  })

  it('keep stamps that an event does not contain', () => {
    const read = message(1, { read_at: 'then', delivered_at: 'then', reactions: [] })
    const again = addMessage({ ...loaded, messages: [read] }, message(1))
    expect(again.messages[0]).toMatchObject({ read_at: 'then', delivered_at: 'then', reactions: [] })
  })

  it('show a sent message once, whether the response, an event or a page arrives first', () => {
    const waiting = setPending(loaded, pending('msg_9'))
    const stored = message(9, { sender: ann })
    const answered = addMessage(waiting, stored)
    const paged = addPage(waiting, { messages: [stored], has_more: false }, false)
    for (const conversation of [answered, paged]) {
      expect([conversation.pending.length, conversation.messages.length]).toEqual([0, 1])
      // A late report of the outbox does not restore the pending message.
      expect(setPending(conversation, pending('msg_9')).pending).toEqual([])
    }
  })

  it('keep the order of pending messages when one of them changes', () => {
    let conversation = setPending(setPending(loaded, pending('msg_a')), pending('msg_b'))
    conversation = setPending(conversation, { ...pending('msg_a'), status: 'rejected', error: 'no' })
    expect(conversation.pending.map(({ messageId, status }) => [messageId, status])).toEqual([
      ['msg_a', 'rejected'],
      ['msg_b', 'sending'],
    ])
  })

  it('are delivered and read up to a watermark, also when it arrives before the message', () => {
    const { state } = applyEvent(withChat(), event('message.read', { through_sequence: 2, recipient: ben }))
    const later = applyEvent(state, event('message.delivered', { through_sequence: 3, recipient: ben })).state
    const again = applyEvent(later, event('message.delivered', { through_sequence: 1, recipient: ben })).state
    const { conversation } = again.chats.get('cnv_1')!
    const statuses = range(1, 4).map((own) => statusOf(addMessage(conversation, own), own))
    expect(statuses).toEqual(['read', 'read', 'delivered', 'sent'])
    expect(statusOf(loaded, message(9, { read_at: 'then' }))).toBe('read')
  })

  it('show the reactions of a loaded page in a group, whose messages have no stamps', () => {
    const reaction = { type: 'emoji', emoji: '👍', actor: ben, created_at: 'now' } as const
    const known = addPage(loaded, { messages: [message(1, { reactions: [] })], has_more: false }, false)
    const read = addPage(known, { messages: [message(1, { reactions: [reaction] })], has_more: false }, false)
    expect(read.messages[0]!.reactions).toEqual([reaction])
    expect(addMessage(read, message(1, { reactions: [] })).messages[0]!.reactions).toEqual([reaction])
    const taken = addPage(read, { messages: [message(1, { reactions: [] })], has_more: false }, false)
    expect(taken.messages[0]!.reactions).toEqual([])
  })

  it('have one reaction per person and target', () => {
    const reaction = (emoji: string) => ({ type: 'emoji', emoji, actor: ben, created_at: 'now' })
    let conversation: Conversation = { ...loaded, messages: [message(1)] }
    conversation = changeReaction(conversation, 'msg_1', 'added', reaction('👍'))
    conversation = changeReaction(conversation, 'msg_1', 'added', reaction('❤️'))
    expect(conversation.messages[0]!.reactions!.map(({ emoji }) => emoji)).toEqual(['❤️'])
    conversation = changeReaction(conversation, 'msg_1', 'removed', reaction('❤️'))
    expect(conversation.messages[0]!.reactions).toEqual([])
  })
})

describe('an event', () => {
  it('adds a message once, and is announced once', () => {
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

  it('of a message after a gap reloads the chat, because another session has sent messages', () => {
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

  it('of an unknown chat, or of its participants, reloads the chat', () => {
    const unknown = event('message.received', { message: message(1) }, { chat_id: 'cnv_2' })
    expect(applyEvent(withChat(), unknown).staleChat).toBe('cnv_2')
    expect(applyEvent(withChat(), event('participant.added', {})).staleChat).toBe('cnv_1')
  })

  it('of the removal of the person removes the chat, and reloads nothing', () => {
    const removed = event('participant.removed', { participant: ann, actor: ben, effective_sequence: 1 })
    const outcome = applyEvent(withChat(), removed)
    expect([outcome.state.chats.size, outcome.staleChat]).toEqual([0, null])
    expect(applyEvent(outcome.state, removed).staleChat).toBe(null)
    const other = event('participant.removed', { participant: ben, actor: ben, effective_sequence: 1 })
    expect(applyEvent(withChat(), other).staleChat).toBe('cnv_1')
  })

  it('of an unknown type, or without a chat, changes nothing', () => {
    const state = withChat()
    expect(applyEvent(state, event('new.thing', {})).state).toBe(state)
    expect(applyEvent(state, event('contact_request.updated', {}, { chat_id: undefined })).state).toBe(state)
  })
})

describe('the list of chats', () => {
  const lastAt = (sequence: number, more: Partial<Message> = {}) => {
    const { message_id, sender, created_at } = message(sequence, more)
    return { last_message: { message_id, sequence, sender, created_at, summary: 'text' }, last_sequence: sequence }
  }
  const page = (chats: Chat[], more: Partial<OwnChatList> = {}): OwnChatList => ({
    chats,
    unread_chats: 0,
    next_cursor: null,
    has_more: false,
    ...more,
  })

  it('begins with the latest activity, with pending messages', () => {
    const own = withListed(undefined, chat('own'))
    const entries = [
      withListed(undefined, chat('old', lastAt(1))),
      withListed(undefined, chat('new', lastAt(4))),
      { ...own, conversation: { ...emptyConversation, pending: [pending('msg_x')] } },
    ]
    const chats = new Map(entries.map((entry) => [entry.chat.id, entry]))
    expect(orderedChats({ chats }).map((entry) => entry.chat.id)).toEqual(['own', 'new', 'old'])
  })

  it('keeps its order while it is used, and appends new chats', () => {
    const idsOf = (drawn: string[], ids: string[]) =>
      steadyChats(
        ids.map((id) => withListed(undefined, chat(id))),
        drawn,
      ).map((entry) => entry.chat.id)
    expect(idsOf(['a', 'b', 'c'], ['c', 'new', 'a', 'newer', 'b'])).toEqual(['a', 'b', 'c', 'new', 'newer'])
    expect(idsOf(['a', 'gone', 'b'], ['b', 'a'])).toEqual(['a', 'b'])
  })

  it('has the unread counts of the server, which follow new messages and the read position', () => {
    const listed = withListed(undefined, chat('cnv_1', { ...lastAt(60), read_sequence: 3, unread_count: 57 }))
    expect(unreadCount(listed)).toBe(57)
    const grown = withLast(listed, message(61), me)
    expect([unreadCount(grown), grown.chat.last_message?.summary]).toEqual([58, 'text 61'])
    expect(unreadCount(withLast(grown, message(61), me))).toBe(58)
    expect(unreadCount(withLast(grown, message(62, { sender: ann }), me))).toBe(0)
    const state = { ...withChat(), chats: new Map([['cnv_1', grown]]) }
    const readThrough = (through: number) => withRead(state, 'cnv_1', through).chats.get('cnv_1')!
    expect([59, 61].map((through) => unreadCount(readThrough(through)))).toEqual([2, 0])
    // An older response of the list moves neither the read position nor the count back.
    const older = chat('cnv_1', { ...lastAt(60), read_sequence: 3, unread_count: 57 })
    expect(withListed(readThrough(61), older)).toMatchObject({ readSequence: 61, chat: { unread_count: 0 } })
  })

  it('adds up unread messages, and shows whether chats that are not loaded have more', () => {
    const unread = (id: string, count: number) => chat(id, { ...lastAt(9), unread_count: count })
    const first = page([unread('a', 5), unread('b', 0)], { unread_chats: 2, has_more: true, next_cursor: 'next' })
    const state = withFirstChats(emptyState(me), first, new Set())
    expect([totalUnread(state), state.moreChats]).toEqual(['5+', 'next'])
    const all = withMoreChats(state, page([unread('c', 2)], { unread_chats: 2 }))
    expect([totalUnread(all), all.moreChats, all.chats.size]).toEqual(['7', null, 3])
    expect(totalUnread(emptyState(me))).toBe('')
  })

  it('removes chats that are no longer listed, and keeps chats that arrived during the request', () => {
    const state = { ...withChat(), chats: new Map(['a', 'b'].map((id) => [id, withListed(undefined, chat(id))])) }
    const after = withFirstChats(state, page([chat('c')]), new Set(['a']))
    expect([...after.chats.keys()].sort()).toEqual(['b', 'c'])
  })

  it('keeps chats whose place is after the first page', () => {
    const chats = new Map([1, 5].map((at) => [`old${at}`, withListed(undefined, chat(`old${at}`, lastAt(at)))]))
    const state = { ...withChat(), chats, loaded: true, moreChats: 'second' }
    const first = page([chat('new', lastAt(9)), chat('mid', lastAt(3))], { has_more: true, next_cursor: 'other' })
    const after = withFirstChats(state, first, new Set(chats.keys()))
    expect([[...after.chats.keys()].sort(), after.moreChats]).toEqual([['mid', 'new', 'old1'], 'second'])
  })

  it('names a chat by its name, or by its other participants', () => {
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

  it('is split at the bounds of styles, the mention and URLs', () => {
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

  it('loses and repeats no character, for any ranges', () => {
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

  it('links to web addresses only', () => {
    expect(
      show({ type: 'text', text: 'javascript:alert(1) data:text/html,x' }).every(([, , , href]) => href === null),
    ).toBe(true)
  })

  it('mentions participants of the chat only', () => {
    expect(mentionIn('ask @Ben now', ['ann', 'ben'])).toEqual({
      mention: { handle: 'ben' },
      mention_range: { start: 4, length: 4 },
    })
    expect(mentionIn('ask @eve', ['ann', 'ben'])).toEqual({})
  })

  it('suggest participants while a handle or a name is typed', () => {
    const people = [
      { handle: 'ben', name: 'Ben Bon', avatar: null },
      { handle: 'tailor_bot', name: 'The Tailor', avatar: null },
    ]
    const found = (text: string, caret = text.length) => {
      const suggestions = suggestionsAt(text, caret, people)
      return suggestions && [suggestions.start, ...suggestions.people.map(({ handle }) => handle)]
    }
    expect(found('@')).toEqual([0, 'ben', 'tailor_bot'])
    expect(found('ask @Bo')).toEqual([4, 'ben'])
    expect(found('ask @tail about it', 9)).toEqual([4, 'tailor_bot'])
    for (const text of ['ask', 'mail@b', '@ben ', '@ben', '@x']) expect([text, found(text)]).toEqual([text, null])
  })
})

describe('handles, media, delays and ids', () => {
  it('parses handles in any notation', () => {
    expect(handlesIn(' @Ann, ben;ben  eve ')).toEqual(['ann', 'ben', 'eve'])
    expect(handlesIn(' , ')).toEqual([])
  })

  it('shows only media types without scripts in the page', () => {
    expect(['image/png', 'Audio/MPEG', 'video/mp4; codecs=x'].map(mediaKind)).toEqual(['image', 'audio', 'video'])
    expect(['image/svg+xml', 'text/html', 'application/pdf', ''].map(mediaKind)).toEqual([null, null, null, null])
  })

  it('increases its delay, and waits as long as the server requests', () => {
    expect([1, 2, 3, 20].map((failures) => retryDelayMs(failures))).toEqual([500, 1000, 2000, 30_000])
    const limited = (retryAfterMs: number) => new ApiError({ status: 429, code: '', reason: '', retryAfterMs })
    expect([retryDelayMs(1, limited(7_000)), retryDelayMs(1, limited(9_999_000))]).toEqual([7_000, 60_000])
  })
})
