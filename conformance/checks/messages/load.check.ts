import { check, type RequirementId } from '../../check-api/check.ts'
import type { CheckContext, FailureClass, LoadAsked } from '../../check-api/context.ts'
import { judgeLoad } from '../../fixtures/load.ts'
import { restart, restarting } from '../../fixtures/restart.ts'
import type { Judgement } from '../../history/judge.ts'
import { explain, type ContradictionKind } from '../../history/contradiction.ts'

/** Which statement a contradiction is against, and what its consequence is called. */
const violated: Partial<Record<ContradictionKind, readonly [RequirementId, FailureClass]>> = {
  'message-lost': ['MSG-056', 'lost'],
  'message-repeated': ['MSG-042', 'duplicated'],
  'message-changed': ['HIST-011', 'changed'],
  'rejected-message-visible': ['MSG-058', 'duplicated'],
  'numbering-differs': ['MSG-057', 'changed'],
  'numbering-repeated': ['MSG-057', 'changed'],
  'order-against-acknowledgement': ['MSG-057', 'changed'],
  'order-differs': ['MSG-057', 'changed'],
  'answer-differs': ['MSG-040', 'changed'],
  'log-out-of-order': ['EVT-022', 'changed'],
  'log-rewritten': ['EVT-026', 'changed'],
  'event-vanished': ['EVT-026', 'lost'],
  'event-lost': ['EVT-031', 'lost'],
  'event-repeated': ['MSG-041', 'duplicated'],
  'event-changed': ['EVT-026', 'changed'],
  'wrong-log': ['EVT-029', 'leaked'],
  'wrong-reader': ['HIST-013', 'leaked'],
  'log-and-history-differ': ['HIST-011', 'lost'],
}
const requirements = [...new Set(Object.values(violated).map(([requirement]) => requirement))] as [
  RequirementId,
  ...RequirementId[],
]
const clients = { quick: 4, full: 8, deep: 16 } as const
const seconds = { quick: 1, full: 4, deep: 60 } as const

const needs = { agents: 3, freshAgents: true, hooks: ['openDirectChat'] } as const

const howMuch = ({ load, mode }: CheckContext): LoadAsked =>
  load ?? { clients: clients[mode], withinMs: seconds[mode] * 1000 }

/** Fails by the shortest argument. */
function expectNone(t: CheckContext, { contradictions, calls, messages }: Judgement): void {
  if (calls.ok === 0) t.notTestable('no send was acknowledged', 'a target that takes sends')
  const [shortest] = contradictions
  const [requirement, failureClass] = (shortest && violated[shortest.kind]) ?? ['MSG-056', 'changed']
  t.expect.that(shortest === undefined, {
    requirement,
    failureClass,
    what: `what ${calls.ok} acknowledged sends and all readings of ${messages} messages tell fits together`,
    expected: 'no contradiction',
    actual: shortest && explain(shortest),
  })
}

check(
  'messages.load.history-holds',
  requirements,
  { area: 'messages', needs, seconds: 5, modes: ['quick', 'full', 'deep'] },
  async (t) => {
    expectNone(t, await judgeLoad(t, t.agents, howMuch(t)))
  },
)

check(
  'messages.load.history-holds-across-a-crash',
  requirements,
  { area: 'messages', needs: { ...needs, hooks: ['openDirectChat', 'restartServer'] }, ...restarting, seconds: 10 },
  async (t) => {
    const disturb = () => restart(t, 'SIGKILL')
    expectNone(t, await judgeLoad(t, t.agents, { ...howMuch(t), disturb }))
  },
)
