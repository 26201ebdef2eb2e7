/** Signatures of agent cards: each signature whose key the target serves must match the served card. */
import type { webcrypto } from 'node:crypto'
import type { Agent } from '../../client/agent.ts'
import type { Reply } from '../../client/exchange.ts'
import type { WireObject } from '../../client/wire.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { NotOffered } from '../../check-api/outcome.ts'
import { addressOf, call } from '../../fixtures/a2a-calls.ts'
import { pair, resultOf, type Pair } from '../../fixtures/a2a-tasks.ts'
import { headerOf, isSignatureOf, knowsAlgorithm, type CardSignature } from '../../fixtures/card-signature.ts'

const optionalArea = 'card_signatures'

interface KeySet extends WireObject {
  keys?: (webcrypto.JsonWebKey & { kid?: string })[]
}

/** Requests the keys that a signature names. Keys at other origins are not requested. */
async function keysOf(t: CheckContext, agent: Agent, signature: CardSignature): Promise<Reply<KeySet> | undefined> {
  const { alg, kid, jku } = headerOf(signature)
  if (!knowsAlgorithm(alg) || kid === undefined || jku === undefined || !URL.canParse(jku)) return undefined
  const address = addressOf(t, agent)
  if (!URL.canParse(address) || new URL(jku).origin !== new URL(address).origin) return undefined
  return t.request<KeySet>({ method: 'GET', path: jku })
}

check('a2a.card.signatures', ['A2A-003'], { optionalArea, needs: pair }, async (t) => {
  const [caller, agent] = t.agents as Pair
  const reply = await caller.call<WireObject>({ method: 'GET', path: `${addressOf(t, agent)}/agent-card.json` })
  const extended = resultOf(await call(t, caller, agent, 'GetExtendedAgentCard', undefined))
  const cards = { 'the agent card': await t.given(reply, 'the agent card'), 'the extended agent card': extended }
  let [verified, rejected] = [0, 0]
  for (const [what, card] of Object.entries(cards)) {
    for (const signature of (card?.['signatures'] ?? []) as CardSignature[]) {
      const keys = await keysOf(t, agent, signature)
      if (keys === undefined) continue
      t.expect.that(keys.ok, {
        what: `the keys that a signature of ${what} names are served`,
        warnOnly: true,
        expected: '2xx',
        actual: keys.status,
      })
      if (!keys.ok) rejected += 1
      const key = keys.ok && keys.body.keys?.find(({ kid }) => kid === headerOf(signature).kid)
      if (!key) continue
      verified += 1
      t.expect.that(isSignatureOf(card!, signature, key), {
        what: `a signature of ${what} is valid with the key that it names`,
        actual: { header: headerOf(signature), card },
      })
    }
  }
  if (verified + rejected === 0)
    throw new NotOffered('no signature of the agent card names a key that the target serves')
})
