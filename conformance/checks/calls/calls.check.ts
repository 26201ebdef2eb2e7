/** Start, connection and end of calls. */
import { check } from '../../check-api/check.ts'
import { attemptHook } from '../../fixtures/hook-answer.ts'
import { eventMembers } from '../../fixtures/event-envelope.ts'
import { effectTimeoutMs } from '../../fixtures/timeouts.ts'
import { until } from '../../client/until.ts'
import { area, awaitCall, calling, description, isAbout, judgeRejected, stateOf, withCall } from './fixtures.ts'

check(
  'calls.call.rings-for-its-agent',
  ['CALL-001', 'EVT-046'],
  { ...area, needs: calling('readCall'), seconds: 1 },
  async (t) => {
    const base = await t.agent.cursor()
    await withCall(t, async (call) => {
      const event = await awaitCall(t, base, call)
      t.expect.that(event !== undefined, {
        requirement: 'EVT-046',
        what: 'an event in the log of the agent that is called',
        expected: call.id,
        actual: event,
      })
      if (event !== undefined)
        t.expect.that(
          eventMembers.every((member) => member in event),
          {
            requirement: 'EVT-046',
            what: 'the envelope of the event of a call',
            expected: eventMembers,
            actual: Object.keys(event),
          },
        )
      const { offer } = await t.hooks.run('readCall', { id: call.id }, t.agent)
      t.expect.equal(offer, call.sdp, { what: 'the offer as the agent gets it', failureClass: 'changed' })
      if (event !== undefined && JSON.stringify(event.data).includes('v=0'))
        t.expect.that(JSON.stringify(event.data).includes(JSON.stringify(call.sdp)), {
          what: 'the offer in the event of the call',
          expected: call.sdp,
          actual: event.data,
        })
    })
  },
)

check(
  'calls.call.is-answered',
  ['CALL-001'],
  { ...area, needs: calling('readCall', 'answerCall', 'readCallAsPerson') },
  async (t) => {
    await withCall(t, async (call) => {
      t.expect.equal(await stateOf(t, call), 'ringing', { what: 'a call before it is answered' })
      const sdp = description(t)
      await t.hooks.run('answerCall', { id: call.id, sdp }, t.agent)
      const shown = await t.hooks.run('readCallAsPerson', { id: call.id }, t.person)
      t.expect.equal(shown.state, 'connected', { what: 'a call that the agent has answered' })
      t.expect.equal(shown.answer, sdp, { what: 'the answer as the person gets it', failureClass: 'changed' })
    })
  },
)

check(
  'calls.call.stays-declined',
  ['CALL-001'],
  { ...area, needs: calling('readCall', 'answerCall', 'declineCall', 'readCallAsPerson') },
  async (t) => {
    await withCall(t, async ({ id }) => {
      await t.hooks.run('declineCall', { id }, t.agent)
      const { state } = await t.hooks.run('readCallAsPerson', { id }, t.person)
      t.expect.equal(state, 'ended', { what: 'a call that the agent has declined' })
      const late = await attemptHook(t, 'answerCall', { id, sdp: description(t) }, t.agent)
      judgeRejected(t, late, 'a call that was declined is not answered')
      const after = await t.hooks.run('readCallAsPerson', { id }, t.person)
      t.expect.equal(after.state, 'ended', { what: 'a declined call after the agent tried to answer it' })
    })
  },
)

check(
  'calls.call.ends-once',
  ['CALL-001', 'EVT-046'],
  { ...area, needs: calling('readCall', 'answerCall', 'hangUpCall'), seconds: 3 },
  async (t) => {
    const base = await t.agent.cursor()
    await withCall(t, async (call) => {
      const { id } = call
      await t.hooks.run('answerCall', { id, sdp: description(t) }, t.agent)
      // The second hang-up may get any answer except a server error.
      const answers = await t.together([
        () => attemptHook(t, 'hangUpAsPerson', { id }, t.person),
        () => attemptHook(t, 'hangUpCall', { id }, t.agent),
      ])
      const found = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
      t.expect.that(
        found.some(({ accepted }) => accepted),
        { what: 'one of two who hang up at once', actual: found },
      )
      t.expect.every(found, (one) => one.accepted || one.status < 500, { what: 'each of two who hang up at once' })
      const ended = await until(async () => (await stateOf(t, call)) === 'ended', effectTimeoutMs(t))
      t.expect.equal(ended, true, { what: 'a call that both hung up is over' })
      const events = async () => (await t.agent.eventsSince(base)).filter(isAbout(id))
      // After the events of a later call arrive, a duplicate event of this call would have arrived too.
      await attemptHook(t, 'hangUpAsPerson', { id }, t.person)
      await withCall(t, (next) => awaitCall(t, base, next))
      const types = (await events()).map(({ event_type: type }) => type)
      t.expect.equal(types, [...new Set(types)], {
        requirement: 'EVT-046',
        what: 'the types of the events of one call, each of them once',
        failureClass: 'duplicated',
      })
    })
  },
)

check('calls.call.one-at-a-time', ['CALL-001'], { ...area, needs: calling('readCall') }, async (t) => {
  await withCall(t, async (call) => {
    const wish = { chat_id: t.chat.id, sdp: description(t) }
    const second = await attemptHook(t, 'startCall', wish, t.person)
    if (second.accepted) await attemptHook(t, 'hangUpAsPerson', { id: second.result.id }, t.person)
    judgeRejected(t, second, 'a second call of a person who is in one is rejected')
    t.expect.equal(await stateOf(t, call), 'ringing', { what: 'the first call meanwhile' })
  })
  await withCall(t, async (call) => {
    t.expect.equal(await stateOf(t, call), 'ringing', { what: 'a call after the one before is over' })
  })
})

check('calls.call.repeats', ['CALL-001'], { ...area, needs: calling() }, async (t) => {
  const request_id = t.unique.marker('call')
  await withCall(
    t,
    async ({ id, sdp }) => {
      const again = await attemptHook(t, 'startCall', { chat_id: t.chat.id, sdp, request_id }, t.person)
      t.expect.that(again.accepted && again.result.id === id, {
        what: 'a repeated request_id answers the call that there is',
        expected: id,
        actual: again,
      })
    },
    { request_id },
  )
})

check(
  'calls.call.of-its-parties',
  ['CALL-001'],
  { ...area, needs: { ...calling('readCall', 'hangUpCall'), agents: 2 } },
  async (t) => {
    const stranger = t.agents[1]!
    await withCall(t, async (call) => {
      const read = await attemptHook(t, 'readCall', { id: call.id }, stranger)
      judgeRejected(t, read, 'another agent does not read the call')
      const hungUp = await attemptHook(t, 'hangUpCall', { id: call.id }, stranger)
      judgeRejected(t, hungUp, 'another agent does not end the call')
      t.expect.equal(await stateOf(t, call), 'ringing', { what: 'the call that another agent tried to end' })
    })
  },
)
