/** Steps that send equal requests at once. Exactly one of them takes effect. */
import { addOf } from '../../fixtures/reactions.ts'
import { sendRoutes } from '../../fixtures/send-routes.ts'
import type { RequirementId } from '../../check-api/check.ts'
import type { Reply } from '../../client/exchange.ts'
import { choose, textPart, type AgentName, type ChatName } from '../../model/conversation.ts'
import { conclude, settled, shownStatus } from './findings.ts'
import { emojiOf } from './histories.ts'
import type { Session } from './session.ts'
import type { StepOf } from './steps.ts'

const times = 3

/** Sends equal requests at once, and asserts how many of the answers match. */
async function race(
  s: Session,
  {
    text,
    requirement,
    count,
    matches,
  }: {
    text: string
    requirement: RequirementId
    count: number
    matches: (reply: Reply) => boolean
  },
  requests: readonly (() => Promise<Reply>)[],
): Promise<Reply[]> {
  const replies = (await Promise.all(requests.map((request) => request()))).map((reply) => s.answered(reply))
  s.trail.push(`at once: ${text}`)
  const what = `answers to equal requests at once: ${text}`
  const found = replies.filter(matches).length
  const about = { requirement, what, expected: count, actual: replies.map(shownStatus) }
  conclude(s, what, found === count ? [] : [about])
  return replies
}

const repeat = (request: () => Promise<Reply>) => Array.from({ length: times }, () => request)
const isOk = ({ ok }: Reply): boolean => ok

export async function repeatAtOnce(s: Session, step: StepOf<'repeat at once'>): Promise<void> {
  const chat = choose([...s.model.chats.keys()], step.chat)!
  const sender = choose(s.writers(chat), step.actor)
  if (sender === undefined) return
  const place = { chat, sender }
  if (step.what === 'send') await sendSame(s, place, step.route)
  else if (step.what === 'use one id') await useOneId(s, place, step.route)
  else await actOnMessage(s, step)
}

async function sendSame(s: Session, { chat, sender }: Place, route: number): Promise<void> {
  const [name, id] = [s.name(), s.t.unique.messageId()]
  const parts = [textPart(`${name} at once`)]
  const by = sendRoutes[route as 0]
  const send = () => by.send(s.agent(sender), s.chatId(chat), { message_id: id, parts })
  const text = `${sender} sends ${name} to ${chat} ${times} times`
  await race(s, { text, requirement: 'MSG-042', count: times, matches: isOk }, repeat(send))
  s.repeated.add(name)
  s.store({ name, chat, sender, route, parts }, id)
}

interface Place {
  chat: ChatName
  sender: AgentName
}

async function useOneId(s: Session, { chat, sender }: Place, route: number): Promise<void> {
  const other = s.writers(chat).find((name) => name !== sender)
  if (other === undefined) return
  const [name, id, by] = [s.name(), s.t.unique.messageId(), sendRoutes[route as 0]]
  const senders = [sender, other]
  const texts = senders.map((who) => s.t.unique.marker(`${name} by ${who}`))
  const sends = senders.map(
    (who, index) => () => by.send(s.agent(who), s.chatId(chat), { message_id: id, parts: [textPart(texts[index]!)] }),
  )
  const text = `${sender} and ${other} send ${name} with one id to ${chat}`
  const replies = await race(s, { text, requirement: 'MSG-046', count: 1, matches: isOk }, sends)
  const winner = replies.findIndex(isOk)
  s.rejected.set(texts[1 - winner]!, 'MSG-046')
  s.store({ name, chat, sender: senders[winner]!, route, parts: [textPart(texts[winner]!)] }, id)
}

async function actOnMessage(s: Session, { what, message: which }: StepOf<'repeat at once'>): Promise<void> {
  const targets = s.model.messages.flatMap((message) =>
    s
      .writers(message.chat)
      .filter((actor) => actor !== message.sender && s.model.isShown(message, actor))
      .map((actor) => ({ message, actor, slot: s.reactions.of(message.name, actor) })),
  )
  const isReaction = what === 'react'
  const target = choose(
    targets.filter(({ message, actor, slot }) =>
      isReaction
        ? slot.states.every(({ length }) => length === 0) && !slot.open && !s.model.chat(message.chat).disturbed
        : s.hasReceipts(message.chat) && s.watermarks.of(message.chat, actor).read < s.position(message),
    ),
    which,
    ({ message, actor }) => `${message.name} ${actor}`,
  )
  if (target === undefined) return
  const { message, actor, slot } = target
  const id = s.id(message.name)
  await settled(s, `${message.name} at ${actor}`, async () => {
    await s.agent(actor).awaitInHistory(s.chatId(message.chat), id)
    return []
  })
  if (isReaction) {
    const emoji = emojiOf(actor, 0, false)
    const text = `${actor} reacts to ${message.name} ${times} times: add ${emoji}`
    const matches = ({ body }: Reply): boolean => (body as { changed?: unknown }).changed === true
    const requests = repeat(() => s.agent(actor).react(id, addOf(emoji)))
    await race(s, { text, requirement: 'RCT-014', count: 1, matches }, requests)
    s.reactions.move(slot, 'add', emoji, 'changed')
    s.reactions.move(slot, 'add', emoji, 'unchanged')
    return
  }
  const text = `${actor} marks ${message.name} read ${times} times`
  const matches = ({ body }: Reply): boolean => (body as { advanced?: unknown }).advanced === true
  const requests = repeat(() => s.agent(actor).read(s.chatId(message.chat), id))
  await race(s, { text, requirement: 'RCP-022', count: 1, matches }, requests)
  s.watermarks.move(message.chat, actor, 'read', s.position(message))
}
