/** Compares pages of a history with the messages that the model requires, allows and forbids. */
import { messagesOf, textOf } from '../../client/agent.ts'
import type { WireMessage, WireObject } from '../../client/wire.ts'
import { partsDifference } from '../../model/message-core.ts'
import { isAgent, type ActorName, type ChatName, type ModelMessage } from '../../model/conversation.ts'
import type { RequirementId } from '../../check-api/check.ts'
import { emojis, containsValue, multiplicity, reactionsOf } from '../../fixtures/reactions.ts'
import { stampsOf } from '../../fixtures/receipts.ts'
import { settled, type Finding } from './findings.ts'
import type { Session } from './session.ts'

/** Emoji of reactions that must have no effect. */
export const strangersEmoji = emojis[18] as string

/** Each actor has two emoji for whole messages and two for parts. */
export const emojiOf = (actor: ActorName, index: number, part: boolean): string =>
  emojis[['a0', 'a1', 'a2', 'p0'].indexOf(actor) * 4 + index + (part ? 2 : 0)] as string

interface Page {
  limit: number
  /** Limits the page to messages before this one, whose sequence is known. */
  before?: ModelMessage
  /** The entries are from several small pages. */
  paged?: boolean
}

type Reading = { entries: WireMessage[] } | { rejected: unknown }

async function readPage(
  s: Session,
  chat: ChatName,
  reader: ActorName,
  limit: number,
  before?: number,
): Promise<Reading> {
  if (!isAgent(reader)) {
    const { messages } = await s.t.hooks.run('historyAsPerson', { chat_id: s.chatId(chat) }, s.actor(reader))
    return { entries: messagesOf({ messages } as WireObject) }
  }
  const query = { limit, before_sequence: before }
  const reply = s.answered(await s.agent(reader).history(s.chatId(chat), query))
  return reply.ok ? { entries: messagesOf(reply.body) } : { rejected: { status: reply.status, body: reply.body } }
}

export const sequenceIn = (s: Session, message: WireMessage): number | undefined => {
  const sequence = s.t.named(message, 'message_sequence')
  return typeof sequence === 'number' ? sequence : undefined
}

/** Reads one page and judges it. Waits for messages that may still arrive. */
export function judgePage(s: Session, chat: ChatName, reader: ActorName, page: Page, before?: number): Promise<void> {
  const bound = page.before === undefined ? '' : ` before ${page.before.name}`
  return settled(s, `a page of ${chat} that ${reader} reads (limit ${page.limit}${bound})`, async () => {
    const read = await readPage(s, chat, reader, page.limit, before)
    return findingsOf(s, chat, reader, read, page)
  })
}

/** Reads the messages of the session page by page, and judges all of them. */
export function judgeWalk(s: Session, chat: ChatName, reader: ActorName, limit: number): Promise<void> {
  return settled(s, `the history of ${chat} that ${reader} reads in pages of ${limit}`, async () => {
    const entries: WireMessage[] = []
    const expected = s.model.seenBy(reader, chat)
    let before: number | undefined
    for (;;) {
      const read = await readPage(s, chat, reader, limit, before)
      if ('rejected' in read) return findingsOf(s, chat, reader, read, { limit })
      entries.push(...read.entries)
      if (isAgent(reader) && read.entries.length > limit) return findingsOf(s, chat, reader, read, { limit })
      const lowest = Math.min(...read.entries.map((message) => sequenceIn(s, message) ?? Number.NaN))
      const isComplete = expected.every((message) => entries.some(({ message_id: id }) => s.messageOf(id) === message))
      // A person, or a reader that receives no sequence, reads only the first page.
      if (isComplete || !isAgent(reader) || read.entries.length === 0 || !(lowest < (before ?? Infinity))) break
      before = lowest
    }
    const isCut = before === undefined && entries.length >= limit
    return findingsOf(s, chat, reader, { entries }, { limit: isCut ? limit : Infinity, paged: before !== undefined })
  })
}

function findingsOf(s: Session, chat: ChatName, reader: ActorName, read: Reading, page: Page): Finding[] {
  const where = `the history of ${chat} at ${reader}`
  if ('rejected' in read) {
    // A former member may be rejected (AMB-056).
    if (!s.model.chat(chat).members.has(reader)) return []
    return [
      { requirement: 'HIST-001', what: `${where} is rejected`, expected: '200', actual: read.rejected, late: true },
    ]
  }
  const shown = read.entries.flatMap((entry) => {
    const message = s.messageOf(entry.message_id)
    return message === undefined ? [] : [{ entry, message }]
  })
  const actual = shown.map(({ message }) => message.name)
  const found: Finding[] = []
  if (read.entries.length > page.limit)
    found.push({
      requirement: 'HIST-004',
      what: `number of entries in a page of ${where}`,
      expected: `at most ${page.limit}`,
      actual: read.entries.length,
    })
  for (const { message } of shown) {
    const rule = s.hidden(message, reader, 'history')
    if (rule !== undefined || message.chat !== chat)
      found.push({
        requirement: rule ?? 'HIST-013',
        failureClass: 'leaked',
        expected: `no ${message.name}`,
        actual,
        what: `${where} contains ${message.name}`,
      })
  }
  found.push(...strays(s, reader, where, read.entries), ...orderOf(s, where, shown, page))
  for (const { entry, message } of shown) {
    if (!s.model.isShown(message, reader)) continue
    found.push(...entryFindings(s, reader, message, entry))
    s.seen.add(`${message.name} ${reader}`)
  }
  return [...found, ...missing(s, { chat, reader, where }, actual, page)]
}

