/** Performs the steps of a session, and judges each answer. A step that has no suitable object does nothing. */
import type { Agent } from '../../client/agent.ts'
import type { Person } from '../../client/person.ts'
import type { Reply } from '../../client/exchange.ts'
import type { ReactReply, WireMessage, WireObject } from '../../client/wire.ts'
import { valueAt } from '../../client/json-pointer.ts'
import { addOf, removeOf } from '../../fixtures/reactions.ts'
import { contentOf } from '../../fixtures/contents.ts'
import { sendRoutes } from '../../fixtures/send-routes.ts'
import {
  isAgent,
  choose,
  textPart,
  type ActorName,
  type AgentName,
  type ChatName,
  type ModelMessage,
} from '../../model/conversation.ts'
import type { Answer } from '../../model/reaction-target.ts'
import { appendToDraft, finalizeADraft, openADraft } from './drafts.ts'
import { conclude, shownStatus } from './findings.ts'
import { contentFindings, emojiOf, judgePage, sequenceIn } from './histories.ts'
import { judgeLogPage } from './logs.ts'
import { actAsOutsider } from './outsiders.ts'
import { repeatAtOnce } from './races.ts'
import type { Session } from './session.ts'
import { actOnTask, sendTask } from './tasks.ts'
import type { Numbered, Step, StepOf } from './steps.ts'
import { callAgent, changeSubscription, restart, rotateToken, sendAtOnce } from './changes.ts'
import {
  changeBlock,
  changeMember,
  renameGroup,
  sendAsPerson,
  sendToHandle,
  sendToHandles,
  waitForMessages,
} from './further-steps.ts'

const performers: { [Name in Step['do']]: (s: Session, step: StepOf<Name>) => Promise<void> } = {
  send,
  'send again': sendAgain,
  'use the id of another': useId,
  react,
  mark,
  pull: judgeLogPage,
  'wait for a message': waitForMessages,
  'read the history': readHistory,
  'act as an outsider': actAsOutsider,
  'try to change a message': tryToChange,
  'rename the group': renameGroup,
  'repeat at once': repeatAtOnce,
  'send as a person': sendAsPerson,
  'send to a handle': sendToHandle,
  'send to several handles': sendToHandles,
  'open a draft': openADraft,
  'append to a draft': appendToDraft,
  'finalize a draft': finalizeADraft,
  'block or unblock': changeBlock,
  'join or leave': changeMember,
  'send at once': sendAtOnce,
  'call an agent': callAgent,
  'rotate a token': rotateToken,
  'subscribe or unsubscribe': changeSubscription,
  'send a task': sendTask,
  'act on a task': actOnTask,
  restart,
}

export const perform = (s: Session, step: Numbered): Promise<void> => {
  s.at = step.at
  return (performers[step.do] as (s: Session, step: Step) => Promise<void>)(s, step)
}

const nameOf = ({ name }: ModelMessage): string => name

const chats = (s: Session): ChatName[] => [...s.model.chats.keys()]

/** Waits until the history of an actor shows a message, before the actor uses its id. */
async function awaitShown(s: Session, actor: ActorName, message: ModelMessage): Promise<void> {
  if (!isAgent(actor) || actor === message.sender || s.seen.has(`${message.name} ${actor}`)) return
  await judgePage(s, message.chat, actor, { limit: 50 })
}

async function send(s: Session, step: StepOf<'send'>): Promise<void> {
  const chat = choose(chats(s), step.chat)!
  const sender = choose(s.writers(chat), step.sender)
  if (sender === undefined) return
  // Whether a reply may refer to a message of an earlier membership period is a choice (AMB-016, AMB-056).
  const isBack = s.model.chat(chat).former.has(sender)
  const target = step.reply === null || isBack ? undefined : choose(s.model.seenBy(sender, chat), step.reply, nameOf)
  if (target !== undefined) await awaitShown(s, sender, target)
  const name = s.name()
  const { parts, text } = contentOf(name, step.content)
  const content = { parts, ...(typeof text === 'string' && { text }), ...(target && { replyTo: target.name }) }
  const { route } = step
  const id = s.t.unique.messageId()
  const { status, requirement, name: path, send: request, message: shown } = sendRoutes[route as 0]
  // A rejected send leaves its id free. A target that accepts a message without parts violates another rule.
  const isRejected =
    step.fails && !s.answered(await request(s.agent(sender), s.chatId(chat), { message_id: id, parts: [] })).ok
  if (isRejected) s.trail.push(`${sender} sends ${name} to ${chat} by ${path} without parts`)
  const reply = s.answered(await request(s.agent(sender), s.chatId(chat), { message_id: id, ...bodyOf(s, content) }))
  s.trail.push(
    `${sender} sends ${name} to ${chat} by ${path}${target === undefined ? '' : `, a reply to ${target.name}`}`,
  )
  const stored = s.store({ name, chat, sender, route, ...content }, id)
  const isCrossed = stored.audience.size < s.model.chat(chat).members.size
  const what = `status of ${name}`
  if (reply.status !== status) {
    const rule = isRejected ? 'MSG-058' : isCrossed ? 'BLK-002' : requirement
    return conclude(s, what, [{ requirement: rule, what, expected: status, actual: shownStatus(reply) }])
  }
  const message = shown(reply, id)
  if (message === undefined)
    return conclude(s, what, [
      { requirement, what: `the message in the answer to ${name}`, expected: id, actual: reply.body },
    ])
  conclude(s, what, contentFindings(s, sender, stored, message, 'MSG-002'))
}

