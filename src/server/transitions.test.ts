import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyPaymentEvent } from '../commerce/payments/apply-payment-event.ts'
import type { PaymentRequest, PaymentStatus } from '../commerce/payments/payment-request.ts'
import { insertPaymentRequest, lockPaymentRequest } from '../commerce/payments/payment-request.store.ts'
import { paymentTransitions, type PaymentEvent } from '../commerce/payments/payment.rules.ts'
import { createChat } from '../conversations/chats/create-chat.ts'
import { draftTransitions } from '../conversations/drafts/change-draft.write.ts'
import { appendDraft, discardDraft, finalizeDraft, openDraft } from '../conversations/drafts/drafts.ts'
import type { Caller } from '../identity/accounts/caller.ts'
import { approveDeviceAuthorization, denyDeviceAuthorization } from '../identity/devices/decide-device-authorization.ts'
import { insertDeviceAuthorization } from '../identity/devices/device-authorization.store.ts'
import { exchangeDeviceCode } from '../identity/devices/exchange-device-code.ts'
import { deviceTransitions } from '../identity/devices/poll.rules.ts'
import type { Database } from '../platform/database/database.ts'
import { isDomainError } from '../platform/errors.ts'
import { hashSecret } from '../platform/secrets.ts'
import { applyCallEvent } from '../realtime/calls/apply-call-event.ts'
import type { Call } from '../realtime/calls/call.ts'
import { callTransitions, type CallEvent } from '../realtime/calls/call.rules.ts'
import { insertCall, lockCall } from '../realtime/calls/call.store.ts'
import { addTaskMessage } from '../tasks/tasks/add-task-message.ts'
import { cancelTask, changeTaskStatus } from '../tasks/tasks/change-task-status.ts'
import { endOpenTasks } from '../tasks/tasks/ended-task.sql.ts'
import { taskTransitions } from '../tasks/tasks/task.rules.ts'
import { insertTasks } from '../tasks/tasks/task.sql.ts'
import type { TaskState } from '../tasks/tasks/task.ts'
import { createTaskWrites } from '../tasks/tasks/task-writes.ts'
import { eachDatabase } from '../testing/databases.ts'
import { createWorld, type World } from '../testing/world.ts'

/** Statements that change rows with a state; the tests below execute each of them that changes the state. */
const writers: Readonly<Record<string, readonly string[]>> = {
  calls: ['call.store', 'severed.store'],
  device_authorizations: ['device-authorization.store'],
  drafts: ['draft.sql'],
  payment_requests: ['payment-request.store'],
  tasks: ['ended-task.sql', 'task.sql'],
}

test.each(Object.entries(writers))('only these files change rows of %s', (table, files) => {
  const changing = new RegExp(`UPDATE ${table}\\b|knex\\('${table}'\\)((?!\\n}|knex\\()[^])*?\\.update\\(`)
  const found = globSync('src/**/*.ts').filter(
    (file) => !/\.test\.ts$|^src\/testing\/|migrations/.test(file) && changing.test(readFileSync(file, 'utf8')),
  )
  expect(found.map((file) => file.replace(/^.*\/|\.ts$/g, '')).toSorted()).toEqual(files)
})

type Changes = Readonly<Record<string, (id: string) => Promise<unknown>>>

/** Runs each change on a new row in each state. @returns the changed states as `from change to` */
async function observe(
  states: readonly string[],
  changes: Changes,
  rows: { make(state: string): Promise<string>; stateOf(id: string): Promise<string> },
): Promise<string[]> {
  const observed: string[] = []
  for (const from of states) {
    for (const [name, change] of Object.entries(changes)) {
      const id = await rows.make(from)
      await change(id).catch((error: unknown) => {
        if (!isDomainError(error)) throw error
      })
      const to = await rows.stateOf(id)
      if (to !== from) observed.push(`${from} ${name} ${to}`)
    }
  }
  return observed.toSorted()
}

/** Writes a table of transitions as `from change to`, without changes that keep the state. */
const written = (table: Readonly<Record<string, Readonly<Record<string, string>>>>): string[] =>
  Object.entries(table)
    .flatMap(([from, changes]) => Object.entries(changes).map(([name, to]) => ({ from, name, to })))
    .flatMap(({ from, name, to }) => (from === to ? [] : [`${from} ${name} ${to}`]))
    .toSorted()

