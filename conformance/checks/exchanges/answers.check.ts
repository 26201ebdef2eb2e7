/** Rules for every page and every answer of the run. */
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { messagesOf } from '../../client/agent.ts'
import type { Client } from '../../client/client.ts'
import { afterAll, judgeRule } from './judge.ts'

const pair = { ...afterAll, needs: { agents: 2, chat: 'agents' } } as const

/** Clients for which a check has read pages. */
const readers = new WeakSet<Client>()

/** Reads a few pages of the log and the history once for a run, so that the rules have exchanges to judge. */
async function walk(t: CheckContext): Promise<void> {
  const reader = t.agents[1]!
  if (readers.has(t.http)) {
    await t.agent.sendText(t.chat.id)
    return
  }
  readers.add(t.http)
  const base = await reader.cursor()
  const sent = [await t.agent.sendText(t.chat.id), await t.agent.sendText(t.chat.id)]
  await reader.awaitMessage(base, sent[1]!.messageId, t.timing.settle_ms)
  let after = base
  for (let turn = 0; turn < sent.length; turn += 1) {
    const { next_cursor: next } = await t.given(reader.events({ after, limit: 1 }), 'a page of one event')
    after = next
  }
  const { body } = await t.agent.history(t.chat.id, { limit: 1 })
  const last = t.named<number>(messagesOf(body)[0], 'message_sequence')
  if (last !== undefined) await t.agent.history(t.chat.id, { limit: 1, before_sequence: last })
}

check('exchanges.pages.within-limit', ['EVT-020', 'LIM-009', 'HIST-003', 'HIST-004'], pair, async (t) => {
  await walk(t)
  judgeRule(t, ({ pages }) => pages)
})

check('exchanges.cursors.never-go-back', ['EVT-023', 'EVT-015', 'EVT-024', 'HIST-005'], pair, async (t) => {
  await walk(t)
  const reader = t.agents[1]!
  // One page that waits for its event.
  const waiting = reader.events({ after: await reader.cursor(), timeout: 5 })
  await t.agent.sendText(t.chat.id)
  await waiting
  judgeRule(t, ({ walks }) => walks)
})

check('exchanges.deliveries.show-one-log', ['WHK-010', 'EVT-002', 'EVT-005', 'EVT-006'], pair, async (t) => {
  await walk(t)
  judgeRule(t, ({ deliveries }) => deliveries)
})

check(
  'exchanges.answers.fit-the-document',
  [
    'MSG-031',
    'MSG-033',
    'MSG-035',
    'MSG-002',
    'MSG-012',
    'HIST-001',
    'EVT-005',
    'EVT-006',
    'EVT-007',
    'EVT-008',
    'EVT-009',
    'EVT-010',
    'EVT-011',
    'EVT-012',
    'EVT-013',
    'EVT-014',
    'RCT-001',
    'RCP-012',
    'RCP-014',
    'SET-001',
    'TYP-001',
    'DEV-001',
    'DEV-013',
  ],
  pair,
  async (t) => {
    await walk(t)
    judgeRule(t, ({ shapes }) => shapes)
  },
)
