import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDocuments } from '../client/documents.ts'
import { Person } from '../client/person.ts'
import { Recorder, recording } from '../client/recorder.ts'
import { packageRoot } from '../runner/check-files.ts'
import { readTarget } from './load-target.ts'
import { makePerson } from './make-agent.ts'
import { openSession } from './session.ts'

const folder = mkdtempSync(join(tmpdir(), 'hooks-'))
const asked: { url: string; headers: IncomingMessage['headers']; body: string }[] = []
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    asked.push({ url: request.url ?? '', headers: request.headers, body })
    response.writeHead(request.url === '/empty' ? 204 : 200, { 'content-type': 'application/json' })
    response.end(
      request.url === '/empty' ? undefined : JSON.stringify({ user_id: 'usr_1', session: 'ses_1', id: 'c_1' }),
    )
  })
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

const open = (more: object) =>
  openSession(
    readTarget(
      { name: 'x', base_url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, ...more },
      { root: packageRoot, folder, environment: {} },
    ),
    openDocuments(packageRoot, ['current']),
  )

test('a request says who acts, in its path, headers and body', async () => {
  const openDirectChat = {
    as: 'none',
    request: {
      method: 'POST',
      path: '/users/{actor_handle}/chats',
      headers: { cookie: 'session={credential}', 'x-id': '{id}' },
      body: { kind: '{actor_kind}', from: '{actor_id}', to: '{handle}' },
    },
    result: { chat_id: '/id' },
  }
  const { client, hooks } = await open({ provision: { openDirectChat } })
  const ann = new Person(client, { handle: 'ann', id: 'usr_ann', credential: 'ses_ann' })
  expect(await hooks.run('openDirectChat', { handle: 'ben', id: 'usr_ben' }, ann)).toEqual({ chat_id: 'c_1' })
  const { url, headers, body } = asked.at(-1)!
  expect([url, headers.cookie, headers.authorization]).toEqual(['/users/ann/chats', 'session=ses_ann', undefined])
  expect(JSON.parse(body)).toEqual({ kind: 'person', from: 'usr_ann', to: 'ben' })
  expect(headers['x-id']).toBe('usr_ben')
  await hooks.run('openDirectChat', { handle: 'ben' }, ann)
  expect(asked.at(-1)!.headers).not.toHaveProperty('x-id')
  await client.close()
})

test('a new person has a phone number where the target asks for one', async () => {
  const createPerson = (body: object) => ({
    as: 'none',
    request: { method: 'POST', path: '/people', body },
    result: { user_id: '/user_id', session: '/session' },
  })
  for (const [body, known] of [
    [{ phone: '{phone_number}' }, true],
    [{ name: '{name}' }, false],
  ] as const) {
    const { client, hooks } = await open({ provision: { createPerson: createPerson(body) } })
    const { phoneNumber } = await makePerson(client, hooks)
    expect(phoneNumber !== undefined).toBe(known)
    if (known) {
      expect(phoneNumber).toMatch(/^\+4915\d{8}$/)
      expect(JSON.parse(asked.at(-1)!.body)).toEqual({ phone: phoneNumber })
    }
    await client.close()
  }
})

test('what a module asks stands in the record of the check, as the actor whose credential it carries', async () => {
  writeFileSync(
    join(folder, 'hooks.mjs'),
    `export async function openDirectChat({ handle, as }, { fetch, base_url }) {
      const reply = await fetch('/chats', {
        method: 'POST', headers: { authorization: 'Bearer ' + as.credential, 'content-type': 'application/json' },
        body: JSON.stringify({ handle }),
      })
      const gone = await fetch(new URL('/empty', base_url).href)
      return { chat_id: (await reply.json()).id + ' ' + reply.ok + ' ' + gone.status }
    }`,
  )
  const { client, hooks } = await open({ module: './hooks.mjs' })
  const ann = new Person(client, { handle: 'ann', id: 'usr_ann', credential: 'ses_ann' })
  const recorder = new Recorder()
  const made = await recording.run(recorder, () => hooks.run('openDirectChat', { handle: 'ben' }, ann))
  expect(made).toEqual({ chat_id: 'c_1 true 204' })
  expect(
    recorder.exchanges.map(({ actor, request }) => [actor, request.method, new URL(request.url).pathname]),
  ).toEqual([
    ['person:ann', 'POST', '/chats'],
    ['operator', 'GET', '/empty'],
  ])
  expect(recorder.exchanges[0]?.request.body).toBe('{"handle":"ben"}')
  expect(recorder.exchanges[0]?.response?.body).toContain('c_1')
  await client.close()
})
