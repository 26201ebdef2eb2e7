import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { openDocuments } from '../client/documents.ts'
import { packageRoot } from '../runner/check-files.ts'
import { readTarget } from './load-target.ts'
import { probe, UntestableTarget } from './probe.ts'
import { openSession } from './session.ts'

type Answer = [status: number, body: object]
const unauthorized: Answer = [401, { error: { code: 'unauthorized', message: 'who are you?' } }]
const forbidden: Answer = [403, { error: { code: 'forbidden', message: 'no' } }]

/** Runs the gate with a service that answers with the result of the function, or 401 without one. */
async function gate(answer: (route: string, credential: string) => Answer | undefined, more: object) {
  const respond = (request: IncomingMessage): Answer => {
    const path = new URL(request.url ?? '', 'http://x').pathname
    const credential = (request.headers.authorization ?? '').replace('Bearer ', '')
    return answer(`${request.method} ${path}`, credential) ?? unauthorized
  }
  const server = createServer((request, response) => {
    request.resume()
    const [status, body] = respond(request)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const raw = { name: 'x', base_url: url, a2a_base: `${url}/a2a`, ...more }
  const target = readTarget(raw, { root: packageRoot, folder: '.', environment: {} })
  const session = await openSession(target, openDocuments(packageRoot, ['current']))
  try {
    return await probe(session)
  } finally {
    await session.client.close()
    server.close()
  }
}

const persons = [{ handle: 'ann', user_id: 'usr_ann', session: 'ses_ann' }]
const agents = ['one', 'two'].map((handle) => ({ handle, id: `agt_${handle}`, token: `svc_live_${handle}` }))

test('the gate accepts a known session that may not create agents', async () => {
  const { agents: made } = await gate(
    (route, credential) => (route === 'POST /v1/me/agents' && credential === 'ses_ann' ? forbidden : undefined),
    { persons },
  )
  expect(made).toEqual([])
})

test('the gate accepts a creation without a token, unless every request is answered alike', async () => {
  const creates = (route: string, credential: string): Answer | undefined =>
    route === 'POST /v1/me/agents' && credential === 'ses_ann' ? [201, { agent: { id: 'agt_1' } }] : undefined
  expect((await gate(creates, { persons })).agents).toEqual([])
  await expect(gate(() => [201, { agent: { id: 'agt_1' } }], { persons })).rejects.toThrow('contains no token')
})

test('the gate accepts an agent whose response contains no identity, and rejects another identity', async () => {
  const shows =
    (body: object) =>
    (route: string, credential: string): Answer | undefined =>
      route === 'GET /v1/agents/me' && credential !== '' ? [200, body] : undefined
  expect((await gate(shows({}), { agents })).agents).toHaveLength(2)
  await expect(gate(shows({ id: 'agt_other' }), { agents })).rejects.toThrow('check its handle, id and token')
})

test('a session is unknown if it is answered like an anonymous request', async () => {
  for (const alike of [unauthorized, forbidden, [404, {}] as Answer, [200, {}] as Answer])
    await expect(gate(() => alike, { persons })).rejects.toBeInstanceOf(UntestableTarget)
})

test('a 422 response about a missing member does not make the session unknown', async () => {
  const asksForMore = (_: string, credential: string): Answer | undefined =>
    credential === 'ses_ann'
      ? [422, { error: { code: 'invalid_request', message: 'owner_team is missing' } }]
      : undefined
  await expect(gate(asksForMore, { persons })).rejects.toThrow(
    'no agent could be created: POST /v1/me/agents answered 422 (if your service requires other members, add provision.createAgent',
  )
})

test('the gate accepts an agent that another route knows, or that may not read itself', async () => {
  const pull = (route: string, credential: string): Answer | undefined =>
    route === 'GET /v1/events' && credential.startsWith('svc_live_') ? [200, { events: [], latest: 0 }] : undefined
  expect((await gate(pull, { agents })).agents).toHaveLength(2)
  const refused = (route: string, credential: string): Answer | undefined =>
    route === 'GET /v1/agents/me' && credential !== '' ? forbidden : undefined
  expect((await gate(refused, { agents })).agents).toHaveLength(2)
})

test('an agent token that every route rejects gives no verdict', async () => {
  await expect(gate(() => undefined, { agents })).rejects.toThrow(
    'GET /v1/agents/me with the token of one answered 401',
  )
})

test('a token created by the target needs no further verification', async () => {
  const creates = (route: string, credential: string): Answer | undefined =>
    route === 'POST /v1/me/agents' && credential === 'ses_ann'
      ? [201, { agent: { id: 'agt_1' }, agent_token: 'svc_live_new' }]
      : undefined
  expect((await gate(creates, { persons })).agents.map(({ id }) => id)).toEqual(['agt_1', 'agt_1'])
})

test('an address of a new private agent may be hidden, although the agents of the target file are public', async () => {
  const isNew = (route: string) => !route.includes('/one/') && !route.includes('/two/')
  const answers =
    (hidesNew: boolean) =>
    (route: string, credential: string): Answer | undefined => {
      if (route === 'GET /v1/agents/me' && credential.startsWith('svc_live_')) return [200, {}]
      if (route === 'POST /v1/me/agents' && credential === 'ses_ann')
        return [201, { agent: { id: 'agt_1' }, agent_token: 'svc_live_new' }]
      if (/agent-card|contacts/.test(route)) return hidesNew && isNew(route) ? [404, {}] : [200, {}]
      return undefined
    }
  expect((await gate(answers(true), { agents, persons })).reasons.a2a).toContain('is hidden (AMB-074)')
  expect((await gate(answers(false), { agents, persons })).reasons.a2a).not.toContain('is hidden (AMB-074)')
})
