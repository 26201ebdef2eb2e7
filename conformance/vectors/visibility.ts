/** Vectors about which member of a chat receives a message. */
import { Conversation, type ActorName, type ModelMessage } from '../model/conversation.ts'
import { seededRandom } from '../model/seeded-random.ts'
import type { Vector, VectorFile } from './vector.ts'

const [sender, recipient] = ['a0', 'a1'] as const satisfies readonly ActorName[]
const blockers = {
  nobody: [],
  sender: [[sender, recipient]],
  recipient: [[recipient, sender]],
  both: [
    [sender, recipient],
    [recipient, sender],
  ],
} as const satisfies Record<string, readonly (readonly [ActorName, ActorName])[]>

/** Sends during and after a block. */
export function blocks(): VectorFile {
  const cases = (['direct', 'group'] as const).flatMap((kind) =>
    Object.entries(blockers).map(([blockedBy, pairs]): Vector => {
      const conversation = new Conversation()
      const chat = kind === 'direct' ? 'agents' : 'group'
      conversation.open(chat)
      const send = (name: string): boolean =>
        conversation.store({ name, chat, sender, parts: [], route: 0 }).audience.has(recipient)
      for (const [by, whom] of pairs) conversation.setBlock(by, whom, true)
      const during = send('during')
      for (const [by, whom] of pairs) conversation.setBlock(by, whom, false)
      return {
        name: `${kind} chat, block by ${blockedBy}`,
        input: { chat: kind, blocked_by: blockedBy },
        expected: { accepted: true, shown_to_sender: true, delivered: during, delivered_after_unblock: send('after') },
      }
    }),
  )
  return {
    name: 'blocks',
    requirements: ['BLK-001', 'BLK-002', 'BLK-003', 'BLK-005', 'BLK-006', 'BLK-007'],
    rule: 'The sender sends one message while the block exists. `accepted`: the answer is the same success as without a block. `delivered`: the message is in the log and the history of the recipient, then and after the block was removed. `delivered_after_unblock`: the same for a second message, sent after the removal.',
    cases,
  }
}

type Step = 'send' | 'join' | 'leave'

const reader = 'a2'
const toGroup = { chat: 'group', sender, parts: [], route: 0 } as const

/** Messages that a member of a group sees who joins, leaves and joins again. */
export function membershipWindows(): VectorFile {
  const random = seededRandom(36)
  const named: readonly [string, readonly Step[]][] = [
    ['a member does not see earlier messages', ['send', 'join', 'send']],
    ['a member does not see messages of its absence', ['join', 'send', 'leave', 'send', 'join', 'send']],
    ['two absences', ['send', 'join', 'leave', 'send', 'join', 'send', 'leave', 'send', 'join', 'send']],
  ]
  const generated = Array.from({ length: 12 }, (_, index): readonly [string, readonly Step[]] => [
    `generated sequence ${index + 1}`,
    generate(random),
  ])
  return {
    name: 'membership-windows',
    requirements: ['HIST-007', 'GRP-003'],
    rule: 'Another member sends the messages, numbered from 1. `join` adds the reader to the group, `leave` removes it. At the end, the reader is a member and reads the history: it contains all messages of `shown` and none of `hidden`. Messages in neither list are a choice of the service (AMB-015, AMB-056).',
    cases: [...named, ...generated].map(([name, steps]): Vector => {
      const conversation = new Conversation()
      conversation.open('group')
      for (const step of steps) {
        if (step === 'join') conversation.join('group', reader)
        else if (step === 'leave') conversation.leave('group', reader)
        else conversation.store({ ...toGroup, name: String(conversation.messages.length + 1) })
      }
      const numbers = (list: readonly ModelMessage[]): number[] => list.map(({ name: number }) => Number(number))
      return {
        name,
        input: { steps },
        expected: {
          shown: numbers(conversation.seenBy(reader, 'group')),
          hidden: numbers(conversation.messages.filter(({ audience }) => !audience.has(reader))),
        },
      }
    }),
  }
}

/** Generates steps that end with a member and a message. */
function generate(random: () => number): Step[] {
  const steps: Step[] = []
  let inside = false
  for (let index = 0; index < 8; index += 1) {
    const changes = random() < 0.4
    steps.push(changes ? (inside ? 'leave' : 'join') : 'send')
    if (changes) inside = !inside
  }
  return [...steps, ...(inside ? [] : (['join'] as const)), 'send']
}