/** Returns findings about messages without a place in the model: open drafts, and contents of rejected requests. */
export function strays(
  s: Session,
  reader: ActorName,
  where: string,
  entries: readonly (WireMessage | undefined)[],
): Finding[] {
  return entries.flatMap((entry): Finding[] => {
    const draft = s.drafts.find(({ id, author }) => id === entry?.message_id && author !== reader)
    const rule = draft?.isTouched === true ? 'DRAFT-017' : draft && 'DRAFT-013'
    const requirement = rule ?? s.rejected.get(textOf(entry))
    if (requirement === undefined) return []
    const what = `${where} contains ${draft === undefined ? 'the text of a rejected request' : `the draft ${draft.name}`}`
    return [{ requirement, failureClass: 'leaked', what, expected: 'no such message', actual: entry }]
  })
}

interface Entry {
  entry: WireMessage
  message: ModelMessage
}

function orderOf(s: Session, where: string, shown: readonly Entry[], { before, paged }: Page): Finding[] {
  const places = shown.map(({ message }) => s.position(message))
  const about = { actual: shown.map(({ message }) => message.name) }
  const found: Finding[] = []
  if (new Set(places).size !== places.length)
    found.push({
      requirement: paged === true ? 'HIST-005' : 'MSG-016',
      failureClass: 'duplicated',
      what: `${where} contains a message twice`,
      expected: 'each message once',
      ...about,
    })
  else if (places.some((place, index) => index > 0 && place > (places[index - 1] as number)))
    found.push({
      requirement: 'HIST-002',
      what: `${where} is not newest first`,
      expected: shown
        .toSorted((one, other) => s.position(other.message) - s.position(one.message))
        .map(({ message }) => message.name),
      ...about,
    })
  if (before !== undefined && places.some((place) => place >= s.position(before)))
    found.push({
      requirement: 'HIST-005',
      what: `${where} before ${before.name} contains it or a later message`,
      expected: `messages that were sent before ${before.name}`,
      ...about,
    })
  return found
}

interface Place {
  chat: ChatName
  reader: ActorName
  where: string
}

/** Returns required messages that a page skips, or that a complete history lacks. */
function missing(s: Session, { chat, reader, where }: Place, shown: readonly string[], page: Page): Finding[] {
  const { before, limit, paged = before !== undefined } = page
  const expected = s.model
    .seenBy(reader, chat)
    .filter((message) => before === undefined || s.position(message) < s.position(before))
    .toReversed()
  const end = limit === Infinity ? expected.length : expected.findLastIndex(({ name }) => shown.includes(name)) + 1
  const lacking = expected
    .slice(0, shown.length === 0 ? expected.length : end)
    .filter(({ name }) => !shown.includes(name))
  return lacking.map((message) => ({
    requirement:
      paged && s.seen.has(`${message.name} ${reader}`) ? 'HIST-005' : (s.due(message, reader, 'history') ?? 'HIST-016'),
    failureClass: 'lost',
    expected: message.name,
    actual: shown,
    late: true,
    what: `${where} lacks ${message.name}`,
  }))
}

/** Compares one entry with the message: its content, reactions and receipt timestamps. */
function entryFindings(s: Session, reader: ActorName, message: ModelMessage, entry: WireMessage): Finding[] {
  const wasSeen = s.seen.has(`${message.name} ${reader}`)
  const content = contentFindings(s, reader, message, entry, wasSeen ? 'MSG-004' : 'HIST-011')
  return [...content, ...reactionFindings(s, reader, message, entry), ...stampFindings(s, reader, message, entry)]
}

