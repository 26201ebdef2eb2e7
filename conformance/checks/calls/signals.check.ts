/** ICE candidates of calls, and calls during a block. */
import { check } from '../../check-api/check.ts'
import { until } from '../../client/until.ts'
import { withBlocks } from '../../fixtures/blocks.ts'
import { attemptHook } from '../../fixtures/hook-answer.ts'
import { effectTimeoutMs } from '../../fixtures/timeouts.ts'
import { awaitCall, callNeeds, description, isAbout, withCall } from './fixtures.ts'

check(
  'calls.candidate.reaches-the-agent',
  ['CALL-001'],
  { needs: callNeeds('sendCandidateAsPerson', 'readCandidates'), seconds: 2 },
  async (t) => {
    const base = await t.agent.cursor()
    await withCall(t, async ({ id }) => {
      const foundation = t.unique.marker('candidate')
      const candidate = `candidate:${foundation} 1 udp 2113937151 192.0.2.1 54400 typ host`
      await t.hooks.run('sendCandidateAsPerson', { id, candidate }, t.person)
      const seen = await until(async () => {
        const { candidates } = await t.hooks.run('readCandidates', { id }, t.agent)
        return JSON.stringify(candidates ?? null).includes(JSON.stringify(candidate))
      }, effectTimeoutMs(t))
      t.expect.equal(seen, true, { what: 'a candidate of the person, as the agent reads it', failureClass: 'lost' })
      await t.absent({
        what: 'a candidate in the log of the agent',
        fence: async () => {
          await t.hooks.run('hangUpAsPerson', { id }, t.person)
          return withCall(t, (next) => awaitCall(t, base, next))
        },
        observe: async () =>
          (await t.agent.eventsSince(base)).find((event) => JSON.stringify(event).includes(foundation)),
      })
    })
  },
)

check(
  'calls.call.silent-across-a-block',
  ['CALL-001'],
  { needs: callNeeds('block', 'unblock'), seconds: 3 },
  async (t) => {
    const base = await t.agent.cursor()
    await withBlocks(t, async (block) => {
      const activeBlock = await block(t.agent, t.person)
      const wish = { chat_id: t.chat.id, sdp: description(t) }
      const answer = await attemptHook(t, 'startCall', wish, t.person)
      t.expect.that(answer.accepted, {
        what: 'a call of a person to an agent that blocks the person is answered like every other call',
        actual: answer,
      })
      if (!answer.accepted) return
      const { id } = answer.result
      await attemptHook(t, 'hangUpAsPerson', { id }, t.person)
      await activeBlock.lift()
      await t.absent({
        what: 'a call during a block in the log of the agent',
        failureClass: 'leaked',
        fence: () => withCall(t, (next) => awaitCall(t, base, next)),
        observe: async () => (await t.agent.eventsSince(base)).find(isAbout(id)),
      })
    })
  },
)
