/** Faults in pages of events and history, and in requests before they are forwarded. */
import {
  is,
  isObject,
  type Json,
  type JsonObject,
  objects,
  type ProxyFault,
  type Shape,
  succeeded,
} from '../exchange.ts'

type After = NonNullable<ProxyFault['after']>
type Before = NonNullable<ProxyFault['before']>

const onEvents =
  (change: (page: JsonObject, events: JsonObject[]) => void): After =>
  (request, answer) => {
    if (is(request, 'events') && succeeded(answer) && isObject(answer.body))
      change(answer.body, objects(answer.body, 'events'))
  }
const eachEvent = (change: (event: JsonObject) => void): After => onEvents((_page, events) => events.forEach(change))
const onHistory =
  (change: (page: JsonObject, messages: JsonObject[]) => void): After =>
  (request, answer) => {
    if (is(request, 'history') && succeeded(answer) && isObject(answer.body))
      change(answer.body, objects(answer.body, 'messages'))
  }
const eachMessage = (change: (message: JsonObject) => void): After =>
  onHistory((_page, messages) => messages.forEach(change))
type Each = typeof eachEvent
const drop = (each: Each, member: string): After =>
  each((one) => {
    delete one[member]
  })
const set = (each: Each, member: string, value: (old: Json | undefined, one: JsonObject) => Json): After =>
  each((one) => {
    one[member] = value(one[member], one)
  })
const received = (event: JsonObject): JsonObject | undefined => {
  const message = isObject(event['data']) ? event['data']['message'] : undefined
  return isObject(message) ? message : undefined
}
const withoutQuery =
  (shape: Shape, name: string): Before =>
  (request) => {
    if (is(request, shape)) request.query.delete(name)
  }
const sends = (request: Parameters<Before>[0]): boolean => is(request, 'sendV1', 'sendToChat', 'sendStrict')

const eventFaults: readonly ProxyFault[] = [
  {
    name: 'event-dropped',
    violates: ['EVT-022', 'MSG-030', 'EVT-031'],
    description: 'every fourth event is omitted',
    after: set(onEvents, 'events', (_old, page) =>
      objects(page, 'events').filter((event) => Number(event['sequence']) % 4 !== 0),
    ),
  },
  {
    name: 'event-repeated',
    violates: ['EVT-022', 'EVT-006'],
    description: 'the first event of a page is repeated',
    after: onEvents((page, events) => {
      if (events[0] !== undefined) page['events'] = [events[0], ...events]
    }),
  },
  {
    name: 'events-reversed',
    violates: ['EVT-022', 'EVT-006'],
    description: 'pages are newest first',
    after: set(onEvents, 'events', (_old, page) => objects(page, 'events').toReversed()),
  },
  {
    name: 'event-sequence-constant',
    violates: ['EVT-006', 'EVT-022'],
    description: 'every sequence is 7',
    after: set(eachEvent, 'sequence', () => 7),
  },
  {
    name: 'event-sequence-as-text',
    violates: ['EVT-006'],
    description: 'sequence is a string',
    after: set(eachEvent, 'sequence', (old) => String(old)),
  },
  {
    name: 'event-created-at-malformed',
    violates: ['EVT-010', 'EVT-002'],
    description: 'created_at is not a timestamp',
    after: set(eachEvent, 'created_at', () => 'yesterday'),
  },
  {
    name: 'event-created-at-missing',
    violates: ['EVT-010', 'EVT-013'],
    description: 'created_at is removed',
    after: drop(eachEvent, 'created_at'),
  },
  {
    name: 'event-type-renamed',
    violates: ['EVT-031', 'MSG-030'],
    description: 'message.received is named message.created',
    after: eachEvent((event) => {
      if (event['event_type'] === 'message.received') event['event_type'] = 'message.created'
    }),
  },
  {
    name: 'event-type-missing',
    violates: ['EVT-013'],
    description: 'event_type is removed',
    after: drop(eachEvent, 'event_type'),
  },
  {
    name: 'event-type-as-list',
    violates: ['EVT-007'],
    description: 'event_type is a list',
    after: set(eachEvent, 'event_type', (old) => [old ?? null]),
  },
  {
    name: 'event-chat-id-empty',
    violates: ['EVT-009'],
    description: 'chat_id is an empty string',
    after: set(eachEvent, 'chat_id', () => ''),
  },
  {
    name: 'event-chat-id-missing',
    violates: ['EVT-013'],
    description: 'chat_id is removed',
    after: drop(eachEvent, 'chat_id'),
  },
  {
    name: 'event-data-as-text',
    violates: ['EVT-012', 'EVT-013'],
    description: 'data is a JSON string',
    after: set(eachEvent, 'data', (old) => JSON.stringify(old)),
  },
  {
    name: 'event-id-per-reading',
    violates: ['EVT-005', 'EVT-026'],
    description: 'event ids change at each read',
    after: (request, answer, memory) => {
      if (!is(request, 'events')) return
      const reading = (memory.get('readings') ?? 0) + 1
      memory.set('readings', reading)
      for (const event of objects(answer.body, 'events')) event['event_id'] = `${String(event['event_id'])}${reading}`
    },
  },
  {
    name: 'event-text-changed',
    violates: ['HIST-011', 'EVT-031', 'EVT-051', 'MSG-051'],
    description: 'the text in data.message ends with a dot',
    after: eachEvent((event) => {
      for (const part of objects(received(event), 'parts')) if (typeof part['text'] === 'string') part['text'] += '.'
    }),
  },
  {
    name: 'event-message-missing',
    violates: ['EVT-031'],
    description: 'data.message is removed',
    after: eachEvent((event) => {
      if (isObject(event['data'])) delete event['data']['message']
    }),
  },
  {
    name: 'event-reaction-null',
    violates: ['EVT-037', 'EVT-038', 'RCT-016', 'RCT-017'],
    description: 'data.reaction is null',
    after: eachEvent((event) => {
      if (isObject(event['data']) && 'reaction' in event['data']) event['data']['reaction'] = null
    }),
  },
  {
    name: 'receipt-event-recipient-missing',
    violates: ['RCP-023', 'EVT-032', 'EVT-033'],
    description: 'data.recipient is removed',
    after: eachEvent((event) => {
      if (isObject(event['data'])) delete event['data']['recipient']
    }),
  },
  {
    name: 'cursor-ahead',
    violates: ['EVT-023', 'EVT-022'],
    description: 'next_cursor is one too high',
    after: set(onEvents, 'next_cursor', (old) => Number(old) + 1),
  },
  {
    name: 'cursor-missing',
    violates: ['EVT-014', 'EVT-023'],
    description: 'next_cursor is removed',
    after: onEvents((page) => {
      delete page['next_cursor']
    }),
  },
  {
    name: 'has-more-false',
    violates: ['EVT-025'],
    description: 'has_more is always false',
    after: set(onEvents, 'has_more', () => false),
  },
  {
    name: 'has-more-as-text',
    violates: ['EVT-014'],
    description: 'has_more is a string',
    after: set(onEvents, 'has_more', (old) => String(old)),
  },
  {
    name: 'reaction-changed-added',
    violates: ['RCT-018'],
    description: 'reaction.added is named reaction.changed',
    after: eachEvent((event) => {
      if (event['event_type'] === 'reaction.added') event['event_type'] = 'reaction.changed'
    }),
  },
]

