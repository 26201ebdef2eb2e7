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
    description: 'a new socket brings its backlog newest first',
  },
  {
    name: 'socket-shows-others',
    violates: ['WS-004'],
    description: 'a socket brings the events of every agent',
  },
  {
    name: 'socket-alters-text',
    violates: ['WS-004'],
    description: 'messages over a socket have another text than in the log',
  },
  {
    name: 'socket-renews-event-ids',
    violates: ['WS-005'],
    description: 'an event has a new event_id each time that it comes over a socket',
  },
  {
    name: 'frames-not-sent-again',
    violates: ['VEVT-003', 'WS-005'],
    description: 'a new socket begins with the newest event, whatever was acknowledged',
  },
  {
    name: 'closed-socket-acknowledges',
    violates: ['VEVT-003', 'WS-005'],
    description: 'what was sent over a socket counts as acknowledged when the socket closes',
  },
  {
    name: 'socket-acks-ignored',
    violates: ['VEVT-003', 'WS-006'],
    description: 'what was acknowledged comes again over the next socket',
  },
  {
    name: 'socket-window-missing',
    violates: ['WS-007'],
    description: 'any number of events may be unacknowledged',
    warns: true,
  },
  {
    name: 'socket-outlives-token',
    violates: ['WS-008'],
    description: 'a socket goes on after its token was rotated or its agent deleted',
  },
  {
    name: 'socket-outlives-agent',
    violates: ['WS-008'],
    description: 'a socket goes on after its agent was deleted',
  },
  {
    name: 'socket-ends-1000',
    violates: ['WS-008'],
    description: 'a socket whose token has ended is closed with another code than the target file says',
    warns: true,
  },
  {
    name: 'socket-ticket-outlives-token',
    violates: ['WS-008'],
    description: 'a ticket opens a socket after its token was rotated',
  },
  {
    name: 'socket-without-ticket',
    violates: ['WS-009'],
    description: 'an unknown ticket opens a socket',
  },
  {
    name: 'malformed-frame-ends-all',
    violates: ['WS-010'],
    description: 'a text that is no frame ends the sockets of everybody',
  },
  {
    name: 'malformed-frame-acknowledges',
    violates: ['WS-010'],
    description: 'a text that is no frame acknowledges everything',
  },
  {
    name: 'ack-of-the-future-counts',
    violates: ['WS-010'],
    description: 'an acknowledgement of what was never sent counts for what happens later',
  },
  {
    name: 'malformed-frame-ends-1000',
    violates: ['WS-010'],
    description: 'a text that is no frame ends the socket with another code than the target file says',
    warns: true,
  },
  {
    name: 'second-socket-mutes-both',
    violates: ['WS-011'],
    description: 'with two sockets of one agent neither brings anything',
  },
  {
    name: 'full-window-stops-others',
    violates: ['WS-011'],
    description: 'while one socket waits for acknowledgements, none brings anything',
  },
] as const satisfies readonly Fault[]
