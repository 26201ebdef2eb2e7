import { answerTo, type ChatMessage } from '../model/answer-rule.ts'
import { seededRandom } from '../model/seeded-random.ts'
import type { VectorFile } from './vector.ts'

const before: ChatMessage = { id: 'm0', from: 'agent' }
const caller = (id: string): ChatMessage => ({ id, from: 'caller' })
const agent = (id: string, replyTo?: string): ChatMessage => ({
  id,
  from: 'agent',
  ...(replyTo === undefined ? {} : { reply_to: replyTo }),
})

/** The message of an agent that answers an A2A message in a chat. */
export function a2aAnswers(): VectorFile {
  const named: readonly [string, ChatMessage[]][] = [
    ['no answer yet', [before, caller('m1')]],
    ['a plain reply', [before, caller('m1'), agent('m2')]],
    ['a reply with reply_to', [before, caller('m1'), agent('m2', 'm1')]],
    ['a reply to another message, then a plain one', [before, caller('m1'), agent('m2', 'm0'), agent('m3')]],
    [
      'a reply to another message, then a reply to the question',
      [before, caller('m1'), agent('m2', 'm0'), agent('m3', 'm1')],
    ],
    ['the caller wrote twice, then a plain reply', [before, caller('m1'), caller('m2'), agent('m3')]],
    ['the caller wrote before the question as well', [before, caller('m0b'), caller('m1'), agent('m2')]],
    ['the caller wrote twice, then a reply to the question', [before, caller('m1'), caller('m2'), agent('m3', 'm1')]],
    [
      'a plain reply that answers nothing, then a reply to the question',
      [before, caller('m1'), caller('m2'), agent('m3'), agent('m4', 'm1')],
    ],
    ['the caller writes after the answer', [before, caller('m1'), agent('m2'), caller('m3')]],
  ]
  const random = seededRandom(36)
  const generated = Array.from({ length: 30 }, (_, index): [string, ChatMessage[]] => [
    `generated chat ${index + 1}`,
    generate(random),
  ])
  return {
    name: 'a2a-answers',
    requirements: ['A2A-011', 'A2A-012', 'A2A-013', 'A2A-014', 'A2A-015', 'A2A-017'],
    rule: 'The chat contains the messages in this order; `question` is an A2A message of the caller. The answer is the first message of the agent after it that either names it in reply_to, or names nothing, is the first message of the agent after the question, and follows only one message of the caller since the agent last wrote. null: the question is still open.',
    cases: [...named, ...generated].map(([name, messages]) => ({
      name,
      input: { question: 'm1', messages },
      expected: { answer: answerTo('m1', messages) },
    })),
  }
}

function generate(random: () => number): ChatMessage[] {
  const messages: ChatMessage[] = [before, ...(random() < 0.3 ? [caller('m0b')] : []), caller('m1')]
  for (let index = 2; index < 6; index += 1) {
    const known = messages.map(({ id }) => id)
    const replyTo = random() < 0.5 ? known[Math.floor(random() * known.length)] : undefined
    messages.push(random() < 0.35 ? caller(`m${index}`) : agent(`m${index}`, replyTo))
  }
  return messages
}
