/** Generated message contents: accepted by all servers, or rejected by all. */
import fc, { type Arbitrary } from 'fast-check'
import type { RequirementId } from '../../../generated/requirements.ts'
import type { WireObject, WirePart } from '../../client/wire.ts'
import { textPart, type Content } from '../model.ts'

/** Parts beside the text with the message name, accepted by all servers (AMB-020, AMB-021, AMB-023, AMB-024). */
const further: readonly WirePart[] = [
  textPart('e\u0301 and  two spaces, a tab\t and an end\n\n'),
  textPart(' \u{1F600} '),
  { type: 'link', url: 'https://www.example/path?query=1' },
  { type: 'link', url: 'https://www.example/', title: 'A title', description: 'A description' },
  { type: 'data', data: { list: [1, 2.5, true, null, 'text', '0123', { inner: [] }], text: 'ü', zero: 0 } },
  { type: 'data', data: null },
  { type: 'data', data: '42' },
  { type: 'media', url: 'https://media.example/picture.png' },
  { type: 'media', url: 'https://media.example/voice.ogg', duration_ms: 1500 },
  textPart('x'.repeat(7900)),
  { type: 'data', data: 'y'.repeat(15_000) },
]

export interface ContentChoice {
  parts: number[]
  first: number
  text: boolean
}

export const contentChoice: Arbitrary<ContentChoice> = fc.record({
  parts: fc.oneof(
    { weight: 4, arbitrary: fc.array(fc.nat(further.length - 1), { maxLength: 4 }) },
    { weight: 1, arbitrary: fc.array(fc.nat(6), { minLength: 8, maxLength: 31 }) },
  ),
  first: fc.nat(2),
  text: fc.boolean(),
})

/** Builds a content with the text that names the message at some position among the parts. */
export function contentOf(name: string, { parts, first, text }: ContentChoice): Content {
  const others = parts.map((index) => further[index] as WirePart)
  const at = Math.min(first, others.length)
  return {
    parts: [...others.slice(0, at), textPart(`${name} says something`), ...others.slice(at)],
    ...(text ? { text: `${name} in short` } : {}),
  }
}

export interface BadContent {
  name: string
  requirement: RequirementId
  /** Changes a valid body, which has message_id and parts, into one that is rejected. */
  change(body: WireObject & { parts: WirePart[] }): unknown
  /** Only the strict route rejects it. */
  strictOnly?: true
  /** The document states status and code. */
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
    name: 'a style of its own',
    requirement: 'PART-005',
    stated: true,
    change: withPart({ type: 'text', text: 'x', styles: ['blink'] }),
  },
  { name: 'an http link', requirement: 'PART-007', change: withPart({ type: 'link', url: 'http://www.example/' }) },
  { name: 'a link without url', requirement: 'PART-007', change: withPart({ type: 'link', title: 'x' }) },
  { name: 'data without data', requirement: 'PART-010', change: withPart({ type: 'data' }) },
  { name: 'media of nothing', requirement: 'PART-012', change: withPart({ type: 'media' }) },
  {
    name: 'media of two',
    requirement: 'PART-012',
    change: withPart({ type: 'media', url: 'https://media.example/a', attachment_id: 'att_1' }),
  },
  { name: 'a text part without text', requirement: 'PART-002', change: withPart({ type: 'text' }) },
  { name: 'a text that is a number', requirement: 'PART-002', change: withPart({ type: 'text', text: 7 }) },
  { name: 'reply_to without message_id', requirement: 'MSG-025', change: (body) => ({ ...body, reply_to: {} }) },
  {
    name: 'a further member',
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
  { name: 'a body that is no JSON', requirement: 'MSG-049', change: () => undefined, raw: '{"message_id": ' },
]
