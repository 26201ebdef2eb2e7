import type { Actor } from '../../client/actor.ts'
import type { Reply } from '../../client/exchange.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { CreationError, makePerson } from '../../target/make-agent.ts'
import type { ProvisionName } from '../../target/target.ts'
import { requestProfile, requestShareLink, becomes, profileRoutes, visibleAgent } from '../../fixtures/profiles.ts'

/** Returns the public URLs of a handle that are currently answered with a 2xx. */
async function answering(t: CheckContext, handle: string): Promise<Map<string, () => Promise<Reply>>> {
  const asks = new Map<string, () => Promise<Reply>>(
    profileRoutes.map((route) => [`GET /v1/${route}/{handle}/profile`, () => requestProfile(t, route, handle)]),
  )
  if (t.target.share_base !== undefined) asks.set('the share link', () => requestShareLink(t, handle))
  for (const [what, ask] of asks) if (!(await ask()).ok) asks.delete(what)
  return asks
}

/** Asserts that the URLs answer 404 after the hook ran. @returns whether any URL was available before */
async function becomesUnavailable(t: CheckContext, hook: ProvisionName, actor: Actor, state: string): Promise<boolean> {
  const asks = await answering(t, actor.handle)
  if (asks.size === 0) return false
  await t.hooks.run(hook, { handle: actor.handle, agent_id: actor.id, id: actor.id })
  for (const [what, ask] of asks) {
    const reply = await becomes(t, ask, ({ status }) => status === 404)
    t.expect.status(reply, 404, {
      what: `the status of ${what} of ${actor.kind === 'agent' ? 'an agent' : 'a person'} whose handle is ${state}`,
    })
  }
  return true
}

for (const [hook, state] of [
  ['suspendHandle', 'suspended'],
  ['retireHandle', 'retired'],
] as const) {
  check(
    `profiles.handle.${state}-is-404`,
    ['PROF-005'],
    { needs: { persons: 1, hooks: [hook, 'setVisibility'] } },
    async (t) => {
      const { agent } = await visibleAgent(t, t.person)
      if (!(await becomesUnavailable(t, hook, agent, state)))
        t.notTestable('no profile of an unlisted agent was answered', 'a target that returns unlisted agents')
      if (!t.hooks.has('createPerson')) return
      const person = await makePerson(t.http, t.hooks).catch((error: unknown) => {
        if (error instanceof CreationError) return undefined
        throw error
      })
      if (person !== undefined) await becomesUnavailable(t, hook, person, state)
    },
  )
}
