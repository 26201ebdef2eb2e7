/** Faults of event sockets. */
import type { Fault } from './fault.ts'

export const socketsFaults = [
  {
    name: 'socket-skips-events',
    violates: ['WS-004'],
    description: 'every third event of a log is not sent over its socket',
  },
  {
    name: 'socket-newest-first',
    violates: ['WS-004'],
    description: 'a new socket sends its backlog newest first',
  },
  {
    name: 'socket-shows-others',
    violates: ['AUTH-010', 'WS-004'],
    description: 'a socket sends the events of every agent',
  },
  {
    name: 'socket-alters-text',
    violates: ['WS-004'],
    description: 'messages on a socket have another text than in the log',
  },
  {
    name: 'socket-renews-event-ids',
    violates: ['WS-005'],
    description: 'an event has a new event_id each time it is sent on a socket',
  },
  {
    name: 'frames-not-sent-again',
    violates: ['VEVT-003', 'WS-005'],
    description: 'a new socket starts with the newest event, whatever was acknowledged',
  },
  {
    name: 'closed-socket-acknowledges',
    violates: ['VEVT-003', 'WS-005'],
    description: 'sent events count as acknowledged when the socket closes',
  },
  {
    name: 'socket-acks-ignored',
    violates: ['VEVT-003', 'WS-006'],
    description: 'acknowledged events are sent again on the next socket',
  },
  {
    name: 'socket-window-missing',
    violates: ['WS-007'],
    description: 'a socket sends any number of unacknowledged events',
  },
  {
    name: 'socket-outlives-token',
    violates: ['AUTH-015', 'WS-008'],
    description: 'a socket stays open after its token was rotated or its agent deleted',
  },
  {
    name: 'socket-outlives-agent',
    violates: ['AUTH-027', 'WS-008'],
    description: 'a socket stays open after its agent was deleted',
  },
  {
    name: 'socket-ends-1000',
    violates: ['WS-008'],
    description: 'a socket whose token has ended is closed with another code than in the target file',
  },
  {
    name: 'socket-ticket-outlives-token',
    violates: ['AUTH-015', 'WS-008'],
    description: 'a ticket opens a socket after its token was rotated',
  },
  {
    name: 'socket-without-ticket',
    violates: ['AUTH-001', 'WS-009'],
    description: 'an unknown ticket opens a socket',
  },
  {
    name: 'malformed-frame-ends-all',
    violates: ['WS-010'],
    description: 'a malformed frame closes all sockets',
  },
  {
    name: 'malformed-frame-acknowledges',
    violates: ['WS-010'],
    description: 'a malformed frame acknowledges all events',
  },
  {
    name: 'ack-of-the-future-counts',
    violates: ['WS-010'],
    description: 'an acknowledgement of an event that was never sent covers later events',
  },
  {
    name: 'malformed-frame-ends-1000',
    violates: ['WS-010'],
    description: 'a malformed frame closes the socket with another code than in the target file',
  },
  {
    name: 'second-socket-mutes-both',
    violates: ['WS-011'],
    description: 'with two sockets of one agent neither receives events',
  },
  {
    name: 'full-window-stops-others',
    violates: ['WS-011'],
    description: 'while one socket waits for acknowledgements, no socket receives events',
  },
] as const satisfies readonly Fault[]
