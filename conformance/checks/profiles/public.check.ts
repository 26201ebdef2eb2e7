import { check } from '../../check-api/check.ts'
import { showsAgents, requestProfile, profileRoutes, visibleAgent } from '../../fixtures/profiles.ts'

check('profiles.public.need-no-credential', ['AUTH-002'], showsAgents, async (t) => {
  const { agent } = await visibleAgent(t, t.person, 'public')
  for (const route of profileRoutes) {
    t.expect.status(await requestProfile(t, route, agent.handle), 200, {
      what: `the status of GET /v1/${route}/{handle}/profile of a public agent, without a credential`,
    })
  }
})
