/** Steps of agents that are not in a chat: strangers and former members, whose requests change and show nothing. */
import { addOf } from '../../fixtures/reactions.ts'
import { sendRoutes } from '../../fixtures/send-routes.ts'
import { choose, textPart } from '../../model/conversation.ts'
import { conclude, shownStatus } from './findings.ts'
import { judgePage, strangersEmoji } from './histories.ts'
import type { Session } from './session.ts'
import type { StepOf } from './steps.ts'

export async function actAsOutsider(s: Session, step: StepOf<'act as an outsider'>): Promise<void> {
  const all = [...s.model.chats.values()].flatMap(({ name: chat, members, former }) =>
    s.agents.filter((agent) => !members.has(agent)).map((agent) => ({ chat, agent, wasIn: former.has(agent) })),
  )
  const former = all.filter(({ wasIn }) => wasIn)
  const among = step.who % 2 === 0 && former.length > 0 ? former : all
  const chosen = choose(among, step.who, ({ chat, agent }) => `${chat} ${agent}`)
  if (chosen === undefined) return
  const { chat, agent } = chosen
  const by = s.agent(agent)
  const message = choose(
    s.model.messages.filter((one) => one.chat === chat),
    step.message,
    ({ name }) => name,
  )
  const where = `${chat}, where it is no member`
  for (let turn = 0; turn < 2; turn += 1) {
    if (step.act === 'read') {
      s.trail.push(`${agent} reads the history of ${where}`)
      await judgePage(s, chat, agent, { limit: 50 })
    } else if (step.act === 'send' || (step.act === 'type' && s.t.offered('typing'))) {
      const text = s.t.unique.marker(s.name(turn))
      s.rejected.set(text, 'AUTH-021')
      const body = { message_id: s.t.unique.messageId(), parts: [textPart(text)] }
      const reply = s.answered(
        step.act === 'type'
          ? await by.typing(s.chatId(chat), true)
          : await sendRoutes[step.route as 0].send(by, s.chatId(chat), body),
      )
      s.trail.push(`${agent} ${step.act}s in ${where}`)
      const what = `status of a request of ${agent} to ${step.act} in ${where}`
      const about = { requirement: 'CHAT-005', what, expected: '4xx', actual: shownStatus(reply) } as const
      conclude(s, what, reply.status >= 400 && reply.status < 500 ? [] : [about])
    } else if (message !== undefined && step.act === 'react') {
      s.trail.push(`${agent} reacts to ${message.name} in ${where}`)
      s.answered(await by.react(s.id(message.name), addOf(strangersEmoji)))
    } else if (message !== undefined && step.act === 'mark' && s.hasReceipts(chat)) {
      s.trail.push(`${agent} marks ${message.name} read in ${where}`)
      s.answered(await by.read(s.chatId(chat), s.id(message.name)))
    }
  }
}
