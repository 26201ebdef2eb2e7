/** A target serves the capabilities that its card declares, rejects the others, and rejects unknown A2A versions. */
import { check } from '../../check-api/check.ts'
import { NotOffered } from '../../check-api/outcome.ts'
import type { WireObject } from '../../client/wire.ts'
import { addressOf, callWithTimeout, call, neverArrives } from '../../fixtures/a2a-calls.ts'
import {
  declares,
  expectError,
  mustDeclare,
  promptMs,
  resultOf,
  rpcError,
  pair,
  type Pair,
} from '../../fixtures/a2a-tasks.ts'

check('a2a.card.extended', ['A2A-004', 'A2A-003'], { optionalArea: 'extended_cards', needs: pair }, async (t) => {
  const [caller, agent] = t.agents as Pair
  await mustDeclare(t, caller, agent, 'extendedAgentCard')
  const reply = await call(t, caller, agent, 'GetExtendedAgentCard', {})
  const card = resultOf(reply)
  t.expect.that(card !== undefined, { what: 'GetExtendedAgentCard has a result', actual: reply.body })
  for (const name of ['name', 'description', 'version'])
    t.expect.that(typeof card![name] === 'string', {
      requirement: 'A2A-003',
      what: `${name} in the extended card is a string`,
      actual: card![name] ?? 'nothing',
    })
  for (const name of ['supportedInterfaces', 'skills'])
    t.expect.that(Array.isArray(card![name]), {
      requirement: 'A2A-003',
      what: `${name} in the extended card is a list`,
      actual: card![name],
    })
})

const undeclared = [
  ['extendedAgentCard', 'GetExtendedAgentCard', {}, -32004],
  ['pushNotifications', 'ListTaskPushNotificationConfigs', { taskId: 'none' }, -32003],
  ['streaming', 'SubscribeToTask', { id: 'none' }, -32004],
] as const

check('a2a.card.undeclared-capabilities', ['A2A-004'], { needs: pair }, async (t) => {
  const [caller, agent] = t.agents as Pair
  let asked = 0
  for (const [capability, method, params, code] of undeclared) {
    if (await declares(t, caller, agent, capability)) continue
    asked += 1
    const reply = await callWithTimeout(promptMs, (signal) => call(t, caller, agent, method, params, { signal }))
    t.expect.equal(reply && rpcError(reply)?.code, code, {
      what: `error code for ${method}, when the card does not declare ${capability}`,
      warnOnly: true,
    })
  }
  if (asked === 0) throw new NotOffered('the agent card declares all capabilities')
})

check('a2a.address.other-versions', ['VER-007', 'A2A-004'], { needs: pair }, async (t) => {
  const [caller, agent] = t.agents as Pair
  const after = await agent.cursor()
  const text = t.unique.marker('version')
  // A target may serve version 0.3 in addition to 1.0, but no target serves version 99.0.
  const json = {
    jsonrpc: '2.0',
    id: 'v',
    method: 'SendMessage',
    params: { message: { messageId: text, role: 'ROLE_USER', parts: [{ text }] } },
  }
  const send = (version: string) =>
    callWithTimeout(promptMs, (signal) =>
      caller.call<WireObject>({
        method: 'POST',
        path: addressOf(t, agent),
        headers: { 'a2a-version': version },
        json,
        signal,
      }),
    )
  const reply = await send('99.0')
  t.expect.that(reply !== undefined, { what: 'a call of version 99.0 is answered' })
  expectError(t, reply!, -32009, { what: 'a call of version 99.0' })
  const what = 'the message of a call of version 99.0'
  await neverArrives(t, [caller, agent], { after, text, what, failureClass: 'changed' })
})
