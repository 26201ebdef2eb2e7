import { check } from '../../check-api/check.ts'
import {
  showsAgents,
  requestProfile,
  setVisibility,
  becomes,
  visibleAgent,
  textsIn,
  type ProfileItem,
} from '../../fixtures/profiles.ts'

const items: readonly ProfileItem[] = ['display_name', 'tagline', 'avatar', 'accent_color']

check('profiles.contact.shows-what-was-given', ['PROF-007', 'PROF-008'], showsAgents, async (t) => {
  const { agent, taken } = await visibleAgent(t, t.person)
  const reply = await requestProfile(t, 'contacts', agent.handle)
  const what = 'GET /v1/contacts/{handle}/profile of an unlisted agent, without a credential'
  if (!t.expect.status(reply, 200, { requirement: 'PROF-008', what: `the status of ${what}` })) return
  const texts = textsIn(reply.body)
  t.expect.some(texts, (text) => text.toLowerCase() === agent.handle.toLowerCase(), {
    what: 'the contact contains the handle',
    expected: agent.handle,
    actual: reply.body,
  })
  // Other members, such as a kind that is null, are not items of this route (AMB-063). An item that was never set may
  // be null, empty or absent (AMB-114).
  for (const item of items) {
    const value = taken[item]
    if (value !== undefined)
      t.expect.that(texts.includes(value), {
        what: `the contact contains the ${item} from the creation of the agent`,
        expected: value,
        actual: reply.body,
      })
  }
})

check('profiles.contact.tells-visibility', ['PROF-013', 'PROF-007'], showsAgents, async (t) => {
  const { agent } = await visibleAgent(t, t.person, 'public')
  const shown: unknown[] = []
  for (const visibility of ['public', 'unlisted'] as const) {
    await setVisibility(t, t.person, agent, visibility)
    const reply = await becomes(
      t,
      () => requestProfile(t, 'contacts', agent.handle),
      ({ body }) => textsIn(body).includes(visibility),
    )
    await t.given(reply, `the contact of a ${visibility} agent`)
    t.expect.that(textsIn(reply.body).includes(visibility), {
      what: `the contact contains the visibility that was set`,
      expected: visibility,
      actual: reply.body,
    })
    shown.push(reply.body)
  }
  // Another member may constantly have one of these words as its value.
  const [before, after] = shown.map((body) => leavesOf(body))
  t.expect.that(
    [...before!].some(([place, value]) => value === 'public' && after!.get(place) === 'unlisted'),
    {
      what: 'a member of the contact changes from public to unlisted with the visibility',
      actual: shown,
    },
  )
})

/** Returns the leaf values of a JSON value by their paths. */
function leavesOf(value: unknown, place = ''): Map<string, unknown> {
  if (typeof value !== 'object' || value === null) return new Map([[place, value]])
  return new Map(Object.entries(value).flatMap(([name, inner]) => [...leavesOf(inner, `${place}/${name}`)]))
}
