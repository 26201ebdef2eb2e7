import type { Reply } from '../../client/exchange.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import type { Agent } from '../../client/agent.ts'
import { answersWithTask } from '../../fixtures/a2a-tasks.ts'
import { findMember } from '../../client/json-pointer.ts'

check(
  'settings.update.answers-the-stored-value',
  ['SET-001', 'SET-009', 'SET-010', 'SET-011'],
  { needs: { agents: 1 } },
  async (t) => {
    for (const [setting, requirement] of [
      [true, 'SET-009'],
      [true, 'SET-011'],
      [false, 'SET-010'],
      [false, 'SET-011'],
      [true, 'SET-009'],
      [false, 'SET-010'],
    ] as const) {
      const reply = await t.agent.settings({ accepts_tasks: setting })
      t.expect.status(reply, 200, {
        ...(requirement === 'SET-011' ? { requirement } : {}),
        what: `PATCH /v1/me { accepts_tasks: ${setting} }`,
      })
      t.expect.equal(reply.body['accepts_tasks'], setting, {
        what: `accepts_tasks in the answer to ${setting}`,
        requirement,
      })
    }
  },
)

/** Invalid bodies, each with the requirement that it violates. */
const wrong = [
  ['SET-002', 'no body', { raw: '', headers: { 'content-type': 'application/json' } }],
  ['SET-002', 'a list', { json: [] }],
  ['SET-002', 'null', { json: null }],
  ['SET-002', 'a text', { json: 'x' }],
  ['SET-005', 'accepts_tasks "true"', { json: { accepts_tasks: 'true' } }],
  ['SET-005', 'accepts_tasks 1', { json: { accepts_tasks: 1 } }],
  ['SET-005', 'accepts_tasks null', { json: { accepts_tasks: null } }],
  ['SET-004', 'an additional property', { json: { accepts_tasks: true, x: 1 } }],
  ['SET-004', 'an additional property with a known name', { json: { accepts_tasks: true, visibility: 'public' } }],
] as const

check(
  'settings.update.refuses-wrong-bodies',
  ['SET-002', 'SET-004', 'SET-005'],
  { needs: { agents: 1 } },
  async (t) => {
    for (const [requirement, name, body] of wrong) {
      const what = `PATCH /v1/me with ${name}`
      // A target may validate less while accepts_tasks is true.
      await t.given(t.agent.settings({ accepts_tasks: true }), 'PATCH /v1/me')
      const whileOn = await t.agent.call({ method: 'PATCH', path: '/v1/me', ...body })
      t.expect.status(whileOn, [400, 422], { requirement, what: `${what}, while accepts_tasks is true` })
      await t.given(t.agent.settings({ accepts_tasks: false }), 'PATCH /v1/me')
      const reply = await t.rejects({
        what,
        requirement,
        expect: [400, 422],
        attempt: () => t.agent.call({ method: 'PATCH', path: '/v1/me', ...body }),
        control: async () => {
          const stored = await storedValue(t.agent)
          if (stored !== undefined) t.expect.equal(stored, false, { requirement, what: `the setting after ${what}` })
          return t.agent.settings({ accepts_tasks: false })
        },
      })
      if (reply.status === 422) t.warn('PATCH /v1/me rejects with 422, although 400 is stated (AMB-068)')
    }
  },
)

check('settings.update.empty-object', ['SET-003'], { needs: { agents: 1 } }, async (t) => {
  for (const value of [true, false]) {
    await t.given(t.agent.settings({ accepts_tasks: value }), 'PATCH /v1/me')
    const reply = await t.agent.settings({})
    t.observeDecision('AMB-068', `an empty object is answered with ${reply.status}`)
    if (reply.ok) t.expect.equal(reply.body['accepts_tasks'], value, { what: 'the value after an empty object' })
    else t.expect.status(reply, [400, 422], { what: 'PATCH /v1/me with an empty object' })
  }
})

