/**
 * A direct chat as one line from a sender to a receiver. Between agents every rule can be judged from both ends; where
 * a target has receipts with persons only (AMB-003), one end is a person and acts through hooks.
 */
import { isDeepStrictEqual } from 'node:util'
import { messagesOf, textParts, type Agent } from '../../client/agent.ts'
import type { Person } from '../../client/person.ts'
import { until } from '../../client/until.ts'
import type { WireEvent, WireMessage, WireObject } from '../../client/wire.ts'
import type { CheckContext } from '../../check-api/context.ts'

export type Mark = 'delivered' | 'read'

export interface Line<Sender extends Agent | Person, Receiver extends Agent | Person> {
  sender: Sender
  receiver: Receiver
  /** Sends texts one after the other and waits until the receiver's history shows the last; their ids. */
  send(times?: number): Promise<string[]>
  /** The message in the sender's history. */
  entry(messageId: string): Promise<WireMessage | undefined>
}

/** To `t.agent`: the receiver's own calls are judged. */
export const toAgent = (t: CheckContext): Line<Agent | Person, Agent> => line(t, t.reader, t.agent)
/** From `t.agent`: the sender's log and history are judged. */
export const fromAgent = (t: CheckContext): Line<Agent, Agent | Person> => line(t, t.agent, t.reader)

function line<S extends Agent | Person, R extends Agent | Person>(t: CheckContext, sender: S, receiver: R): Line<S, R> {
  return {
    sender,
    receiver,
    send: async (times = 1) => {
      const ids: string[] = []
      for (let index = 0; index < times; index += 1) ids.push(await sendOne(t, sender))
      const last = ids.at(-1)!
      const seen = await until(() => entryOf(t, receiver, last), t.timing.settle_ms + 3000)
      if (seen === undefined)
        t.notTestable(
          'the receiver never saw a message that was accepted',
          'a target whose history shows what was sent',
        )
      return ids
    },
    entry: (messageId) => entryOf(t, sender, messageId),
  }
}

async function sendOne(t: CheckContext, sender: Agent | Person): Promise<string> {
  if (sender.kind === 'agent') return (await sender.say(t.chat.id)).messageId
  const messageId = t.mint.messageId()
  await t.hooks.run(
    'sendAsPerson',
    { chat_id: t.chat.id, message_id: messageId, parts: textParts(t.mint.marker()) },
    sender,
  )
  return messageId
}

async function entryOf(t: CheckContext, actor: Agent | Person, messageId: string): Promise<WireMessage | undefined> {
  if (actor.kind === 'agent') return (await actor.inHistory(t.chat.id, messageId))[0]
  const { messages } = await t.hooks.run('historyAsPerson', { chat_id: t.chat.id }, actor)
  return messagesOf({ messages } as WireObject).find((message) => message.message_id === messageId)
}

/** Moves the receiver's watermark, as a prerequisite. */
export async function mark(t: CheckContext, receiver: Agent | Person, status: Mark, messageId: string): Promise<void> {
  if (receiver.kind === 'agent') await t.given(receiver[status](t.chat.id, messageId), `POST ${status}`)
  else
    await t.hooks.run(
      status === 'read' ? 'readAsPerson' : 'deliveredAsPerson',
      { chat_id: t.chat.id, message_id: messageId },
      receiver,
    )
}

const isShown = (value: unknown): boolean =>
  value !== undefined &&
  value !== null &&
  value !== false &&
  value !== '' &&
  value !== 0 &&
  !isDeepStrictEqual(value, []) &&
  !isDeepStrictEqual(value, {})

export interface Stamps {
  delivered: boolean
  read: boolean
}

/** Which stamps an entry shows, by the names of the target file (AMB-033). */
export const stampsOf = (t: CheckContext, message: WireMessage | undefined): Stamps => ({
  delivered: isShown(t.named(message, 'delivered_stamp')),
  read: isShown(t.named(message, 'read_stamp')),
})

/** The stamps of several messages of the sender. */
export const stampsAlong = (
  t: CheckContext,
  of: Pick<Line<Agent | Person, Agent | Person>, 'entry'>,
  ids: readonly string[],
): Promise<Stamps[]> => Promise.all(ids.map(async (id) => stampsOf(t, await of.entry(id))))

/** The receipt events of a chat in an agent's log after a cursor. */
export const receiptsOf = async (agent: Agent, base: number, chatId: string, status?: Mark): Promise<WireEvent[]> =>
  (await agent.eventsSince(base)).filter(
    (event) =>
      event.chat_id === chatId &&
      (status === undefined
        ? /^message\.(delivered|read)$/.test(event.event_type)
        : event.event_type === `message.${status}`),
  )

/** Those of `t.chat`. */
export const receiptsIn = (t: CheckContext, agent: Agent, base: number, status?: Mark): Promise<WireEvent[]> =>
  receiptsOf(agent, base, t.chat.id, status)

/**
 * A cursor after which nothing of before arrives any more: reading may itself move a watermark of the reader and, where
 * a target tells the mover too (AMB-036), add an event to the log that was read.
 */
export async function quietCursor(t: CheckContext, agent: Agent): Promise<number> {
  await agent.cursor()
  await new Promise((resolve) => setTimeout(resolve, t.timing.settle_ms))
  return agent.cursor()
}

/** Whether a value, at any depth, is the id or the handle of an actor. */
export function names(value: unknown, actor: { id: string; handle: string }): boolean {
  if (typeof value === 'string') return value === actor.id || value === actor.handle
  return typeof value === 'object' && value !== null && Object.values(value).some((inner) => names(inner, actor))
}

export const between = { area: 'receipts', optionalArea: 'read_state' } as const
