/** Only authorized readers see secrets and personal data, in all answers, events and deliveries of the run. */
import { check } from '../../check-api/check.ts'
import { afterAll, judgeRule } from './judge.ts'

check(
  'exchanges.secrets.stay-private',
  ['PRIV-005', 'AUTH-006', 'WHK-005', 'AUTH-023', 'AUTH-008', 'DEV-004', 'DEV-028', 'ATT-010'],
  { ...afterAll, needs: { agents: 2, chat: 'agents' } },
  async (t) => {
    // Without an answer to judge, the absence of a leak proves nothing.
    await t.given(t.agent.me(), 'GET /v1/agents/me')
    await t.agent.sendText(t.chat.id)
    await t.given(t.agents[1]!.history(t.chat.id), 'the history')
    judgeRule(t, ({ secrets }) => secrets)
  },
)

check(
  'exchanges.personal-data.stays-private',
  ['PRIV-002', 'USR-003', 'PRIV-003', 'AUTH-023'],
  { ...afterAll, needs: { agents: 1, persons: 1, chat: 'person' } },
  async (t) => {
    await t.given(t.agent.me(), 'GET /v1/agents/me')
    await t.agent.sendText(t.chat.id)
    await t.given(t.agent.history(t.chat.id), 'the history')
    judgeRule(t, ({ personalData }) => personalData)
  },
)
