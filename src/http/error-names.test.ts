import { expect, it } from 'vitest'
import { invalidRequest, type DomainError } from '../platform/errors.ts'
import { callErrorOf } from './a2a/call-error.ts'
import type { Form } from './form.ts'
import { a2aForm } from './forms/a2a/form.ts'
import { currentForm } from './forms/current/form.ts'
import { variantForm } from './forms/variant/form.ts'

const variant = variantForm({ publicUrl: 'https://parley.example' })
const a2a = a2aForm({ a2aUrl: 'https://parley.example/a2a' })

const about = (field: string) => invalidRequest((name) => `${name(field)} is not valid.`, field)

function textOf(form: Form, error: DomainError, operationId?: string): string {
  return (form.encodeError(error, operationId, { id: 'req_1', body: {} }).body as { error: { message: string } }).error
    .message
}

it.each([
  [currentForm, undefined, 'targetPartId', 'target_part_id'],
  [currentForm, 'updateSettings', 'messageId', 'message_id'],
  [variant, 'react', 'targetPartId', 'part_index'],
  [variant, 'createSubscription', 'url', 'target_url'],
  [variant, 'sendMessage', 'messageId', 'message_id'],
  [a2a, 'sendTask', 'message.contextId', 'message.contextId'],
  [a2a, 'listTasks', 'nextCursor', 'next_cursor'],
])('the form %o names the field of an error of %s', (form, operationId, field, name) => {
  expect(textOf(form, about(field), operationId)).toBe(`${name} is not valid.`)
})

it('an error with the names of a request is passed unchanged', () => {
  const error = invalidRequest('reply_to.part_id and reply_to.part_index exclude each other.', 'reply_to.part_id')
  expect(textOf(variant, error, 'appendDraft')).toBe(error.message)
  expect(textOf(variant, invalidRequest('url must be a string.', 'url'), 'createSubscription')).toBe(
    'url must be a string.',
  )
})

it('A2A names fields as it names them in its methods', () => {
  const { message, field } = callErrorOf(about('cursor'))
  expect([message, field]).toEqual(['pageToken is not valid.', 'pageToken'])
})
