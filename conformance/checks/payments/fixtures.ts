/** Payment requests between an agent and a person, through the hooks of the target file. */
import { until } from '../../client/until.ts'
import type { CheckContext } from '../../check-api/context.ts'
import type { Needs } from '../../check-api/needs.ts'
import { effectTimeoutMs } from '../../fixtures/timeouts.ts'
import type { ProvisionName } from '../../target/target.ts'

const hooks = ['createPaymentRequest', 'readPaymentRequest'] as const

/** Needs of a payment check: an agent in a chat with a person, the hooks to request and read, and further hooks. */
export const paymentNeeds = (...more: ProvisionName[]): Needs => ({
  agents: 1,
  ownedBy: 'person',
  persons: 1,
  chat: 'person',
  hooks: [...hooks, ...more],
})

export interface PaymentInput extends Record<string, unknown> {
  chat_id: string
  value: number
  currency: string
  description: string
  request_id: string
}

/** Returns a payment request that the agent can make to the person. Connects a payment provider before. */
export async function paymentInput(t: CheckContext): Promise<PaymentInput> {
  if (t.hooks.has('connectPayments')) await t.hooks.run('connectPayments', {}, t.person)
  return {
    chat_id: t.chat.id,
    value: 1250,
    currency: 'EUR',
    description: t.unique.marker('payment'),
    request_id: t.unique.marker('order'),
  }
}

/** Creates a payment request as the agent. Returns its id. */
export async function ask(t: CheckContext, input: PaymentInput): Promise<unknown> {
  const { id } = await t.hooks.run('createPaymentRequest', input, t.agent)
  if (id === undefined || id === null)
    t.notTestable('the hook createPaymentRequest returned no id', 'result.id of provision.createPaymentRequest')
  return id
}

export const statusOf = async (t: CheckContext, id: unknown): Promise<unknown> =>
  (await t.hooks.run('readPaymentRequest', { id }, t.agent)).status

/** Waits until the agent reads the status `paid`. @returns the last status */
export async function statusWhenPaid(t: CheckContext, id: unknown): Promise<unknown> {
  let status: unknown
  await until(async () => {
    status = await statusOf(t, id)
    return status === 'paid'
  }, effectTimeoutMs(t))
  return status
}
