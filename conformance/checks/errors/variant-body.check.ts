/** Error bodies of the variant form. Error bodies of the current form are not judged (AMB-087). */
import type { Reply } from '../../client/exchange.ts'
import { sendTo, subscribe, valueParts } from '../../client/variant.ts'
import { check } from '../../check-api/check.ts'
import { NotOffered } from '../../check-api/outcome.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { codeOf } from '../../fixtures/error-body.ts'

interface Rejected {
  what: string
  status: number
  body: { error?: Record<string, unknown> } & Record<string, unknown>
}

const isVariant = ({ status, body }: Reply): boolean =>
  status >= 400 && typeof body === 'object' && body !== null && typeof codeOf(body) !== 'string'

/** Returns rejections of variant requests that have the variant body. @throws NotOffered if there is none */
async function rejections(t: CheckContext): Promise<Rejected[]> {
  const { handle } = t.agents[1]!
  await t.given(sendTo(t.agent, [handle], { parts: valueParts(t.unique.marker()) }), 'a variant send')
  const send = (to: unknown, message: unknown): Promise<Reply> => sendTo(t.agent, to as string[], message as never)
  const asked: Record<string, Reply> = {
    'a variant send without parts': await send([handle], { parts: [] }),
    'a variant send of 101 parts': await send([handle], {
      parts: valueParts(...Array.from({ length: 101 }, () => 'x')),
    }),
    'a variant send without recipients': await send([], { parts: valueParts('x') }),
    'a variant send to an unknown handle': await send([t.unique.handle('unused')], { parts: valueParts('x') }),
    'a variant text without value': await send([handle], { parts: [{ type: 'text' }] }),
  }
  if (t.offered('webhooks'))
    asked['a subscription without a URL'] = await subscribe(t.agent, { subscribed_events: ['message.received'] })
  const found = Object.entries(asked)
    .filter(([, reply]) => isVariant(reply))
    .map(([what, { status, body }]) => ({ what, status, body: body as Rejected['body'] }))
  if (found.length === 0) throw new NotOffered('every rejection has the body of the current form (AMB-087)')
  return found
}

check(
  'errors.variant-body.members',
  ['ERR-020', 'ERR-021', 'ERR-022', 'ERR-023', 'ERR-024', 'ERR-025', 'ERR-026'],
  { forms: ['variant'], optionalArea: 'variant_errors', needs: { agents: 2, chat: 'agents' } },
  async (t) => {
    for (const { what, status, body } of await rejections(t)) {
      const { error = {}, success, trace_id: trace } = body
      t.expect.equal(error['status'], status, { what: `error.status of ${what}` })
      t.expect.that(Number.isInteger(error['code']), {
        requirement: 'ERR-021',
        what: `error.code of ${what} is an integer`,
        actual: error['code'],
      })
      t.expect.that(typeof error['message'] === 'string', {
        requirement: 'ERR-022',
        what: `error.message of ${what} is a string`,
        actual: error['message'],
      })
      if (error['message'] === '') t.warn(`error.message of ${what} is empty`, { requirement: 'ERR-022' })
      const url = error['doc_url']
      t.expect.that(typeof url === 'string' && url !== '', {
        requirement: 'ERR-023',
        what: `error.doc_url of ${what} is a link`,
        actual: url,
      })
      if (!URL.canParse(String(url)))
        t.warn(`error.doc_url of ${what} is not an absolute URL`, { requirement: 'ERR-023' })
      const wait = error['retry_after'] ?? null
      if (status !== 429)
        t.expect.equal(wait, null, { requirement: 'ERR-024', what: `error.retry_after of ${what}, which is not a 429` })
      t.expect.equal(success, false, { requirement: 'ERR-025', what: `success of ${what}` })
      t.expect.that(trace === undefined || typeof trace === 'string', {
        requirement: 'ERR-026',
        what: `trace_id of ${what} is a string`,
        actual: trace,
      })
    }
  },
)

const openMs = 3000

/** Returns the status at a URL. Undefined if it is unreachable, or neither HTTPS nor at the target. */
async function statusAt(t: CheckContext, address: URL): Promise<number | undefined> {
  if (address.origin === new URL(t.http.baseUrl).origin)
    return (await t.request({ method: 'GET', path: address.href, headers: { accept: 'text/html, */*' } })).status
  if (address.protocol !== 'https:') return undefined
  // An answer of another host proves nothing about the target, so it is neither timed nor recorded.
  const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(openMs) }).catch(() => null)
  await answer?.body?.cancel()
  return answer?.status
}

check(
  'errors.variant-body.doc-url-leads-somewhere',
  ['ERR-023'],
  { forms: ['variant'], optionalArea: 'variant_errors', needs: { agents: 2, chat: 'agents' } },
  async (t) => {
    const urls = (await rejections(t)).map(({ body }) => String(body.error?.['doc_url']))
    let opened = 0
    for (const url of new Set(urls)) {
      const address = URL.parse(url, t.http.baseUrl)
      const status = address === null ? undefined : await statusAt(t, address)
      if (status === undefined) continue
      opened += 1
      t.expect.that(status !== 404 && status !== 410, {
        what: `error.doc_url ${url} is found`,
        expected: 'the documentation of the error',
        actual: status,
      })
    }
    if (opened === 0)
      t.notTestable(
        'no error.doc_url could be requested',
        'a doc_url under base_url, or on an https host that the harness reaches',
      )
  },
)

check(
  'errors.variant-body.rate-limited',
  ['RATE-002', 'ERR-024'],
  {
    forms: ['variant'],
    optionalArea: ['variant_errors', 'rate_limits'],
    needs: { agents: 2, chat: 'agents', freshAgents: true, hooks: ['limitRate'], usesUp: true },
    seconds: 2,
  },
  async (t) => {
    const send = (): Promise<Reply> =>
      sendTo(t.agent, [t.agents[1]!.handle], { parts: valueParts(t.unique.marker()) }, { answers: [429, 503] })
    await t.given(send(), 'a variant send')
    await t.hooks.run('limitRate', {
      handle: t.agent.handle,
      requests: 4,
      seconds: t.target.limits.rate_window_seconds,
    })
    const replies = await Promise.all(Array.from({ length: 24 }, send))
    const rejected = replies.filter((reply) => reply.status === 429 && isVariant(reply))
    if (rejected.length === 0)
      t.notTestable(
        'the limit rejected no variant send with the variant error body',
        'a hook limitRate that limits the agent, and variant error bodies',
      )
    for (const reply of rejected) {
      const wait = (reply.body as { error?: { retry_after?: unknown } }).error?.retry_after
      t.expect.that(Number.isInteger(wait) && (wait as number) >= 0, {
        what: 'error.retry_after of a variant 429 is an integer number of seconds',
        expected: 'an integer of at least 0',
        actual: wait,
      })
    }
  },
)
