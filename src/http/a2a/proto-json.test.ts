import { expect, test } from 'vitest'
import document from '../../../generated/a2a/openapi.json' with { type: 'json' }
import { createProtoReader } from './proto-json.ts'

const read = createProtoReader(document.components.schemas as Parameters<typeof createProtoReader>[0])

test('members are accepted in camelCase and in snake_case, at any depth', () => {
  const given = {
    message: { message_id: 'm', role: 'ROLE_USER', context_id: 'c', parts: [{ text: 'x', media_type: 'text/plain' }] },
    configuration: {
      history_length: 3,
      accepted_output_modes: ['a/b'],
      task_push_notification_config: { url: 'u', task_id: 't' },
    },
  }
  expect(read('SendMessageRequest', given)).toEqual({
    message: { messageId: 'm', role: 'ROLE_USER', contextId: 'c', parts: [{ text: 'x', mediaType: 'text/plain' }] },
    configuration: {
      historyLength: 3,
      acceptedOutputModes: ['a/b'],
      taskPushNotificationConfig: { url: 'u', taskId: 't' },
    },
  })
})

test('unknown members, nulls and unspecified states are removed; values of free JSON are unchanged', () => {
  const metadata = { snake_case: null, list: [null, { x_y: 1 }] }
  const given = {
    message: {
      messageId: 'm',
      surprise: 1,
      contextId: null,
      metadata,
      parts: [{ data: null }, { data: { a_b: null } }, { text: 'x', raw: null }],
    },
  }
  expect(read('SendMessageRequest', given)).toEqual({
    message: { messageId: 'm', metadata, parts: [{ data: null }, { data: { a_b: null } }, { text: 'x' }] },
  })
  expect(read('ListTasksRequest', { status: 'TASK_STATE_UNSPECIFIED', page_size: '5' })).toEqual({ pageSize: 5 })
})

test('values that are not objects are unchanged, for the validator to reject', () => {
  for (const value of [null, 1, 'x', [], [[]]]) expect(read('SendMessageRequest', value)).toEqual(value)
  expect(read('SendMessageRequest', JSON.parse('{"__proto__": {"message": 1}, "constructor": 1}'))).toEqual({})
})
