/** Calls at A2A addresses, and what answers them. */
import { randomUUID } from 'node:crypto'
import type { Agent } from '../../client/agent.ts'
import { isReceived, textOf } from '../../client/agent.ts'
import type { Reply } from '../../client/exchange.ts'
import type { WireEvent, WireMessage, WireObject } from '../../client/wire.ts'
import type { CheckContext } from '../../check-api/context.ts'

/** Longest time that a call may take: the stated minute and what the network needs. */
export const answerBoundMs = 90_000

/** The address of an agent; without a base in the target file nothing of A2A can be tested. */
export function addressOf(t: CheckContext, agent: { handle: string }): string {
  const base = t.target.a2a_base
  if (base === undefined) t.notTestable('the base of the A2A addresses is not known', 'a2a_base in the target file')
  return `${base}/${encodeURIComponent(agent.handle)}`
}

/** One JSON-RPC call, as agents of A2A 1.0 make it. */
export function call(
  t: CheckContext,
  from: Agent,
  to: { handle: string },
  method: string,
  params: unknown,
  more: { signal?: AbortSignal; id?: unknown } = {},
): Promise<Reply<WireObject>> {
  const { id = randomUUID(), signal } = more
  return from.call({
    method: 'POST',
    path: addressOf(t, to),
    headers: { 'a2a-version': '1.0' },
    waitsMs: answerBoundMs,
    json: { jsonrpc: '2.0', id, method, params },
    ...(signal && { signal }),
  })
}

/** SendMessage with one text. */
export const ask = (
  t: CheckContext,
  from: Agent,
  to: Agent,
  text: string,
  more: { message?: WireObject; configuration?: WireObject; signal?: AbortSignal } = {},
): Promise<Reply<WireObject>> =>
  call(
    t,
    from,
    to,
    'SendMessage',
    {
      message: { messageId: randomUUID(), role: 'ROLE_USER', parts: [{ text }], ...more.message },
      ...(more.configuration && { configuration: more.configuration }),
    },
    more,
  )

/** The message of a chat that a call became, as its receiver finds it. */
export async function arrival(
  t: CheckContext,
  at: Agent,
  after: number,
  text: string,
): Promise<{ event: WireEvent; message: WireMessage }> {
  const event = await t.eventually(
    `the message ${JSON.stringify(text)} in the log of the agent called`,
    () =>
      at.awaitEvent(
        after,
        (candidate) => candidate.event_type === 'message.received' && textOf(candidate.data?.message) === text,
        1000,
      ),
    { withinMs: 10_000 },
  )
  return { event, message: event.data.message as WireMessage }
}

/** A chat in which `agent` wrote last, so that the rule of plain replies has a beginning. */
export async function chatWhereWroteLast(t: CheckContext, agent: Agent, other: Agent): Promise<string> {
  const chatId = await t.openChat(other, agent)
  await writeLast(t, agent, other, chatId)
  return chatId
}

/** Writes, and waits until the other sees it: only then does everything that follows come later. */
export async function writeLast(t: CheckContext, agent: Agent, other: Agent, chatId: string): Promise<void> {
  const { messageId } = await agent.say(chatId)
  await t.eventually(
    'the message that the agent wrote first',
    () => other.awaitEvent(0, (event) => isReceived(event, messageId), 1000),
    { withinMs: 10_000 },
  )
}

/** Whether a call is still open after the time that effects need to settle. */
export async function staysOpen(t: CheckContext, waiting: Promise<unknown>): Promise<boolean> {
  const open = Symbol('open')
  const first = await Promise.race([
    waiting,
    new Promise((resolve) => {
      setTimeout(resolve, t.timing.settle_ms, open)
    }),
  ])
  return first === open
}

/** What a call is answered in this time, undefined when it waits: then it is hung up on. */
export async function briefly<T>(withinMs: number, ask: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
  const abort = new AbortController()
  const asked = ask(abort.signal)
  const reply = await Promise.race([
    asked,
    new Promise<undefined>((resolve) => {
      setTimeout(resolve, withinMs, undefined)
    }),
  ])
  if (reply !== undefined) return reply
  abort.abort()
  await asked.catch(() => undefined)
  return undefined
}

/** The text of the parts of an answer of A2A, joined. */
export function answerText(reply: Reply<WireObject>): string {
  const result = reply.body['result'] as { message?: { parts?: { text?: string }[] } } | undefined
  return (result?.message?.parts ?? []).map(({ text }) => text ?? '').join('')
}

/** Whether anything in a value is this text. */
export function mentions(value: unknown, text: string): boolean {
  if (typeof value === 'string') return value === text
  return typeof value === 'object' && value !== null && Object.values(value).some((item) => mentions(item, text))
}
