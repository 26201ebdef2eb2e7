import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Part as CurrentPart } from '../../../generated/current/types.gen.ts'
import { replyValidators as currentReplies } from '../../../generated/current/reply-validators.js'
import type { SendToHandlesRequest, VariantPart } from '../../../generated/variant/types.gen.ts'
import { replyValidators as variantReplies } from '../../../generated/variant/reply-validators.js'
import { validators as variant } from '../../../generated/variant/validators.js'
import { decodeReactionByIndex } from '../reactions/reaction.variant.ts'
import { encodeMessage } from './message.current.ts'
import { decodeSendToHandles, encodeMessageByIndex } from './message.variant.ts'
import type { Message } from './message.ts'
import { decodePart, encodePart } from './part.current.ts'
import { decodePartByValue, encodePartByIndex } from './part.variant.ts'

const text = fc.string({ unit: 'grapheme', maxLength: 40 })
const url = fc.constantFrom('https://example.com/', 'https://example.com/a?b=c#d')
const range = fc.record({ start: fc.nat(50), length: fc.nat(50) })
const style = fc.constantFrom('bold', 'italic', 'underline', 'strikethrough')
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const rest = {
  mention: optional(fc.oneof(fc.record({ handle: fc.constant('ann') }), fc.record({ user_id: fc.constant('usr_1') }))),
  mention_range: optional(range),
  styles: optional(
    fc.array(fc.oneof(style, fc.record({ start: fc.nat(9), length: fc.nat(9), style })), { maxLength: 3 }),
  ),
}
const link = { title: optional(text), description: optional(text) }
const data = fc.record({ type: fc.constant('data'), data: fc.jsonValue() })
const media = fc.record({ type: fc.constant('media'), url, duration_ms: optional(fc.nat()) })

const currentPart = fc.oneof(
  fc.record({ type: fc.constant('text'), text, ...rest }),
  fc.record({ type: fc.constant('link'), url, ...link }),
  data,
  media,
) as unknown as fc.Arbitrary<CurrentPart>
const variantPart = fc.oneof(
  fc.record({ type: fc.constant('text'), value: text, ...rest }),
  fc.record({ type: fc.constant('link'), value: url, ...link }),
  fc.record({ type: fc.constant('link'), url, ...link }),
  data,
  media,
) as unknown as fc.Arbitrary<VariantPart>

/** Serializes and parses a value, which drops undefined properties. */
const read = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

const messageOf = (parts: Message['parts'], replyTo: Message['replyTo'] = null): Message => ({
  id: 'msg_01jd9x4v7k3m8q2r5t6w0y1zab',
  chatId: 'cnv_1',
  sequence: 1,
  parts,
  replyTo,
  text: null,
  createdAt: 0,
  sender: { type: 'agent', id: 'agt_1', handle: 'bot' },
})

describe('parts', () => {
  test('of the current form are unchanged by conversion to the variant form and back', () => {
    fc.assert(
      fc.property(fc.array(currentPart, { minLength: 1, maxLength: 32 }), (parts) => {
        const stored = parts.map(decodePart)
        const there = read(stored.map(encodePartByIndex))
        expect(
          variantReplies.sendMessage['202']!(
            read({
              chat_id: 'cnv_1',
              created_new_chat: false,
              message: encodeMessageByIndex(messageOf(stored)),
            }),
          ),
        ).toBe(true)
        expect(read(there.map((part) => decodePartByValue(part as VariantPart)))).toEqual(read(stored))
        expect(there.map(({ part_index }) => part_index)).toEqual(parts.map((_part, index) => index))
      }),
    )
  })

  test('of the variant form are unchanged by conversion to the current form and back, except the spelling of a link', () => {
    fc.assert(
      fc.property(fc.array(variantPart, { minLength: 1, maxLength: 100 }), (parts) => {
        const request = read({ to: ['ann'], message: { parts } })
        expect(variant.sendMessage.body!(request)).toBe(true)
        const stored = decodeSendToHandles(request as SendToHandlesRequest).parts
        const shown = read(encodeMessage(messageOf(stored)))
        expect(currentReplies.listMessages['200']!({ messages: [shown], has_more: false })).toBe(true)
        const again = shown.parts.map((part) => decodePart(part as CurrentPart))
        expect(read(again)).toEqual(read(stored))
        const spelled = request.message.parts.map((part) => {
          if (part.type !== 'link') return part
          const { value, ...others } = part
          return { ...others, url: value ?? part.url }
        })
        expect(read(again.map(encodePartByIndex)).map(({ part_index: _index, ...part }) => part)).toEqual(spelled)
      }),
    )
  })

  test('have an index in one form for each id in the other', () => {
    fc.assert(
      fc.property(fc.nat(99), (index) => {
        const request: SendToHandlesRequest = {
          to: ['ann'],
          message: { parts: [{ type: 'text', value: '' }], reply_to: { message_id: 'msg_1', part_index: index } },
        }
        const { replyTo } = decodeSendToHandles(request)
        expect(replyTo!.partId).toBe(encodePart({ type: 'text', text: '' }, index).part_id)
        expect(encodeMessageByIndex(messageOf([], replyTo)).reply_to).toEqual(request.message.reply_to)
        expect(decodeReactionByIndex({ operation: 'add', type: 'love', part_index: index }).targetPartId).toBe(
          replyTo!.partId,
        )
      }),
    )
  })
})

test('the reaction type custom becomes emoji, and every other type is unchanged (AMB-030)', () => {
  for (const type of ['love', 'like', 'dislike', 'laugh', 'emphasize', 'question', 'emoji'] as const) {
    expect(decodeReactionByIndex({ operation: 'add', type })).toMatchObject({ type, targetPartId: null })
  }
  expect(decodeReactionByIndex({ operation: 'remove', type: 'custom', emoji: '👍' })).toEqual({
    operation: 'remove',
    type: 'emoji',
    emoji: '👍',
    targetPartId: null,
  })
})
