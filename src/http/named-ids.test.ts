import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createActors, publicAgent, type Actors } from '../testing/api-fuzz/actors.ts'
import { slowClock } from '../testing/api-fuzz/calls.ts'
import type { TestedOperation } from '../testing/api-fuzz/documents.ts'
import { differences, dumpTables } from '../testing/api-fuzz/dump.ts'
import { Fixture } from '../testing/api-fuzz/fixture.ts'
import { namedMembers, type NamedMember } from '../testing/api-fuzz/named-members.ts'
import {
  holderOf,
  idRowKeys,
  idRowOf,
  naming,
  rejectionAt,
  requestNaming,
  roles,
  unknownLike,
  type Holder,
  type Role,
} from '../testing/api-fuzz/named-objects.ts'
import { rowOf, type TestRequest } from '../testing/api-fuzz/requests.ts'
import { inParallel, send, type Seen } from '../testing/api-fuzz/send.ts'
import { eachDatabase } from '../testing/databases.ts'
import { testDemo } from '../testing/demo.ts'
import { passkeySettings } from '../testing/api-fuzz/passkeys.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

/*
 * Authorization matrix of ids in bodies and queries: every kind of caller without access to an object sends its id in
 * every member whose name ends like an id. A new member needs a row in testing/api-fuzz/named-objects.ts.
 */

interface Attempt {
  member: NamedMember
  credential: string
  foreign: TestRequest
  /** The same request with an id that does not exist; undefined when the document lets the answer reveal ids. */
  unknown: TestRequest | undefined
  foreignId: string
  expected: (number | string)[]
  who: string
}

const shown = ({ operation, at }: NamedMember) => `${operation.id} (${operation.document}) ${at}`
const cases = namedMembers.map((member) => [shown(member), member] as const)
const answered = namedMembers.filter((member) => {
  const row = idRowOf(member)?.row
  return row?.kind === 'reference' && row.waits === undefined
})
const rowsOf = (kind: string) => namedMembers.filter((member) => idRowOf(member)?.row.kind === kind)

describe('members that name ids', () => {
  it('were found', () => expect(namedMembers.length).toBeGreaterThan(80))

  it('use every row', () => {
    expect(new Set(namedMembers.map((member) => idRowOf(member)?.key))).toEqual(new Set(idRowKeys))
  })

  it.each(cases)('%s has a row in testing/api-fuzz/named-objects.ts', (_name, member) =>
    expect(idRowOf(member)).toBeDefined(),
  )
})

