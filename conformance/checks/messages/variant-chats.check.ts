/** Chats that sends to handles create: at most one person and six agents, and the message requests of the person. */
import type { Agent } from '../../client/agent.ts'
import { sendTo, valueParts } from '../../client/variant.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { NotTestable } from '../../client/not-testable.ts'
import { variantChat } from '../../fixtures/agent-chat.ts'
import { addTo } from '../../fixtures/groups.ts'
import { chatOf, write } from '../../fixtures/variant-sends.ts'
import { sendTextAs } from '../../fixtures/persons.ts'

const handlesOf = (actors: readonly { handle: string }[]): string[] => actors.map(({ handle }) => handle)

check(
  'messages.send-to-handles.too-many',
  ['VMSG-012'],
  { ...variantChat, needs: { agents: 7, persons: 2, ownedBy: 'person' }, seconds: 2 },
  async (t) => {
    const [writer, ...others] = t.agents as [Agent, ...Agent[]]
    const [owner, stranger] = [t.persons[0]!, t.persons[1]!]
    const afters = await Promise.all(others.map((agent) => agent.cursor()))
    const lists = {
      'a person and six other agents': handlesOf([owner, ...others]),
      'two persons': handlesOf([owner, stranger]),
    }
    for (const [what, to] of Object.entries(lists)) {
      const text = t.unique.marker('rejected')
      await t.rejects({
        what: `a send to ${what}`,
        expect: '4xx',
        attempt: () => sendTo(writer, to, { parts: valueParts(text) }),
        control: () => write(writer, others[0]!, t.unique.marker()),
        effect: async () => {
          const logs = await Promise.all(others.map((agent, index) => agent.eventsSince(afters[index]!)))
          return logs.find((log) => JSON.stringify(log).includes(text))
        },
      })
    }
  },
)

check(
  'chats.add-member.seventh-agent',
  ['LIM-017'],
  {
    ...variantChat,
    needs: { agents: 7, persons: 1, ownedBy: 'person', freshAgents: true, hooks: ['addMember', 'sendAsPerson'] },
    seconds: 2,
  },
  async (t) => {
    const [writer, two, three, four, five, six, seven] = t.agents as [Agent, Agent, Agent, Agent, Agent, Agent, Agent]
    const made = await sendTo(writer, handlesOf([t.person, two, three, four, five]), {
      parts: valueParts(t.unique.marker()),
    })
    if (!made.ok)
      t.notTestable(
        'sends to several handles are rejected (AMB-092)',
        'a target whose variant sends create chats of several members',
      )
    const chatId = await chatOf(t, made, 'a send to several handles')
    await sendTextAs(t, t.person, chatId)
    await add(t, chatId, six)
    if (!(await isMember(t, writer, chatId, six)))
      t.notTestable('the sixth agent did not become a member', 'a hook addMember that adds agents')
    await add(t, chatId, seven)
    t.expect.that(!(await isMember(t, writer, chatId, seven)), {
      what: 'a seventh agent next to one person is a member of the chat',
      expected: 'no',
      actual: 'yes',
    })
  },
)

/** Adds an agent. A rejection is expected, so the check judges the later membership instead. */
async function add(t: CheckContext, chatId: string, agent: Agent): Promise<void> {
  try {
    await addTo(t, chatId, agent)
  } catch (error) {
    if (!(error instanceof NotTestable)) throw error
  }
}

/** Returns whether an agent receives a new message of the chat. */
async function isMember(t: CheckContext, writer: Agent, chatId: string, agent: Agent): Promise<boolean> {
  const { messageId } = await writer.sendText(chatId)
  return (await agent.awaitMessage(0, messageId, t.timing.settle_ms)) !== undefined
}

check(
  'messages.send-to-handles.request-waits',
  ['VMSG-013'],
  {
    ...variantChat,
    needs: { agents: 1, persons: 1, ownedBy: 'person', freshAgents: true, hooks: ['listRequests', 'sendAsPerson'] },
    seconds: 2,
  },
  async (t) => {
    const chatId = await chatOf(
      t,
      write(t.agent, t.person, t.unique.marker()),
      'a first message of an agent to a person',
    )
    const waiting = async (): Promise<boolean> =>
      JSON.stringify(await t.hooks.run('listRequests', {}, t.person)).includes(chatId)
    await t.eventually('the chat of the first message among the message requests of the person', waiting)
    t.expect.that(await waiting(), { what: 'the chat is a message request until the person replies' })
    await sendTextAs(t, t.person, chatId)
    await t.eventually(
      'the chat is no longer a message request after the reply of the person',
      async () => !(await waiting()),
    )
  },
)
