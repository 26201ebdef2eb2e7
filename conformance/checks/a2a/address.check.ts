import { randomUUID } from 'node:crypto'
import type { Agent } from '../../client/agent.ts'
import type { WireObject } from '../../client/wire.ts'
import { pair, type Pair } from '../../fixtures/a2a-tasks.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { addressOf, ask, callerMessage, callWithTimeout, call, neverArrives } from '../../fixtures/a2a-calls.ts'
import { effectTimeoutMs } from '../../fixtures/timeouts.ts'

const readCard = (t: CheckContext, reader: Agent, agent: Agent) =>
  reader.call<WireObject>({ method: 'GET', path: `${addressOf(t, agent)}/agent-card.json` })

check('a2a.card.read', ['A2A-002', 'A2A-003', 'VER-007'], { needs: pair }, async (t) => {
  const [reader, agent] = t.agents as Pair
  const reply = await readCard(t, reader, agent)
  t.expect.status(reply, 200, { what: 'GET of the agent card' })
  const card = reply.body
  for (const name of ['name', 'description', 'version']) {
    t.expect.that(typeof card[name] === 'string', {
      requirement: 'A2A-003',
      what: `the member ${name} in the card is a string`,
      actual: card[name] ?? 'nothing',
    })
  }
  for (const name of ['supportedInterfaces', 'defaultInputModes', 'defaultOutputModes', 'skills']) {
    t.expect.that(Array.isArray(card[name]), {
      requirement: 'A2A-003',
      what: `${name} in the card is a list`,
      actual: card[name],
    })
  }
  const { capabilities } = card
  t.expect.that(typeof capabilities === 'object' && capabilities !== null, {
    requirement: 'A2A-003',
    what: 'capabilities in the card is an object',
    actual: capabilities,
  })
  const interfaces = card['supportedInterfaces'] as {
    url?: string
    protocolBinding?: string
    protocolVersion?: string
  }[]
  t.expect.some(
    interfaces,
    ({ protocolBinding, protocolVersion = '' }) =>
      protocolBinding === 'JSONRPC' && /^1\.0(\.\d+)?$/.test(protocolVersion),
    {
      requirement: 'VER-007',
      what: 'the card lists a JSONRPC interface of version 1.0',
      actual: interfaces,
    },
  )
  const path = (url: string) => (URL.canParse(url) ? new URL(url).pathname.replace(/\/$/, '') : url)
  const own = interfaces.find(
    ({ url = '', protocolBinding, protocolVersion = '' }) =>
      protocolBinding === 'JSONRPC' && protocolVersion.startsWith('1.0') && path(url) === path(addressOf(t, agent)),
  )
  t.expect.that(own !== undefined, {
    requirement: 'A2A-003',
    what: 'the card lists a JSONRPC 1.0 interface with the address of the agent',
    actual: interfaces,
  })
})

check('a2a.address.answers-json-rpc', ['A2A-001'], { needs: pair }, async (t) => {
  const [caller, agent] = t.agents as Pair
  await t.given(readCard(t, caller, agent), 'the agent card')
  for (const id of [randomUUID(), 7]) {
    const { body } = await call(t, caller, agent, 'GetTask', { id: randomUUID() }, { id })
    t.expect.contains(body, { jsonrpc: '2.0', id }, { what: 'the JSON-RPC envelope of the answer' })
    t.expect.equal(['result', 'error'].filter((name) => name in body).length, 1, {
      what: 'number of result and error in the answer',
    })
  }
})

check('a2a.address.needs-a-credential', ['A2A-022'], { needs: pair }, async (t) => {
  const [caller, agent] = t.agents as Pair
  const after = await agent.cursor()
  const text = t.unique.marker('anonymous')
  const held: string[] = []
  for (const [who, headers] of [
    ['no token', {}],
    ['an unknown token', { authorization: 'Bearer svc_live_unknown' }],
  ] as const) {
    // A rejection needs no answer of the agent, so a call that stays open was accepted. The log shows where it
    // arrived.
    const reply = await callWithTimeout(effectTimeoutMs(t), (signal) =>
      t.request<WireObject>({
        method: 'POST',
        path: addressOf(t, agent),
        headers: { ...headers, 'a2a-version': '1.0' },
        waitsMs: effectTimeoutMs(t),
        signal,
        json: {
          jsonrpc: '2.0',
          id: 1,
          method: 'SendMessage',
          params: { message: callerMessage(text) },
        },
      }),
    )
    if (reply === undefined) held.push(who)
    else t.expect.that(!('result' in reply.body), { what: `a call with ${who} has no result`, actual: reply.body })
  }
  const what = 'a message of a caller without a credential'
  await neverArrives(t, [caller, agent], { after, text, what, failureClass: 'leaked' })
  t.expect.that(held.length === 0, {
    what: 'calls without a valid token are rejected at once',
    expected: 'an immediate error',
    actual: held,
  })
})

