/** Faults in pages of events and history, and in requests before they are forwarded. */
import {
  bodyOf,
  changeTexts,
  drop,
  dropQuery,
  eachEvent,
  eachEventData,
  eachMessage,
  onRequest,
  sends,
  set,
  update,
  withDot,
} from '../changes.ts'
import { type After, is, type Json, objects, type ProxyFaultTable } from '../exchange.ts'

const eventPage = bodyOf('events')
const historyPage = bodyOf('history')

const rename = (from: string, to: string): After =>
  eachEvent((event) => {
    if (event['event_type'] === from) event['event_type'] = to
  })

const repeatFirst = (list: Json | undefined): Json => (Array.isArray(list) ? [...list.slice(0, 1), ...list] : null)

export const readFaults: ProxyFaultTable = {
  'event-dropped': [
    ['EVT-022', 'MSG-030', 'EVT-031'],
    'every fourth event is omitted',
    update(eventPage, 'events', (_old, page) =>
      objects(page, 'events').filter((event) => Number(event['sequence']) % 4 !== 0),
    ),
  ],
  'event-repeated': [
    ['EVT-022', 'EVT-006'],
    'the first event of a page is repeated',
    update(eventPage, 'events', repeatFirst),
  ],
  'events-reversed': [
    ['EVT-022', 'EVT-006'],
    'pages are newest first',
    update(eventPage, 'events', (_old, page) => objects(page, 'events').toReversed()),
  ],
  'event-sequence-constant': [['EVT-006', 'EVT-022'], 'every sequence is 7', set(eachEvent, 'sequence', 7)],
  'event-sequence-as-text': [['EVT-006'], 'sequence is a string', update(eachEvent, 'sequence', (old) => String(old))],
  'event-created-at-malformed': [
    ['EVT-010', 'EVT-002'],
    'created_at is not a timestamp',
    set(eachEvent, 'created_at', 'yesterday'),
  ],
  'event-created-at-missing': [['EVT-010', 'EVT-013'], 'created_at is removed', drop(eachEvent, 'created_at')],
  'event-type-renamed': [
    ['EVT-031', 'MSG-030'],
    'message.received is named message.created',
    rename('message.received', 'message.created'),
  ],
  'event-type-missing': [['EVT-013'], 'event_type is removed', drop(eachEvent, 'event_type')],
  'event-type-as-list': [['EVT-007'], 'event_type is a list', update(eachEvent, 'event_type', (old) => [old ?? null])],
  'event-chat-id-empty': [['EVT-009'], 'chat_id is an empty string', set(eachEvent, 'chat_id', '')],
  'event-chat-id-missing': [['EVT-013'], 'chat_id is removed', drop(eachEvent, 'chat_id')],
  'event-data-as-text': [
    ['EVT-012', 'EVT-013'],
    'data is a JSON string',
    update(eachEvent, 'data', (old) => JSON.stringify(old)),
  ],
  'event-id-per-reading': [
    ['EVT-005', 'EVT-026'],
    'event ids change at each read',
    (request, answer, memory) => {
      if (!is(request, 'events')) return
      const reading = (memory.get('readings') ?? 0) + 1
      memory.set('readings', reading)
      for (const event of objects(answer.body, 'events')) event['event_id'] = `${String(event['event_id'])}${reading}`
    },
  ],
  'event-text-changed': [
    ['HIST-011', 'EVT-031', 'EVT-051', 'MSG-051'],
    'the text in data.message ends with a dot',
    eachEventData((data) => changeTexts(data['message'], withDot)),
  ],
  'event-message-missing': [['EVT-031'], 'data.message is removed', drop(eachEventData, 'message')],
  'event-reaction-null': [
    ['EVT-037', 'EVT-038', 'RCT-016', 'RCT-017'],
    'data.reaction is null',
    eachEventData((data) => {
      if ('reaction' in data) data['reaction'] = null
    }),
  ],
  'receipt-event-recipient-missing': [
    ['RCP-023', 'EVT-032', 'EVT-033'],
    'data.recipient is removed',
    drop(eachEventData, 'recipient'),
  ],
  'cursor-ahead': [
    ['EVT-023', 'EVT-022'],
    'next_cursor is one too high',
    update(eventPage, 'next_cursor', (old) => Number(old) + 1),
  ],
  'cursor-missing': [['EVT-014', 'EVT-023'], 'next_cursor is removed', drop(eventPage, 'next_cursor')],
  'has-more-false': [['EVT-025'], 'has_more is always false', set(eventPage, 'has_more', false)],
  'has-more-as-text': [['EVT-014'], 'has_more is a string', update(eventPage, 'has_more', (old) => String(old))],
  'reaction-changed-added': [
    ['RCT-018'],
    'reaction.added is named reaction.changed',
    rename('reaction.added', 'reaction.changed'),
  ],
  'history-reversed': [
    ['HIST-002'],
    'history is oldest first',
    update(historyPage, 'messages', (_old, page) => objects(page, 'messages').toReversed()),
  ],
  'history-newest-dropped': [
    ['MSG-056', 'HIST-016', 'MSG-029'],
    'the newest message is omitted',
    update(historyPage, 'messages', (_old, page) => objects(page, 'messages').slice(1)),
  ],
  'history-newest-twice': [
    ['MSG-041', 'MSG-009', 'HIST-006', 'HIST-005'],
    'the newest message is repeated',
    update(historyPage, 'messages', repeatFirst),
  ],
  'history-parts-reversed': [
    ['MSG-022', 'HIST-011', 'MSG-004'],
    'parts are in reverse order',
    update(eachMessage, 'parts', (_old, message) => objects(message, 'parts').toReversed()),
  ],
  'history-text-changed': [
    ['HIST-011', 'MSG-004', 'MSG-051'],
    'texts end with a dot',
    eachMessage((message) => changeTexts(message, withDot)),
  ],
  'history-reply-dropped': [['MSG-024', 'HIST-011'], 'reply_to is removed', drop(eachMessage, 'reply_to')],
  'history-reactions-emptied': [['HIST-009', 'RCT-025'], 'reactions are empty', set(eachMessage, 'reactions', [])],
  'history-reactions-missing': [['HIST-009'], 'reactions are removed', drop(eachMessage, 'reactions')],
  'history-stamps-dropped': [
    ['HIST-010', 'RCP-026'],
    'receipt timestamps are removed',
    drop(eachMessage, 'delivered_at', 'read_at'),
  ],
  'pull-limit-ignored': [
    ['EVT-020', 'LIM-009'],
    'the server does not receive limit',
    { before: dropQuery('events', 'limit') },
  ],
  'pull-after-ignored': [['EVT-015'], 'the server does not receive after', { before: dropQuery('events', 'after') }],
  'before-sequence-ignored': [
    ['HIST-005', 'HIST-006'],
    'the server does not receive before_sequence',
    { before: dropQuery('history', 'before_sequence') },
  ],
  'sent-id-ends-otherwise': [
    ['MSG-012'],
    'the server receives message_id with another last character',
    {
      before: onRequest(sends, (body) => {
        const id = body['message_id']
        if (typeof id === 'string') body['message_id'] = id.slice(0, -1) + (id.endsWith('0') ? '1' : '0')
      }),
    },
  ],
  'sent-text-trimmed': [
    ['MSG-051', 'MSG-002'],
    'the server receives every text without its last character',
    { before: onRequest(sends, (body) => changeTexts(body, (text) => [...text].slice(0, -1).join(''))) },
  ],
  'reaction-anchor-dropped': [
    ['RCT-006'],
    'the server does not receive target_part_id',
    {
      before: onRequest(['react'], (body) => {
        delete body['target_part_id']
      }),
    },
  ],
}
