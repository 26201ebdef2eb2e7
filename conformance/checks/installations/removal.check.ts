import { isReceipt, isReceived, textParts } from '../../client/agent.ts'
import type { Reply } from '../../client/exchange.ts'
import { check, type RequirementId } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { codeOf } from '../../fixtures/error-body.ts'
import { asked, historyOfPerson, install, acknowledgements, sends, uninstall } from './removal.ts'

const withPerson = { agents: 1, persons: 1, chat: 'person', hooks: ['uninstall'] } as const

function expectForbidden(t: CheckContext, reply: Reply, route: string, requirement: RequirementId): void {
  const what = `${route} of an agent that the person of the chat removed`
  t.expect.status(reply, 403, { requirement, what: `the status of ${what}` })
  t.expect.equal(codeOf(reply.body), 'forbidden', { requirement, what: `the code of ${what}` })
}

check('installations.uninstall.ends-sends', ['INST-001', 'AUTH-022'], { needs: withPerson }, async (t) => {
  await install(t)
  const before: string[] = []
  for (const [route, send] of sends(t, t.agent)) {
    before.push(t.unique.messageId())
    await t.given(send(before.at(-1)!), `${route} of an installed agent`)
  }
  await t.hooks.run('uninstall', { handle: t.agent.handle, agent_id: t.agent.id }, t.person)
  const rejected: string[] = []
  for (const [route, send] of sends(t, t.agent)) {
    rejected.push(t.unique.messageId())
    expectForbidden(t, await send(rejected.at(-1)!), route, 'INST-001')
  }
  const shown = (await historyOfPerson(t, before))?.map(({ message_id: id }) => id)
  if (shown === undefined) return
  t.expect.equal(
    before.filter((id) => !shown.includes(id)),
    [],
    { what: 'messages from before the removal that the person can no longer read', warnOnly: true },
  )
  t.expect.equal(
    rejected.filter((id) => shown.includes(id)),
    [],
    { failureClass: 'changed', what: 'rejected messages of a removed agent that the person can read' },
  )
})

check('installations.uninstall.ends-other-writes', ['AUTH-022'], { needs: withPerson }, async (t) => {
  await install(t)
  const [one, two] = [await asked(t), await asked(t)]
  if (one === null || two === null)
    return t.notTestable('the person has sent no message to react to', 'provision.sendAsPerson in the target file')
  for (const [route, write] of acknowledgements(t, t.agent, one))
    await t.given(write(), `${route} of an installed agent`)
  const typing = t.offered('typing') && (await t.agent.typing(t.chat.id, true)).ok
  expectForbidden(t, await uninstall(t, t.agent, t.chat.id), 'POST /v1/messages', 'AUTH-022')
  for (const [route, write] of acknowledgements(t, t.agent, two)) expectForbidden(t, await write(), route, 'AUTH-022')
  if (!typing) return
  const reply = await t.agent.typing(t.chat.id, true)
  t.expect.status(reply, '4xx', { what: 'POST typing of an agent that the person of the chat removed' })
  t.expect.status(reply, 403, { what: 'the status of POST typing of a removed agent', warnOnly: true })
})

check('installations.uninstall.leaves-what-was', ['INST-004', 'INST-005'], { needs: withPerson }, async (t) => {
  await install(t)
  const question = await asked(t)
  if (question !== null) await t.agent.awaitMessage(0, question)
  const { messageId } = await t.agent.sendText(t.chat.id)
  const first = await uninstall(t, t.agent, t.chat.id)
  if (first.ok)
    t.notTestable('a removed agent can still write (see INST-001)', 'a target that rejects writes of a removed agent')
  const again = await t.agent.send({ message_id: messageId, chat_id: t.chat.id, parts: textParts('again') })
  t.observeDecision('AMB-009', `a repeated send of a removed agent answers ${again.status}`)
  t.expect.that(again.ok || again.status === 403, {
    requirement: 'INST-005',
    what: 'a repeated send of a removed agent',
    expected: '2xx or 403',
    actual: again.status,
  })
  const entries = (await historyOfPerson(t, [messageId]))?.filter(({ message_id: id }) => id === messageId)
  if (entries !== undefined)
    t.expect.equal(entries.length, 1, {
      requirement: 'INST-005',
      what: 'history entries of a message that a removed agent sent again',
    })
  const history = await t.agent.history(t.chat.id)
  t.observeDecision('AMB-056', `history answers ${history.status} to a removed agent`)
  t.expect.that(history.ok || [403, 404].includes(history.status), {
    requirement: 'INST-004',
    what: 'the history for a removed agent',
    expected: '200, 403 or 404',
    actual: history.status,
  })
  if (question === null) return
  const log = await t.agent.eventsSince(0)
  t.expect.some(log, (event) => isReceived(event, question), {
    requirement: 'INST-004',
    what: 'an event from before the removal is still in the log of the agent',
  })
})

check(
  'installations.uninstall.leaves-other-chats',
  ['INST-008'],
  { needs: { agents: 2, persons: 1, ownedBy: 'person', chat: 'agents', hooks: ['uninstall'] } },
  async (t) => {
    const chatId = await t.openChat(t.person, t.agent)
    await install(t)
    await t.agent.sendText(chatId)
    const first = await uninstall(t, t.agent, chatId)
    if (first.ok)
      t.notTestable('a removed agent can still write (see INST-001)', 'a target that rejects writes of a removed agent')
    const base = await t.agents[1]!.cursor()
    const messageId = t.unique.messageId()
    const reply = await t.agent.send({ message_id: messageId, chat_id: t.chat.id, parts: textParts('elsewhere') })
    t.expect.status(reply, '2xx', { what: 'a send of the agent in a chat without the person who removed it' })
    if (reply.ok)
      t.expect.that((await t.agents[1]!.awaitMessage(base, messageId)) !== undefined, {
        what: 'the message of the agent in that chat arrives',
      })
  },
)

/** Returns whether an event type is about installations, other than participant.removed and reaction.removed. */
const speaksOfIt = (type: string): boolean =>
  /install/i.test(type) || (/remov/i.test(type) && !/^(participant|reaction)\./.test(type))

check(
  'installations.uninstall.emits-nothing',
  ['INST-003'],
  { seconds: 2, needs: { agents: 2, persons: 1, ownedBy: 'person', chat: 'agents', hooks: ['install', 'uninstall'] } },
  async (t) => {
    const chatId = await t.openChat(t.person, t.agent)
    const base = await t.agent.cursor()
    await install(t)
    await t.agent.sendText(chatId)
    // When this message is in the log, the events of the installation are as well (AMB-107).
    await t.agent.awaitMessage(base, (await t.agents[1]!.sendText(t.chat.id)).messageId)
    const installed = await t.agent.cursor()
    await uninstall(t, t.agent, chatId)
    let last: string | undefined
    await t.absent({
      what: 'an event about an installation or its removal',
      fence: async () => t.agent.awaitMessage(installed, (last = (await t.agents[1]!.sendText(t.chat.id)).messageId)),
      observe: async () => (await t.agent.eventsSince(base)).find(({ event_type: type }) => speaksOfIt(type)),
    })
    // The harness itself causes receipts when it pulls other logs.
    const others = (await t.agent.eventsSince(installed)).filter(
      (event) => (last === undefined || !isReceived(event, last)) && !isReceipt(event),
    )
    if (others.length > 0)
      t.warn(`a removal added events to the log of the agent: ${others.map(({ event_type: type }) => type).join(', ')}`)
  },
)
