import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resolveForm, opensDraft } from './resolve-form.ts'
import { currentForm } from './forms/current/form.ts'
import type { Form } from './form.ts'
import { overlappingFormsOf } from './shared-routes.ts'
import { variantForm } from './forms/variant/form.ts'

const variant = variantForm({ publicUrl: 'http://here' })

test('the forms share two routes, and a body selects the form', () => {
  const [own, other] = [{ form: currentForm }, { form: variant }]
  expect(overlappingFormsOf(own, [own, other])).toEqual(
    new Map([
      ['react', [other]],
      ['sendMessage', [other]],
    ]),
  )
})

test('a shared route whose form a body cannot select is rejected', () => {
  const clash: Form = {
    ...variant,
    operations: { listEvents: { method: 'get', path: '/v1/events', security: ['agentToken'] } },
  }
  expect(() => overlappingFormsOf({ form: currentForm }, [{ form: clash }])).toThrow(
    /current and variant share a route as listEvents/,
  )
  const other: Form = {
    ...variant,
    operations: { sendMessage: { method: 'post', path: '/v1/messages', security: [] } },
  }
  expect(() => overlappingFormsOf({ form: currentForm }, [{ form: other }])).toThrow(/nothing distinguishes them/)
})

const members: fc.Arbitrary<string[]> = fc.uniqueArray(
  fc.constantFrom(
    'to',
    'message',
    'conversation_id',
    'draft',
    'chat_id',
    'message_id',
    'parts',
    'text',
    'reply_to',
    'other',
  ),
)

test('a send has the form of its members, and a send with members of two forms is rejected (AMB-010)', () => {
  fc.assert(
    fc.property(members, fc.anything(), (names, value) => {
      const body = Object.fromEntries(names.map((name) => [name, value]))
      const has = (...members: string[]) => members.some((name) => names.includes(name))
      const isCurrentMessage = value === false && ['draft', 'chat_id', 'message_id'].every((name) => has(name))
      const send = has('to', 'message')
      const draft = has('conversation_id') || (has('draft') && !isCurrentMessage)
      const { form, rejection } = resolveForm('sendMessage', body)
      expect(form).toBe(send || draft ? 'variant' : 'current')
      expect(opensDraft(body)).toBe(draft && !send)
      if (send) expect(rejection !== undefined).toBe(has('chat_id', 'message_id', 'parts', 'text', 'reply_to') || draft)
      else if (draft)
        expect(rejection !== undefined).toBe(
          has('chat_id') || !names.includes('conversation_id') || !names.includes('draft'),
        )
      else expect(rejection).toBeUndefined()
      if (rejection)
        expect(names.includes(rejection.field!) || ['conversation_id', 'draft'].includes(rejection.field!)).toBe(true)
    }),
  )
})

test.each([
  [{ type: 'emoji', emoji: '👍' }, 'current'],
  [{ type: 'smile' }, 'current'],
  [{}, 'current'],
  [{ type: 7 }, 'current'],
  [{ type: 'love' }, 'variant'],
  [{ type: 'custom', emoji: '👍' }, 'variant'],
  [{ type: 'emoji', part_index: 0 }, 'variant'],
])('a reaction %j is of the %s form', (body, form) => {
  expect(resolveForm('react', body)).toEqual({ form })
})

test('a reaction with members of both forms is rejected', () => {
  const body = { type: 'emoji', emoji: '👍', part_index: 0, target_part_id: 'prt_0' }
  expect(resolveForm('react', body)).toMatchObject({ form: 'variant', rejection: { field: 'target_part_id' } })
})

test('a body that is not an object has the current form', () => {
  for (const body of [undefined, null, 7, 'to', ['to'], []])
    expect(resolveForm('sendMessage', body)).toEqual({ form: 'current' })
})
