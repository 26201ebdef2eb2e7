/** Compares the log of an agent with the events that the model requires, allows and forbids. */
import type { RequirementId } from '../../check-api/check.ts'
import type { WireEvent } from '../../client/wire.ts'
import { choose, type AgentName, type ModelMessage } from '../../model/conversation.ts'
import { emojis, containsValue } from '../../fixtures/reactions.ts'
import { isReceipt } from '../../client/agent.ts'
import { names } from '../../fixtures/receipts.ts'
import type { WatermarkRoute } from '../../model/watermarks.ts'
import { settled, type Finding } from './findings.ts'
import { contentFindings, strays } from './histories.ts'
import type { Slot } from './reaction-slots.ts'
import type { Session } from './session.ts'
import type { StepOf } from './steps.ts'

/** Reads the log of the session in pages of one size, and judges its events. Waits for events that may still arrive. */
export function judgeLog(s: Session, owner: AgentName, limit: number): Promise<void> {
  return settled(s, `the log of ${owner} in pages of ${limit}`, async () => {
    const findings = await readLog(s, owner, limit)
    return findings.length > 0 ? findings : eventFindings(s, owner)
  })
}

/** Reads the log of the session, which marks its messages as delivered. */
export async function readLog(s: Session, owner: AgentName, limit: number): Promise<Finding[]> {
  const findings = await s.log(owner).walk(limit)
  for (const { message } of received(s, owner)) s.watermarks.handOver(message.chat, owner, s.position(message), true)
  return findings
}

/** Reads one page of a log from any cursor, and judges it. A pull may wait only where events were read before. */
export function judgeLogPage(s: Session, { agent, from, limit, waits }: StepOf<'pull'>): Promise<void> {
  const owner = choose(s.agents, agent)!
  return settled(s, `a page of the log of ${owner}`, async () => {
    const log = s.log(owner)
    const cursor = log.cursor(from)
    const { findings } = await log.page(cursor, limit, waits && cursor < log.end ? 2 : 0)
    for (const { message } of received(s, owner)) s.watermarks.handOver(message.chat, owner, s.position(message), true)
    return [...findings, ...eventFindings(s, owner).filter(({ late }) => late !== true)]
  })
}

export const received = (s: Session, owner: AgentName): { event: WireEvent; message: ModelMessage }[] =>
  s.log(owner).events.flatMap((event) => {
    const message = event.event_type === 'message.received' ? s.messageOf(event.data?.message?.message_id) : undefined
    return message === undefined ? [] : [{ event, message }]
  })

function eventFindings(s: Session, owner: AgentName): Finding[] {
  const further = s.t.offered('other_events')
    ? [...receiptFindings(s, owner, 'read'), ...receiptFindings(s, owner, 'delivered'), ...groupFindings(s, owner)]
    : []
  return [...messageFindings(s, owner), ...reactionFindings(s, owner), ...further, ...forbidden(s, owner)]
}

function messageFindings(s: Session, owner: AgentName): Finding[] {
  const announced = Map.groupBy(received(s, owner), ({ message }) => message.name)
  return s.model.messages.flatMap((message): Finding[] => {
    const events = announced.get(message.name) ?? []
    const ids = new Set(events.map(({ event }) => event.event_id))
    const hidden = s.hidden(message, owner, 'log')
    const what = `message.received of ${message.name} in the log of ${owner}`
    if (hidden !== undefined)
      return ids.size === 0
        ? []
        : [{ requirement: hidden, failureClass: 'leaked', what, expected: 'none', actual: events[0]?.event }]
    // An event of an own message is a choice (AMB-042).
    const due = s.due(message, owner, 'log')
    if (due === undefined || message.sender === owner) return []
    const isTwice = ids.size > 1
    const once = s.repeated.has(message.name) ? 'MSG-041' : due
    if (isTwice) return [{ requirement: once, failureClass: 'duplicated', what, expected: 'one', actual: ids.size }]
    const [first] = events
    if (first === undefined)
      return [{ requirement: due, failureClass: 'lost', what, expected: 'one', actual: 'none', late: true }]
    const chatId = s.chatId(message.chat)
    const wrongChat = { what: `chat_id of ${what}`, expected: chatId, actual: first.event.chat_id }
    return [
      ...(first.event.chat_id === chatId ? [] : [{ requirement: 'EVT-009', ...wrongChat } as const]),
      ...contentFindings(s, owner, message, first.event.data.message, 'EVT-031'),
    ]
  })
}

