/** Faults of event sockets. */
import type { FaultTable } from './fault.ts'

export const socketsFaults = {
  'socket-skips-events': [['WS-004'], 'every third event of a log is not sent over its socket'],
  'socket-newest-first': [['WS-004'], 'a new socket sends its backlog newest first'],
  'socket-shows-others': [['AUTH-010', 'WS-004'], 'a socket sends the events of every agent'],
  'socket-alters-text': [['WS-004'], 'messages on a socket have another text than in the log'],
  'socket-renews-event-ids': [['WS-005'], 'an event has a new event_id each time it is sent on a socket'],
  'frames-not-sent-again': [
    ['VEVT-003', 'WS-005'],
    'a new socket starts with the newest event, whatever was acknowledged',
  ],
  'closed-socket-acknowledges': [['VEVT-003', 'WS-005'], 'sent events count as acknowledged when the socket closes'],
  'socket-acks-ignored': [['VEVT-003', 'WS-006'], 'acknowledged events are sent again on the next socket'],
  'socket-window-missing': [['WS-007'], 'a socket sends any number of unacknowledged events'],
  'socket-outlives-token': [
    ['AUTH-015', 'WS-008'],
    'a socket stays open after its token was rotated or its agent deleted',
  ],
  'socket-outlives-agent': [['AUTH-027', 'WS-008'], 'a socket stays open after its agent was deleted'],
  'socket-ends-1000': [
    ['WS-008'],
    'a socket whose token has ended is closed with another code than in the target file',
  ],
  'socket-ticket-outlives-token': [['AUTH-015', 'WS-008'], 'a ticket opens a socket after its token was rotated'],
  'socket-without-ticket': [['AUTH-001', 'WS-009'], 'an unknown ticket opens a socket'],
  'malformed-frame-ends-all': [['WS-010'], 'a malformed frame closes all sockets'],
  'malformed-frame-acknowledges': [['WS-010'], 'a malformed frame acknowledges all events'],
  'ack-of-the-future-counts': [['WS-010'], 'an acknowledgement of an event that was never sent covers later events'],
  'malformed-frame-ends-1000': [
    ['WS-010'],
    'a malformed frame closes the socket with another code than in the target file',
  ],
  'second-socket-mutes-both': [['WS-011'], 'with two sockets of one agent neither receives events'],
  'full-window-stops-others': [['WS-011'], 'while one socket waits for acknowledgements, no socket receives events'],
} as const satisfies FaultTable
