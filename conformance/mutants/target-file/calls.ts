/** Hooks of calls, with routes of this project. */
import { answering, operation } from './templates.ts'

export const callHooks = {
  startCall: answering(
    operation('person', 'POST', '/v1/calls', {
      chat_id: '{chat_id}',
      offer: { type: 'offer', sdp: '{sdp}' },
      request_id: '{request_id}',
    }),
    { id: '/call/id' },
  ),
  readCall: answering(operation('actor', 'GET', '/v1/calls/{id}'), { state: '/call/state', offer: '/call/offer/sdp' }),
  readCallAsPerson: answering(operation('person', 'GET', '/v1/calls/{id}'), {
    state: '/call/state',
    answer: '/call/answer/sdp',
  }),
  answerCall: operation('actor', 'POST', '/v1/calls/{id}/answer', { answer: { type: 'answer', sdp: '{sdp}' } }),
  declineCall: operation('actor', 'POST', '/v1/calls/{id}/decline', {}),
  hangUpCall: operation('actor', 'POST', '/v1/calls/{id}/hangup', {}),
  hangUpAsPerson: operation('person', 'POST', '/v1/calls/{id}/hangup', {}),
  sendCandidateAsPerson: operation('person', 'POST', '/v1/calls/{id}/ice-candidates', {
    candidate: { candidate: '{candidate}', sdpMid: '0', sdpMLineIndex: 0 },
  }),
  readCandidates: answering(operation('actor', 'GET', '/v1/calls/{id}/ice-candidates'), {
    candidates: '/ice_candidates',
  }),
}
