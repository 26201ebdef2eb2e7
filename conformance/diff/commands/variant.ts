/** The variant form: sends to handles, and drafts. */
import fc from 'fast-check'
import { messagesOf } from '../../client/agent.ts'
import type { Reply } from '../../client/exchange.ts'
import { unique } from '../../client/unique.ts'
import { until } from '../../client/until.ts'
import { appendDraft, finalizeDraft, messageIn, openDraft, sendTo, valueParts } from '../../client/variant.ts'
import type { WireObject } from '../../client/wire.ts'
import { ensureChat } from '../chats.ts'
import { kind } from '../command.ts'
import type { PairedSession } from '../paired-session.ts'
import { pick, textPart } from '../../model/conversation.ts'
import type { Model } from '../model.ts'
import { outcomeOf } from '../outcome.ts'
import { messageView, nameOfMessage } from '../views.ts'

const badSends: readonly WireObject[] = [
  { parts: [] },
  { parts: 'text' },
  {},
  { parts: Array.from({ length: 101 }, () => ({ type: 'text', value: 'x' })) },
  { parts: [{ type: 'text' }] },
]

/** Reads the id of a message from the sender's history, because an answer to a send to a handle need not contain it. */
async function learnId(paired: PairedSession, name: string): Promise<void> {
  await paired.prepare(async (side) => {
    await until(async () => {
      if (side.knows(name)) return true
      const reply = await side.agent('a0').history(side.chatId('agents'))
      for (const message of messagesOf(reply.body)) nameOfMessage(paired, side, message)
      return side.knows(name)
    }, paired.shared.settleMs)
  })
}

const sends = [
  kind({
    name: 'send to a handle',
    weight: 3,
    parameters: fc.record({ key: fc.boolean(), again: fc.boolean(), parts: fc.constantFrom(1, 2, 40) }),
    perform: async (paired, { key, again, parts: count }) => {
      await ensureChat(paired, 'agents')
      const name = paired.model.name('m')
      const values = Array.from({ length: count }, (_, index) => (index === 0 ? `${name} by handle` : ` and ${index}`))
      const parts = values.map(textPart)
      paired.model.store({ name, chat: 'agents', sender: 'a0', route: 0, parts, textOnly: true })
      // A rejected send may have used the name with another id.
      for (const side of paired.sides) side.forget(name)
      const keys = new Map(paired.sides.map((side) => [side, unique.ulid()]))
      const about = {
        what: `a0 sends ${name} to the handle of a1`,
        requirements: ['VMSG-001', 'VMSG-002', 'VMSG-010'] as const,
      }
      const step = () =>
        paired.both(about, async (side) => {
          const message = { parts: valueParts(...values), ...(key ? { idempotency_key: keys.get(side) } : {}) }
          const reply = await sendTo(side.agent('a0'), [side.agent('a1').handle], message)
          const { chat_id: chat, created_new_chat: created, message_id: id } = reply.body
          if (typeof id === 'string' && !side.knows(name)) side.bind(name, id)
          return {
            ...outcomeOf(reply, { reading: 'body', anyErrorBody: true }, paired.log),
            chat: side.nameOf(chat),
            created,
          }
        })
      await step()
      if (again && key) await step()
      await learnId(paired, name)
    },
  }),
  kind({
    name: 'make an invalid send to a handle',
    parameters: fc.record({ mistake: fc.nat(badSends.length) }),
    perform: async (paired, { mistake }) => {
      const message = badSends[mistake] ?? { parts: valueParts('without a recipient') }
      const what = mistake < badSends.length ? JSON.stringify(message).slice(0, 60) : 'an unknown handle'
      await paired.both(
        { what: `a0 sends to a handle: ${what}`, requirements: ['VMSG-006', 'VMSG-002', 'LIM-002'] },
        async (side) => {
          const to = mistake < badSends.length ? side.agent('a1').handle : 'nobodyatall'
          const reading = mistake < badSends.length ? 'body' : 'reference'
          return outcomeOf(await sendTo(side.agent('a0'), [to], message), { reading, anyErrorBody: true }, paired.log)
        },
      )
    },
  }),
]

type Draft = Model['drafts'][number]
const open = (model: Model): Draft[] => model.drafts.filter((draft) => draft.open)

/** Opens a draft of a0 on both servers. */
async function openStep(paired: PairedSession): Promise<Draft> {
  await ensureChat(paired, 'agents')
  const name = paired.model.name('d')
  const draft: Draft = { name, chat: 'agents', owner: 'a0', text: '', open: true }
  paired.model.drafts.push(draft)
  await paired.both({ what: `a0 opens the draft ${name}`, requirements: ['DRAFT-001', 'DRAFT-002'] }, async (side) => {
    const reply = await openDraft(side.agent('a0'), side.chatId('agents'))
    if (typeof reply.body.message_id === 'string') side.bind(name, reply.body.message_id)
    const outcome = outcomeOf(reply, { reading: 'body', success: 202, anyErrorBody: true }, paired.log)
    return { ...outcome, draft: reply.body.draft, id: side.knows(name) }
  })
  return draft
}

