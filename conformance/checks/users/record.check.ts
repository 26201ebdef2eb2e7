import type { Person } from '../../client/person.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { codeOf } from '../../fixtures/error-body.ts'
import { randomDigits } from '../../fixtures/random-digits.ts'
import { becomes, textsIn } from '../../fixtures/profiles.ts'
import { requestUser, idLike, containsNumber, speak, userPath } from '../../fixtures/users.ts'

const talking = { needs: { agents: 1, persons: 1, chat: 'person' } } as const
const what = 'GET /v1/users/{user_id} of a person in a direct chat with the agent'

check('users.get.shows-name-and-number', ['USR-001'], talking, async (t) => {
  const { agent, person } = t
  await speak(t, person, agent, t.chat.id)
  const reply = await requestUser(agent, person.id)
  if (!t.expect.status(reply, 200, { what: `the status of ${what}` })) return
  if (person.name === undefined)
    t.warn('the target file declares no name of the person (persons[].name), so only the status was judged')
  else
    t.expect.that(textsIn(reply.body).includes(person.name), {
      what: 'the answer contains the name of the person',
      expected: person.name,
      actual: reply.body,
    })
  const number = person.phoneNumber
  if (number !== undefined)
    t.expect.that(containsNumber(reply.body, number), {
      what: 'the answer contains the verified number of the person',
      expected: number,
      actual: reply.body,
    })
  else if (t.hooks.has('setPhoneNumber')) {
    const fresh = newNumber()
    await setNumber(t, person, fresh, true)
    const later = await becomes(
      t,
      () => requestUser(agent, person.id),
      ({ body }) => containsNumber(body, fresh),
    )
    t.expect.that(containsNumber(later.body, fresh), {
      what: 'the answer contains a verified number',
      expected: fresh,
      actual: later.body,
    })
  }
})

check(
  'users.get.hides-an-unverified-number',
  ['USR-004'],
  { needs: { ...talking.needs, hooks: ['setPhoneNumber'] } },
  async (t) => {
    const { agent, person } = t
    await speak(t, person, agent, t.chat.id)
    const [verified, claimed] = [newNumber(), newNumber()]
    try {
      await setNumber(t, person, verified, true)
      const before = await becomes(
        t,
        () => requestUser(agent, person.id),
        ({ body }) => containsNumber(body, verified),
      )
      if (!containsNumber(before.body, verified))
        t.notTestable(
          'a verified number is not returned either',
          'provision.setPhoneNumber in the target file (USR-001)',
        )
      await setNumber(t, person, claimed, false)
      await t.absent({
        what: 'an unverified number in GET /v1/users/{user_id}',
        failureClass: 'leaked',
        fence: async () => (await requestUser(agent, person.id)).ok,
        observe: async () => {
          const { body } = await requestUser(agent, person.id)
          return containsNumber(body, claimed) ? body : undefined
        },
      })
    } finally {
      if (person.phoneNumber !== undefined) await setNumber(t, person, person.phoneNumber, true)
    }
  },
)

const newNumber = (): string => `+4915${randomDigits(8)}`

const setNumber = (t: CheckContext, person: Person, number: string, verified: boolean) =>
  t.hooks.run('setPhoneNumber', { handle: person.handle, user_id: person.id, phone_number: number, verified })

check('users.get.unknown-is-404', ['USR-005'], { needs: { persons: 2, agents: 1, chat: 'person' } }, async (t) => {
  await speak(t, t.person, t.agent, t.chat.id)
  await t.given(requestUser(t.agent, t.person.id), what)
  const unknown = await requestUser(t.agent, idLike(t.person.id, t.unique.ulid()))
  t.expect.that(!unknown.ok, {
    what: 'GET /v1/users/{user_id} of an unknown id is rejected',
    expected: 404,
    actual: unknown.status,
  })
  t.expect.status(unknown, 404, { what: 'the status of GET /v1/users/{user_id} of an unknown id' })
  t.expect.equal(codeOf(unknown.body), 'not_found', {
    what: 'error.code of GET /v1/users/{user_id} of an unknown id',
  })
  const stranger = await requestUser(t.agent, t.persons[1]!.id)
  t.observeDecision(
    'AMB-067',
    `a person without a shared chat is answered with ${stranger.status}, an unknown id with 404`,
  )
})

check('users.get.needs-an-agent-token', ['USR-007'], talking, async (t) => {
  const { agent, person } = t
  await speak(t, person, agent, t.chat.id)
  const path = userPath(person.id)
  for (const [name, headers] of [
    ['no credential', {}],
    ['an unknown token', { authorization: `Bearer svc_live_${t.unique.ulid()}` }],
  ] as const) {
    await t.rejects({
      what: `GET /v1/users/{user_id} with ${name}`,
      expect: 401,
      attempt: () => t.request({ method: 'GET', path, headers }),
      control: () => requestUser(agent, person.id),
    })
  }
  const session = await person.call({ method: 'GET', path })
  t.expect.that(!session.ok, {
    what: 'GET /v1/users/{user_id} with a session is rejected',
    warnOnly: true,
    expected: 401,
    actual: session.status,
  })
})
