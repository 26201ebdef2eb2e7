/**
 * Answers to sends above a rate limit, which must have no effect. A hook sets the limit, or a burst of sends reaches
 * it.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { textParts } from '../../client/agent.ts'
import type { Reply } from '../../client/exchange.ts'
import { until } from '../../client/until.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { codeOf, expectErrorBody, errorReply } from '../../fixtures/error-body.ts'

/** Requests that the hook allows in a window. */
const requests = 4
/** Sends above the limit of each of several processes, which synchronize their counters with a delay. */
const sendsOverIt = 24
/** Time after the window, in milliseconds, within which the target must accept a rejected send. */
const longestWaitMs = 6000

interface Sent {
  messageId: string
  reply: Reply
}

check(
  'errors.rate.refused-send',
  ['RATE-001', 'RATE-003', 'ERR-013', 'ERR-034', 'ERR-019', 'ERR-016'],
  {
    optionalArea: 'rate_limits',
    needs: { agents: 2, chat: 'agents', freshAgents: true, usesUp: true },
    seconds: 4,
    timeoutSeconds: 150,
  },
  async (t) => {
    const [sender, reader] = [t.agents[0]!, t.agents[1]!]
    const { messageId: backTo } = await sender.sendText(t.chat.id)
    const after = await reader.cursor()
    const rejected = await meetLimit(t)
    for (const { reply } of rejected) judgeRejection(t, reply)
    const fence = await reader.sendText(t.chat.id)
    await t.eventually('a later message', () => reader.awaitInHistory(t.chat.id, fence.messageId, 0))
    const ids = new Set(rejected.map(({ messageId }) => messageId))
    const stored = (await reader.historyAll(t.chat.id, { backTo })).filter(({ message_id: id }) => ids.has(id))
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

/** Sends messages at once until the limit rejects some. @throws NotTestable if it rejects none */
async function meetLimit(t: CheckContext): Promise<Sent[]> {
  const limited = t.hooks.has('limitRate')
  const most = limited ? sendsOverIt : t.target.limits.burst
  if (most === undefined)
    return t.notTestable(
      'the target file describes no way to reach a rate limit',
      'the hook limitRate, or limits.burst in the target file',
    )
  const seconds = t.target.limits.rate_window_seconds
  if (limited) await t.hooks.run('limitRate', { handle: t.agent.handle, requests, seconds })
  const sent = await Promise.all(Array.from({ length: most }, () => sendOnce(t, t.unique.messageId())))
  const rejected = sent.filter(({ reply }) => !reply.ok && (limited || reply.status === 429))
  if (rejected.length === 0)
    t.notTestable(
      `none of ${most} simultaneous sends reached a rate limit`,
      'a lower limit of the hook limitRate, or a higher limits.burst in the target file',
    )
  // A 503 beside answers of the limit is a short outage, which any request may meet (ERR-015).
  const limitedOnly = rejected.filter(({ reply }) => reply.status !== 503)
  return limitedOnly.length > 0 ? limitedOnly : rejected
}

async function sendOnce(t: CheckContext, messageId: string): Promise<Sent> {
  const body = { message_id: messageId, chat_id: t.chat.id, parts: textParts(messageId) }
  return { messageId, reply: await t.agent.send(body, { answers: [429, 503] }) }
}

function judgeRejection(t: CheckContext, reply: Reply): void {
  const what = 'a send above the rate limit'
  const code = codeOf(reply.body)
  const actual = { status: reply.status, body: reply.body }
  t.expect.that(code !== 'rate_limited' || reply.status === 429, {
    requirement: 'ERR-013',
    what: `the code rate_limited has status 429 (${what})`,
    expected: 429,
    actual,
  })
  t.expect.that(code !== 'limit_exceeded', {
    requirement: 'RATE-003',
    what: `the code of ${what} is not the code of a resource limit`,
    expected: 'rate_limited',
    actual,
  })
  t.expect.status(reply, 429, { requirement: 'RATE-001', what: `status of ${what}` })
  expectErrorBody(t, errorReply(reply, what), { requirement: 'RATE-001' })
  t.expect.equal(code, 'rate_limited', { requirement: 'RATE-001', what: `error.code of ${what}` })
  judgeWait(t, reply)
}

/** Judges the wait in the header (seconds or a date, RFC 9110, 10.2.3) or in the body; it may be absent (AMB-088). */
function judgeWait(t: CheckContext, reply: Reply): void {
  const header = reply.headers['retry-after']
  const { retry_after: member } = (reply.body as { error: { retry_after?: unknown } }).error
  if (header === undefined && member === undefined)
    t.warn('a 429 does not tell how long to wait', { requirement: 'ERR-034' })
  t.expect.that(member === undefined || member === null || (Number.isInteger(member) && (member as number) >= 0), {
    requirement: 'ERR-034',
    what: 'error.retry_after of a 429 is an integer number of seconds',
    expected: 'an integer of at least 0',
    actual: member,
  })
  t.expect.that(header === undefined || /^\d+$/.test(header) || !Number.isNaN(Date.parse(header)), {
    requirement: 'ERR-034',
    what: 'Retry-After of a 429 is a number of seconds or a date',
    expected: 'seconds',
    actual: header,
  })
}

/** Asserts that a retry with the same id succeeds, because the target must not store a rejected send. */
async function repeat(t: CheckContext, messageId: string): Promise<void> {
  const windowMs = t.target.limits.rate_window_seconds * 1000
  const withinMs = windowMs + longestWaitMs
  // The hook states the limit: a window without a request allows the next one.
  if (t.hooks.has('limitRate')) await pause(windowMs)
  let retries = 0
  const reply = await until(async () => {
    const { reply: again } = await sendOnce(t, messageId)
    retries += 1
    return again.status === 429 || again.status >= 500 ? undefined : again
  }, withinMs)
  t.expect.that(retries === 1 || !t.hooks.has('limitRate'), {
    requirement: 'RATE-001',
    warnOnly: true,
    what: `the first send after a window of ${windowMs} ms without a request is accepted`,
    expected: 1,
    actual: retries,
  })
  if (reply === undefined)
    return t.notTestable(
      `the limit still rejected the send after ${withinMs / 1000} s`,
      'a limit with a shorter window',
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
