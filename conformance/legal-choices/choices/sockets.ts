/** Legal choices about event sockets; the target file describes them. */
import type { Choice } from '../choice.ts'

export const socketsChoices = [
  {
    name: 'socket-bare-events',
    decision: 'AMB-167',
    description: 'frames of a socket are the events themselves, and there is no greeting',
    frames: { event: '' },
  },
  {
    name: 'socket-acks-by-id',
    decision: 'AMB-167',
    description: 'an acknowledgement contains the event_id',
    frames: { ack: { type: 'ack', event_id: '{event_id}' } },
  },
  {
    name: 'socket-acks-single-events',
    decision: 'AMB-167',
    description: 'an acknowledgement covers only its event',
    frames: { ack_cumulative: false },
  },
  {
    name: 'socket-repeats-events',
    decision: 'AMB-167',
    description: 'an event is repeated until it is acknowledged',
  },
  {
    name: 'socket-replaced-by-the-next',
    decision: 'AMB-167',
    description: 'a second socket of an agent closes the first',
  },
  {
    name: 'socket-rejected-after-opening',
    decision: 'AMB-167',
    description: 'a socket without a valid ticket opens and is closed at once',
  },
  {
    name: 'socket-answers-malformed-frames',
    decision: 'AMB-167',
    description: 'a malformed frame is answered with an error',
    group: 'malformed-frames',
  },
  {
    name: 'socket-ignores-malformed-frames',
    decision: 'AMB-167',
    description: 'a malformed frame is ignored',
    group: 'malformed-frames',
  },
] as const satisfies readonly Choice[]