/** Compares the reaction events of messages that the owner wrote with the answers to the reactions. */
function reactionFindings(s: Session, owner: AgentName): Finding[] {
  const events = s.log(owner).events.filter(({ event_type: type }) => /^reaction\.(added|removed)$/.test(type))
  const ours = events.filter(({ chat_id: id }) => [...s.scenario.chatIds.values()].includes(id))
  const targets = new Map(
    ours.map((event) => [event, s.model.messages.filter(({ name }) => containsValue(event.data, s.id(name)))]),
  )
  // The content of an event about its message is open (RCT-016), so events are counted only if each names one message.
  if ([...targets.values()].some((messages) => messages.length > 1)) return []
  if ([...targets].some(([event, messages]) => messages.length === 0 && holdsKnownEmoji(event))) return []
  const written = s.model.messages.filter(({ sender, chat: name }) => {
    const chat = s.model.chat(name)
    return sender === owner && chat.members.has(owner) && !chat.former.has(owner) && !chat.disturbed
  })
  return written.flatMap((message) => {
    const about = ours.filter((event) => targets.get(event)?.[0] === message)
    if (!about.every(holdsKnownEmoji)) return []
    return s.reactions
      .on(message.name)
      .filter(({ actor }) => actor !== owner)
      .flatMap((slot) => slotFindings(slot, about, `${slot.actor} on ${message.name} in the log of ${owner}`))
  })
}

const holdsKnownEmoji = ({ data }: WireEvent): boolean => emojis.some((emoji) => containsValue(data, emoji))

function slotFindings({ changes }: Slot, events: readonly WireEvent[], where: string): Finding[] {
  const used = new Set([...changes.keys()].map((name) => name.split(' ')[1]))
  return [...changes].flatMap(([name, count]): Finding[] => {
    const [operation, emoji] = name.split(' ') as ['add' | 'remove', string]
    // A second emoji may replace the first, with or without an event of its own (AMB-028).
    if (operation === 'remove' && used.size > 1) return []
    const type = operation === 'add' ? 'reaction.added' : 'reaction.removed'
    const found = new Set(
      events
        .filter((event) => event.event_type === type && containsValue(event.data, emoji))
        .map(({ event_id: id }) => id),
    ).size
    const about = { what: `${type} of ${where}`, expected: count, actual: found }
    if (found > count) return [{ requirement: 'RCT-013', failureClass: 'duplicated', ...about }]
    const rule: RequirementId = operation === 'add' ? 'RCT-016' : 'RCT-017'
    return found < count ? [{ requirement: rule, failureClass: 'lost', ...about, late: true }] : []
  })
}

