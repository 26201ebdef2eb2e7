import fc from 'fast-check'
import { textParts, type Agent } from '../../client/agent.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext, Run } from '../../check-api/context.ts'
import { agentChat } from '../../fixtures/agent-chat.ts'
import { projections } from '../../fixtures/arrival.ts'
import { messageCore } from '../../model/message-core.ts'
import { sameJson } from '../../client/compare-json.ts'
import { sendRoutes } from '../../fixtures/send-routes.ts'
import { anyPart } from './parts.arbitrary.ts'

type Step =
  'react' | 'unreact' | 'reply' | 'read' | 'delivered' | 'replay' | 'replay-strict' | 'send' | 'patch' | 'delete'
const step = fc.constantFrom<Step>(
  'react',
  'unreact',
  'reply',
  'read',
  'delivered',
  'replay',
  'replay-strict',
  'send',
  'patch',
  'delete',
)

/** Performs one action of a member on an accepted message. The answers are not judged. */
async function act(t: CheckContext, run: Run, actor: Agent, what: Step, messageId: string): Promise<void> {
  const other = { message_id: messageId, parts: textParts(run.marker()), text: run.marker() }
  const reaction = { type: 'emoji', emoji: '\u{1f44d}' }
  if (what === 'react') await actor.react(messageId, { operation: 'add', ...reaction })
  if (what === 'unreact') await actor.react(messageId, { operation: 'remove', ...reaction })
  if (what === 'reply')
    await actor.send({ ...other, message_id: run.messageId(), chat_id: t.chat.id, reply_to: { message_id: messageId } })
  if (what === 'read' && t.offered('read_state')) await actor.read(t.chat.id, messageId)
  if (what === 'delivered' && t.offered('read_state')) await actor.delivered(t.chat.id, messageId)
  if (what === 'replay') await t.agent.send({ ...other, chat_id: t.chat.id })
  if (what === 'replay-strict') await t.agent.sendStrict(t.chat.id, other)
  if (what === 'send') await actor.sendText(t.chat.id)
  if (what === 'patch')
    await actor.call({ method: 'PATCH', path: `/v1/messages/${messageId}`, json: { parts: other.parts } })
  if (what === 'delete') await actor.call({ method: 'DELETE', path: `/v1/messages/${messageId}` })
}

check('messages.history.stored-messages-never-change', ['MSG-004'], { ...agentChat, seconds: 5 }, async (t) => {
  const steps = fc.array(fc.tuple(step, fc.nat({ max: 1 })), { minLength: 3, maxLength: 12 })
  await t.property(
    fc.tuple(fc.array(anyPart, { minLength: 2, maxLength: 5 }), steps),
    async ([parts, list], run) => {
      const target = await t.agent.sendText(t.chat.id)
      const messageId = run.messageId()
      const after = await t.agents[1]!.cursor()
      const body = {
        message_id: messageId,
        chat_id: t.chat.id,
        parts,
        text: run.marker(),
        reply_to: { message_id: target.messageId },
      }
      const answered = messageCore((await t.given(t.agent.send(body), 'a send')).message)
      const arrival = { messageId, sender: t.agent, recipient: t.agents[1]!, after }
      const first = await projections(t, arrival)
      for (const [what, who] of list) await act(t, run, t.agents[who]!, what, messageId)
      const replayed = messageCore(
        sendRoutes[0].message(await t.agent.send({ ...body, parts: textParts(run.marker()) }), messageId),
      )
      t.expect.equal(replayed, answered, {
        what: `the answer of POST /v1/messages after ${list.map(([name]) => name).join(', ')}`,
      })
      for (const { where, message } of await projections(t, arrival)) {
        const before = first.find((one) => one.where === where)?.message
        t.expect.equal(messageCore(message), messageCore(before), {
          what: `the ${where} after ${list.map(([name]) => name).join(', ')}`,
        })
      }
    },
    { runs: { quick: 6, full: 25, deep: 150 } },
  )
})

interface Route {
  requirement: 'MSG-005' | 'MSG-006' | 'MSG-007'
  method: string
  path: (chatId: string, messageId: string) => string
}

const changes: Record<string, readonly Route[]> = {
  edits: ['PATCH', 'PUT'].flatMap((method): Route[] => [
    { requirement: 'MSG-005', method, path: (_chatId, messageId) => `/v1/messages/${messageId}` },
    { requirement: 'MSG-005', method, path: (chatId, messageId) => `/v1/chats/${chatId}/messages/${messageId}` },
  ]),
  unsends: ['unsend', 'delete'].flatMap((action): Route[] => [
    { requirement: 'MSG-006', method: 'POST', path: (_chatId, messageId) => `/v1/messages/${messageId}/${action}` },
    {
      requirement: 'MSG-006',
      method: 'POST',
      path: (chatId, messageId) => `/v1/chats/${chatId}/messages/${messageId}/${action}`,
    },
  ]),
  deletes: [
    { requirement: 'MSG-007', method: 'DELETE', path: (_chatId, messageId) => `/v1/messages/${messageId}` },
    {
      requirement: 'MSG-007',
      method: 'DELETE',
      path: (chatId, messageId) => `/v1/chats/${chatId}/messages/${messageId}`,
    },
  ],
}

for (const [name, routes] of Object.entries(changes)) {
  check(`messages.history.nothing-${name}`, [routes[0]!.requirement], { ...agentChat, seconds: 2 }, async (t) => {
    for (const route of routes) {
      for (const actor of t.agents) {
        const said = await t.agent.sendText(t.chat.id)
        const before = await Promise.all(
          t.agents.map(async (agent) => messageCore(await agent.awaitInHistory(t.chat.id, said.messageId))),
        )
        const json = route.method === 'DELETE' ? undefined : { parts: textParts(t.unique.marker('edited')) }
        const reply = await actor.call({ method: route.method, path: route.path(t.chat.id, said.messageId), json })
        const fence = await t.agent.sendText(t.chat.id)
        for (const [index, agent] of t.agents.entries()) {
          await t.eventually('a later message in the history', () =>
            agent.awaitInHistory(t.chat.id, fence.messageId, 0),
          )
          const entries = await agent.inHistory(t.chat.id, said.messageId)
          const what = `the history of ${agent === t.agent ? 'the sender' : 'the recipient'} contains the unchanged message after ${route.method} ${route.path('{chat}', '{message}')}`
          t.expect.that(entries.length === 1 && sameJson(messageCore(entries[0]), before[index]), {
            what,
            expected: [before[index]],
            actual: entries.map(messageCore),
          })
        }
        t.expect.that(!reply.ok, {
          warnOnly: true,
          what: `${route.method} ${route.path('{chat}', '{message}')} is not a route`,
          actual: reply.status,
        })
      }
    }
  })
}
