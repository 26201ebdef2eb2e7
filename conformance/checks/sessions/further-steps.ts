/** Steps that use optional features: hooks of persons, groups and blocks, and the variant form. */
import { setTimeout as pause } from 'node:timers/promises'
import { messagesOf, textOf, textParts } from '../../client/agent.ts'
import { sendTo, valueParts } from '../../client/variant.ts'
import type { WireMessage } from '../../client/wire.ts'
import {
  choose,
  isAgent,
  textPart,
  type ActorName,
  type AgentName,
  type ChatName,
  type ModelMessage,
} from '../../model/conversation.ts'
import { RejectedHook } from '../../target/hooks.ts'
import type { HookResult } from '../../target/hooks.ts'
import type { ProvisionName } from '../../target/target.ts'
import { conclude, settled, shownStatus, type Finding } from './findings.ts'
import { judgePage } from './histories.ts'
import { judgeLog, readLog } from './logs.ts'
import type { Session } from './session.ts'
import type { StepOf } from './steps.ts'

/** Runs a hook. Undefined if the target rejects it, which is not a deviation. */
export async function tryHook(
  s: Session,
  name: ProvisionName,
  parameters: Record<string, unknown>,
  by: ActorName,
): Promise<HookResult | undefined> {
  return s.t.hooks.run(name, parameters, s.actor(by)).catch((error: unknown) => {
    if (error instanceof RejectedHook) return undefined
    throw error
  })
}

export async function sendAsPerson(s: Session, step: StepOf<'send as a person'>): Promise<void> {
  const chats = [...s.model.chats.values()].filter(({ members }) => members.has('p0'))
  const chat = choose(chats, step.chat, ({ name }) => name)?.name
  if (chat === undefined) return
  const name = s.name()
  const id = s.t.unique.messageId()
  const parts = textParts(`${name} by a person`)
  const sent = await tryHook(s, 'sendAsPerson', { chat_id: s.chatId(chat), message_id: id, parts }, 'p0')
  if (sent === undefined) return
  s.trail.push(`p0 sends ${name} to ${chat}`)
  // A server may assign its own ids to messages of persons.
  const shown = (sent['message'] as WireMessage | undefined)?.message_id
  s.store({ name, chat, sender: 'p0', route: 0, parts, textOnly: true }, typeof shown === 'string' ? shown : id)
}

/**
 * Sends to the handle of another agent: with a new idempotency key, with the last one again, or with one that another
 * agent used.
 */
export async function sendToHandle(s: Session, step: StepOf<'send to a handle'>): Promise<void> {
  const last = s.keys.at(-1)
  const known = step.key === 'new' || (step.key === 'of another' && last?.isShared === true) ? undefined : last
  const isAgain = known !== undefined && step.key === 'again'
  const reader = isAgain ? known.reader : (['a1', 'a2'] as const)[step.to as 0]
  const chat = reader === 'a1' ? 'agents' : 'second'
  const isOther = known !== undefined && !isAgain
  const [from, to] = isOther ? [reader, 'a0' as const] : ['a0' as const, reader]
  const name = s.name()
  const text = isAgain ? known.text : s.t.unique.marker(name)
  const key = known?.key ?? s.t.unique.ulid()
  const message = { parts: valueParts(text), idempotency_key: key }
  const reply = s.answered(await sendTo(s.agent(from), [s.actor(to).handle], message))
  const which = isAgain ? 'its last message again' : isOther ? `${name} with a key of another agent` : name
  s.trail.push(`${from} sends ${which} to the handle of ${to}`)
  const what = `the answer to ${which}`
  const rule = s.model.isBlocked('a0', reader) ? 'BLK-002' : isAgain || isOther ? 'VMSG-007' : 'VMSG-002'
  const isRight = reply.ok && reply.body.chat_id === s.chatId(chat)
  const about = { what, expected: { chat_id: s.chatId(chat) }, actual: shownStatus(reply) }
  conclude(s, what, isRight ? [] : [{ requirement: rule, ...about }])
  const isNew = reply.body.created_new_chat === true
  const made = { what: `created_new_chat of ${what}`, expected: false, actual: true }
  conclude(s, made.what, isNew ? [{ requirement: 'VMSG-010', ...made }] : [])
  if (isAgain) return judgeOnce(s, chat, text)
  if (isOther) known.isShared = true
  else s.keys.push({ key, text, reader, isShared: false })
  const lost: Finding = {
    requirement: rule,
    failureClass: 'lost',
    what: `the history of a0 lacks ${name}`,
    expected: text,
  }
  const id = await learnId(s, chat, text, lost, undefined, from)
  if (id !== undefined) s.store({ name, chat, sender: from, route: 0, parts: [textPart(text)], textOnly: true }, id)
}

