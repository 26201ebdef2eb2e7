import { describe, expect, it } from 'vitest'

import type { Call, Chat } from '../../../generated/extensions/types.gen.ts'
import { callLine, callTime, durationOf, microphoneProblem, newCallView, outcomeOf } from './call.rules.ts'
import { calleeOf } from './chats.rules.ts'

const me = { userId: 'usr_ann', handle: 'ann' }
const participant = (type: 'user' | 'agent', id: string, handle: string | null) =>
  ({ type, id, handle, role: 'member', accepts_calls: id === 'agt_tailor' }) as unknown as Chat['participants'][number]
const ann = participant('user', 'usr_ann', 'ann')
const tailor = participant('agent', 'agt_tailor', 'tailor')
const chat = (more: Partial<Chat>): Chat =>
  ({ kind: 'direct', status: 'active', participants: [ann, tailor], ...more }) as Chat

describe('the account that can be called', () => {
  it.each([
    ['the agent of a direct chat', chat({}), 'tailor'],
    ['nobody in a group', chat({ kind: 'group' }), null],
    ['no agent that accepts no calls', chat({ participants: [ann, participant('agent', 'agt_other', 'other')] }), null],
    ['no person', chat({ participants: [ann, participant('user', 'usr_ben', 'ben')] }), null],
    ['no agent that is gone', chat({ participants: [ann, participant('agent', 'agt_tailor', null)] }), null],
    ['no account if all other participants have left', chat({ participants: [ann] }), null],
    ['nobody before the chat is accepted', chat({ status: 'pending' }), null],
  ])('is %s', (_name, of, handle) => {
    expect(calleeOf(of, me)).toBe(handle)
  })
})

describe('the duration of a call', () => {
  const view = newCallView('cnv_1', 'tailor')

  it('counts down while it rings, not below zero', () => {
    const ringing = { ...view, phase: 'ringing', ringsUntil: 45_000 } as const
    expect([0, 1, 44_001, 45_000, 50_000].map((now) => callTime(ringing, now))).toEqual(
      [45, 45, 1, 0, 0].map((seconds) => `${seconds} s left`),
    )
  })

  it('counts up from the answer, and stops at the end', () => {
    const connected = { ...view, phase: 'connected', ringsUntil: 45_000, answeredAt: 1_000 } as const
    expect([1_000, 10_999, 3_599_999 + 1_000, 3_600_000 + 1_000].map((now) => callTime(connected, now))).toEqual([
      '0:00',
      '0:09',
      '59:59',
      '1:00:00',
    ])
    expect(callTime({ ...connected, phase: 'ended', endedAt: 6_000 }, 99_000)).toBe('0:05')
  })

  it('is empty for an unanswered call', () => {
    expect(callTime({ ...view, phase: 'ended', endedAt: 6_000 }, 99_000)).toBe('')
    expect(callTime(view, 99_000)).toBe('')
  })

  it('is available for earlier calls', () => {
    const times = { connected_at: '2026-03-01T10:00:07.000Z', ended_at: '2026-03-01T10:03:08.000Z' }
    expect(durationOf(times as Call)).toBe('3:01')
    expect(durationOf({ ...times, connected_at: null } as Call)).toBeNull()
  })
})

describe('the text about a call', () => {
  it('differs for each phase', () => {
    const phases = ['asking', 'calling', 'ringing', 'connecting', 'connected', 'interrupted'] as const
    const lines = phases.map((phase) => callLine({ ...newCallView('cnv_1', 'tailor'), phase }))
    expect(new Set(lines).size).toBe(phases.length)
  })

  it.each([
    ['declined', 'agent', 'tailor declined the call.'],
    ['busy', 'agent', 'tailor is busy.'],
    ['canceled', 'user', 'You canceled the call.'],
    ['unanswered', null, 'tailor did not answer.'],
    ['hangup', 'user', 'You hung up.'],
    ['hangup', 'agent', 'tailor hung up.'],
    ['failed', 'agent', 'The call failed: the two sides could not reach each other.'],
    ['expired', null, 'The call reached its longest time and was ended.'],
  ] as const)('names the end reason: %s by %s', (end_reason, ended_by, text) => {
    expect(outcomeOf({ end_reason, ended_by } as Call, 'tailor')).toBe(text)
  })

  it('explains problems of the microphone', () => {
    expect(microphoneProblem('NotAllowedError')).toContain('Allow it')
    expect(microphoneProblem('NotFoundError')).toContain('Connect one')
    expect(microphoneProblem('NotReadableError')).toContain('Another program')
  })
})
