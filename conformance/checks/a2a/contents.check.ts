/** Contents of A2A messages: several parts, and non-ASCII characters. */
import { textOf } from '../../client/agent.ts'
import type { Agent } from '../../client/agent.ts'
import { check } from '../../check-api/check.ts'
import { createTask, pair, readTask, type Pair, callerAndWorker } from '../../fixtures/a2a-tasks.ts'
import { answerText } from '../../fixtures/a2a-calls.ts'
import { WaitingCall } from '../../fixtures/a2a-waits.ts'

const options = { needs: pair } as const

check('a2a.message.all-parts-arrive', ['A2A-007', 'A2A-009'], { ...options, seconds: 2 }, async (t) => {
  const [caller, agent] = t.agents as Pair
  const texts = [t.unique.marker('Grüße 你好 🌍'), t.unique.marker('zweiter Teil')]
  const after = await agent.cursor()
  const abort = new AbortController()
  const waiting = new WaitingCall(t, caller, agent, texts[0]!, {
    message: { parts: texts.map((text) => ({ text })) },
    signal: abort.signal,
  })
  const event = await t.eventually('the A2A message in the log of the called agent', () =>
    agent.awaitEvent(after, ({ event_type: type, data }) => isFrom(type, data, texts), 1000),
  )
  const shown = textOf(event.data.message)
  for (const text of texts)
    t.expect.that(shown.includes(text), {
      failureClass: 'changed',
      what: 'the text of a part of an A2A message in the chat',
      expected: text,
      actual: shown,
    })
  const reply = t.unique.marker('Antwort für 你 🌍')
  await sendReply(agent, event.chat_id, reply, String(event.data.message?.message_id))
  const answer = await waiting.answer()
  t.expect.equal(answer && answerText(answer), reply, {
    requirement: 'A2A-009',
    failureClass: 'changed',
    what: 'the text of an answer with non-ASCII characters',
  })
  abort.abort()
})

/** Returns whether an event is the message of the call, even if its text was changed. */
function isFrom(type: string, data: unknown, texts: readonly string[]): boolean {
  const shown = JSON.stringify(data)
  const tails = texts.map((text) => text.slice(-12))
  return type === 'message.received' && tails.some((tail) => shown.includes(tail))
}

const sendReply = (agent: Agent, chatId: string, text: string, messageId: string): Promise<unknown> =>
  agent.sendText(chatId, text, { reply_to: { message_id: messageId } })

check('a2a.task.keeps-all-parts', ['A2A-010'], options, async (t) => {
  const [caller, worker] = await callerAndWorker(t)
  const texts = [t.unique.marker('one'), t.unique.marker('two')]
  const { id } = await createTask(t, caller, worker, { message: { parts: texts.map((text) => ({ text })) } })
  const { history = [] } = await readTask(t, caller, worker, id, { historyLength: 10 })
  const shown = JSON.stringify(history)
  if (!texts.some((text) => shown.includes(text)))
    t.notTestable('the task contains no message of its requester', 'a history in GetTask')
  for (const text of texts)
    t.expect.that(shown.includes(text), {
      failureClass: 'lost',
      what: 'a part of the message that created a task, in the history of the task',
      expected: text,
      actual: history,
    })
})
