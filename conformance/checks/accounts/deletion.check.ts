/** Deletion of accounts and agents. */
import { isReceipt, isReceived, type Agent } from '../../client/agent.ts'
import type { Person } from '../../client/person.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { makeAgent } from '../../target/make-agent.ts'
import { requestProfile, becomes, plainAgent, setVisibility } from '../../fixtures/profiles.ts'
import { requestUser } from '../../fixtures/users.ts'
import { newPerson, deleteAccount } from '../../fixtures/persons.ts'

const deleting = { hooks: ['createPerson', 'deleteAccount'] } as const

/** Opens a chat between an agent and a person who can see it. */
async function meet(t: CheckContext, agent: Agent, person: Person): Promise<void> {
  await setVisibility(t, t.person, agent, 'unlisted')
  await becomes(
    t,
    () => requestProfile(t, 'contacts', agent.handle),
    ({ ok }) => ok,
  )
  await t.openChat(agent, person)
}

const meeting = { persons: 1, ownedBy: 'person', hooks: [...deleting.hooks, 'setVisibility'] } as const

check(
  'accounts.delete.tells-of-the-cleanup',
  ['DEL-001', 'DEL-004'],
  { needs: { agents: 1, ...deleting } },
  async (t) => {
    const person = await newPerson(t)
    const agent = await plainAgent(t, person)
    const { status, receipt_id: receipt } = await deleteAccount(t, person)
    t.expect.that(status === 'completed' || status === 'pending', {
      what: 'cleanup.status of a deletion',
      expected: 'completed or pending',
      actual: status,
    })
    const named = typeof receipt === 'string' ? receipt !== '' : typeof receipt === 'number'
    t.expect.that(named, {
      requirement: 'DEL-004',
      what: 'cleanup.receipt_id of a deletion',
      expected: 'a non-empty string',
      actual: receipt,
    })
    if (typeof receipt === 'number') t.warn('cleanup.receipt_id is a number', { requirement: 'DEL-004' })
    const secrets = {
      'the session': person.credential,
      'an Agent Token': agent.credential,
      'the handle': person.handle,
      'the user id': person.id,
      ...(person.phoneNumber === undefined ? {} : { 'the phone number': person.phoneNumber }),
    }
    for (const [what, secret] of Object.entries(secrets))
      t.expect.notLeaked(secret, String(receipt), { requirement: 'DEL-004', what: `${what} in cleanup.receipt_id` })
    await t.given(t.agent.me(), 'another agent')
    if (!t.hooks.has('readCleanup')) return
    const later = await t.hooks.run('readCleanup', { receipt_id: receipt })
    t.expect.that(later['status'] === 'completed' || later['status'] === 'pending', {
      what: 'the status of the cleanup, read later',
      expected: 'completed or pending',
      actual: later['status'],
    })
  },
)

check('accounts.delete.is-done-with-the-answer', ['DEL-006'], { needs: { agents: 1, ...meeting } }, async (t) => {
  const person = await newPerson(t)
  await meet(t, t.agent, person)
  const knew = await requestUser(t.agent, person.id)
  const shown = await requestProfile(t, 'agents', person.handle)
  await makeAgent(t.http, t.hooks, t.target, person).catch((error: Error) =>
    t.notTestable(error.message, 'provision.createAgent in the target file'),
  )
  await deleteAccount(t, person)
  const late = await person.createAgent({ handle: t.unique.handle(), display_name: 'Too late' })
  t.expect.that(!late.ok, {
    what: 'POST /v1/me/agents with the session of a deleted person',
    expected: 401,
    actual: late.status,
  })
  t.expect.status(late, 401, { what: 'the status of a request with the session of a deleted person', warnOnly: true })
  if (knew.ok) {
    const after = await requestUser(t.agent, person.id)
    t.expect.that(!after.ok, {
      what: 'GET /v1/users/{user_id} of a deleted person, by an agent that had a chat with the person',
      expected: 404,
      actual: { status: after.status, body: after.body },
    })
  }
  if (shown.ok) {
    const after = await requestProfile(t, 'agents', person.handle)
    t.expect.that(!after.ok, {
      what: 'the profile of the handle of a deleted person',
      expected: 404,
      actual: { status: after.status, body: after.body },
    })
  }
  await t.given(t.agent.me(), 'an agent of another person')
})

