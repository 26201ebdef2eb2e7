import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { showsAgents, requestProfile, memberNamed, visibleAgent, textsIn } from '../../fixtures/profiles.ts'

/** Returns whether the profile contains no organization, which is accepted if it never does (AMB-065, AMB-114). */
function hidesOrganization(t: CheckContext, body: unknown): boolean {
  const name = t.target.names.organization
  const shown = name === undefined ? undefined : memberNamed(body, name)
  if (shown !== undefined && shown.value !== null && shown.value !== '') return false
  t.observeDecision('AMB-065', 'the organization is not in the profile')
  return true
}

check('profiles.agent.shows-what-was-given', ['PROF-001', 'PROF-002', 'PROF-022'], showsAgents, async (t) => {
  const { agent, taken } = await visibleAgent(t, t.person)
  const reply = await requestProfile(t, 'agents', agent.handle)
  const what = 'GET /v1/agents/{handle}/profile of an unlisted agent, without a credential'
  if (!t.expect.status(reply, 200, { requirement: 'PROF-002', what: `the status of ${what}` })) return
  const texts = textsIn(reply.body)
  if (Object.keys(taken).length === 0)
    t.notTestable(
      'the target stored no value from the creation that could be searched for',
      'provision.createAgent in the target file, with display_name and tagline',
    )
  // An item that was never set may be null, empty or absent (AMB-114).
  for (const [item, value] of Object.entries(taken)) {
    if (item === 'organization' && !texts.includes(value) && hidesOrganization(t, reply.body)) continue
    t.expect.that(texts.includes(value), {
      what: `the profile contains the ${item} from the creation of the agent`,
      expected: value,
      actual: reply.body,
    })
  }
  const kind = t.target.names.kind
  if (kind !== undefined)
    t.expect.that((memberNamed(reply.body, kind)?.value ?? null) !== null, {
      what: `the profile contains the kind of the actor (${kind})`,
      actual: reply.body,
    })
  const visibility = memberNamed(reply.body, 'visibility')
  t.observeDecision(
    'AMB-063',
    visibility === undefined
      ? 'the agents route returns no visibility'
      : `the agents route returns the visibility ${JSON.stringify(visibility.value)}`,
  )
  if (visibility !== undefined && visibility.value !== 'unlisted')
    t.warn(`the profile of an unlisted agent has the visibility ${JSON.stringify(visibility.value)}`, {
      requirement: 'PROF-022',
    })
})

check('profiles.agent.ignores-credentials', ['PROF-002'], showsAgents, async (t) => {
  const { agent } = await visibleAgent(t, t.person)
  const plain = await requestProfile(t, 'agents', agent.handle)
  t.expect.status(plain, 200, { what: 'the status of the profile without a credential' })
  const known = await requestProfile(t, 'agents', agent.handle, {
    headers: { authorization: `Bearer ${agent.credential}` },
  })
  t.expect.status(known, 200, { what: 'the status of the profile with an Agent Token' })
  const unknown = await requestProfile(t, 'agents', agent.handle, {
    headers: { authorization: `Bearer svc_live_${t.unique.ulid()}` },
  })
  t.expect.status(unknown, [200, 401], { what: 'the status of the profile with an unknown token', warnOnly: true })
})
