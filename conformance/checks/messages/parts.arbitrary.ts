/** Parts of the current form that every conformant server accepts and returns unchanged. */
import fc from 'fast-check'
import type { WirePart } from '../../client/wire.ts'

/** Any code point except U+0000 and the surrogates. The unit 'binary' of fast-check takes seconds to build. */
const codePoint = fc
  .integer({ min: 1, max: 0x10ffff - 0x800 })
  .map((number) => String.fromCodePoint(number < 0xd800 ? number : number + 0x800))
const character = fc.oneof(codePoint, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }))

/** Well-formed Unicode without U+0000, not blank, with at most about `maxLength` characters. */
export const wellFormedText = (maxLength = 60): fc.Arbitrary<string> =>
  fc.string({ unit: character, minLength: 1, maxLength }).filter((text) => text.trim() !== '')

/**
 * Texts that incorrect storage changes: normalization forms, spaces, text direction, joiners, line breaks, byte order
 * marks.
 */
export const trickyTexts: readonly string[] = [
  'e\u0301 and \u00e9',
  '  spaces at both ends  ',
  'line\r\nline\rline\ttab\n',
  '\u05e9\u05dc\u05d5\u05dd \u202eright to left\u202c',
  '\u{1f469}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466} \u{1f1e9}\u{1f1ea}',
  '\ufeffmark first',
  '\u2028 and \u2029',
  '<b>&amp;</b> "quoted" \\ \' % ${x} {{y}} \\u0041',
  '\u{10ffff}\ufffd\uffff',
  'null',
  '{"type":"text"}',
  '\n\nlines before and after\n\n\n',
  'no-break\u00a0space, narrow\u202fspace, wide\u3000space, thin\u2009space',
  'two  spaces, three   spaces, a tab\tand\t\ttwo',
  'soft\u00adhyphen, zero\u200bwidth, variation\u2764\ufe0f and \u2764, skin \u{1f44d}\u{1f3fd}',
  '\u201cquotes\u201d \u2018and\u2019 dashes \u2013 \u2014 -- dots \u2026 ... (c) :-) http://example.com/?a=1&b=2',
]

const word = fc.stringMatching(/^[a-z0-9]{1,12}$/)
/** Normalized URL: lower-case host, no default port, no dot segments. */
const httpsUrl: fc.Arbitrary<string> = fc
  .tuple(word, fc.array(word, { maxLength: 3 }))
  .map(([host, path]) => `https://h${host}.example/${path.join('/')}`)

/** JSON of at most 12,000 bytes whose numbers are exact doubles, without -0, lone surrogates and U+0000. */
export const jsonData: fc.Arbitrary<unknown> = fc
  .jsonValue({ maxDepth: 4, stringUnit: 'grapheme' })
  .map((value) => JSON.parse(JSON.stringify(value)) as unknown)
  .filter((value) => {
    const text = JSON.stringify(value)
    return Buffer.byteLength(text) <= 12_000 && !text.includes('\\u0000')
  })

const textPart: fc.Arbitrary<WirePart> = wellFormedText().map((text) => ({ type: 'text', text }))

const linkPart: fc.Arbitrary<WirePart> = fc.record(
  { type: fc.constant('link'), url: httpsUrl, title: word, description: word },
  { requiredKeys: ['type', 'url'] },
)
const dataPart: fc.Arbitrary<WirePart> = jsonData.map((data) => ({ type: 'data', data }))
const mediaPart: fc.Arbitrary<WirePart> = fc.record(
  { type: fc.constant('media'), url: httpsUrl, duration_ms: fc.integer({ min: 1, max: 600_000 }) },
  { requiredKeys: ['type', 'url'] },
)

export const anyPart: fc.Arbitrary<WirePart> = fc.oneof(textPart, linkPart, dataPart, mediaPart)

/** 1 to 32 parts of the four types, in one message of less than 400,000 bytes. */
export const parts: fc.Arbitrary<WirePart[]> = fc
  .array(anyPart, { minLength: 1, maxLength: 32 })
  .filter((list) => Buffer.byteLength(JSON.stringify(list)) < 400_000)