async function judgeOnce(s: Session, chat: ChatName, text: string): Promise<void> {
  const body = await s.t.given(s.agent('a0').history(s.chatId(chat), { limit: 50 }), 'reading the history')
  const actual = messagesOf(body).filter((message) => textOf(message) === text).length
  const what = 'messages of a send that was repeated with its idempotency_key'
  const about = { requirement: 'VMSG-009', failureClass: 'duplicated', what, expected: 1, actual } as const
  conclude(s, what, actual > 1 ? [about] : [])
}

/** Sends one text by the first route. `index` numbers the messages of the step. */
export async function sendText(
  s: Session,
  { chat, sender }: { chat: ChatName; sender: AgentName },
  index: number,
): Promise<ModelMessage> {
  const name = s.name(index)
  const id = s.t.unique.messageId()
  const parts = [textPart(`${name} says something`)]
  const body = { message_id: id, chat_id: s.chatId(chat), parts }
  const reply = s.answered(await s.agent(sender).send(body))
  s.trail.push(`${sender} sends ${name} to ${chat}`)
  const about = {
    requirement: 'MSG-031',
    what: `status of ${name}`,
    expected: 202,
    actual: shownStatus(reply),
  } as const
  conclude(s, about.what, reply.status === 202 ? [] : [about])
  return s.store({ name, chat, sender, route: 0, parts }, id)
}

/** Sends messages while pulls of their recipient wait, and judges the page of each pull. */
export async function waitForMessages(s: Session, step: StepOf<'wait for a message'>): Promise<void> {
  const reader = choose(s.agents, step.reader)!
  const open = [...s.model.chats.values()].flatMap(({ name: chat, members }) =>
    members.has(reader) ? s.writers(chat).map((sender) => ({ chat, sender })) : [],
  )
  const pairs = open.filter(({ chat, sender }) => sender !== reader && !s.model.suppresses(chat, sender, reader))
  const pair = choose(pairs, step.chat, ({ chat, sender }) => `${chat} ${sender}`)
  if (pair === undefined) return
  await judgeLog(s, reader, 100)
  const log = s.log(reader)
  const pulls = Array.from({ length: step.pulls + 1 }, () => log.page(log.end, step.limit, waitSeconds))
  await pause(waitStartMs)
  for (let sent = 0; sent <= step.sends; sent += 1) await sendText(s, pair, sent)
  const pages = await Promise.all(pulls)
  s.trail.push(`${reader} waits for ${step.sends + 1} messages with ${pulls.length} pulls (limit ${step.limit})`)
  const empty = pages.filter(({ items }) => items.length === 0)
  const what = `the page of a pull of ${reader} that waited while a message arrived`
  const lost: Finding = { requirement: 'EVT-022', failureClass: 'lost', what, expected: 'its event', actual: 'none' }
  conclude(s, what, [...pages.flatMap(({ findings }) => findings), ...empty.map(() => lost)])
  await judgeLog(s, reader, 100)
}

/** Longer than a target needs to wake a pull, and short enough for shrinking. */
const waitSeconds = 4
const waitStartMs = 60

/** Sends to both other agents, in a chat outside of the session. Both receive it in the chat that the answer names. */
export async function sendToHandles(s: Session): Promise<void> {
  const readers = ['a1', 'a2'] as const
  if (s.model.blocks.size > 0) return
  const text = s.t.unique.marker(s.name())
  const handles = readers.map((name) => s.actor(name).handle)
  const message = { parts: valueParts(text), idempotency_key: s.t.unique.ulid() }
  const reply = s.answered(await sendTo(s.agent('a0'), handles, message))
  // Several handles may be rejected (AMB-092).
  if (!reply.ok) return
  s.trail.push('a0 sends to the handles of a1 and a2')
  for (const reader of readers) {
    const what = `the message to several handles in the log of ${reader}`
    await settled(s, what, async () => {
      const findings = await readLog(s, reader, 100)
      const event = s.log(reader).events.find(({ data }) => textOf(data?.message) === text)
      if (event === undefined)
        return [
          ...findings,
          { requirement: 'VMSG-002', failureClass: 'lost', what, expected: text, actual: 'none', late: true },
        ]
      const expected = reply.body.chat_id
      const about = { what: `chat_id of ${what}`, expected, actual: event.chat_id }
      return event.chat_id === expected ? findings : [{ requirement: 'VMSG-010', failureClass: 'changed', ...about }]
    })
  }
}

