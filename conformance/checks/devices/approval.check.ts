import { check } from '../../check-api/check.ts'
import { codeOf } from '../../fixtures/error-body.ts'
import { usedCredentialOf, calledRoute, attemptHook } from '../../fixtures/hook-answer.ts'
import { approvedPairing, personOf, startPairing } from '../../fixtures/device-pairing.ts'

const reaction = { operation: 'add', type: 'emoji', emoji: '🔗' } as const

check(
  'devices.open.binds-to-the-person',
  ['DEV-006'],
  { needs: { agents: 1, persons: 1, chat: 'person', hooks: ['approveDevice'] } },
  async (t) => {
    const pairing = await startPairing(t)
    await t.given(t.person.device(pairing.userCode), 'GET /api/auth/device with a session')
    const answer = await attemptHook(t, 'approveDevice', { user_code: pairing.userCode }, t.person)
    if (!answer.accepted && ![400, 422].includes(answer.status)) {
      t.notTestable(
        `the hook approveDevice was rejected with ${answer.status}`,
        'provision.approveDevice in the target file',
      )
    }
    t.expect.that(answer.accepted, {
      what: 'the person who opened the request by GET /api/auth/device can approve it (if not, opening did not bind it, or provision.approveDevice is wrong)',
      expected: 'a successful approval',
      actual: answer,
    })
    const session = personOf(t, await pairing.exchange(), t.person)
    const [one, two] = [await t.agent.sendText(t.chat.id), await t.agent.sendText(t.chat.id)]
    await t.given(t.person.react(one.messageId, reaction), 'a reaction with the session of the person')
    const paired = await session.react(two.messageId, reaction)
    t.expect.status(paired, '2xx', {
      what: 'a reaction with the session of the exchange, in a chat of the person who opened and approved the request',
    })
  },
)

check(
  'devices.approval.needs-a-bound-request',
  ['DEV-010', 'ERR-032'],
  { needs: { persons: 1, hooks: ['approveDevice'] } },
  async (t) => {
    const pairing = await startPairing(t)
    const answer = await attemptHook(t, 'approveDevice', { user_code: pairing.userCode }, t.person)
    // The check needs an approval by the person that does not open the pairing before.
    if (!usedCredentialOf(answer, t.person) || calledRoute(answer, 'GET', '/api/auth/device'))
      t.notTestable(
        'the hook approveDevice does more than the approval, or does not act as the person',
        'a provision.approveDevice with only the approval request of the person',
      )
    if (answer.accepted) {
      t.expect.that(false, {
        what: 'the approval of a code that the person never opened is rejected',
        expected: '400 invalid_request',
        actual: 'accepted',
      })
      return
    }
    const early = await pairing.exchange()
    t.expect.that(!early.ok, { what: 'a rejected approval creates no session', expected: 400, actual: early.status })
    // The control runs before the status is judged, because a hook that never works proves nothing.
    await approvedPairing(t, t.person)
    const tolerated = answer.status === 422
    t.expect.that(answer.status === 400, {
      what: 'the status of an approval without a bound request',
      expected: 400,
      actual: answer.status,
      warnOnly: tolerated,
    })
    const body = answer.body as { error?: unknown } | undefined
    const code = codeOf(answer.body) ?? body?.error
    t.expect.equal(code, 'invalid_request', {
      what: 'the code of an approval without a bound request',
      requirement: 'ERR-032',
    })
  },
)

check(
  'devices.approval.of-an-unknown-code',
  ['DEV-010'],
  { needs: { persons: 1, hooks: ['approveDevice'] } },
  async (t) => {
    const { userCode } = await startPairing(t)
    const unknown = `${userCode.slice(1)}${userCode[0]}`
    const answer = await attemptHook(t, 'approveDevice', { user_code: unknown }, t.person)
    await approvedPairing(t, t.person)
    t.expect.that(!answer.accepted && answer.status < 500, {
      what: 'the approval of a code that was never issued is rejected',
      expected: '4xx',
      actual: answer,
    })
  },
)

check(
  'devices.session.is-of-the-approver',
  ['DEV-028', 'DEV-009'],
  { needs: { agents: 1, persons: 2, chat: 'person', hooks: ['approveDevice'] } },
  async (t) => {
    const [first, second] = [t.persons[0]!, t.persons[1]!]
    const [{ messageId }, later] = [await t.agent.sendText(t.chat.id), await t.agent.sendText(t.chat.id)]
    await t.given(first.react(messageId, reaction), 'a reaction of the first person in its own chat')
    const stranger = await second.react(messageId, reaction)
    if (stranger.ok)
      t.notTestable(
        'the second person can react in the chat of the first',
        'a chat of which only the first person is a member',
      )
    const pairing = await startPairing(t)
    await t.given(first.device(pairing.userCode), 'opening the request as the first person')
    const opened = await second.device(pairing.userCode)
    const approved = await attemptHook(t, 'approveDevice', { user_code: pairing.userCode }, second)
    t.observeDecision(
      'AMB-083',
      `a second person: opening answers ${opened.status}, approving is ${approved.accepted ? 'accepted' : 'rejected'}`,
    )
    t.expect.that(opened.status < 500 && (approved.accepted || approved.status < 500), {
      requirement: 'DEV-009',
      what: 'opening and approving a request that is bound to another person',
      expected: 'no 5xx',
      actual: opened.status,
    })
    const reply = await pairing.exchange()
    if (!approved.accepted || !reply.ok) {
      t.expect.that(!reply.ok, {
        what: 'the exchange after a rejected approval',
        failureClass: 'leaked',
        expected: 400,
        actual: reply.status,
      })
      return
    }
    const session = personOf(t, reply, second)
    const taken = await session.react(later.messageId, reaction)
    t.expect.that(!taken.ok, {
      what: 'the session that the second person approved does not belong to the first person, who only opened the request',
      failureClass: 'leaked',
      expected: '403 or 404',
      actual: taken.status,
    })
  },
)