type Content = Pick<ModelMessage, 'parts' | 'text' | 'replyTo'>

const bodyOf = (s: Session, { replyTo, ...content }: Content): WireObject => ({
  parts: content.parts,
  ...(content.text === undefined ? {} : { text: content.text }),
  ...(replyTo === undefined ? {} : { reply_to: { message_id: s.id(replyTo) } }),
})

/** Returns messages that their agents can send again: in the current form, by members that never left. */
const repeatable = (s: Session): ModelMessage[] =>
  s.model.messages.filter(
    ({ sender, chat, textOnly }) =>
      textOnly !== true &&
      isAgent(sender) &&
      s.model.chat(chat).members.has(sender) &&
      !s.model.chat(chat).former.has(sender),
  )

async function sendAgain(s: Session, { message: which, route, change }: StepOf<'send again'>): Promise<void> {
  const message = choose(repeatable(s), which, nameOf)
  if (message === undefined) return
  const sender = message.sender as AgentName
  const words = s.t.unique.marker('other words')
  if (change) s.rejected.set(words, 'MSG-040')
  const body = change ? { parts: [textPart(words)] } : bodyOf(s, message)
  const by = sendRoutes[route as 0]
  const request = { message_id: s.id(message.name), ...body }
  const reply = s.answered(await by.send(s.agent(sender), s.chatId(message.chat), request))
  s.trail.push(`${sender} sends ${message.name} again by ${by.name}${change ? ' with other parts' : ''}`)
  s.repeated.add(message.name)
  const requirement = change ? 'MSG-040' : 'MSG-039'
  const what = `the answer to the second send of ${message.name}`
  // A derived rule states that another route replays the message (MSG-043).
  if (!reply.ok) {
    const isJudged = route === message.route
    return conclude(s, what, isJudged ? [{ requirement, what, expected: '2xx', actual: shownStatus(reply) }] : [])
  }
  const shown = by.message(reply, s.id(message.name))
  conclude(s, what, shown === undefined ? [] : contentFindings(s, sender, message, shown, requirement))
}

async function useId(
  s: Session,
  { message: which, sender: who, route }: StepOf<'use the id of another'>,
): Promise<void> {
  const messages = s.model.messages.filter(
    ({ chat, sender, textOnly }) => textOnly !== true && s.writers(chat).some((name) => name !== sender),
  )
  // Every second time selects the message whose id was used last.
  const same = messages.filter(({ name }) => name === s.lastUsed)
  const message = choose(which % 2 === 0 && same.length > 0 ? same : messages, which, nameOf)
  if (message === undefined) return
  s.lastUsed = message.name
  const others = s.writers(message.chat).filter((name) => name !== message.sender)
  const sender = choose(others, who)!
  const words = s.t.unique.marker('the same id')
  s.rejected.set(words, 'MSG-045')
  const body = { message_id: s.id(message.name), parts: [textPart(words)] }
  const reply = s.answered(await sendRoutes[route as 0].send(s.agent(sender), s.chatId(message.chat), body))
  s.trail.push(`${sender} sends with the id of ${message.name}`)
  const code = valueAt(reply.body, '/error/code')
  const isRight = reply.status === 409 && code === 'idempotency_conflict'
  const what = `the answer to a send with the id of ${message.name}`
  const expected = '409 idempotency_conflict'
  conclude(s, what, isRight ? [] : [{ requirement: 'MSG-044', what, expected, actual: shownStatus(reply) }])
}

async function react(s: Session, step: StepOf<'react'>): Promise<void> {
  const targets = s.model.messages.flatMap((message) =>
    [...s.model.chat(message.chat).members]
      .filter((actor) => s.model.isShown(message, actor))
      .map((actor) => ({ message, actor })),
  )
  // Every second time selects a message that has reactions, so that operations interact.
  const reacted = targets.filter(({ message }) => s.reactions.on(message.name).length > 0)
  const among = step.message % 2 === 0 && reacted.length > 0 ? reacted : targets
  const target = choose(among, step.actor, ({ message, actor }) => `${message.name} ${actor}`)
  if (target === undefined) return
  const { message, actor } = target
  await awaitShown(s, actor, message)
  const part = step.part ? await lastPart(s, actor, message) : undefined
  const emoji = emojiOf(actor, step.emoji, part !== undefined)
  const by: Agent | Person = s.actor(actor)
  const body = (step.operation === 'add' ? addOf : removeOf)(emoji, part)
  const reply = s.answered(await by.react(s.id(message.name), body))
  const where = `${part === undefined ? '' : 'the last part of '}${message.name}`
  s.trail.push(`${actor} reacts to ${where}: ${step.operation} ${emoji}`)
  const slot = s.reactions.of(message.name, actor, part !== undefined)
  const { members } = s.model.chat(message.chat)
  if ([...members].some((other) => s.model.isBlocked(other, actor))) slot.open = true
  const answer = answerOf(reply)
  // Whether an actor may react to its own message is open (RCT-032).
  if (slot.open || (answer === 'rejected' && actor === message.sender)) return
  const before = slot.states
  const requirement = s.reactions.move(slot, step.operation, emoji, answer)
  const what = `the answer to ${step.operation} ${emoji} by ${actor} on ${where}`
  const about = { what, expected: { reactions_before: before }, actual: shownStatus(reply) }
  conclude(s, what, requirement === undefined ? [] : [{ requirement, ...about }])
}

