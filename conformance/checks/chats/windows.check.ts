import fc from 'fast-check'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { addTo, newGroup, removeFrom } from '../../fixtures/groups.ts'
import { announced, fenceIn } from './group-traffic.ts'
import { readable, whereSeen } from '../../fixtures/arrival.ts'

const needs = { agents: 3, persons: 1, hooks: ['createGroup', 'addMember', 'removeMember'] } as const

async function sendThree(t: CheckContext, groupId: string): Promise<string[]> {
  const ids: string[] = []
  for (const turn of [0, 1, 0]) ids.push((await t.agents[turn]!.sendText(groupId)).messageId)
  return ids
}

check(
  'groups.windows.join-leave-return',
  ['GRP-003', 'HIST-007', 'HIST-008'],
  { needs, seconds: 6, timeoutSeconds: 60, modes: ['quick', 'full', 'deep'] },
  async (t) => {
    const joiner = t.agents[2]!
    const groupId = await newGroup(t, t.agents.slice(0, 2))
    const base = await joiner.cursor()
    const hidden = await sendThree(t, groupId)
    await addTo(t, groupId, joiner)
    const shown = await sendThree(t, groupId)
    await everyOne(t, groupId, base, shown, 'after a join')
    await removeFrom(t, groupId, joiner)
    hidden.push(...(await sendThree(t, groupId)))
    await addTo(t, groupId, joiner)
    await everyOne(t, groupId, base, await sendThree(t, groupId), 'after a second join')
    await t.absent({
      what: 'the event of a message from outside of the membership periods of a member',
      requirement: 'GRP-003',
      fence: () => fenceIn(t, groupId, t.agents[0]!, [[joiner, base]]),
      observe: async () => (await announced(joiner, base)).find((id) => hidden.includes(id)),
    })
    t.expect.equal(
      (await readable(joiner, groupId)).filter((id) => hidden.includes(id)),
      [],
      { requirement: 'HIST-007', what: 'messages from outside of the membership periods of a member, in its history' },
    )
  },
)

async function everyOne(
  t: CheckContext,
  groupId: string,
  base: number,
  ids: readonly string[],
  when: string,
): Promise<void> {
  const joiner = t.agents[2]!
  await t.eventually(
    `every message sent ${when} in the log of the new member`,
    async () => {
      const got = await announced(joiner, base)
      return ids.every((id) => got.includes(id))
    },
    { requirement: 'GRP-003' },
  )
  await t.eventually(
    `every message sent ${when} in the history of the new member`,
    async () => {
      const readableIds = await readable(joiner, groupId)
      return ids.every((id) => readableIds.includes(id))
    },
    { requirement: 'HIST-008' },
  )
}

interface Timed {
  id: string
  began: number
  answered: number
}

check(
  'groups.windows.join-beside-sends',
  ['GRP-003', 'HIST-008'],
  { needs, seconds: 3, timeoutSeconds: 60 },
  async (t) => {
    const joiner = t.agents[2]!
    await t.property(
      fc.record({ before: fc.integer({ min: 1, max: 3 }), senders: fc.integer({ min: 1, max: 3 }) }),
      async ({ before, senders }) => {
        const groupId = await newGroup(t, t.agents.slice(0, 2))
        const base = await joiner.cursor()
        const sent: Timed[] = []
        const send = async (sender: number): Promise<void> => {
          const began = performance.now()
          const { messageId } = await t.agents[sender % 2]!.sendText(groupId)
          sent.push({ id: messageId, began, answered: performance.now() })
        }
        for (let turn = 0; turn < before; turn += 1) await send(turn)
        const join = { asked: 0, answered: 0 }
        const adding = async (): Promise<void> => {
          await send(0)
          join.asked = performance.now()
          await addTo(t, groupId, joiner)
          join.answered = performance.now()
        }
        const sending = Array.from({ length: senders }, (_, sender) => async () => {
          for (let turn = 0; turn < 4; turn += 1) await send(sender)
        })
        for (const outcome of await t.together([adding, ...sending]))
          if (outcome.status === 'rejected') throw outcome.reason
        await send(1)
        const due = sent.filter(({ began }) => began > join.answered).map(({ id }) => id)
        await everyOne(t, groupId, base, due, 'after the answer to the join')
        const early = sent.filter(({ answered }) => answered < join.asked).map(({ id }) => id)
        const leaked = await whereSeen(joiner, base, groupId, early)
        t.expect.that(leaked === undefined, {
          what: 'messages answered before the join was requested, at the new member',
          expected: 'none',
          actual: leaked,
        })
        await agree(t, groupId, base, sent)
      },
      { runs: { quick: 2, full: 8, deep: 40 }, race: true },
    )
  },
)

/**
 * Asserts that log and history of the new member contain the same messages, and that these are the newest messages in
 * the history of another member.
 */
async function agree(t: CheckContext, groupId: string, base: number, sent: readonly Timed[]): Promise<void> {
  const [member, , joiner] = [t.agents[0]!, t.agents[1]!, t.agents[2]!]
  const ours = (ids: readonly string[]): string[] => ids.filter((id) => sent.some((one) => one.id === id))
  await t.eventually('the messages of the group in the log of the new member, compared with its history', async () => {
    const [log, history] = [ours(await announced(joiner, base)), ours(await readable(joiner, groupId))]
    return log.toSorted().join() === history.toSorted().join()
  })
  const [own, whole] = [ours(await readable(joiner, groupId)), ours(await readable(member, groupId))]
  const tail = whole.slice(0, own.length)
  t.expect.every(tail, (id) => own.includes(id), {
    what: 'messages of the new member in the order of an earlier member: the newest ones, without gaps',
    expected: tail,
    actual: own,
  })
  t.expect.equal(own, tail, { what: 'order of the newest messages at two members', warnOnly: true })
}
