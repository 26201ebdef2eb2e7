import { expect, it } from 'vitest'

import type { Message } from '../../../generated/current/types.gen.ts'
import type { Chat, Draft } from '../../../generated/extensions/types.gen.ts'
import { isShown, withRead } from './chats.rules.ts'
import { draftsOf, leavingMs, stillGrowing, withListed } from './drafts.rules.ts'
import { emptyConversation, emptyState, type ChatEntry, type Pending, type State } from './state.ts'

const now = 1_000_000
const draft = (id: string, text: string, expires_in = 300, chat_id = 'cnv_1'): Draft => ({
  message_id: id,
  chat_id,
  sender: { type: 'agent', id: 'agt_1', handle: 'writer' },
  parts: [{ part_id: 'p1', type: 'text', text }],
  expires_in,
})
const message = (id: string, sequence: number) => ({ message_id: id, sequence }) as Message
const entryWith = (...messages: Message[]): ChatEntry => ({
  chat: { id: 'cnv_1' } as Chat,
  readSequence: 0,
  conversation: { ...emptyConversation, messages },
})
const textsOf = (drafts: readonly Draft[]) => drafts.map(({ parts }) => (parts[0] as { text: string }).text)

it('a draft grows at its position', () => {
  const first = withListed([], [draft('msg_2', 'Two'), draft('msg_1', 'One')], now)
  expect(textsOf(draftsOf(first, 'cnv_1', []))).toEqual(['One', 'Two'])
  const second = withListed(first, [draft('msg_1', 'One and'), draft('msg_2', 'Two')], now)
  expect(textsOf(draftsOf(second, 'cnv_1', []))).toEqual(['One and', 'Two'])
  expect(draftsOf(second, 'cnv_2', [])).toEqual([])
})

it('a draft that is no longer listed stays until its message arrives, for a short time', () => {
  const shown = withListed(withListed([], [draft('msg_1', 'One')], now), [], now + 1)
  expect(textsOf(draftsOf(shown, 'cnv_1', []))).toEqual(['One'])
  expect(draftsOf(shown, 'cnv_1', [message('msg_1', 1), message('msg_0', 2)])).toEqual([])
  expect(stillGrowing(shown, now + leavingMs)).toBe(shown)
  expect(stillGrowing(shown, now + 1 + leavingMs)).toEqual([])
  // Another read without the draft does not extend its time.
  expect(stillGrowing(withListed(shown, [], now + 5_000), now + 1 + leavingMs)).toEqual([])
})

it('a draft that does not grow is removed when it expires', () => {
  const shown = withListed([], [draft('msg_1', 'One', 300), draft('msg_2', 'Two', 2)], now)
  expect(textsOf(stillGrowing(shown, now + 2_000).map((one) => one.draft))).toEqual(['One'])
  expect(stillGrowing(shown, now + 300_000)).toEqual([])
})

it('read positions and messages of another session are applied', () => {
  const pending: Pending = {
    messageId: 'msg_2',
    parts: [],
    replyTo: null,
    createdAt: 0,
    status: 'sending',
    error: null,
  }
  const entry = entryWith(message('msg_1', 1))
  const chats = new Map([['cnv_1', { ...entry, conversation: { ...entry.conversation, pending: [pending] } }]])
  const state: State = { ...emptyState({ userId: 'usr_1', handle: 'ann' }), chats }
  const readOf = (after: State) => after.chats.get('cnv_1')!.readSequence
  expect(readOf(withRead(state, 'cnv_1', 3))).toBe(3)
  expect(readOf(withRead(withRead(state, 'cnv_1', 3), 'cnv_1', 2))).toBe(3)
  expect(withRead(state, 'cnv_9', 3).chats).toEqual(chats)
  expect(['msg_1', 'msg_2', 'msg_3'].map((id) => isShown(state, 'cnv_1', id))).toEqual([true, true, false])
  expect(isShown(state, 'cnv_9', 'msg_1')).toBe(false)
})