/**
 * Finds the id of a message of an agent by its text in its history, because not every answer contains it. Undefined
 * when the target rejected the message.
 */
export async function learnId(
  s: Session,
  chat: ChatName,
  text: string,
  lost: Finding,
  isRejected: () => boolean = () => false,
  sender: AgentName = 'a0',
): Promise<string | undefined> {
  let found: string | undefined
  await settled(s, `the message with the text ${text}`, async () => {
    const body = await s.t.given(s.agent(sender).history(s.chatId(chat), { limit: 50 }), 'reading the history')
    found = messagesOf(body).find((message) => textOf(message) === text)?.message_id
    return found === undefined && !isRejected() ? [{ ...lost, late: true }] : []
  })
  return found
}

const pairs: readonly (readonly [ActorName, ActorName])[] = [
  ['a0', 'a1'],
  ['a1', 'a0'],
  ['a0', 'a2'],
  ['a2', 'a0'],
  ['a1', 'a2'],
  ['p0', 'a0'],
  ['a0', 'p0'],
]

/**
 * Waits until an agent has received all messages so far, because a later change may suppress messages in transit
 * (BLK-017).
 */
export async function catchUp(s: Session, actor: ActorName): Promise<void> {
  if (!isAgent(actor)) return
  for (const { name, members } of s.model.chats.values())
    if (members.has(actor)) await judgePage(s, name, actor, { limit: 50 })
  await judgeLog(s, actor, 100)
}

/** Lifts the block of the pair, or sets one. */
export async function changeBlock(s: Session, { pair }: StepOf<'block or unblock'>): Promise<void> {
  const present = pairs.filter((both) => both.every((actor) => s.scenario.actors.has(actor)))
  const active = [...s.model.blocks].map((block) => block.split('>') as [ActorName, ActorName])
  const isLift = active.length > 0 && pair % 2 === 0
  const [by, whom] = choose(isLift ? active : present, pair >> 1, (both) => both.join())!
  if (!isLift && s.model.blocks.has(`${by}>${whom}`)) return
  for (const actor of [by, whom]) await catchUp(s, actor)
  const { handle, id } = s.actor(whom)
  if ((await tryHook(s, isLift ? 'unblock' : 'block', { handle, id }, by)) === undefined) return
  s.trail.push(`${by} ${isLift ? 'unblocks' : 'blocks'} ${whom}`)
  s.setBlock(by, whom, !isLift)
}

export async function changeMember(s: Session, { agent, own }: StepOf<'join or leave'>): Promise<void> {
  const group = s.model.chats.get('group')
  const name = (['a2', 'a1'] as const)[agent % 2]!
  if (group === undefined) return
  const isMember = group.members.has(name)
  if (isMember) await catchUp(s, name)
  const { handle, id } = s.actor(name)
  const parameters = { chat_id: s.chatId('group'), handle, id }
  const leaves = own && isMember && s.t.hooks.has('leaveGroup', 'agent')
  const hook = leaves ? 'leaveGroup' : isMember ? 'removeMember' : 'addMember'
  if ((await tryHook(s, hook, parameters, leaves ? name : 'p0')) === undefined) return
  s.trail.push(leaves ? `${name} leaves the group` : `p0 ${isMember ? 'removes' : 'adds'} ${name}`)
  s.groupChanges[isMember ? 'removed' : 'added'] += 1
  if (isMember) s.model.leave('group', name)
  else s.model.join('group', name)
}

export async function renameGroup(s: Session): Promise<void> {
  if (!s.model.chats.has('group')) return
  for (const name of s.writers('group')) await catchUp(s, name)
  const parameters = { chat_id: s.chatId('group'), name: s.t.unique.marker('group') }
  if ((await tryHook(s, 'renameGroup', parameters, 'p0')) === undefined) return
  s.trail.push('p0 renames the group')
  s.groupChanges.renamed += 1
}