/** Returns the id of the last part, if the target keeps reactions to parts. */
async function lastPart(s: Session, actor: ActorName, message: ModelMessage): Promise<string | undefined> {
  if (!s.scenario.partReactions || !isAgent(actor)) return undefined
  const id = s.t.named((await entryOf(s, message.chat, actor, message))?.parts.at(-1) ?? {}, 'part_id')
  return typeof id === 'string' ? id : undefined
}

function answerOf(reply: Reply<ReactReply>): Answer {
  if (reply.ok) return reply.body?.changed === true ? 'changed' : reply.body?.changed === false ? 'unchanged' : 'other'
  return reply.status >= 400 && reply.status < 500 ? 'rejected' : 'other'
}

async function mark(s: Session, { message: which, status }: StepOf<'mark'>): Promise<void> {
  const targets = s.model.messages
    .filter(({ chat }) => s.hasReceipts(chat))
    .flatMap((message) =>
      s
        .writers(message.chat)
        .filter((reader) => reader !== message.sender && s.model.isShown(message, reader))
        .map((reader) => ({ message, reader })),
    )
  // Every second time selects the watermark that moved last.
  const same = targets.filter(({ message, reader }) => s.lastMarked === `${message.chat} ${reader}`)
  const among = which % 2 === 0 && same.length > 0 ? same : targets
  const target = choose(among, which, ({ message, reader }) => `${message.name} ${reader}`)
  if (target === undefined) return
  const { message, reader } = target
  await awaitShown(s, reader, message)
  const reply = s.answered(await s.agent(reader)[status](s.chatId(message.chat), s.id(message.name)))
  s.trail.push(`${reader} marks ${message.name} ${status}`)
  s.lastMarked = `${message.chat} ${reader}`
  const { advanced, requirement } = s.watermarks.move(message.chat, reader, status, s.position(message))
  const what = `advanced of ${status} of ${message.name} by ${reader}`
  const isRight = reply.ok && (advanced ?? reply.body.advanced) === reply.body.advanced
  const isBare = reply.ok && reply.body.advanced === undefined
  const rule = isBare ? (status === 'read' ? 'RCP-014' : 'RCP-012') : requirement
  const about = { what, expected: advanced ?? 'true or false', actual: shownStatus(reply) }
  conclude(s, what, isRight && !isBare ? [] : [{ requirement: rule, ...about }])
}

async function readHistory(s: Session, step: StepOf<'read the history'>): Promise<void> {
  const chat = choose(chats(s), step.chat)!
  const reader = choose(s.writers(chat), step.reader)
  if (reader === undefined) return
  const before = step.before === null ? undefined : choose(s.model.seenBy(reader, chat), step.before, nameOf)
  if (before === undefined) return judgePage(s, chat, reader, { limit: step.limit })
  const entry = await entryOf(s, chat, reader, before)
  const sequence = entry === undefined ? undefined : sequenceIn(s, entry)
  if (sequence !== undefined) await judgePage(s, chat, reader, { limit: step.limit, before }, sequence)
}

async function entryOf(
  s: Session,
  chat: ChatName,
  reader: AgentName,
  message: ModelMessage,
): Promise<WireMessage | undefined> {
  return s.agent(reader).awaitInHistory(s.chatId(chat), s.id(message.name))
}

const attempts = [
  { method: 'PATCH', path: '', json: { parts: [textPart('changed')] } },
  { method: 'DELETE', path: '' },
  { method: 'POST', path: '/unsend', json: {} },
] as const

/** Tries to edit, delete or unsend a message. No later read may show an effect (MSG-004 to MSG-007). */
async function tryToChange(s: Session, { message: which, way }: StepOf<'try to change a message'>): Promise<void> {
  const message = choose(repeatable(s), which, nameOf)
  if (message === undefined) return
  const { path, ...request } = attempts[way as 0]
  await s.agent(message.sender as AgentName).call({ ...request, path: `/v1/messages/${s.id(message.name)}${path}` })
  s.trail.push(`${message.sender} tries ${request.method} of ${message.name}${path}`)
}
