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
/** Status and body of paths with special answers. */
const answers: Readonly<Record<string, [number, object?]>> = {
  '/empty': [204],
  '/refused': [409, { error: { code: 'conflict', message: 'no' } }],
}
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    asked.push({ url: request.url ?? '', headers: request.headers, body })
    const [status, answer] = answers[request.url ?? ''] ?? [200, { user_id: 'usr_1', session: 'ses_1', id: 'c_1' }]
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(answer && JSON.stringify(answer))
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

test('a request contains its actor in the path, headers and body', async () => {
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

test('a new person has a phone number if the target requires one', async () => {
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

test('a hook function reports a rejection by the target, or fails', async () => {
  writeFileSync(
    join(folder, 'refusals.mjs'),
    `export async function sendTask(_, { fetch, refused }) {
      const answer = await fetch('/refused')
      if (!answer.ok) throw await refused(answer)
    }
    export async function cancelTask(_, { refused }) {
      throw await refused({ status: 404, body: { error: { code: 'not_found' } } })
    }
    export const readTask = () => { throw new Error('a mistake') }`,
  )
  const { client, hooks } = await open({ module: './refusals.mjs' })
  const refusal = (name: 'sendTask' | 'cancelTask') => hooks.run(name, {}).catch((error: unknown) => error)
  expect(await refusal('sendTask')).toMatchObject({ name: 'RejectedHook', status: 409, code: 'conflict' })
  expect(await refusal('cancelTask')).toMatchObject({ name: 'RejectedHook', status: 404, code: 'not_found' })
  await expect(hooks.run('readTask', {})).rejects.toMatchObject({
    name: 'NotTestable',
    message: 'the hook readTask of the module failed (a mistake)',
  })
  await client.close()
})

test('a new person has an email address if the target requires one', async () => {
  const createPerson = {
    as: 'none',
    request: { method: 'POST', path: '/people', body: { mail: '{email}' } },
    result: { user_id: '/user_id', session: '/session' },
  }
  const { client, hooks } = await open({ provision: { createPerson } })
  const { handle } = await makePerson(client, hooks)
  expect(JSON.parse(asked.at(-1)!.body)).toEqual({ mail: `${handle}@mail.example` })
  await client.close()
})

test('requests of a module are recorded in the check, with the actor of their credential', async () => {
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
