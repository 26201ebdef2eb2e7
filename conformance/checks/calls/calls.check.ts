/** Start, connection and end of calls. */
import { check } from '../../check-api/check.ts'
import { attemptHook } from '../../fixtures/hook-answer.ts'
import { eventMembers } from '../../fixtures/event-envelope.ts'
import { effectTimeoutMs } from '../../fixtures/timeouts.ts'
import { until } from '../../client/until.ts'
import { awaitCall, callNeeds, description, isAbout, judgeRejected, stateOf, withCall } from './fixtures.ts'

check(
  'calls.call.rings-for-its-agent',
  ['CALL-001', 'EVT-046'],
  { needs: callNeeds('readCall'), seconds: 1 },
  async (t) => {
    const base = await t.agent.cursor()
    await withCall(t, async (call) => {
      const event = await awaitCall(t, base, call)
      t.expect.that(event !== undefined, {
        requirement: 'EVT-046',
        what: 'an event in the log of the called agent',
        expected: call.id,
        actual: event,
      })
      if (event !== undefined)
        t.expect.that(
          eventMembers.every((member) => member in event),
          {
            requirement: 'EVT-046',
            what: 'the envelope of a call event',
            expected: eventMembers,
            actual: Object.keys(event),
          },
        )
      const { offer } = await t.hooks.run('readCall', { id: call.id }, t.agent)
      t.expect.equal(offer, call.sdp, { what: 'the offer as the agent reads it', failureClass: 'changed' })
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
  { needs: callNeeds('readCall', 'answerCall', 'readCallAsPerson') },
  async (t) => {
    await withCall(t, async (call) => {
      t.expect.equal(await stateOf(t, call), 'ringing', { what: 'a call before its answer' })
      const sdp = description(t)
      await t.hooks.run('answerCall', { id: call.id, sdp }, t.agent)
      const shown = await t.hooks.run('readCallAsPerson', { id: call.id }, t.person)
      t.expect.equal(shown.state, 'connected', { what: 'a call after the answer of the agent' })
      t.expect.equal(shown.answer, sdp, { what: 'the answer as the person reads it', failureClass: 'changed' })
    })
  },
)

check(
  'calls.call.stays-declined',
  ['CALL-001'],
  { needs: callNeeds('readCall', 'answerCall', 'declineCall', 'readCallAsPerson') },
  async (t) => {
    await withCall(t, async ({ id }) => {
      await t.hooks.run('declineCall', { id }, t.agent)
      const { state } = await t.hooks.run('readCallAsPerson', { id }, t.person)
      t.expect.equal(state, 'ended', { what: 'a declined call' })
      const late = await attemptHook(t, 'answerCall', { id, sdp: description(t) }, t.agent)
      judgeRejected(t, late, 'a declined call cannot be answered')
      const after = await t.hooks.run('readCallAsPerson', { id }, t.person)
      t.expect.equal(after.state, 'ended', { what: 'a declined call after the agent tried to answer it' })
    })
  },
)

check(
  'calls.call.ends-once',
  ['CALL-001', 'EVT-046'],
  { needs: callNeeds('readCall', 'answerCall', 'hangUpCall'), seconds: 3 },
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
        { what: 'at least one of two simultaneous hang-ups is accepted', actual: found },
      )
      t.expect.every(found, (one) => one.accepted || one.status < 500, { what: 'each of two simultaneous hang-ups' })
      const ended = await until(async () => (await stateOf(t, call)) === 'ended', effectTimeoutMs(t))
      t.expect.equal(ended, true, { what: 'a call after both parties hung up' })
      const events = async () => (await t.agent.eventsSince(base)).filter(isAbout(id))
      // After the events of a later call have arrived, a duplicate event of this call would have arrived as well.
      await attemptHook(t, 'hangUpAsPerson', { id }, t.person)
      await withCall(t, (next) => awaitCall(t, base, next))
      const types = (await events()).map(({ event_type: type }) => type)
      t.expect.equal(types, [...new Set(types)], {
        requirement: 'EVT-046',
        what: 'the event types of one call, each once',
        failureClass: 'duplicated',
      })
    })
  },
)

check('calls.call.one-at-a-time', ['CALL-001'], { needs: callNeeds('readCall') }, async (t) => {
  await withCall(t, async (call) => {
    const wish = { chat_id: t.chat.id, sdp: description(t) }
    const second = await attemptHook(t, 'startCall', wish, t.person)
    if (second.accepted) await attemptHook(t, 'hangUpAsPerson', { id: second.result.id }, t.person)
    judgeRejected(t, second, 'a second call of a person during a call is rejected')
    t.expect.equal(await stateOf(t, call), 'ringing', { what: 'the first call after the second was rejected' })
  })
  await withCall(t, async (call) => {
    t.expect.equal(await stateOf(t, call), 'ringing', { what: 'a call after the end of the previous one' })
  })
})

check('calls.call.repeats', ['CALL-001'], { needs: callNeeds() }, async (t) => {
  const request_id = t.unique.marker('call')
  await withCall(
    t,
    async ({ id, sdp }) => {
      const again = await attemptHook(t, 'startCall', { chat_id: t.chat.id, sdp, request_id }, t.person)
      t.expect.that(again.accepted && again.result.id === id, {
        what: 'a repeated request_id returns the existing call',
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
  { needs: { ...callNeeds('readCall', 'hangUpCall'), agents: 2 } },
  async (t) => {
    const stranger = t.agents[1]!
    await withCall(t, async (call) => {
      const read = await attemptHook(t, 'readCall', { id: call.id }, stranger)
      judgeRejected(t, read, 'another agent cannot read the call')
      const hungUp = await attemptHook(t, 'hangUpCall', { id: call.id }, stranger)
      judgeRejected(t, hungUp, 'another agent cannot end the call')
      t.expect.equal(await stateOf(t, call), 'ringing', { what: 'the call that another agent tried to end' })
    })
  },
)