/** Compares a projection with the sent message. */
export function contentFindings(
  s: Session,
  reader: ActorName,
  message: ModelMessage,
  shown: WireMessage | undefined,
  requirement: RequirementId,
): Finding[] {
  const found: Finding[] = []
  const what = `${message.name} at ${reader}`
  const isText = textOf(shown) === message.parts[0]?.['text']
  const textDifference = isText ? null : 'the text differs from the sent one'
  const difference = message.textOnly === true ? textDifference : partsDifference(message.parts, shown?.parts)
  if (difference !== null)
    found.push({
      requirement,
      failureClass: 'changed',
      what: `${what}: ${difference}`,
      expected: message.parts,
      actual: shown?.parts,
    })
  if (message.text !== undefined && shown?.text !== message.text)
    found.push({
      requirement,
      failureClass: 'changed',
      expected: message.text,
      actual: shown?.text,
      what: `${what}: text differs from the sent one`,
    })
  const target = message.replyTo === undefined ? undefined : s.model.message(message.replyTo)
  if (target !== undefined && s.model.isShown(target, reader) && shown?.reply_to?.message_id !== s.id(target.name))
    found.push({
      requirement: 'MSG-024',
      failureClass: 'changed',
      expected: target.name,
      actual: shown?.reply_to,
      what: `${what}: reply_to differs from the sent one`,
    })
  return found
}

function reactionFindings(s: Session, reader: ActorName, message: ModelMessage, entry: WireMessage): Finding[] {
  if (!Array.isArray(entry.reactions))
    return [
      {
        requirement: 'HIST-009',
        what: `reactions of ${message.name} at ${reader}`,
        expected: 'a list',
        actual: entry.reactions ?? 'nothing',
      },
    ]
  if (containsValue(entry.reactions, strangersEmoji))
    return [
      {
        requirement: 'RCT-022',
        failureClass: 'changed',
        what: `reactions of ${message.name} at ${reader} contain that of an outsider`,
        expected: `no ${strangersEmoji}`,
        actual: entry.reactions,
      },
    ]
  return s.reactions.on(message.name).flatMap(({ actor, part, states, overtaken }): Finding[] => {
    // Whether the blocker sees reactions of the blocked actor is a choice (AMB-054).
    if (s.wasBlocked(actor, reader)) return []
    const own = [0, 1].map((index) => emojiOf(actor, index, part))
    const shown = own.filter((emoji) => containsValue(entry.reactions, emoji))
    const what = `reactions of ${actor} on ${part ? 'the last part of ' : ''}${message.name} at ${reader}`
    const repeated = shown.find((emoji) => multiplicity(reactionsOf(entry), emoji) > 1)
    if (repeated !== undefined)
      return [
        {
          requirement: 'RCT-008',
          what: `${what}: ${repeated} is counted twice`,
          expected: 'once',
          actual: entry.reactions,
          late: true,
        },
      ]
    if (states.some((state) => state.toSorted().join() === shown.toSorted().join())) return []
    const isLost = states.every((state) => state.some((emoji) => !shown.includes(emoji)))
    return [
      {
        requirement: (isLost ? overtaken : undefined) ?? (states.length === 1 ? 'RCT-025' : 'RCT-031'),
        failureClass: isLost ? 'lost' : 'changed',
        what,
        actual: shown,
        late: true,
        expected: states.map((state) => (state.length === 0 ? 'none' : state.join(' '))).join(', or '),
      },
    ]
  })
}

/** Compares the receipt timestamps that the sender of a message sees with the watermarks of its recipient. */
function stampFindings(s: Session, reader: ActorName, message: ModelMessage, entry: WireMessage): Finding[] {
  const { names } = s.t.target
  const [recipient] = [...message.audience].filter((other) => other !== reader)
  const isJudged = names.delivered_stamp !== undefined && names.read_stamp !== undefined && message.sender === reader
  if (isJudged && s.model.chat(message.chat).kind === 'group') {
    const { delivered, read } = stampsOf(s.t, entry)
    const what = `receipt timestamps of ${message.name} in a group`
    const about = { what, expected: 'none', actual: { delivered, read } }
    return delivered || read ? [{ requirement: 'RCP-027', ...about }] : []
  }
  if (!isJudged || recipient === undefined || !s.hasReceipts(message.chat)) return []
  const mark = s.watermarks.of(message.chat, recipient)
  const place = s.position(message)
  const { delivered, read } = stampsOf(s.t, entry)
  const about = { actual: { delivered, read }, expected: { read: mark.read >= place } }
  const what = `receipt timestamps of ${message.name}, read up to ${nameAt(s, mark.read)}, delivered up to ${nameAt(s, mark.delivered)}`
  if (mark.read >= place && !read) return [{ requirement: 'RCP-014', what, ...about, late: true }]
  if (mark.read < place && read) return [{ requirement: 'RCP-018', what, ...about }]
  // One member may contain the state instead of two timestamps. Read then includes delivered.
  if (mark.delivered >= place && !delivered && !read) return [{ requirement: 'RCP-018', what, ...about, late: true }]
  if (mark.pulled >= place && !delivered && !read) return [{ requirement: 'RCP-010', what, ...about, late: true }]
  const isUntouched = Math.max(mark.read, mark.delivered, mark.handedOver) < place
  return isUntouched && delivered ? [{ requirement: 'RCP-018', what, ...about }] : []
}

const nameAt = (s: Session, place: number): string => s.model.messages[place]?.name ?? 'none'
