import { seededRandom } from '../model/seeded-random.ts'
import type { VectorFile } from './vector.ts'

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const timeLength = 10
const randomLength = 16

/** Returns the time part of a ULID. @param time milliseconds since 1970 */
function timePart(time: number): string {
  return Array.from(
    { length: timeLength },
    (_, index) => alphabet[Math.floor(time / 32 ** (timeLength - 1 - index)) % 32],
  ).join('')
}

/** Ids that senders generate. */
export function messageIds(): VectorFile {
  const random = seededRandom(36)
  const tail = (): string => Array.from({ length: randomLength }, () => alphabet[Math.floor(random() * 32)]).join('')
  const times = [0, 1, 31, 32, 1_469_918_176_385, 1_700_000_000_000, 2 ** 48 - 1]
  const good = `${timePart(1_700_000_000_000)}${tail()}`
  const wrong: [name: string, id: string][] = [
    ['upper case', `msg_${good.toUpperCase()}`],
    ['no prefix', good],
    ['another prefix', `evt_${good}`],
    ['one character less', `msg_${good.slice(0, -1)}`],
    ['one character more', `msg_${good}0`],
    ['a first character above 7, which is more than 128 bits', `msg_8${good.slice(1)}`],
    ...[...'ilou'].map((letter): [string, string] => [
      `the letter ${letter}, which the alphabet lacks`,
      `msg_${good.slice(0, -1)}${letter}`,
    ]),
    ['a space at the end', `msg_${good} `],
    ['a line end at the end', `msg_${good}\n`],
    ['nothing after the prefix', 'msg_'],
    ['an empty text', ''],
  ]
  return {
    name: 'message-ids',
    requirements: ['MSG-011', 'MSG-013'],
    rule: 'A message id is `msg_` and a lower-case ULID: 26 characters of Crockford base32, the first at most 7. The first ten characters are the time in milliseconds since 1970 (time_ms), which a server does not verify. A server may accept other ids (AMB-004), but a client must not send them.',
    cases: [
      ...times.map((time) => ({
        name: `the time ${time}`,
        input: { message_id: `msg_${timePart(time)}${tail()}` },
        expected: { valid: true, time_ms: time },
      })),
      ...wrong.map(([name, id]) => ({ name, input: { message_id: id }, expected: { valid: false } })),
    ],
  }
}
