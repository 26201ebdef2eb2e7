/** Outage of the target's database: its answers differ from rejections, and retried sends are not lost. */
import { textParts } from '../../client/agent.ts'
import { NoReplyError, type Reply } from '../../client/exchange.ts'
import { until } from '../../client/until.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { codeOf, statusOfCode } from '../../fixtures/error-body.ts'
import { effectTimeoutMs } from '../../fixtures/timeouts.ts'

const recoveryMs = 15_000

/** Codes of an outage, each with the requirement for its status. */
const rows = { internal_error: 'ERR-014', temporarily_unavailable: 'ERR-015' } as const

check(
  'errors.outage.refuses-and-recovers',
  ['ERR-015', 'ERR-014', 'ERR-019', 'ERR-016'],
  { needs: { agents: 2, chat: 'agents', hooks: ['failDatabase'] }, exclusive: true, seconds: 3 },
  async (t) => {
    const [sender, reader] = [t.agents[0]!, t.agents[1]!]
    await sender.sendText(t.chat.id)
    const ids = [t.unique.messageId(), t.unique.messageId()]
    const send = (messageId: string) =>
      sender.send({ message_id: messageId, chat_id: t.chat.id, parts: textParts(messageId) }, { answers: [429, 503] })
    let answers: (Reply | undefined)[] = []
    await t.hooks.run('failDatabase', { up: false })
    try {
      answers = [
        await answerTo(() => send(ids[0]!)),
        await answerTo(() => sender.me({ answers: [429, 503] })),
        await answerTo(() => send(ids[1]!)),
      ]
    } finally {
      await t.hooks.run('failDatabase', { up: true })
    }
    for (const answer of answers) if (answer !== undefined) judgeAnswer(t, answer)
    const back = await until(async () => (await answerTo(() => reader.me()))?.ok, recoveryMs)
    if (back === undefined)
      t.notTestable(
        `the target did not recover within ${recoveryMs / 1000} s after the outage`,
        'a target that reconnects to its database',
      )
    const accepted = [answers[0], answers[2]].map((answer) => answer?.ok === true)
    if (accepted.every(Boolean)) t.warn('sends were accepted while the database was unavailable (AMB-150)')
    for (const [index, messageId] of ids.entries()) {
      if (accepted[index]) await expectStored(t, messageId, 'ERR-015', 'a send that was accepted during the outage')
      else await retry(t, send, messageId)
    }
  },
)

async function answerTo(ask: () => Promise<Reply>): Promise<Reply | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof NoReplyError) return undefined
    throw error
  }
}

function judgeAnswer(t: CheckContext, { status, body }: Reply): void {
  const code = codeOf(body)
  for (const [name, requirement] of Object.entries(rows)) {
    t.expect.that(code !== name || status === statusOfCode[name], {
      requirement,
      what: `the code ${name} has status ${statusOfCode[name]} during an outage`,
      expected: statusOfCode[name],
      actual: { status, body },
    })
  }
  if (status >= 400 && status < 500)
    t.warn(`an outage is answered with ${status}, after which clients do not retry`, {
      requirement: 'ERR-015',
      details: body,
    })
  if (status === 500 && code !== 'internal_error')
    t.warn(`a 500 has the code ${String(code)}`, { requirement: 'ERR-014' })
}

async function retry(t: CheckContext, send: (messageId: string) => Promise<Reply>, messageId: string): Promise<void> {
  const reply = await until(async () => {
    const again = await answerTo(() => send(messageId))
    return again === undefined || again.status === 429 || again.status >= 500 ? undefined : again
  }, recoveryMs)
  if (reply === undefined)
    return t.notTestable(
      'the retry of a send was answered with 429 or 5xx after the outage',
      'a target that accepts sends after an outage',
    )
  t.expect.status(reply, '2xx', {
    requirement: 'ERR-019',
    failureClass: 'lost',
    what: 'the retry of a send that an outage rejected, with the same message_id',
  })
  await expectStored(t, messageId, 'ERR-019', 'a send that was repeated after the outage')
}

/** Asserts that the message is stored exactly once within the settle time. */
async function expectStored(
  t: CheckContext,
  messageId: string,
  requirement: 'ERR-015' | 'ERR-019',
  what: string,
): Promise<void> {
  const reader = t.agents[1]!
  const found = await until(async () => {
    const stored = await reader.inHistory(t.chat.id, messageId)
    return stored.length > 0 ? stored : undefined
  }, effectTimeoutMs(t))
  t.expect.that(found !== undefined, {
    requirement,
    failureClass: 'lost',
    what: `the message of ${what} is in the history`,
    expected: messageId,
    actual: 'nothing',
  })
  t.expect.equal(found?.length, 1, {
    requirement,
    failureClass: 'duplicated',
    what: `messages in the history of ${what}`,
  })
}
