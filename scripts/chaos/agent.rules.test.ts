import { expect, test } from 'vitest'

import { judgeAgent, replyTo, type AgentObservations, type AgentStep } from './agent.rules.ts'

const begins = (...handled: string[]): AgentStep => ({ step: 'begins', handled })
const good: AgentObservations = {
  steps: [
    begins(),
    { step: 'handles', event: 'a' },
    { step: 'handled', event: 'a' },
    { step: 'handles', event: 'b' },
    // Killed: the next run handles the event again, because its position does not include it.
    begins('a'),
    { step: 'problem', error: '502' },
    { step: 'handles', event: 'b' },
    { step: 'handled', event: 'b' },
  ],
  sent: ['one', 'two'],
  replies: [replyTo('two'), replyTo('one')],
}

test('reports no finding for an agent that answers each message once', () => {
  expect(judgeAgent(good)).toEqual([])
})

test.each<[string, Partial<AgentObservations>]>([
  ['message-unanswered', { replies: [replyTo('one')] }],
  ['message-answered-again', { replies: [...good.replies, replyTo('one')] }],
  ['event-handled-again', { steps: [begins('a'), { step: 'handles', event: 'a' }] }],
  ['event-handled-again', { steps: [...good.steps, { step: 'handles', event: 'b' }] }],
  ['agent-ended', { steps: [begins(), { step: 'ended', error: 'ApiError' }] }],
])('finds: %s', (kind, change) => {
  expect(judgeAgent({ ...good, ...change }).map((finding) => finding.kind)).toEqual([kind])
})
