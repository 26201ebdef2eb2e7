/** Calls that wait for the reply of an agent in their chat (A2A-011 to A2A-017). */
import type { Actor, Chat, Message } from '../state/model.ts'
import type { Subject } from '../state/server.ts'

interface Wait {
  question: Message
  chat: Chat
  requester: Actor
  agent: Actor
  /** Set by a reaction of the agent, under the fault that counts it as a message. */
  usedUp: boolean
  settle(reply: Message | undefined): void
}

const statedMs = 60_000
const waiting = new WeakMap<Subject, Set<Wait>>()

function waitsOf(subject: Subject): Set<Wait> {
  const known = waiting.get(subject) ?? new Set<Wait>()
  waiting.set(subject, known)
  return known
}

/** The reply, or undefined when none came in time or the caller left. */
export function awaitReply(
  subject: Subject,
  asked: Pick<Wait, 'question' | 'chat' | 'requester' | 'agent'>,
  gone: AbortSignal,
): Promise<Message | undefined> {
  return new Promise((resolve) => {
    const wait: Wait = {
      ...asked,
      usedUp: false,
      settle: (reply) => {
        clearTimeout(timer)
        waitsOf(subject).delete(wait)
        resolve(reply)
      },
    }
    const timer = setTimeout(() => wait.settle(undefined), subject.faulty('deadline-at-once') ? 10_000 : statedMs)
    timer.unref()
    gone.addEventListener('abort', () => wait.settle(undefined))
    waitsOf(subject).add(wait)
  })
}

/** A message was stored: it may be what somebody waits for. */
export function heardMessage(subject: Subject, chat: Chat, message: Message): void {
  for (const wait of [...waitsOf(subject)]) {
    if (message.suppressed.has(wait.requester.id)) continue
    const here = wait.chat === chat && message.senderId === wait.agent.id
    const agentWide = subject.faulty('waits-kept-by-agent') && message.senderId === wait.agent.id
    if ((here && answers(subject, wait, message)) || (agentWide && message.replyTo !== null)) wait.settle(message)
  }
}

/** The agent reacted to a message. */
export function heardReaction(subject: Subject, agent: Actor): void {
  if (!subject.faulty('reaction-uses-up-the-rule')) return
  for (const wait of waitsOf(subject)) if (wait.agent === agent) wait.usedUp = true
}

/** The agent switched the setting that decides whether it gets tasks. */
export function heardSetting(subject: Subject, agent: Actor): void {
  if (!subject.faulty('switch-loses-the-wait')) return
  for (const wait of [...waitsOf(subject)]) if (wait.agent === agent) wait.settle(undefined)
}

function answers(subject: Subject, { question, chat, requester, agent, usedUp }: Wait, reply: Message): boolean {
  if (subject.faulty('next-message-answers') || subject.faulty('any-reply-answers-all')) return true
  if (reply.replyTo !== null) return reply.replyTo.message_id === question.id || subject.faulty('reply-to-any-answers')
  if (usedUp || subject.faulty('plain-reply-never-answers')) return false
  const since = (one: Message): boolean => one.sequence > question.sequence && one.sequence < reply.sequence
  const first = !chat.messages.some((one) => one.senderId === agent.id && since(one))
  if (!first && !subject.faulty('later-plain-answers')) return false
  const last =
    chat.messages.findLast((one) => one.senderId === agent.id && one.sequence < question.sequence)?.sequence ?? 0
  if (last === 0 && subject.chose('first-contact-unanswered')) return false
  return !chat.messages.some(
    (one) =>
      one.senderId === requester.id &&
      one !== question &&
      one.sequence > (subject.faulty('plain-counts-only-after') ? question.sequence : last) &&
      one.sequence < (subject.faulty('plain-counts-only-before') ? question.sequence : reply.sequence),
  )
}
