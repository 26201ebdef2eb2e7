/** Message contents that every server rejects. */
import type { RequirementId } from '../../../generated/requirements.ts'
import type { WireObject, WirePart } from '../../client/wire.ts'
import { textPart } from '../../model/conversation.ts'
import type { Content } from '../../fixtures/contents.ts'

export interface BadContent {
  name: string
  requirement: RequirementId
  /** Changes a valid body, which has message_id and parts, into an invalid one. */
  change(body: WireObject & { parts: WirePart[] }): unknown
  /** Only the strict route rejects the content. */
  strictOnly?: true
  /** The document states status and code of the rejection. */
  stated?: true
  raw?: string
}

const withPart = (part: WireObject) => (body: Content) => ({ ...body, parts: [...body.parts, part] })
const without = (member: string) => (body: WireObject) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => name !== member))

export const badContents: readonly BadContent[] = [
  { name: 'without message_id', requirement: 'MSG-014', change: without('message_id'), strictOnly: true },
  { name: 'without parts', requirement: 'MSG-019', change: (body) => ({ ...without('text')(without('parts')(body)) }) },
  { name: 'no parts', requirement: 'MSG-020', change: (body) => ({ ...without('text')(body), parts: [] }) },
  {
    name: '33 parts',
    requirement: 'MSG-021',
    change: (body) => ({ ...body, parts: Array.from({ length: 33 }, () => textPart('one of many')) }),
  },
  { name: 'parts as text', requirement: 'MSG-019', change: (body) => ({ ...body, parts: 'text' }) },
  { name: 'a text of 9 KB', requirement: 'PART-003', change: withPart(textPart('x'.repeat(9200))) },
  {
    name: 'a text of 12 KB in few characters',
    requirement: 'PART-003',
    change: withPart(textPart('\u{1F600}'.repeat(3000))),
  },
  { name: 'data of 18 KB', requirement: 'PART-011', change: withPart({ type: 'data', data: 'x'.repeat(18_000) }) },
  {
    name: 'data of 20 KB in few characters',
    requirement: 'PART-011',
    change: withPart({ type: 'data', data: '\u{1F600}'.repeat(5000) }),
  },
  {
    name: 'an unknown style',
    requirement: 'PART-005',
    stated: true,
    change: withPart({ type: 'text', text: 'x', styles: ['blink'] }),
  },
  {
    name: 'a link with an http URL',
    requirement: 'PART-007',
    change: withPart({ type: 'link', url: 'http://www.example/' }),
  },
  { name: 'a link without url', requirement: 'PART-007', change: withPart({ type: 'link', title: 'x' }) },
  { name: 'data without data', requirement: 'PART-010', change: withPart({ type: 'data' }) },
  { name: 'media without attachment_id or url', requirement: 'PART-012', change: withPart({ type: 'media' }) },
  {
    name: 'media with attachment_id and url',
    requirement: 'PART-012',
    change: withPart({ type: 'media', url: 'https://media.example/a', attachment_id: 'att_1' }),
  },
  { name: 'a text part without text', requirement: 'PART-002', change: withPart({ type: 'text' }) },
  { name: 'a text part with a number as text', requirement: 'PART-002', change: withPart({ type: 'text', text: 7 }) },
  { name: 'reply_to without message_id', requirement: 'MSG-025', change: (body) => ({ ...body, reply_to: {} }) },
  {
    name: 'an additional member',
    requirement: 'MSG-037',
    strictOnly: true,
    stated: true,
    change: (body) => ({ ...body, further: 1 }),
  },
  {
    name: 'members of the variant form',
    requirement: 'MSG-037',
    strictOnly: true,
    change: (body) => ({ ...body, to: ['x'], message: {} }),
  },
  { name: 'a body that is a list', requirement: 'MSG-014', change: (body) => [body] },
  { name: 'a body that is not JSON', requirement: 'MSG-049', change: () => undefined, raw: '{"message_id": ' },
]