check(
  'settings.update.only-by-the-agent',
  ['SET-006', 'SET-013'],
  { needs: { agents: 2, persons: 1, ownedBy: 'person' } },
  async (t) => {
    const [agent, other] = [t.agents[0]!, t.agents[1]!]
    for (const value of [true, false]) {
      await t.given(agent.settings({ accepts_tasks: value }), 'PATCH /v1/me')
      const ask = { method: 'PATCH', path: '/v1/me', json: { accepts_tasks: !value } }
      t.expect.status(await t.request(ask), 401, { what: 'PATCH /v1/me without a credential' })
      const session = await t.person.call(ask)
      t.expect.status(session, '4xx', { what: "PATCH /v1/me with the session of the agent's owner" })
      await t.given(other.settings({ accepts_tasks: !value }), 'PATCH /v1/me by another agent')
      const stored = await storedValue(agent)
      if (stored !== undefined)
        t.expect.equal(stored, value, {
          requirement: 'SET-013',
          failureClass: 'changed',
          what: 'the setting after requests of others',
        })
      // A task proves the setting of a target that does not show it. Without a task the answer could take a minute.
      if (value && t.offered('a2a'))
        t.expect.that(await answersWithTask(t, other, agent), {
          requirement: 'SET-013',
          failureClass: 'changed',
          what: 'an agent that accepts tasks answers with a task after another agent of its owner ended that for itself',
          expected: 'a task',
          actual: 'none',
        })
    }
  },
)

check('settings.update.statuses', ['SET-007', 'ERR-040'], { needs: { agents: 1, persons: 1 } }, async (t) => {
  await t.given(t.agent.settings({ accepts_tasks: false }), 'PATCH /v1/me')
  const ask = { method: 'PATCH', path: '/v1/me' }
  const replies: [string, Reply][] = [
    ['without a credential', await repeated(() => t.request({ ...ask, json: { accepts_tasks: true } }))],
    ['with a session', await repeated(() => t.person.call({ ...ask, json: { accepts_tasks: true } }))],
    [
      'with malformed JSON',
      await repeated(() => t.agent.call({ ...ask, raw: '{', headers: { 'content-type': 'application/json' } })),
    ],
  ]
  for (const [, name, body] of wrong)
    replies.push([`with ${name}`, await repeated(() => t.agent.call({ ...ask, ...body }))])
  for (const [name, reply] of replies) judgeStatus(t, `PATCH /v1/me ${name}`, reply)
  await t.given(t.agent.settings({ accepts_tasks: false }), 'PATCH /v1/me')
})

function judgeStatus(t: CheckContext, what: string, { status, body }: Reply): void {
  // A session is a valid credential of another actor, so 403 is correct as well (AMB-068).
  const stated = [400, 401, 404, 500, ...(what.endsWith('session') ? [403] : [])].includes(status)
  // AMB-026 tolerates 405 and 415 for a body that the target does not read.
  const tolerated = [403, 405, 415, 422, 429, 503].includes(status)
  t.expect.that(stated || status < 300, {
    requirement: what.endsWith('credential') || what.endsWith('session') ? 'SET-007' : 'ERR-040',
    what: `${what}: ${status} is a stated error status`,
    warnOnly: tolerated,
    expected: [400, 401, 404, 500],
    actual: { status, body },
  })
  if (status === 500) t.warn(`${what} is repeatedly answered with 500`)
}

/** Retries a request up to two times after a 500. */
async function repeated(ask: () => Promise<Reply>): Promise<Reply> {
  let reply = await ask()
  for (let turn = 0; turn < 2 && reply.status === 500; turn += 1) reply = await ask()
  return reply
}

/** Returns the setting if GET /v1/agents/me contains it. No stated route reads it. */
async function storedValue(agent: Agent): Promise<unknown> {
  const value = findMember((await agent.me()).body, 'accepts_tasks')
  return typeof value === 'boolean' ? value : undefined
}
