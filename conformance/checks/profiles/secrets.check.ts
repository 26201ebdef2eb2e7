import type { Reply } from '../../client/exchange.ts'
import { check } from '../../check-api/check.ts'
import { ownersSecrets } from '../../fixtures/owner-secrets.ts'
import {
  showsAgents,
  requestProfile,
  requestShareLink,
  profileRoutes,
  visibleAgent,
  textsIn,
} from '../../fixtures/profiles.ts'

check('profiles.public.expose-nothing', ['PROF-019'], showsAgents, async (t) => {
  const { agent, taken } = await visibleAgent(t, t.person, 'public')
  const hook = `https://hooks.example/${t.unique.marker('hook')}`
  const subscribed = await agent.createWebhook({ url: hook })
  const replies: [string, Reply][] = []
  for (const route of profileRoutes)
    replies.push([`GET /v1/${route}/{handle}/profile`, await requestProfile(t, route, agent.handle)])
  if (t.target.share_base !== undefined) replies.push(['the share link', await requestShareLink(t, agent.handle)])
  if (!replies.some(([, { ok }]) => ok))
    t.notTestable('no profile of a public agent was answered', 'a target that returns public agents')
  const secrets = ownersSecrets(t, [agent.credential])
  if (subscribed.ok) secrets.push(['the URL of a webhook of the agent', hook])
  for (const [where, reply] of replies) {
    // The organization is public by choice (AMB-065), even if its name equals a secret.
    const text = taken.organization === undefined ? reply.text : reply.text.replaceAll(taken.organization, '')
    for (const [what, secret] of secrets) t.expect.notLeaked(secret, text, { what: `${what} in ${where}` })
  }
  const texts = replies.flatMap(([, { body }]) => textsIn(body))
  t.expect.that(texts.length > 0, { what: 'the profile of a public agent is not empty', actual: texts })
})
