import { check } from '../../check-api/check.ts'
import { attemptHook } from '../../fixtures/hook-answer.ts'
import { ask, paymentInput, statusOf, statusWhenPaid, paymentNeeds } from './fixtures.ts'

check(
  'payments.request.is-paid',
  ['PAY-001'],
  { needs: paymentNeeds('startPayment', 'payAsPerson'), seconds: 2 },
  async (t) => {
    const input = await paymentInput(t)
    const id = await ask(t, input)
    t.expect.equal(await statusOf(t, id), 'pending', { what: 'a new payment request is pending' })
    await t.hooks.run('startPayment', { id }, t.person)
    await t.hooks.run('payAsPerson', { id }, t.person)
    t.expect.equal(await statusWhenPaid(t, id), 'paid', {
      what: 'the status that the agent reads after the person paid',
    })
  },
)

check('payments.request.is-idempotent', ['PAY-001'], { needs: paymentNeeds() }, async (t) => {
  const input = await paymentInput(t)
  const first = await ask(t, input)
  t.expect.equal(await ask(t, input), first, { what: 'a repeated request_id returns the stored request' })
  const other = await ask(t, { ...input, request_id: t.unique.marker('order') })
  t.expect.that(other !== first, {
    what: 'another request_id creates another request',
    expected: 'a new id',
    actual: other,
  })
  const answer = await attemptHook(t, 'createPaymentRequest', { ...input, value: input.value + 1 }, t.agent)
  t.expect.that(!answer.accepted && answer.status < 500, {
    what: 'a repeated request_id with another amount is rejected',
    expected: 'a rejection',
    actual: answer,
  })
})

check(
  'payments.request.stays-declined',
  ['PAY-001'],
  { needs: paymentNeeds('startPayment', 'declineAsPerson', 'payAsPerson'), seconds: 2 },
  async (t) => {
    const input = await paymentInput(t)
    const [id, control] = [await ask(t, input), await ask(t, { ...input, request_id: t.unique.marker('order') })]
    for (const one of [id, control]) await t.hooks.run('startPayment', { id: one }, t.person)
    await t.hooks.run('declineAsPerson', { id }, t.person)
    t.expect.equal(await statusOf(t, id), 'declined', {
      what: 'the status that the agent reads after the person declined',
    })
    await attemptHook(t, 'payAsPerson', { id }, t.person)
    // The payment of another request shows that the target has processed payments.
    await t.hooks.run('payAsPerson', { id: control }, t.person)
    t.expect.equal(await statusWhenPaid(t, control), 'paid', { what: 'another request after its payment' })
    t.expect.equal(await statusOf(t, id), 'declined', { what: 'the status after a payment of a declined request' })
  },
)

check(
  'payments.request.stays-canceled',
  ['PAY-001'],
  { needs: paymentNeeds('startPayment', 'cancelPaymentRequest') },
  async (t) => {
    const input = await paymentInput(t)
    const [id, control] = [await ask(t, input), await ask(t, { ...input, request_id: t.unique.marker('order') })]
    await t.hooks.run('cancelPaymentRequest', { id }, t.agent)
    t.expect.equal(await statusOf(t, id), 'canceled', { what: 'a request after the agent canceled it' })
    await t.hooks.run('startPayment', { id: control }, t.person)
    const answer = await attemptHook(t, 'startPayment', { id }, t.person)
    t.expect.that(!answer.accepted && answer.status < 500, {
      what: 'the payment of a canceled request cannot be started',
      expected: 'a rejection',
      actual: answer,
    })
  },
)

check(
  'payments.request.is-of-its-person',
  ['PAY-001'],
  { needs: { ...paymentNeeds('declineAsPerson'), persons: 2 } },
  async (t) => {
    const input = await paymentInput(t)
    const id = await ask(t, input)
    const answer = await attemptHook(t, 'declineAsPerson', { id }, t.persons[1]!)
    t.expect.that(!answer.accepted && answer.status < 500, {
      what: 'another person cannot decline the request',
      expected: 'a rejection',
      actual: answer,
    })
    t.expect.equal(await statusOf(t, id), 'pending', { what: 'a request after another person tried to decline it' })
    await attemptHook(t, 'declineAsPerson', { id }, t.person)
    t.expect.equal(await statusOf(t, id), 'declined', { what: 'a request after its person declined it' })
  },
)