async function appendStep(paired: PairedSession, draft: Draft, by: 'a0' | 'a1'): Promise<void> {
  const text = draft.text === '' ? `${draft.name} grows` : ` and grows ${draft.text.length}`
  await paired.both(
    { what: `${by} appends to ${draft.name}`, requirements: ['DRAFT-004', 'DRAFT-005', 'DRAFT-017'] },
    async (side) => {
      const reply = await appendDraft(side.agent(by), side.idOf(draft.name), text)
      const reading = by === 'a1' ? 'reference' : 'body'
      return outcomeOf(reply, { reading, success: 202, anyErrorBody: true }, paired.log)
    },
  )
  if (by === 'a0') draft.text += text
}

/** @param withParts the given parts replace the appended text */
async function finalizeStep(paired: PairedSession, draft: Draft, withParts: boolean): Promise<void> {
  draft.open = false
  const { name, chat, owner: sender } = draft
  const text = withParts ? `${name} is done` : draft.text
  paired.model.store({ name, chat, sender, route: 0, parts: [textPart(text)], textOnly: true })
  const requirements = ['DRAFT-009', 'DRAFT-010', 'DRAFT-011', 'DRAFT-012'] as const
  await paired.both({ what: `a0 finalizes ${name}`, requirements }, async (side) => {
    const reply = await finalizeDraft(side.agent('a0'), side.idOf(name), withParts ? { parts: valueParts(text) } : {})
    if (!withParts || reply.ok) return finalizedView(paired, side, reply)
    // Which form of parts this step accepts is a choice (AMB-091). A rejected form leaves the draft unchanged.
    paired.log.note('either-parts')
    const parts = [textPart(text)]
    return finalizedView(paired, side, await finalizeDraft(side.agent('a0'), side.idOf(name), { parts }))
  })
}

const drafts = [
  kind({
    name: 'write a draft',
    weight: 4,
    parameters: fc.record({ appends: fc.nat(3), finalize: fc.boolean(), parts: fc.boolean() }),
    perform: async (paired, { appends, finalize: ends, parts }) => {
      const draft = await openStep(paired)
      for (let count = 0; count < appends; count += 1) await appendStep(paired, draft, 'a0')
      if (ends && appends > 0) await finalizeStep(paired, draft, parts)
    },
  }),
  kind({
    name: 'append to a draft',
    weight: 2,
    parameters: fc.record({ draft: fc.nat(9), other: fc.boolean() }),
    ready: (model) => open(model).length > 0,
    perform: async (paired, { draft: which, other }) => {
      const draft = pick(open(paired.model), which)!
      await appendStep(paired, draft, other && draft.text !== '' ? 'a1' : 'a0')
    },
  }),
  kind({
    name: 'finalize a draft',
    weight: 2,
    parameters: fc.record({ draft: fc.nat(9), parts: fc.boolean() }),
    ready: (model) => open(model).some(({ text }) => text !== ''),
    perform: async (paired, { draft: which, parts }) => {
      const grown = open(paired.model).filter(({ text }) => text !== '')
      await finalizeStep(paired, pick(grown, which)!, parts)
    },
  }),
  kind({
    name: 'finalize a message that is not a draft',
    weight: 2,
    parameters: fc.record({ message: fc.nat(20) }),
    ready: (model) => done(model).length > 0,
    perform: async (paired, { message }) => {
      const name = pick(done(paired.model), message)!
      await paired.both(
        { what: `a0 finalizes ${name}, which is not a draft`, requirements: ['DRAFT-014', 'ERR-031'] },
        async (side) => {
          const reply = await finalizeDraft(side.agent('a0'), side.idOf(name))
          return outcomeOf(reply, { reading: 'stated', anyErrorBody: true }, paired.log)
        },
      )
    },
  }),
]

/** Returns own messages, including finalized drafts, whose ids both servers have returned. */
const done = (model: Model): string[] =>
  model.messages
    .filter(({ sender, textOnly, name }) => sender === 'a0' && (textOnly !== true || name.startsWith('d')))
    .map(({ name }) => name)

function finalizedView(paired: PairedSession, side: PairedSession['sides'][number], reply: Reply<WireObject>): unknown {
  const outcome = outcomeOf(reply, { reading: 'body', anyErrorBody: true }, paired.log)
  return reply.ok ? { ...outcome, message: messageView(paired, side, messageIn(reply.body)) } : outcome
}

export const variant = [...sends, ...drafts].map((one) => ({
  ...one,
  offered: (shared: PairedSession['shared']) => shared.speaksVariant,
}))
