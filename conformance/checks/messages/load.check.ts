import { check, type RequirementId } from '../../check-api/check.ts'
import type { CheckContext, FailureClass, LoadAsked } from '../../check-api/context.ts'
import { judgeLoad, type LoadJudgement } from '../../fixtures/load.ts'
import { restart, restarting } from '../../fixtures/restart.ts'
import { explain, type ContradictionKind } from '../../history/contradiction.ts'

/**
 * Requirement that a contradiction violates, and its failure class. Null if no requirement forbids the contradiction,
 * or a load does not record it. Numbers and orders of messages only warn: they may differ between members (MSG-057),
 * and a target may use the sequence of the envelope (AMB-014).
 */
const violated: Record<ContradictionKind, readonly [RequirementId, FailureClass?] | null> = {
  'message-lost': ['MSG-056', 'lost'],
  'message-repeated': ['MSG-041', 'duplicated'],
  'message-changed': ['HIST-011', 'changed'],
  // The service, or another actor than the harness, may write to a chat (AMB-197).
  'message-of-nobody': null,
  'rejected-message-visible': ['MSG-058', 'duplicated'],
  'seen-before-sent': null,
  'numbering-differs': ['MSG-057'],
  'numbering-repeated': ['MSG-057'],
  'numbering-gap': null,
  'order-against-acknowledgement': ['MSG-057'],
  'order-differs': ['MSG-057'],
  'answer-differs': ['MSG-040', 'changed'],
  'log-gap': null,
  'log-out-of-order': ['EVT-022', 'changed'],
  'log-rewritten': ['EVT-006', 'changed'],
  'event-vanished': ['EVT-026', 'lost'],
  'event-late': ['EVT-028', 'lost'],
  'event-lost': ['EVT-031', 'lost'],
  'event-repeated': ['MSG-030', 'duplicated'],
  'event-changed': ['EVT-052', 'changed'],
  'wrong-log': null,
  'wrong-reader': ['EVT-029', 'leaked'],
  'blocked-message-visible': null,
  'log-and-history-differ': null,
  'webhook-lost': null,
  'webhook-signature': null,
  'watermark-back': null,
  'receipt-lost': null,
  'reaction-lost': null,
  'bytes-lost': null,
  'bytes-changed': null,
  'task-lost': null,
  'task-repeated': null,
}
const requirements = [
  ...new Set(Object.values(violated).flatMap((violation) => (violation === null ? [] : [violation[0]]))),
] as [RequirementId, ...RequirementId[]]
const clients = { quick: 4, full: 8, deep: 16 } as const
const seconds = { quick: 1, full: 4, deep: 60 } as const

const needs = { agents: 3, freshAgents: true, chat: 'agents', names: ['message_sequence'] } as const

const howMuch = ({ load, mode }: CheckContext): LoadAsked =>
  load ?? { clients: clients[mode], withinMs: seconds[mode] * 1000 }

/** Returns the shortest contradiction of each forbidden kind, failures before warnings. */
function argumentsOf({ contradictions }: LoadJudgement) {
  const ofKind = Map.groupBy(contradictions, ({ kind }) => kind)
  const found = [...ofKind].flatMap(([kind, [shortest]]) => {
    const [requirement, failureClass] = violated[kind] ?? []
    return requirement === undefined || shortest === undefined
      ? []
      : [{ requirement, actual: explain(shortest), ...(failureClass && { failureClass }) }]
  })
  return found.toSorted((one, other) => Number('failureClass' in other) - Number('failureClass' in one))
}

/** Fails or warns for each contradiction. Without contradictions, the load passes if its final reads are complete. */
function expectNone(t: CheckContext, judgement: LoadJudgement): void {
  const { calls, messages, cut } = judgement
  if (calls.ok === 0) t.notTestable('no send was acknowledged', 'a target that accepts sends')
  const what = `${calls.ok} acknowledged sends and all reads of ${messages} messages agree`
  const found = argumentsOf(judgement)
  for (const argument of found) t.expect.that(false, { ...argument, what, expected: 'no contradiction' })
  if (cut !== undefined)
    t.notTestable(`a read after the load was incomplete: ${cut}`, 'a target whose pages reach the end in time')
  if (found.length === 0) t.expect.that(true, { what })
}

check(
  'messages.load.history-holds',
  requirements,
  { needs, seconds: 5, modes: ['quick', 'full', 'deep'] },
  async (t) => {
    expectNone(t, await judgeLoad(t, t.agents, howMuch(t)))
  },
)

check(
  'messages.load.history-holds-across-a-crash',
  requirements,
  { needs: { ...needs, hooks: ['restartServer'] }, ...restarting, seconds: 10 },
  async (t) => {
    const disturb = () => restart(t, 'SIGKILL')
    expectNone(t, await judgeLoad(t, t.agents, { ...howMuch(t), disturb }))
  },
)
