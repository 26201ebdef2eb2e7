/** Legal choices about event sockets; the target file describes them. */
import type { ChoiceTable } from '../choice.ts'

export const socketsChoices = {
  'socket-bare-events': [
    'AMB-167',
    'frames of a socket are the events themselves, and there is no greeting',
    { frames: { event: '' } },
  ],
  'socket-acks-by-id': [
    'AMB-167',
    'an acknowledgement contains the event_id',
    { frames: { ack: { type: 'ack', event_id: '{event_id}' } } },
  ],
  'socket-acks-single-events': [
    'AMB-167',
    'an acknowledgement covers only its event',
    { frames: { ack_cumulative: false } },
  ],
  'socket-repeats-events': ['AMB-167', 'an event is repeated until it is acknowledged'],
  'socket-replaced-by-the-next': ['AMB-167', 'a second socket of an agent closes the first'],
  'socket-rejected-after-opening': ['AMB-167', 'a socket without a valid ticket opens and is closed at once'],
  'socket-answers-malformed-frames': [
    'AMB-167',
    'a malformed frame is answered with an error',
    { group: 'malformed-frames' },
  ],
  'socket-ignores-malformed-frames': ['AMB-167', 'a malformed frame is ignored', { group: 'malformed-frames' }],
} as const satisfies ChoiceTable
