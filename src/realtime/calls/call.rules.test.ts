import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { decideCall, otherSide, type CallEvent } from './call.rules.ts'
import type { CallState } from './call.ts'
import { assertAudioDescription, assertCandidate } from './description.rules.ts'

const ringing: CallState = { state: 'ringing', endReason: null, endedBy: null, answer: null }

const by = fc.constantFrom('user' as const, 'agent' as const)
const event: fc.Arbitrary<CallEvent> = fc.oneof(
  fc.record({ kind: fc.constant('answered' as const), answer: fc.constantFrom('answer 1', 'answer 2') }),
  fc.record({
    kind: fc.constant('declined' as const),
    by,
    reason: fc.constantFrom('declined' as const, 'busy' as const),
  }),
  fc.record({
    kind: fc.constant('hung_up' as const),
    by,
    reason: fc.constantFrom('hangup' as const, 'failed' as const),
  }),
  fc.record({ kind: fc.constant('time_over' as const) }),
)

/** Applies events. @returns every state, and the decision of each event */
function play(events: readonly CallEvent[]) {
  const states = [ringing]
  const decisions = events.map((each) => {
    const decision = decideCall(states.at(-1)!, each)
    states.push(decision.change ?? states.at(-1)!)
    return decision
  })
  return { states, decisions }
}

const rank = { ringing: 0, connected: 1, ended: 2 } as const

describe('the rules of calls', () => {
  test('a call never returns to an earlier state, and an ended call does not change', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 10 }), (events) => {
        const { states } = play(events)
        states.slice(1).forEach((after, index) => {
          const before = states[index]!
          expect(rank[after.state]).toBeGreaterThanOrEqual(rank[before.state])
          if (before.state === 'ended') expect(after).toEqual(before)
        })
      }),
    )
  })

  test('an event changes the call, is accepted without a change, or is rejected: exactly one of these', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 10 }), (events) => {
        const { states, decisions } = play(events)
        decisions.forEach(({ change, rejected }, index) => {
          if (rejected) expect(change).toBeUndefined()
          if (change) expect(change).not.toEqual(states[index])
        })
      }),
    )
  })

  test('only an ended call has an end reason, and only a connected call has an answer', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 10 }), (events) => {
        for (const { state, endReason, answer, endedBy } of play(events).states) {
          expect(endReason !== null).toBe(state === 'ended')
          expect(answer !== null).toBe(state === 'connected')
          if (state === 'ended') expect(endedBy === null).toBe(endReason === 'unanswered' || endReason === 'expired')
        }
      }),
    )
  })

  test('after one side hangs up, the call is ended, and a hangup of the other changes nothing', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 6 }), by, (events, side) => {
        const before = play(events).states.at(-1)!
        const one = decideCall(before, { kind: 'hung_up', by: side, reason: 'hangup' })
        const after = one.change ?? before
        expect(after.state).toBe('ended')
        const other = { kind: 'hung_up', by: otherSide(side), reason: 'hangup' } as const
        expect(decideCall(after, other)).toEqual({ rejected: false })
      }),
    )
  })

  const connected: CallState = { ...ringing, state: 'connected', answer: 'answer 1' }
  const declined = (side: 'user' | 'agent', reason: 'declined' | 'busy' = 'declined'): CallEvent => ({
    kind: 'declined',
    by: side,
    reason,
  })
  const hungUp = (side: 'user' | 'agent', reason: 'hangup' | 'failed' = 'hangup'): CallEvent => ({
    kind: 'hung_up',
    by: side,
    reason,
  })

  test.each([
    ['the agent declines', ringing, declined('agent'), 'declined', 'agent'],
    ['the agent is busy', ringing, declined('agent', 'busy'), 'busy', 'agent'],
    ['the person declines the own call', ringing, declined('user', 'busy'), 'canceled', 'user'],
    ['the person hangs up while it rings', ringing, hungUp('user'), 'canceled', 'user'],
    ['the agent hangs up while it rings', ringing, hungUp('agent'), 'declined', 'agent'],
    ['nobody answers', ringing, { kind: 'time_over' } as CallEvent, 'unanswered', null],
    ['the person hangs up', connected, hungUp('user'), 'hangup', 'user'],
    ['the agent hangs up', connected, hungUp('agent'), 'hangup', 'agent'],
    ['the sound does not come through', connected, hungUp('agent', 'failed'), 'failed', 'agent'],
    ['it lasts too long', connected, { kind: 'time_over' } as CallEvent, 'expired', null],
  ])('when %s, it ends for that reason', (_what, before, what, endReason, endedBy) => {
    expect(decideCall(before, what).change).toEqual({ state: 'ended', endReason, endedBy, answer: null })
  })

  test('a connected call rejects a decline and a different answer, and accepts the same answer', () => {
    expect(decideCall(connected, declined('agent'))).toEqual({ rejected: true })
    expect(decideCall(connected, { kind: 'answered', answer: 'answer 2' })).toEqual({ rejected: true })
    expect(decideCall(connected, { kind: 'answered', answer: 'answer 1' })).toEqual({ rejected: false })
  })
})

describe('descriptions', () => {
  const audio = 'v=0\r\no=- 1 1 IN IP4 192.0.2.1\r\ns=-\r\nt=0 0\r\nm=audio 9 UDP/TLS/RTP/SAVPF 111\r\n'

  test('with audio only are accepted, with either line ending', () => {
    expect(() => assertAudioDescription(audio, 'offer.sdp')).not.toThrow()
    expect(() => assertAudioDescription(audio.replaceAll('\r', ''), 'offer.sdp')).not.toThrow()
  })

  test.each([
    ['no description', 'hello'],
    ['another version', audio.replace('v=0', 'v=1')],
    ['no media', 'v=0\r\ns=-\r\n'],
    ['a picture too', `${audio}m=video 9 UDP/TLS/RTP/SAVPF 96\r\n`],
    ['a data channel', `${audio}m=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\n`],
    ['a name that only begins like audio', audio.replace('m=audio ', 'm=audiovisual ')],
  ])('with %s are rejected with the field', (_what, sdp) => {
    expect(() => assertAudioDescription(sdp, 'offer.sdp')).toThrow(
      expect.objectContaining({ kind: 'invalid_request', field: 'offer.sdp' }),
    )
  })

  test.each(['', 'candidate:1 1 udp 2113937151 192.0.2.1 54400 typ host'])('the candidate %j is accepted', (text) => {
    expect(() => assertCandidate(text)).not.toThrow()
  })

  test.each(['candidate:', 'candidate:1\r\nm=video 9', 'candidate:1 é', 'a=candidate:1', ' '])(
    'the candidate %j is rejected',
    (text) => {
      expect(() => assertCandidate(text)).toThrow(expect.objectContaining({ field: 'candidate.candidate' }))
    },
  )
})
