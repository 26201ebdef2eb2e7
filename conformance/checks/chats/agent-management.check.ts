import { check } from '../../check-api/check.ts'
import { attemptHook } from '../../fixtures/hook-answer.ts'
import { announced } from './group-traffic.ts'
import { effectTimeoutMs } from '../../fixtures/timeouts.ts'

check(
  'groups.management.by-agents-is-whole-or-nothing',
  ['GRP-007'],
  { needs: { agents: 3, persons: 1, group: true, hooks: ['removeMember'] } },
  async (t) => {
    const [manager, target, speaker] = [t.agents[0]!, t.agents[1]!, t.agents[2]!]
    const bases = { target: await target.cursor(), manager: await manager.cursor() }
    const answer = await attemptHook(t, 'removeMember', { chat_id: t.group.id, handle: target.handle }, manager)
    t.observeDecision(
      'AMB-103',
      `the removal of a group member by an agent is ${answer.accepted ? 'accepted' : `rejected with ${answer.status}`}`,
    )
    const { messageId } = await speaker.sendText(t.group.id)
    await t.eventually('a group message at a member', async () =>
      (await announced(manager, bases.manager)).includes(messageId),
    )
    const reached =
      (await target.awaitMessage(
        bases.target,
        messageId,
        answer.accepted ? t.timing.settle_ms : effectTimeoutMs(t),
      )) !== undefined
    t.expect.that(reached !== answer.accepted, {
      what: `later messages of the group at a member whose removal by an agent was ${answer.accepted ? 'accepted' : 'rejected'}`,
      expected: answer.accepted ? 'no later message' : 'every later message',
      actual: reached ? 'it received one' : 'it received none',
    })
  },
)