check('a2a.address.unknown-handle', ['A2A-023'], { needs: pair }, async (t) => {
  const [caller, agent] = t.agents as Pair
  const unknownAgent = { handle: t.unique.handle() }
  // The document gives an address to every agent, and does not say that a person has none.
  for (const [who, about, warnOnly] of [
    ['an unknown handle', unknownAgent, false],
    ['the handle of a person', t.person, true],
  ] as const)
    await t.rejects({
      what: `GET of the card of ${who}`,
      expect: 404,
      onOtherStatus: 'warn',
      failureClass: 'leaked',
      warnOnly,
      attempt: () => caller.call({ method: 'GET', path: `${addressOf(t, about)}/agent-card.json` }),
      control: () => readCard(t, caller, agent),
    })
  const reply = await call(t, caller, unknownAgent, 'SendMessage', {
    message: callerMessage('x'),
  })
  t.expect.that(!('result' in reply.body), {
    what: 'a call to an unknown handle has no result',
    failureClass: 'leaked',
    actual: reply.body,
  })
})

const sending = (id: string, message: unknown): WireObject => ({
  jsonrpc: '2.0',
  id,
  method: 'SendMessage',
  params: { message },
})
const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`
const raw = (text: string) => ({ raw: text, headers: { 'content-type': 'application/json' } })

/** Time limit in milliseconds. It is short because a rejection needs no answer of the agent. */
const rejectedWithinMs = 10_000

/**
 * Returns invalid calls as tuples: name, expected error code (null: any), body, expected id. `text` must not arrive.
 */
const wrong = (text: string) =>
  [
    ['an unknown method', -32601, { json: { ...sending('w1', callerMessage(text)), method: 'NoSuchMethod' } }, 'w1'],
    [
      'a method of version 0.3',
      -32601,
      { json: { ...sending('w2', callerMessage(text)), method: 'message/send' } },
      'w2',
    ],
    ['broken JSON', -32700, raw(JSON.stringify(sending('w3', callerMessage(text))).slice(0, -1)), null],
    [
      'a request without a method',
      -32600,
      { json: { jsonrpc: '2.0', id: 'w4', params: { message: callerMessage(text) } } },
      'w4',
    ],
    ['another version of JSON-RPC', -32600, { json: { ...sending('w5', callerMessage(text)), jsonrpc: '1.0' } }, 'w5'],
    ['a string instead of a request', -32600, { json: text }, null],
    ['params that lack the message', -32602, { json: sending('w6', undefined) }, 'w6'],
    ['a message that is a list', -32602, { json: sending('w7', [callerMessage(text)]) }, 'w7'],
    ['parts that are a string', -32602, { json: sending('w8', { ...callerMessage(text), parts: text }) }, 'w8'],
    ['10,000 nested lists', null, raw(deep), null],
    [
      'a part with 10,000 nested lists',
      null,
      raw(JSON.stringify(sending('w9', callerMessage(text))).replace(JSON.stringify(text), deep)),
      'w9',
    ],
  ] as const

check('a2a.address.json-rpc-errors', ['A2A-024'], { needs: pair }, async (t) => {
  const [caller, agent] = t.agents as Pair
  const after = await agent.cursor()
  const text = t.unique.marker('malformed')
  for (const [what, code, body, id] of wrong(text)) {
    const headers = { 'a2a-version': '1.0', ...('headers' in body ? body.headers : {}) }
    const reply = await callWithTimeout(rejectedWithinMs, (signal) =>
      caller.call<WireObject>({ method: 'POST', path: addressOf(t, agent), ...body, headers, signal }),
    )
    if (!reply) {
      t.warn(`${what} is answered`)
      continue
    }
    const { body: answer } = reply
    t.expect.that(!JSON.stringify(answer ?? null).includes('"result":'), {
      what: `${what} has no result`,
      failureClass: 'changed',
      actual: answer,
    })
    const { error, id: shown } = (typeof answer === 'object' && answer !== null ? answer : {}) as {
      error?: { code?: number }
      id?: unknown
    }
    if (code === null)
      t.expect.that(reply.status < 500, {
        what: `${what} causes no server error`,
        warnOnly: true,
        actual: reply.status,
      })
    else t.expect.equal(error?.code, code, { what: `error code for ${what}`, warnOnly: true })
    // JSON-RPC 2.0 also permits the id null after an invalid request.
    if (code !== null && !(error?.code === -32600 && (shown ?? null) === null))
      t.expect.equal(shown ?? null, id, { what: `id of the answer to ${what}`, warnOnly: true })
  }
  await neverArrives(t, [caller, agent], { after, text, what: 'a message of a rejected call', failureClass: 'changed' })
})

check(
  'a2a.message.foreign-context',
  ['A2A-028'],
  { needs: { agents: 3, persons: 1, ownedBy: 'person' } },
  async (t) => {
    const [caller, agent, third] = t.agents as [typeof t.agent, typeof t.agent, typeof t.agent]
    const foreign = await t.openChat(agent, third)
    const said = await agent.sendText(foreign)
    const text = t.unique.marker('intruder')
    const abort = new AbortController()
    const waiting = ask(t, caller, agent, text, { message: { contextId: foreign }, signal: abort.signal }).catch(
      () => undefined,
    )
    await Promise.race([
      waiting,
      new Promise((resolve) => {
        setTimeout(resolve, t.timing.settle_ms)
      }),
    ])
    await t.absent({
      what: 'the message in a chat of other agents',
      failureClass: 'leaked',
      fence: () => agent.awaitInHistory(foreign, said.messageId),
      observe: async () => JSON.stringify((await agent.history(foreign)).body).includes(text) || undefined,
    })
    abort.abort()
    await waiting
  },
)