/** Leaves out the names of changes, for tables without them. */
const withoutNames = (observed: readonly string[]): string[] =>
  [...new Set(observed.map((transition) => transition.replace(/ .* /, ' ')))].toSorted()

const pairs = (table: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.entries(table)
    .flatMap(([from, next]) => next.flatMap((to) => (from === to ? [] : [`${from} ${to}`])))
    .toSorted()

eachDatabase((_name, open) => {
  let database: Database
  let world: World
  let context: World['context']
  let agent: Caller
  let other: Caller
  let user: Caller
  let chatId: string
  beforeAll(async () => {
    database = await open()
    world = createWorld(database)
    user = await world.user()
    agent = await world.agent({ owner: user })
    other = await world.agent({ owner: user, visibility: 'public' })
    const direct = { kind: 'direct' as const, handles: [other.handle], groupName: null, requestId: null }
    chatId = (await createChat(world.context, agent, direct)).chat.id
    const config = { publicUrl: 'https://parley.example' }
    context = { ...world.context, taskWrites: createTaskWrites(world.context), config } as unknown as World['context']
  })
  afterAll(() => world.stop())

  const stored = (table: 'calls' | 'payment_requests' | 'tasks' | 'device_authorizations', column: string) => ({
    stateOf: async (id: string) => {
      const row: Record<string, string> = await database.read((tx) => tx.knex<any>(table).where({ id }).first(column))
      return row[column]!
    },
  })

  test('calls change as their table specifies', async () => {
    const events: readonly CallEvent[] = [
      { kind: 'answered', answer: 'v=0' },
      { kind: 'declined', by: 'agent', reason: 'declined' },
      { kind: 'hung_up', by: 'user', reason: 'hangup' },
      { kind: 'time_over' },
    ]
    const apply = (event: CallEvent) => (id: string) =>
      database.write(async (tx) => applyCallEvent(context, tx, (await lockCall(tx, id))!, event))
    const make = async (state: string): Promise<string> => {
      const id = context.ids.next('cal')
      const times = { createdAt: 1, ringsUntil: 2, dueAt: 2, connectedAt: null, endedAt: null }
      const parties = { chatId, userId: user.id, agentId: agent.id, agentHandle: agent.handle, requestId: null }
      const media = { offer: 'v=0', answer: null, offerHash: 'x', userCandidates: 0, agentCandidates: 0 }
      const ended = { endReason: null, endedBy: null, suppressed: false }
      const call: Call = { id, ...parties, ...media, ...ended, ...times, state: state as Call['state'] }
      await database.write(async (tx) => {
        // A person has one live call.
        await tx.knex('calls').delete()
        await insertCall(tx, call)
      })
      return id
    }
    const changes = Object.fromEntries(events.map((event) => [event.kind, apply(event)]))
    const observed = await observe(Object.keys(callTransitions), changes, { make, ...stored('calls', 'state') })
    expect(observed).toEqual(written(callTransitions))
  })

  test('payment requests change as their table specifies', async () => {
    const amount = { value: 100, currency: 'EUR' }
    const checkout = { checkoutId: 'chk_1' }
    const payment = { paymentReference: 'pmt_1' }
    const events: readonly PaymentEvent[] = [
      { kind: 'canceled' },
      { kind: 'declined' },
      { kind: 'expired' },
      { kind: 'confirmed' },
      { kind: 'refund_asked' },
      { kind: 'refund_failed' },
      { kind: 'paid', ...checkout, ...payment, amount },
      { kind: 'failed', ...checkout },
      { kind: 'checkout_expired', ...checkout },
      { kind: 'refunded', ...payment },
    ]
    const apply = (event: PaymentEvent) => (id: string) =>
      database.write(async (tx) => {
        await applyPaymentEvent(context, tx, (await lockPaymentRequest(tx, id))!, event)
        await tx.knex('payment_jobs').delete()
      })
    const make = async (state: string): Promise<string> => {
      const id = context.ids.next('pay')
      const request: PaymentRequest = {
        id,
        agentId: agent.id,
        agentHandle: agent.handle,
        requestId: id,
        chatId,
        payerId: user.id,
        accountId: 'acc_1',
        amount,
        description: 'x',
        status: state as PaymentStatus,
        confirmation: 'none',
        suppressed: false,
        checkoutAttempt: 1,
        checkoutExpiresAt: null,
        checkoutId: state === 'pending' ? 'chk_1' : null,
        checkoutUrl: null,
        paymentReference: state === 'paid' ? 'pmt_1' : null,
        refund: null,
        expiresAt: 1,
        createdAt: 1,
        updatedAt: 1,
      }
      await database.write((tx) => insertPaymentRequest(tx, request))
      return id
    }
    const changes = Object.fromEntries(events.map((event) => [event.kind, apply(event)]))
    const rows = { make, ...stored('payment_requests', 'status') }
    expect(await observe(Object.keys(paymentTransitions), changes, rows)).toEqual(written(paymentTransitions))
  })

  test('device codes change as their table specifies', async () => {
    const codes = new Map<string, string>()
    const letters = 'BCDFGHJKLMNPQRSTVWXZ'
    const make = async (status: string): Promise<string> => {
      const id = context.ids.next('dev')
      const userCode = `BCDFGH${letters[Math.floor(codes.size / 20)]}${letters[codes.size % 20]}`
      codes.set(id, userCode)
      await database.write(async (tx) => {
        const request = { clientId: null, clientName: null, scope: null, address: 'x', intervalSeconds: 5 }
        const code = { deviceCodeHash: hashSecret(id), userCode, createdAt: 1, expiresAt: 9e15 }
        await insertDeviceAuthorization(tx, { id, ...request, ...code })
        await tx
          .knex('device_authorizations')
          .where({ id })
          .update({ user_id: user.id, status: status as 'pending' })
      })
      return id
    }
    const changes: Changes = {
      approve: (id) => approveDeviceAuthorization(context, user.id, codes.get(id)!),
      deny: (id) => denyDeviceAuthorization(context, user.id, codes.get(id)!),
      redeem: (id) => exchangeDeviceCode(context, { deviceCode: id }),
    }
    const rows = { make, ...stored('device_authorizations', 'status') }
    const observed = await observe(Object.keys(deviceTransitions), changes, rows)
    expect(withoutNames(observed)).toEqual(pairs(deviceTransitions))
  })

  test('tasks change as their table specifies', async () => {
    const states = Object.keys(taskTransitions) as TaskState[]
    const make = async (state: string): Promise<string> => {
      const id = context.ids.next('tsk')
      const usage = { messages: 1, artifacts: 0, chunks: 0, parts: 1, bytes: 1 }
      const status = { state: state as TaskState, statusMessage: null, statusAt: 1, createdAt: 1 }
      const task = {
        id,
        contextId: chatId,
        requesterId: agent.id,
        workerId: other.id,
        metadata: null,
        suppressed: false,
      }
      await database.write((tx) => insertTasks(tx, [{ ...task, ...status, usage }]))
      return id
    }
    const message = (id: string) => ({ messageId: id, role: 'ROLE_USER' as const, parts: [{ text: 'x' }] })
    const changes: Changes = {
      ...Object.fromEntries(
        states.map((state) => [state, (id: string) => changeTaskStatus(context, other, id, { state, message: null })]),
      ),
      cancel: (id) => cancelTask(context, agent, id),
      message: (id) => addTaskMessage(context, agent, id, message(id)),
      deletedWorker: () => database.write((tx) => endOpenTasks(tx, [other.id], 2)),
      deletedRequester: () => database.write((tx) => endOpenTasks(tx, [agent.id], 2)),
    }
    const observed = await observe(states, changes, { make, ...stored('tasks', 'state') })
    expect(withoutNames(observed)).toEqual(pairs(taskTransitions))
  })

  test('drafts change as their table specifies', async () => {
    const make = async (state: string): Promise<string> => {
      const input = { chatId, parts: [], text: 'hello', replyTo: null, idempotencyKey: null }
      const { id } = await openDraft(context, agent, input)
      if (state === 'finalized') await finalizeDraft(context, agent, id, null)
      return id
    }
    const stateOf = async (id: string): Promise<string> => {
      const row = await database.read((tx) => tx.knex('drafts').where({ id }).first('finalized_at'))
      if (!row) return 'deleted'
      return row.finalized_at === null ? 'open' : 'finalized'
    }
    const changes: Changes = {
      append: (id) => appendDraft(context, agent, id, ' there'),
      finalize: (id) => finalizeDraft(context, agent, id, null),
      discard: (id) => discardDraft(context, agent, id),
    }
    const observed = await observe(Object.keys(draftTransitions), changes, { make, stateOf })
    expect(observed).toEqual(written(draftTransitions))
  })
})
