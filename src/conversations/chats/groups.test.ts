import { reactionWrite } from '../reactions/reaction.write.ts'
import fc from 'fast-check'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import { blockHandle, unblockHandle } from '../blocks/blocked-handles.ts'
import { isDomainError } from '../../platform/errors.ts'
import { eachDatabase } from '../../testing/databases.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { listMessages } from '../messages/list-messages.ts'
import type { Message } from '../messages/message.ts'
import { addParticipant } from './add-participant.ts'
import { managerOf } from './chat.rules.ts'
import { findChat } from './chat.store.ts'
import { createChat } from './create-chat.ts'
import { getChat } from './find-chats.ts'
import { GroupModel, type Step } from '../../testing/group-model.ts'
import { withParticipants } from './participant.sql.ts'
import { removeParticipant, renameChat } from './change-group.ts'
import { createWorld, type World } from '../../testing/world.ts'

const size = 6
const member = fc.integer({ min: 0, max: size - 1 })
const pair = { by: member, whom: member }
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('send' as const), by: member }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('block' as const), ...pair }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('unblock' as const), ...pair }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('remove' as const), ...pair }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('add' as const), ...pair }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('react' as const), by: member, message: fc.nat(12) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('rename' as const), by: member }) },
)
const life = fc.record({
  first: fc.uniqueArray(fc.integer({ min: 1, max: size - 1 }), { maxLength: size - 1 }),
  steps: fc.array(step, { minLength: 1, maxLength: 30 }),
})

eachDatabase((name, open) => {
  let world: World
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    world = createWorld(database)
  })
  afterEach(() => world.stop())

  it('shows each participant the messages of its periods, without blocked messages, for any order of operations', async () => {
    await fc.assert(
      fc.asyncProperty(life, async ({ first, steps }) => {
        const play = await begin(first)
        for (const one of steps) await play.take(one)
        await play.compare()
      }),
      { numRuns: name === 'sqlite' ? 60 : 25, endOnFailure: false, interruptAfterTimeLimit: 40_000 },
    )
  }, 120_000)

  it('decides each message once while participants join, leave and block', async () => {
    await fc.assert(
      fc.asyncProperty(life, async ({ first, steps }) => {
        const play = await begin(first)
        await Promise.all(steps.map((one) => play.act(one).catch(onlyRejections)))
        await play.agree()
      }),
      { numRuns: name === 'sqlite' ? 20 : 10, endOnFailure: true, interruptAfterTimeLimit: 40_000 },
    )
  }, 120_000)

  /** Makes all persons contacts of each other, so that each may add the others to groups. */
  async function befriend(users: readonly Caller[]): Promise<void> {
    const open = (one: Caller, other: Caller) =>
      createChat(world.context, one, { kind: 'direct', handles: [other.handle], groupName: null, requestId: null })
    for (const [index, one] of users.entries()) {
      for (const other of users.slice(index + 1)) {
        await open(one, other)
        await open(other, one)
      }
    }
  }

  /** Creates a group and alternating persons and agents, all of whom any of them may add. */
  async function begin(first: readonly number[]) {
    const { context } = world
    const owner = await world.user()
    const actors = [owner]
    while (actors.length < size)
      actors.push(actors.length % 2 ? await world.agent({ owner, visibility: 'public' }) : await world.user())
    const of = (number: number): Caller => actors[number]!
    await befriend(actors.filter(({ kind }) => kind === 'user'))
    const {
      chat: { id: chatId },
    } = await createChat(context, owner, {
      kind: 'group',
      handles: first.map((number) => of(number).handle),
      groupName: 'g0',
      requestId: null,
    })
    const model = new GroupModel(actors, [0, ...first])
    const sent: Message[] = []
    let names = 0

    async function act(one: Step): Promise<unknown> {
      const by = of(one.by)
      switch (one.kind) {
        case 'send':
          return sent.push(await world.send(by, chatId))
        case 'rename':
          return renameChat(context, by, chatId, `g${++names}`)
        case 'add':
          return addParticipant(context, by, chatId, of(one.whom).handle)
        case 'remove':
          return removeParticipant(context, by, chatId, of(one.whom).handle)
        case 'block':
          return blockHandle(context, by, of(one.whom).handle)
        case 'unblock':
          return unblockHandle(context, by, of(one.whom).handle)
        case 'react': {
          const message = sent[one.message % Math.max(1, sent.length)]
          return (
            message &&
            context.commits.submit(reactionWrite, {
              actorId: by.id,
              messageId: message.id,
              operation: 'add',
              type: 'emoji',
              emoji: '👍',
              targetPartId: null,
            })
          )
        }
      }
    }

    /** Compares the result of one step with the model, including rejections. */
    async function take(one: Step): Promise<void> {
      const expected = model.take(one)
      const outcome = await act(one).then(
        () => 'done',
        (error: unknown) => {
          if (isDomainError(error)) return error.kind
          throw error
        },
      )
      expect([one, outcome]).toEqual([one, expected])
      model.setOwner(await ownerNow())
    }

    async function ownerNow(): Promise<number | undefined> {
      const { participants } = await context.database.read(async (tx) =>
        withParticipants(tx, (await findChat(tx, chatId))!),
      )
      const id = managerOf(participants)?.id
      return id === undefined ? undefined : actors.findIndex((actor) => actor.id === id)
    }

    const logOf = async (number: number) =>
      (await world.pull(of(number))).events.filter((event) => event.chatId === chatId)
    const historyOf = async (number: number) =>
      (await listMessages(context, of(number), { chatId, limit: 100, beforeSequence: null })).messages

    async function compare(): Promise<void> {
      for (const number of actors.keys()) {
        const log = (await logOf(number)).map((event) =>
          `${event.eventType} ${event.message?.sequence ?? event.data?.effective_sequence ?? ''}`.trim(),
        )
        expect([number, log]).toEqual([number, model.logOf(number)])
        if (!model.isInside(number)) {
          await expect(historyOf(number)).rejects.toMatchObject({
            kind: model.wasInside(number) ? 'forbidden' : 'not_found',
          })
          continue
        }
        const history = (await historyOf(number)).map(({ message, reactions }) => [
          message.sequence,
          reactions.map(({ actor }) => actors.findIndex(({ id }) => id === actor.id)).sort(),
        ])
        expect([number, history]).toEqual([number, model.historyOf(number)])
      }
    }

    /** Without a reference order: log and history of each current participant must contain the same messages. */
    async function agree(): Promise<void> {
      const { participants } = (await getChat(context, owner, chatId).catch(onlyRejections)) ?? { participants: [] }
      for (const [number, actor] of actors.entries()) {
        if (!participants.some(({ id }) => id === actor.id)) continue
        const received = (await logOf(number))
          .filter(({ eventType }) => eventType === 'message.received')
          .map(({ message }) => message!.sequence)
        const others = (await historyOf(number))
          .filter(({ message }) => message.sender.id !== actor.id)
          .map(({ message }) => message.sequence)
        expect([number, received]).toEqual([number, others.toReversed()])
      }
      expect(sent.map(({ sequence }) => sequence).sort((a, b) => a - b)).toEqual(sent.map((_, index) => index + 1))
    }

    return { act, take, compare, agree }
  }
})

function onlyRejections(error: unknown): undefined {
  if (!isDomainError(error)) throw error
  return undefined
}