const historyFaults: readonly ProxyFault[] = [
  {
    name: 'history-reversed',
    violates: ['HIST-002'],
    description: 'history is oldest first',
    after: set(onHistory, 'messages', (_old, page) => objects(page, 'messages').toReversed()),
  },
  {
    name: 'history-newest-dropped',
    violates: ['MSG-056', 'HIST-016', 'MSG-029'],
    description: 'the newest message is omitted',
    after: set(onHistory, 'messages', (_old, page) => objects(page, 'messages').slice(1)),
  },
  {
    name: 'history-newest-twice',
    violates: ['MSG-041', 'MSG-009', 'HIST-006', 'HIST-005'],
    description: 'the newest message is repeated',
    after: onHistory((page, messages) => {
      if (messages[0] !== undefined) page['messages'] = [messages[0], ...messages]
    }),
  },
  {
    name: 'history-parts-reversed',
    violates: ['MSG-022', 'HIST-011', 'MSG-004'],
    description: 'parts are in reverse order',
    after: set(eachMessage, 'parts', (_old, message) => objects(message, 'parts').toReversed()),
  },
  {
    name: 'history-text-changed',
    violates: ['HIST-011', 'MSG-004', 'MSG-051'],
    description: 'texts end with a dot',
    after: eachMessage((message) => {
      for (const part of objects(message, 'parts')) if (typeof part['text'] === 'string') part['text'] += '.'
    }),
  },
  {
    name: 'history-reply-dropped',
    violates: ['MSG-024', 'HIST-011'],
    description: 'reply_to is removed',
    after: drop(eachMessage, 'reply_to'),
  },
  {
    name: 'history-reactions-emptied',
    violates: ['HIST-009', 'RCT-025'],
    description: 'reactions are empty',
    after: set(eachMessage, 'reactions', () => []),
  },
  {
    name: 'history-reactions-missing',
    violates: ['HIST-009'],
    description: 'reactions are removed',
    after: drop(eachMessage, 'reactions'),
  },
  {
    name: 'history-stamps-dropped',
    violates: ['HIST-010', 'RCP-026'],
    description: 'receipt timestamps are removed',
    after: eachMessage((message) => {
      delete message['delivered_at']
      delete message['read_at']
    }),
  },
]

const requestFaults: readonly ProxyFault[] = [
  {
    name: 'pull-limit-ignored',
    violates: ['EVT-020', 'LIM-009'],
    description: 'the server does not receive limit',
    before: withoutQuery('events', 'limit'),
  },
  {
    name: 'pull-after-ignored',
    violates: ['EVT-015'],
    description: 'the server does not receive after',
    before: withoutQuery('events', 'after'),
  },
  {
    name: 'before-sequence-ignored',
    violates: ['HIST-005', 'HIST-006'],
    description: 'the server does not receive before_sequence',
    before: withoutQuery('history', 'before_sequence'),
  },
  {
    name: 'sent-id-ends-otherwise',
    violates: ['MSG-012'],
    description: 'the server receives message_id with another last character',
    before: (request) => {
      if (!sends(request) || !isObject(request.body) || typeof request.body['message_id'] !== 'string') return
      const id = request.body['message_id']
      request.body['message_id'] = id.slice(0, -1) + (id.endsWith('0') ? '1' : '0')
    },
  },
  {
    name: 'sent-text-trimmed',
    violates: ['MSG-051', 'MSG-002'],
    description: 'the server receives every text without its last character',
    before: (request) => {
      if (!sends(request)) return
      for (const part of objects(request.body, 'parts'))
        if (typeof part['text'] === 'string') part['text'] = [...part['text']].slice(0, -1).join('')
    },
  },
  {
    name: 'reaction-anchor-dropped',
    violates: ['RCT-006'],
    description: 'the server does not receive target_part_id',
    before: (request) => {
      if (is(request, 'react') && isObject(request.body)) delete request.body['target_part_id']
    },
  },
]

export const readFaults: readonly ProxyFault[] = [...eventFaults, ...historyFaults, ...requestFaults]
