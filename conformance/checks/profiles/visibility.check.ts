import type { Reply } from '../../client/exchange.ts'
import { sameJson } from '../../client/compare-json.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { codeOf, messageOf } from '../../fixtures/error-body.ts'
import type { Agent } from '../../client/agent.ts'
import {
  showsAgents,
  requestProfile,
  requestShareLink,
  becomes,
  plainAgent,
  profileRoutes,
  setVisibility,
  visibleAgent,
  type ProfileRoute,
} from '../../fixtures/profiles.ts'

check('profiles.contact.follows-visibility', ['PROF-009', 'PROF-010', 'ERR-028'], showsAgents, async (t) => {
  const agent = await plainAgent(t, t.person)
  for (const [visibility, status] of [
    ['public', 200],
    ['unlisted', 200],
    ['private', 404],
  ] as const) {
    await setVisibility(t, t.person, agent, visibility)
    const reply = await becomes(
      t,
      () => requestProfile(t, 'contacts', agent.handle),
      (one) => one.status === status,
    )
    t.expect.status(reply, status, {
      ...(visibility === 'private' ? { requirement: 'ERR-028' } : {}),
      what: `the status of the contact of an agent after its change to ${visibility}`,
    })
  }
})

/**
 * Returns the control of a 404: the same route for the agent, which is unlisted now. Without the hook, returns the 404
 * itself.
 */
async function onceShown(
  t: CheckContext,
  agent: Agent,
  ask: () => Promise<Reply>,
  hidden: () => Reply,
): Promise<Reply> {
  if (!t.hooks.has('setVisibility')) return hidden()
  await setVisibility(t, t.person, agent, 'unlisted')
  return becomes(t, ask, ({ ok }) => ok)
}

async function hiddenAtFirst(t: CheckContext, route: ProfileRoute): Promise<void> {
  const agent = await plainAgent(t, t.person)
  const ask = () => requestProfile(t, route, agent.handle)
  let first: Reply | undefined
  await t.rejects({
    what: `GET /v1/${route}/{handle}/profile of a new agent without a chosen visibility, without a credential`,
    attempt: async () => {
      first = await ask()
      return first
    },
    control: () => onceShown(t, agent, ask, () => first as Reply),
    expect: 404,
    once: true,
  })
}

check('profiles.contact.of-a-new-agent-is-404', ['PROF-010', 'PROF-012', 'ERR-028'], { needs: { persons: 1 } }, (t) =>
  hiddenAtFirst(t, 'contacts'),
)

check('profiles.agent.of-a-new-agent-is-404', ['PROF-011'], { needs: { persons: 1 } }, async (t) => {
  await hiddenAtFirst(t, 'agents')
})

check('profiles.private.looks-like-unknown', ['PRIV-006', 'PROF-006'], showsAgents, async (t) => {
  const { agent: shown } = await visibleAgent(t, t.person)
  const hidden = await plainAgent(t, t.person)
  const unusedHandle = t.unique.handle()
  for (const route of profileRoutes) {
    await t.given(requestProfile(t, route, shown.handle), `GET /v1/${route}/{handle}/profile of an unlisted agent`)
    const unknown = await requestProfile(t, route, unusedHandle)
    t.expect.status(unknown, 404, {
      requirement: 'PROF-006',
      what: `the status of GET /v1/${route}/{handle}/profile of an unknown handle`,
    })
    t.expect.equal(codeOf(unknown.body), 'not_found', {
      requirement: 'PROF-006',
      what: `error.code of GET /v1/${route}/{handle}/profile of an unknown handle`,
    })
    const otherUnused = t.unique.handle()
    const [first, second] = [
      answerOf(unknown, unusedHandle),
      answerOf(await requestProfile(t, route, otherUnused), otherUnused),
    ]
    // A message that differs between requests, for example by a request id, reveals nothing and is not compared.
    const compared = sameJson(first, second) ? first.length : first.length - 1
    const answer = answerOf(await requestProfile(t, route, hidden.handle), hidden.handle)
    t.expect.equal(answer.slice(0, compared), first.slice(0, compared), {
      what: `the answer of GET /v1/${route}/{handle}/profile for a private agent, compared with an unknown handle`,
    })
    const headers = { authorization: `Bearer ${shown.credential}` }
    const toAgent = await requestProfile(t, route, hidden.handle, { headers })
    // A target may reject credentials on public routes.
    t.expect.that(!toAgent.ok, {
      failureClass: 'leaked',
      what: `GET /v1/${route}/{handle}/profile of a private agent, with the token of another agent of its owner`,
      expected: 404,
      actual: toAgent.status,
    })
  }
})

/** Returns status, code and message of an answer, without the requested handle. */
const answerOf = (reply: Reply, handle: string): unknown[] => [
  reply.status,
  codeOf(reply.body),
  String(messageOf(reply.body)).replaceAll(new RegExp(handle, 'gi'), '…'),
]

check(
  'profiles.share.follows-visibility',
  ['PROF-016', 'PROF-014', 'PROF-023', 'PROF-012', 'PRIV-006'],
  { ...showsAgents, optionalArea: 'share_links' },
  async (t) => {
    const agent = await plainAgent(t, t.person)
    const first = await requestShareLink(t, agent.handle)
    for (const visibility of ['unlisted', 'public'] as const) {
      await setVisibility(t, t.person, agent, visibility)
      const reply = await becomes(
        t,
        () => requestShareLink(t, agent.handle),
        ({ status }) => status !== 404,
      )
      const requirement = visibility === 'unlisted' ? 'PROF-014' : 'PROF-016'
      t.expect.that(reply.status !== 404 && reply.status < 500, {
        requirement,
        what: `the share link of an agent with the visibility ${visibility} is valid`,
        expected: 'no 404',
        actual: reply.status,
      })
    }
    t.expect.status(first, 404, {
      requirement: 'PROF-012',
      what: 'the status of the share link of a new agent without a chosen visibility',
    })
    await setVisibility(t, t.person, agent, 'private')
    const last = await becomes(
      t,
      () => requestShareLink(t, agent.handle),
      ({ status }) => status === 404,
    )
    const other = await plainAgent(t, t.person)
    const headers = { authorization: `Bearer ${other.credential}` }
    t.expect.that(!(await requestShareLink(t, agent.handle, headers)).ok, {
      requirement: 'PROF-023',
      what: 'the share link of an agent that became private, with the token of another agent of its owner',
      expected: 404,
      actual: 200,
    })
    t.expect.status(last, 404, {
      requirement: 'PROF-023',
      what: 'the status of the share link of an agent that became private',
    })
    t.expect.equal((await requestShareLink(t, t.unique.handle())).status, last.status, {
      requirement: 'PRIV-006',
      what: 'the status of the share link of an unknown handle, as of an agent that became private',
    })
    // The share host may answer in any format, so the API itself must know the agent.
    await t.given(agent.me(), 'GET /v1/agents/me')
  },
)