check(
  'accounts.delete.emits-nothing',
  ['DEL-008'],
  { seconds: 2, needs: { agents: 2, chat: 'agents', ...meeting } },
  async (t) => {
    const [idle, other] = [t.agents[0]!, t.agents[1]!]
    const person = await newPerson(t)
    await meet(t, idle, person)
    const base = await idle.cursor()
    await deleteAccount(t, person)
    let last: string | undefined
    await t.absent({
      what: 'an event about an account or its deletion',
      fence: async () => idle.awaitMessage(base, (last = (await other.sendText(t.chat.id)).messageId)),
      observe: async () => (await idle.eventsSince(base)).find(({ event_type: type }) => /account|delet/i.test(type)),
    })
    // The harness itself causes receipts when it pulls other logs.
    const more = (await idle.eventsSince(base)).filter(
      (event) => (last === undefined || !isReceived(event, last)) && !isReceipt(event),
    )
    if (more.length > 0)
      t.warn(
        `the deletion of a person added events to the log of an idle agent: ${more.map(({ event_type: type }) => type).join(', ')}`,
      )
  },
)

const owned = { agents: 2, persons: 1, ownedBy: 'person', chat: 'agents', hooks: ['deleteAgent'] } as const

check('accounts.token.of-a-deleted-agent', ['AUTH-027'], { needs: owned }, async (t) => {
  const [deleted, left] = [t.agents[0]!, t.agents[1]!]
  const { messageId } = await deleted.sendText(t.chat.id)
  const asks = {
    'GET /v1/agents/me': () => deleted.me(),
    'GET /v1/events': () => deleted.events({ after: 0, timeout: 0 }),
    'GET /v1/chats/{id}/messages': () => deleted.history(t.chat.id),
    'POST /v1/messages': () =>
      deleted.send({ message_id: t.unique.messageId(), chat_id: t.chat.id, parts: [{ type: 'text', text: 'x' }] }),
    'POST /v1/messages/{id}/reactions': () =>
      deleted.react(messageId, { operation: 'add', type: 'emoji', emoji: '👍' }),
  }
  for (const [route, ask] of Object.entries(asks)) await t.given(ask(), `${route} before the deletion`)
  await t.hooks.run('deleteAgent', { agent_id: deleted.id, handle: deleted.handle }, t.person)
  for (const [route, ask] of Object.entries(asks)) {
    const reply = await becomes<Awaited<ReturnType<typeof ask>>>(t, ask, ({ ok }) => !ok)
    t.expect.that(!reply.ok, {
      failureClass: 'leaked',
      what: `${route} with the token of a deleted agent`,
      expected: 401,
      actual: reply.status,
    })
    t.expect.status(reply, 401, { what: `the status of ${route} with the token of a deleted agent` })
  }
  await t.given(left.me(), 'another agent of the same owner')
})

check(
  'accounts.token.deleted-agent-gets-no-webhooks',
  ['AUTH-027'],
  { optionalArea: 'webhooks', seconds: 3, needs: { ...owned, agents: 3, webhook: 'subscribed' } },
  async (t) => {
    const [deleted, writer, witness] = [t.agents[0]!, t.agents[1]!, t.agents[2]!]
    const elsewhere = await t.openChat(writer, witness)
    const arrival = t.timing.settle_ms + 5000
    const before = await writer.sendText(t.chat.id)
    if ((await t.webhook.endpoint.message(before.messageId, arrival)) === undefined)
      t.notTestable('no delivery arrived before the deletion', 'webhooks that reach the receiver (see EVT-001)')
    await t.hooks.run('deleteAgent', { agent_id: deleted.id, handle: deleted.handle }, t.person)
    const messageId = t.unique.messageId()
    // The document does not state whether others may still write to the chat.
    await writer.send({
      message_id: messageId,
      chat_id: t.chat.id,
      parts: [{ type: 'text', text: 'to a deleted agent' }],
    })
    const base = await witness.cursor()
    await t.absent({
      what: 'a delivery to the webhook of a deleted agent',
      failureClass: 'leaked',
      fence: async () => witness.awaitMessage(base, (await writer.sendText(elsewhere)).messageId),
      observe: async () =>
        t.webhook.endpoint.deliveries.find(({ text }) => text.includes(messageId))?.event ?? undefined,
    })
  },
)
