/** Calls that wait for the reply of an agent in their chat (A2A-011 to A2A-017). */
import type { Actor, Chat, Message } from '../state/model.ts'
import type { ReferenceServer } from '../state/server.ts'

interface ReplyWaiter {
  question: Message
  chat: Chat
  requester: Actor
  agent: Actor
  /** The fault that counts a reaction of the agent as a message sets this. */
  usedUp: boolean
  resolve(reply: Message | undefined): void
}

const statedMs = 60_000
const waiters = new WeakMap<ReferenceServer, Set<ReplyWaiter>>()

function waitersOf(server: ReferenceServer): Set<ReplyWaiter> {
  const known = waiters.get(server) ?? new Set<ReplyWaiter>()
  waiters.set(server, known)
  return known
}

/** Waits for the reply. Undefined when none arrives in time or the client disconnects. */
export function waitForReply(
  server: ReferenceServer,
  asked: Pick<ReplyWaiter, 'question' | 'chat' | 'requester' | 'agent'>,
  signal: AbortSignal,
): Promise<Message | undefined> {
  return new Promise((resolve) => {
    const wait: ReplyWaiter = {
      ...asked,
      usedUp: false,
      resolve: (reply) => {
        clearTimeout(timer)
        waitersOf(server).delete(wait)
        resolve(reply)
      },
    }
    const shorterMs = server.hasFault('deadline-at-once')
      ? 10_000
      : server.hasFault('deadline-too-early')
        ? 52_000
        : null
    const timer = setTimeout(() => wait.resolve(undefined), shorterMs ?? statedMs)
    timer.unref()
    signal.addEventListener('abort', () => wait.resolve(undefined))
    waitersOf(server).add(wait)
  })
}

/** Resolves the waiting calls that a stored message answers. */
export function onMessageStored(server: ReferenceServer, chat: Chat, message: Message): void {
  for (const wait of [...waitersOf(server)]) {
    if (message.suppressed.has(wait.requester.id)) continue
    const here = wait.chat === chat && message.senderId === wait.agent.id
    const agentWide = server.hasFault('waits-kept-by-agent') && message.senderId === wait.agent.id
    if ((here && isAnswer(server, wait, message)) || (agentWide && message.replyTo !== null)) wait.resolve(message)
  }
}

/** Called when the agent reacts to a message. */
export function onReaction(server: ReferenceServer, agent: Actor): void {
  if (!server.hasFault('reaction-uses-up-the-rule')) return
  for (const wait of waitersOf(server)) if (wait.agent === agent) wait.usedUp = true
}

/** Called when the agent changes the setting for accepting tasks. */
export function onSettingChanged(server: ReferenceServer, agent: Actor): void {
  if (!server.hasFault('switch-loses-the-wait')) return
  for (const wait of [...waitersOf(server)]) if (wait.agent === agent) wait.resolve(undefined)
}

function isAnswer(
  server: ReferenceServer,
  { question, chat, requester, agent, usedUp }: ReplyWaiter,
  reply: Message,
): boolean {
  if (server.hasFault('next-message-answers') || server.hasFault('any-reply-answers-all')) return true
  const wrote = chat.messages.findLast((one) => one.senderId === agent.id && one.sequence < question.sequence)
  if (wrote === undefined && server.hasFault('first-contact-never-answered')) return false
  if (reply.replyTo !== null) return reply.replyTo.message_id === question.id || server.hasFault('reply-to-any-answers')
  if (usedUp || server.hasFault('plain-reply-never-answers')) return false
  const since = (one: Message): boolean => one.sequence > question.sequence && one.sequence < reply.sequence
  const first = !chat.messages.some((one) => one.senderId === agent.id && since(one))
  if (!first && !server.hasFault('later-plain-answers')) return false
  const last = wrote?.sequence ?? 0
  if (last === 0 && server.hasChoice('first-contact-unanswered')) return false
  return !chat.messages.some(
    (one) =>
      one.senderId === requester.id &&
      one !== question &&
      one.sequence > (server.hasFault('plain-counts-only-after') ? question.sequence : last) &&
      one.sequence < (server.hasFault('plain-counts-only-before') ? question.sequence : reply.sequence),
  )
}
