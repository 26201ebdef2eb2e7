/** Vectors of states that change step by step. */
import { allowedStates, type Answer, type Move } from '../model/reaction-target.ts'
import { seededRandom } from '../model/seeded-random.ts'
import { Watermarks, type WatermarkRoute } from '../model/watermarks.ts'
import type { Vector, VectorFile } from './vector.ts'

type Step = readonly [route: WatermarkRoute, message: number]

const messages = 6

/** Sequences of POST /v1/chats/{id}/delivered and /read. */
export function watermarks(): VectorFile {
  const random = seededRandom(36)
  const number = (below: number): number => Math.floor(random() * below)
  const named: readonly [name: string, steps: readonly Step[]][] = [
    [
      'delivered moves forward',
      [
        ['delivered', 1],
        ['delivered', 3],
      ],
    ],
    [
      'an equal watermark does not advance',
      [
        ['delivered', 2],
        ['delivered', 2],
      ],
    ],
    [
      'an earlier message does not advance',
      [
        ['delivered', 3],
        ['delivered', 1],
      ],
    ],
    [
      'read implies delivered',
      [
        ['read', 4],
        ['delivered', 4],
        ['delivered', 5],
      ],
    ],
    [
      'delivered does not imply read',
      [
        ['delivered', 4],
        ['read', 2],
      ],
    ],
    [
      'read behind delivered keeps delivered',
      [
        ['delivered', 5],
        ['read', 3],
      ],
    ],
  ]
  const generated = Array.from({ length: 24 }, (_, index): readonly [string, Step[]] => [
    `generated sequence ${index + 1}`,
    Array.from({ length: 3 + number(6) }, (): Step => [random() < 0.5 ? 'delivered' : 'read', 1 + number(messages)]),
  ])
  return {
    name: 'watermarks',
    requirements: ['RCP-017', 'RCP-018', 'RCP-021'],
    rule: `A direct chat has ${messages} messages of the other participant, numbered from 1. Each step calls the route \`delivered\` or \`read\` with the message of that number. \`advanced\` contains the member of each answer, \`delivered\` and \`read\` the last message that each watermark covers at the end; 0: none.`,
    cases: [...named, ...generated].map(([name, steps]): Vector => {
      const state = new Watermarks()
      const advanced = steps.map(([route, message]) => state.move(route, message - 1) === 'advanced')
      return {
        name,
        input: { messages, steps: steps.map(([route, message]) => ({ route, message })) },
        expected: { advanced, delivered: Math.max(state.delivered, state.read) + 1, read: state.read + 1 },
      }
    }),
  }
}

const answers: readonly Answer[] = ['changed', 'unchanged', 'rejected']

/** Operations on the reactions of one actor to one target. */
export function reactions(): VectorFile {
  const moves = (['add', 'remove'] as const).flatMap((operation) =>
    [[], ['👍'], ['❤️']].flatMap((current) =>
      ['👍', '🎉'].flatMap((emoji) => [false, true].map((repeated): Move => ({ current, operation, emoji, repeated }))),
    ),
  )
  return {
    name: 'reactions',
    requirements: ['RCT-008', 'RCT-011', 'RCT-012', 'RCT-031'],
    rule: 'The target is a message or one part of it. `before` contains the emojis of one actor on it. `repeated` says that the last operation was the same and was accepted. Each entry of `allowed` is an answer (`changed`: the member changed is true, `unchanged`: it is false, `rejected`: a 4xx) with the emojis after it. An entry with `tolerated` is another reading of the document; the entry without it is what the document says.',
    cases: moves.filter(isReachable).map((move) => ({
      name: `${move.repeated ? 'repeat: ' : ''}${move.operation} ${move.emoji} with ${move.current[0] ?? 'no reaction'}`,
      input: { before: move.current, operation: move.operation, emoji: move.emoji, repeated: move.repeated },
      expected: {
        allowed: answers.flatMap((answer) =>
          allowedStates(move, answer).map(({ emojis, ...more }) => ({ answer, after: emojis, ...more })),
        ),
      },
    })),
  }
}

/** After an accepted add the emoji is on the target, after a remove it is not. */
const isReachable = ({ current, operation, emoji, repeated }: Move): boolean =>
  !repeated || current.includes(emoji) === (operation === 'add')