eachDatabase((_name, open) => {
  describe('an id in a body or query', () => {
    let server: TestServer
    let actors: Actors
    let changed: string[]
    const rejected = new Map<NamedMember, { who: string; expected: unknown; answer: Seen; unknown?: Seen }[]>()
    const errors = new Map<NamedMember, unknown>()

    beforeAll(async () => {
      server = await startTestServer(open.place(), slowClock(), passkeySettings, { demo: testDemo })
      actors = await createActors(server)
      const world = await createCallers()
      const attempts: Attempt[] = []
      await forEach([...rowsOf('reference'), ...rowsOf('filter')], async (member) => {
        for (const role of roles) attempts.push(...(await attemptsOf(world, member, role)))
      })
      const before = await dumpTables(server.context.database)
      await inParallel(attempts, async ({ member, credential, foreign, unknown, expected, foreignId, who }) => {
        // An accepted call waits for the answer of an agent, and ends without a response.
        const request = (sent: TestRequest) =>
          send(server, member.operation, sent, `Bearer ${credential}`).catch((): Seen => ({ status: 0, text: '' }))
        const answer = masked(await request(foreign), foreignId)
        const other = unknown && masked(await request(unknown), unknownLike(foreignId))
        const seen = { who, expected, answer, ...(other && { unknown: other }) }
        rejected.set(member, [...(rejected.get(member) ?? []), seen])
      })
      changed = differences(before, await dumpTables(server.context.database))
    }, 180_000)
    afterAll(() => server.close())

    interface Callers {
      /** Owner of all foreign objects. */
      foreign: Fixture
      /** Fixtures of the callers: their own objects make each request valid, apart from the id. */
      callers: Record<Role, { group: Fixture; direct: Fixture }>
    }

    async function createCallers(): Promise<Callers> {
      const pair = async () => {
        const user = await server.user()
        return { user, agent: await publicAgent(server, user.session) }
      }
      const [unrelated, former, recipient, holder] = await Promise.all([pair(), pair(), pair(), pair()])
      const sibling = { user: holder.user, agent: await publicAgent(server, holder.user.session) }
      const agents = [unrelated, former, recipient, holder, sibling, actors.outsider, actors.peers].map(
        (one) => one.agent,
      )
      for (const { token } of agents) {
        expect((await server.call('PATCH', '/v1/me', token, { accepts_tasks: true })).status).toBe(200)
      }
      const foreign = new Fixture({ ...actors, peers: recipient, former }, 'group', holder)
      await foreign.chat()
      const fixtures = (caller: typeof holder) => ({
        group: new Fixture(actors, 'group', caller),
        direct: new Fixture(actors, 'direct', caller),
      })
      return {
        foreign,
        callers: {
          'no relation': fixtures(unrelated),
          'former member': fixtures(former),
          'same owner': fixtures(sibling),
          recipient: fixtures(recipient),
        },
      }
    }

    async function attemptsOf({ foreign, callers }: Callers, member: NamedMember, role: Role): Promise<Attempt[]> {
      const { row, suffix } = idRowOf(member)!
      if (row.kind !== 'reference' && row.kind !== 'filter') return []
      const { operation, at } = member
      const attempts: Attempt[] = []
      for (const scheme of operation.security as Holder[]) {
        const holder = holderOf(member) === scheme ? scheme : holderOf(member)
        for (const [place, named] of row.named.entries()) {
          if (row.kind === 'reference' && row.allowed?.(role, holder, place)) continue
          if (row.kind === 'filter' && role !== 'no relation') continue
          const caller = callers[role][isDirect(member) ? 'direct' : 'group']
          const foreignId = await named(foreign, holder)
          const request = await requestNaming(member, caller)
          const formerOnly = row.kind === 'reference' && role === 'former member' && row.rejectedFormer
          const reveals = row.kind === 'reference' && (row.reveals ?? formerOnly)
          attempts.push({
            member,
            credential: scheme === 'session' ? (await caller.owner()).session : (await caller.agent()).token,
            foreign: naming(request, at, suffix, row, foreignId),
            unknown: reveals ? undefined : naming(request, at, suffix, row, unknownLike(foreignId)),
            foreignId,
            expected: row.kind === 'filter' ? [200, ''] : rejectionAt(member, row, role),
            who: `${role} by ${scheme}, id ${place}`,
          })
        }
      }
      return attempts
    }

    async function forEach(members: readonly NamedMember[], work: (member: NamedMember) => Promise<void>) {
      await inParallel(members, async (member) => {
        await work(member).catch((error: unknown) => errors.set(member, error))
      })
    }

    it.each([...rowsOf('reference'), ...rowsOf('filter')].map((member) => [shown(member), member] as const))(
      '%s is of no use to callers without a right to it',
      (_name, member) => {
        if (errors.has(member)) throw errors.get(member)
        const seen = rejected.get(member) ?? []
        expect(seen.length, 'somebody must not use it').toBeGreaterThan(0)
        expect(seen.map(({ who, answer: { status, code = '' } }) => [who, status, code])).toEqual(
          seen.map(({ who, expected }) => [who, ...(expected as unknown[])]),
        )
        for (const { who, answer, unknown } of seen) if (unknown) expect([who, unknown]).toEqual([who, answer])
      },
    )

    it('changes nothing when it is rejected', () => expect(changed).toEqual([]))

    it.each(answered.map((member) => [shown(member), member] as const))(
      '%s is accepted from its holder',
      async (_name, member) => {
        const { row, suffix } = idRowOf(member)!
        if (row.kind !== 'reference') return
        const fixture = new Fixture(actors, isDirect(member) ? 'direct' : 'group')
        const request = await requestNaming(member, fixture)
        const own = row.own ?? row.named[0]!
        const id = await own(fixture, holderOf(member), request)
        const answer = await asHolder(member.operation, fixture, naming(request, member.at, suffix, row, id))
        expect(answer).toMatchObject({ status: expect.toBeOneOf([...member.operation.statuses]) })
        expect(answer.code, answer.text).toBeUndefined()
      },
    )

    it.each(rowsOf('key').map((member) => [shown(member), member] as const))(
      '%s means nothing to another caller',
      async (_name, member) => {
        const { row, suffix } = idRowOf(member)!
        const [one, other] = [new Fixture(actors), new Fixture(actors)]
        const key = one.newMessageId()
        const answers: Seen[] = []
        for (const fixture of [one, other]) {
          const request = naming(await requestNaming(member, fixture), member.at, suffix, row, key)
          answers.push(await asHolder(member.operation, fixture, request))
        }
        const [first, second] = answers
        expect([second!.status, second!.code]).toEqual([first!.status, undefined])
        expect(member.operation.statuses).toContain(second!.status)
        if (first!.text !== '') expect(second!.text).not.toBe(first!.text)
      },
    )

    async function asHolder(operation: TestedOperation, fixture: Fixture, request: TestRequest): Promise<Seen> {
      const credential =
        operation.security[0] === 'session' ? (await fixture.owner()).session : (await fixture.agent()).token
      return send(server, operation, request, `Bearer ${credential}`)
    }

    it('logs no error', () => expect(server.errors).toEqual([]))
  })
})

/** Operations on direct chats, and sends to handles, which name the participants of one. */
const isDirect = ({ operation, at }: NamedMember): boolean =>
  rowOf(operation)?.chat === 'direct' || (operation.id === 'sendMessage' && at.startsWith('message.'))

/** Removes the named id, and the id of the request, from an answer. */
function masked(answer: Seen, id: string): Seen {
  const text = answer.text.replace(/"trace_id":"\w+"/, '')
  return JSON.parse(JSON.stringify({ ...answer, text }).replaceAll(id, '<id>')) as Seen
}
