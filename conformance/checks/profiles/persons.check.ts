import type { Reply } from '../../client/exchange.ts'
import type { WireObject } from '../../client/wire.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { showsAgents, requestProfile, memberNamed, memberWith, visibleAgent } from '../../fixtures/profiles.ts'

/** Reads the profile of a person. If the target hides persons (AMB-063), the check is not testable. */
async function personProfile(t: CheckContext): Promise<Reply<WireObject>> {
  const reply = await requestProfile(t, 'agents', t.person.handle)
  t.observeDecision('AMB-063', `the agents route answers ${reply.status} for the handle of a person`)
  if (!reply.ok)
    t.notTestable(`the profile of a person answers ${reply.status}`, 'a target that returns the profiles of persons')
  return reply
}

check('profiles.person.answers-or-is-hidden', ['PROF-024'], { needs: { agents: 1, persons: 1 } }, async (t) => {
  const reply = await requestProfile(t, 'agents', t.person.handle)
  t.expect.status(reply, [200, 404], {
    what: 'the status of GET /v1/agents/{handle}/profile with the handle of a person',
  })
  await t.given(t.agent.me(), 'GET /v1/agents/me')
})

check('profiles.person.has-null-for-agents-only', ['PROF-003'], showsAgents, async (t) => {
  const { agent, taken } = await visibleAgent(t, t.person)
  const ofAgent = await t.given(requestProfile(t, 'agents', agent.handle), 'the profile of an unlisted agent')
  const ofPerson = await personProfile(t)
  const names = (['tagline', 'accent_color', 'organization'] as const).map(
    (item) => [item, t.target.names[item] ?? memberWith(ofAgent, taken[item] ?? '')] as const,
  )
  const known = names.flatMap(([item, name]) => (name === undefined ? [] : [[item, name] as const]))
  if (known.length === 0)
    t.notTestable(
      'the names of the members that only agents have are unknown',
      'names.tagline, names.accent_color and names.organization in the target file',
    )
  for (const [item, name] of known) {
    const member = memberNamed(ofPerson.body, name)
    t.expect.that(member !== undefined && member.value === null, {
      what: `${name} (${item}) of a person is present and null`,
      expected: null,
      actual: ofPerson.body,
    })
  }
})

check('profiles.person.has-another-kind', ['PROF-004'], showsAgents, async (t) => {
  const { agent } = await visibleAgent(t, t.person)
  const ofAgent = await t.given(requestProfile(t, 'agents', agent.handle), 'the profile of an unlisted agent')
  const ofPerson = await personProfile(t)
  const name = t.target.names.kind ?? 'kind'
  const [ours, theirs] = [memberNamed(ofAgent, name), memberNamed(ofPerson.body, name)]
  if (ours === undefined && t.target.names.kind === undefined)
    t.notTestable('the name of the member that contains the kind is unknown', 'names.kind in the target file')
  for (const [whose, member] of [
    ['an agent', ours],
    ['a person', theirs],
  ] as const) {
    t.expect.that(typeof member?.value === 'string' && member.value !== '', {
      what: `${name} of ${whose} is a non-empty string`,
      actual: member?.value,
    })
  }
  t.expect.that(ours?.value !== theirs?.value, {
    what: `${name} distinguishes an agent from a person`,
    expected: 'two different strings',
    actual: [ours?.value, theirs?.value],
  })
})