/** Compares the receipt events of the other participants with their calls. */
function receiptFindings(s: Session, owner: AgentName, status: WatermarkRoute): Finding[] {
  const event = `message.${status}`
  const requirement = status === 'read' ? 'EVT-033' : 'EVT-032'
  return [...s.model.chats.values()]
    .filter(({ name, members }) => members.has(owner) && s.hasReceipts(name))
    .flatMap(({ name, members }): Finding[] => {
      const other = [...members].find((member) => member !== owner)!
      const events = s
        .log(owner)
        .events.filter(({ event_type: type, chat_id: id }) => type === event && id === s.chatId(name))
      const bare = events.find(({ data }) => data['through_sequence'] === undefined || data['recipient'] === undefined)
      if (bare !== undefined)
        return [
          {
            requirement,
            what: `data of ${event} in the log of ${owner}`,
            expected: 'through_sequence and recipient',
            actual: bare.data,
          },
        ]
      // Each event must name its recipient, because an agent may also receive the events of its own watermark
      // (AMB-036).
      const isNamed = (event: WireEvent): boolean =>
        names(event.data['recipient'], s.actor(owner)) || names(event.data['recipient'], s.actor(other))
      if (!events.every(isNamed)) return []
      const others = events.filter((event) => !names(event.data['recipient'], s.actor(owner)))
      const advances = s.watermarks.of(name, other).advances[status]
      const what = `${event} events of ${other} in the log of ${owner}`
      // An event of an earlier session may arrive late, so only one with an equal watermark is too many.
      const ends = new Map(others.map((event) => [event.event_id, JSON.stringify(event.data['through_sequence'])]))
      if (new Set(ends.values()).size < ends.size)
        return [
          {
            requirement: 'RCP-021',
            failureClass: 'duplicated',
            what,
            expected: 'one for each advance',
            actual: [...ends.values()],
          },
        ]
      const about = { what, expected: advances, actual: ends.size }
      return ends.size < advances ? [{ requirement, failureClass: 'lost', ...about, late: true }] : []
    })
}

/** Compares the events of the group with its changes, for a member that was in the group all the time. */
function groupFindings(s: Session, owner: AgentName): Finding[] {
  const group = s.model.chats.get('group')
  if (group === undefined || owner === 'a2' || !group.members.has(owner) || group.former.has(owner)) return []
  const events = s.log(owner).events.filter(({ chat_id: id }) => id === s.chatId('group'))
  const receipt = events.find(isReceipt)
  if (receipt !== undefined) {
    const what = `receipt events of the group in the log of ${owner}`
    return [{ requirement: 'RCP-024', what, expected: 'none', actual: receipt }]
  }
  return Object.entries(eventsOfGroup).flatMap(([change, [type, requirement]]): Finding[] => {
    const expected = s.groupChanges[change as keyof typeof eventsOfGroup]
    const actual = events.filter(({ event_type: shown }) => shown === type)
    const what = `${type} events of the group in the log of ${owner}`
    const about = { requirement, what, expected, actual: actual.length } as const
    const bare = actual.find(({ data }) => Object.keys(data ?? {}).length === 0)
    if (bare !== undefined) return [{ requirement, what: `data of ${what}`, expected: 'members', actual: bare.data }]
    if (actual.length < expected) return [{ ...about, failureClass: 'lost', late: true }]
    // The first members of a group may be announced as well (AMB-046).
    return change === 'removed' && actual.length > expected ? [{ ...about, failureClass: 'duplicated' }] : []
  })
}

const eventsOfGroup = {
  added: ['participant.added', 'EVT-034'],
  removed: ['participant.removed', 'EVT-035'],
  renamed: ['chat.group_name_updated', 'EVT-036'],
} as const

function forbidden(s: Session, owner: AgentName): Finding[] {
  const rules: [RegExp, RequirementId][] = [
    [/^reaction\.changed$/, 'RCT-018'],
    [/^(un)?block/, 'BLK-011'],
  ]
  const where = `the log of ${owner}`
  const messages = s.log(owner).events.map(({ data }) => data?.message)
  const events = s.log(owner).events.flatMap((event) =>
    rules
      .filter(([type]) => type.test(event.event_type))
      .map(([, requirement]): Finding => ({
        requirement,
        failureClass: 'leaked',
        expected: 'none',
        actual: event,
        what: `the log of ${owner} has the event ${event.event_type}`,
      })),
  )
  const rejected = s.log(owner).events.flatMap((event): Finding[] => {
    const text = event.event_type.startsWith('task.') ? JSON.stringify(event.data) : ''
    const requirement = [...s.rejected].find(([one]) => text.includes(one))?.[1]
    const what = `${where} has an event of a rejected request`
    return requirement === undefined
      ? []
      : [{ requirement, failureClass: 'leaked', what, expected: 'none', actual: event }]
  })
  return [...events, ...rejected, ...strays(s, owner, where, messages)]
}
