/** What a request over a rate limit is answered, and that it did nothing. No limit need exist: it is set by a hook, or sought. */
import { textParts } from '../../client/agent.ts'
import type { Reply } from '../../client/exchange.ts'
import { until } from '../../client/until.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { codeOf, expectErrorBody, errorReply } from '../../fixtures/error-body.ts'

/** The limit that the hook sets: a few requests, and windows that end soon. */
const limit = { requests: 4, seconds: 2 }
/** Enough for each of several processes, which notify each other a moment later. */
const sendsOverIt = 24
const longestWaitMs = 8000

interface Sent {
  messageId: string
  reply: Reply
}

check(
  'errors.rate.refused-send',
  ['RATE-001', 'RATE-003', 'ERR-013', 'ERR-034', 'ERR-019', 'ERR-016'],
  { area: 'errors', needs: { agents: 2, chat: 'agents', freshAgents: true, usesUp: true }, seconds: 4 },
  async (t) => {
    const [sender, reader] = [t.agents[0]!, t.agents[1]!]
    await sender.say(t.chat.id)
    const after = await reader.cursor()
    const rejected = await meetLimit(t)
    for (const { reply } of rejected) judgeRejection(t, reply)
    const fence = await reader.say(t.chat.id)
    await t.eventually('a later message', () => reader.awaitInHistory(t.chat.id, fence.messageId, 0))
    const ids = new Set(rejected.map(({ messageId }) => messageId))
    const stored = (await reader.historyAll(t.chat.id, t.target.names.message_sequence, 2)).filter(
      ({ message_id: id }) => ids.has(id),
    )
    t.expect.equal(stored, [], {
      failureClass: 'changed',
      what: 'messages in the history whose send was rejected by the limit',
    })
    const events = (await reader.eventsSince(after)).filter(({ data }) => ids.has(data?.message?.message_id ?? ''))
    t.expect.equal(events, [], {
      failureClass: 'changed',
      what: 'events of messages whose send was rejected by the limit',
    })
    await repeat(t, rejected[0]!.messageId)
  },
)

/** Sends at once until the limit rejects some. @throws NotTestable when none is rejected */
async function meetLimit(t: CheckContext): Promise<Sent[]> {
  const limited = t.hooks.has('limitRate')
  const most = limited ? sendsOverIt : t.target.limits.burst
  if (most === undefined)
    return t.notTestable(
      'nothing may be done to meet a rate limit',
      'the hook limitRate, or limits.burst in the target file',
    )
  if (limited) await t.hooks.run('limitRate', { handle: t.agent.handle, ...limit })
  const sent = await Promise.all(Array.from({ length: most }, () => sendOnce(t, t.unique.messageId())))
  const rejected = sent.filter(({ reply }) => !reply.ok && (limited || reply.status === 429))
  if (rejected.length === 0)
    t.notTestable(
      `none of ${most} sends at once met a rate limit`,
      'a lower limit of the hook limitRate, or a higher limits.burst in the target file',
    )
  return rejected
}

async function sendOnce(t: CheckContext, messageId: string): Promise<Sent> {
  const body = { message_id: messageId, chat_id: t.chat.id, parts: textParts(messageId) }
  return { messageId, reply: await t.agent.send(body, { patient: false }) }
}

function judgeRejection(t: CheckContext, reply: Reply): void {
  const what = 'a send over the rate limit'
  const code = codeOf(reply.body)
  const actual = { status: reply.status, body: reply.body }
  t.expect.that(code !== 'rate_limited' || reply.status === 429, {
    requirement: 'ERR-013',
    what: `code rate_limited goes with 429 (${what})`,
    expected: 429,
    actual,
  })
  t.expect.that(code !== 'limit_exceeded', {
    requirement: 'RATE-003',
    what: `the code of ${what} is not that of a resource limit`,
    expected: 'rate_limited',
    actual,
  })
  t.expect.status(reply, 429, { requirement: 'RATE-001', what: `status of ${what}` })
  expectErrorBody(t, errorReply(reply, what), { requirement: 'RATE-001' })
  t.expect.equal(code, 'rate_limited', { requirement: 'RATE-001', what: `error.code of ${what}` })
  judgeWait(t, reply)
}

/** The wait is in the header, in the body, or nowhere (AMB-088); a header may also hold a date (RFC 9110, 10.2.3). */
function judgeWait(t: CheckContext, reply: Reply): void {
  const header = reply.headers['retry-after']
  const { retry_after: member } = (reply.body as { error: { retry_after?: unknown } }).error
  if (header === undefined && member === undefined)
    t.warn('a 429 says nowhere how long to wait', { requirement: 'ERR-034' })
  t.expect.that(member === undefined || member === null || (Number.isInteger(member) && (member as number) >= 0), {
    requirement: 'ERR-034',
    what: 'error.retry_after of a 429 is a whole number of seconds',
    expected: 'an integer of 0 or more',
    actual: member,
  })
  t.expect.that(header === undefined || /^\d+$/.test(header) || !Number.isNaN(Date.parse(header)), {
    requirement: 'ERR-034',
    what: 'Retry-After of a 429 is a number of seconds or a date',
    expected: 'seconds',
    actual: header,
  })
}

/** Retries are good with the same id: the rejected send was not remembered. */
async function repeat(t: CheckContext, messageId: string): Promise<void> {
  const reply = await until(async () => {
    const { reply: again } = await sendOnce(t, messageId)
    return again.status === 429 || again.status >= 500 ? undefined : again
  }, longestWaitMs)
  if (reply === undefined)
    return t.notTestable(
      `the limit still rejected the send after ${longestWaitMs / 1000} s`,
      'a limit whose window ends sooner',
    )
  t.expect.status(reply, '2xx', {
    requirement: 'ERR-019',
    failureClass: 'lost',
    what: 'the retry of a send that the limit rejected, with the same message_id',
  })
  const stored = await t.eventually('the message of the retry', async () => {
    const found = await t.agents[1]!.inHistory(t.chat.id, messageId)
    return found.length > 0 ? found : undefined
  })
  t.expect.equal(stored.length, 1, {
    requirement: 'ERR-019',
    failureClass: 'duplicated',
    what: 'messages with this id after the retry',
  })
}
