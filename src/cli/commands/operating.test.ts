import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { systemClock } from '../../platform/clock.ts'
import { createIds } from '../../platform/ids.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { newHandle, startTestServer, testOperatorKey, type TestServer } from '../../testing/server.ts'
import { startReceiver, type TestReceiver } from '../../testing/receiver.ts'
import { runCommand } from '../../testing/commands.ts'

const ids = createIds(systemClock)

eachDatabase((_name, open) => {
  describe('a running server', () => {
    const folder = mkdtempSync(join(tmpdir(), 'parley-commands-'))
    let receiver: TestReceiver
    let server: TestServer
    let url: string

    beforeAll(async () => {
      receiver = await startReceiver()
      writeFileSync(join(folder, 'ca.pem'), receiver.ca)
      server = await startTestServer(open.place(), undefined, {
        PARLEY_RATE_LIMITS: '',
        PARLEY_WEBHOOK_CA_FILE: join(folder, 'ca.pem'),
        PARLEY_WEBHOOK_ALLOW_CIDRS: '127.0.0.1/32',
      })
      url = server.url
    })
    afterAll(async () => {
      await server.close()
      await receiver.close()
      rmSync(folder, { recursive: true, force: true })
    })

    const parley = (...argv: string[]) => runCommand(argv, { PARLEY_OPERATOR_KEY: testOperatorKey, PARLEY_URL: url })

    /** Returns the JSON output of a command. */
    async function printed(...argv: string[]) {
      const { code, out, err } = await parley(...argv, '--json')
      expect([code, err]).toEqual([0, ''])
      return JSON.parse(out)
    }

    async function call(method: string, path: string, credential: string, body?: unknown) {
      const headers = { authorization: `Bearer ${credential}`, 'content-type': 'application/json' }
      const answer = await fetch(url + path, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) }
    }

    it('deletes an account after a confirmation, and shows what was erased', async () => {
      const handle = newHandle()
      await parley('persons', 'create', handle, '--name', 'Leaver')
      expect(await parley('handles', 'delete', handle, '--confirm', `${handle}x`)).toMatchObject({ code: 2, out: '' })
      const { receipt_id: receipt, status } = await printed('handles', 'delete', handle, '--confirm', handle)
      expect(status).toBe('completed')
      expect((await printed('erasures', 'list'))[0]).toMatchObject({ receipt_id: receipt, requested_by: 'operator' })
      expect((await parley('erasures', 'list', '--limit', '1')).out).toMatch(
        new RegExp(`\n${receipt} +completed +operator`),
      )
      const { out } = await parley('erasures', 'show', receipt)
      expect(out).toMatch(/^persons +1\nagents +0\nerased sign_ins +1\n/m)
      expect(out).toMatch(/^kept accounts +1: The id stays/m)
      expect((await parley('handles', 'delete', handle, '--confirm', handle)).code).toBe(1)
    })

    it('creates persons, who sign in with a link', async () => {
      const [ann, ben] = [newHandle(), newHandle()]
      const made = await parley('persons', 'create', ann, '--name', 'Ann')
      expect(made).toMatchObject({ code: 0, err: '' })
      expect(made.out).toMatch(new RegExp(`^user_id +usr_\\w+\nhandle +${ann}\nname +Ann\n$`))
      const { session } = await printed(
        'persons',
        'create',
        ben,
        '--name',
        'Ben',
        '--phone',
        '+4915112345678',
        '--session',
      )
      expect((await call('GET', '/v1/me', session)).body.user).toMatchObject({ handle: ben, name: 'Ben' })
      expect(await parley('persons', 'create', ann, '--name', 'Again')).toEqual({
        code: 1,
        out: '',
        err: `The handle ${ann} is taken.\n`,
      })
      const listed = (await printed('persons', 'list')).map(({ handle }: { handle: string }) => handle)
      expect(listed.slice(-2)).toEqual([ann, ben])
      expect((await parley('persons', 'list', '--limit', '1')).out.split('\n')).toHaveLength(3)

      const link = (await parley('persons', 'link', ann)).out.trim()
      expect(await (await fetch(link)).text()).toContain(ann)
      expect(await parley('persons', 'link', 'nobody_at_all')).toEqual({
        code: 1,
        out: '',
        err: 'There is no such person.\n',
      })
    })

    it('creates agents and shows their tokens once', async () => {
      const [ann, bot] = [newHandle(), newHandle()]
      await parley('persons', 'create', ann, '--name', 'Ann')
      const made = await parley('agents', 'create', bot, '--owner', ann, '--name', 'Bot', '--visibility', 'public')
      let token = /^agent_token +(svc_live_\S+)$/m.exec(made.out)![1]!
      expect((await call('GET', '/v1/agents/me', token)).body).toMatchObject({
        handle: bot,
        profile: { visibility: 'public' },
      })
      const agents = await printed('agents', 'list', '--owner', ann)
      expect(agents).toMatchObject([{ handle: bot, display_name: 'Bot', owner_handle: ann, status: 'active' }])
      expect(JSON.stringify(agents)).not.toContain('svc_live')
      expect((await parley('agents', 'list')).out).toMatch(new RegExp(`^${bot} +Bot +${ann} +public +active `, 'm'))
      expect(await parley('agents', 'list', '--owner', bot)).toMatchObject({
        code: 1,
        err: 'There is no such person.\n',
      })

      const former = token
      const rotated = await parley('agents', 'rotate-token', bot)
      token = /^agent_token +(svc_live_\S+)$/m.exec(rotated.out)![1]!
      expect((await call('GET', '/v1/agents/me', former)).status).toBe(401)
      expect((await call('GET', '/v1/agents/me', token)).status).toBe(200)
      expect(await parley('agents', 'rotate-token', ann)).toMatchObject({ code: 1, err: 'There is no such agent.\n' })

      expect((await parley('handles', 'suspend', bot)).out).toBe(`${bot} is suspended\n`)
      expect((await call('GET', '/v1/agents/me', token)).status).toBe(401)
      expect((await printed('agents', 'list', '--owner', ann))[0].status).toBe('suspended')
      expect((await parley('handles', 'retire', bot)).out).toBe(`${bot} is retired\n`)
      expect((await parley('handles', 'restore', bot)).out).toBe(`${bot} is active\n`)
      expect((await call('GET', '/v1/agents/me', token)).status).toBe(200)
      expect(await parley('handles', 'retire', newHandle())).toMatchObject({
        code: 1,
        err: 'There is no such handle.\n',
      })
    })

    it('shows, overrides and clears the limits of an account', async () => {
      const ann = newHandle()
      await parley('persons', 'create', ann, '--name', 'Ann')
      expect((await parley('limits', 'list')).out).toMatch(
        /^LIMIT +NUMBER +UNIT +OVERRIDES +MEANING$[^]*^agents_per_person +10000 +agents +\d+ /m,
      )
      expect((await parley('limits', 'set', ann, 'agents_per_person', '7')).out).toBe(
        `agents_per_person of ${ann} is 7\n`,
      )
      expect((await parley('limits', 'show', ann)).out).toMatch(/^agents_per_person +\S+ +7 +agents +override$/m)
      expect((await parley('limits', 'set', ann, 'agents_per_person', 'off')).out).toContain(' is off')
      expect((await parley('limits', 'clear', ann, 'agents_per_person')).code).toBe(0)
      expect((await printed('limits', 'show', ann)).limits).toContainEqual(
        expect.objectContaining({ limit: 'agents_per_person', value: 10_000, override: false }),
      )
      expect(await parley('limits', 'set', ann, 'agents_per_person', '-1')).toMatchObject({ code: 2 })
      expect(await parley('limits', 'set', ann, 'no_such_limit', '1')).toMatchObject({ code: 1 })
    })

    it('lists dead letters and sends them again', async () => {
      const [ann, bot] = [newHandle(), newHandle()]
      const { session } = await printed('persons', 'create', ann, '--name', 'Ann', '--session')
      const { agent_token: token } = await printed('agents', 'create', bot, '--owner', ann, '--name', 'Bot')
      const hooks = [await hook(token, '/refuses'), await hook(token, '/accepts')]
      receiver.answer = ({ path }) => (path === '/refuses' ? 400 : 200)
      const {
        body: { chat },
      } = await call('POST', '/v1/chats', session, { kind: 'direct', handles: [bot] })
      for (let n = 0; n < 3; n++) {
        const message = { message_id: ids.next('msg'), parts: [{ type: 'text', text: `${n}` }] }
        await call('POST', `/v1/me/chats/${chat.id}/messages`, session, message)
      }
      const list = (...argv: string[]) => printed('deliveries', 'list', '--agent', bot, ...argv)
      const messages = async (...argv: string[]) =>
        (await list(...argv)).filter(({ event_type: type }: { event_type: string }) => type === 'message.received')
      await expect
        .poll(() => messages('--webhook', hooks[1]!, '--status', 'delivered'), { timeout: 10_000 })
        .toHaveLength(3)
      await expect.poll(() => messages('--status', 'dead'), { timeout: 10_000 }).toHaveLength(3)
      const dead = await messages()
      for (const letter of dead) {
        expect(letter).toMatchObject({ webhook_id: hooks[0], attempts: 1, last_status: 400, next_attempt_at: null })
      }
      expect((await parley('deliveries', 'list', '--agent', bot)).out).toMatch(
        new RegExp(`^${bot} +${hooks[0]} +\\S+ +message.received +dead +1 +- +400$`, 'm'),
      )
      expect(await list('--limit', '1')).toHaveLength(1)
      expect((await printed('status')).deliveries.dead).toBeGreaterThanOrEqual(3)
      expect((await parley('status')).out).toMatch(/^dead letters +[1-9]/m)

      receiver.answer = () => 200
      expect((await parley('deliveries', 'replay', '--event', dead[1].event_id)).out).toBe('1 sent again\n')
      await expect
        .poll(() => messages('--webhook', hooks[0]!, '--status', 'delivered'), { timeout: 10_000 })
        .toMatchObject([{ event_id: dead[1].event_id, attempts: 2 }])
      expect(await printed('deliveries', 'replay', '--webhook', hooks[1]!)).toEqual({ replayed: 0 })
      const { replayed } = await printed('deliveries', 'replay', '--agent', bot)
      expect(replayed).toBeGreaterThanOrEqual(2)
      await expect.poll(() => list(), { timeout: 10_000 }).toEqual([])
      expect((await parley('deliveries', 'list', '--agent', bot)).out).toContain('--status delivered')
      expect(await parley('deliveries', 'replay', '--agent', ann)).toMatchObject({
        code: 1,
        err: 'There is no such agent.\n',
      })
      expect((await parley('deliveries', 'replay', '--all')).out).toBe('0 sent again\n')
    })

    it('reports readiness without a key', async () => {
      expect(await runCommand(['ready', '--url', url], {})).toEqual({ code: 0, out: 'ready\n', err: '' })
    })

    it('reports an invalid key and a server of another kind', async () => {
      const other = (key: string, address: string) =>
        runCommand(['status'], { PARLEY_OPERATOR_KEY: key, PARLEY_URL: address })
      expect(await other('another-key-of-an-operator', url)).toEqual({
        code: 1,
        out: '',
        err: 'The server rejected this PARLEY_OPERATOR_KEY.\n',
      })
      expect(await other(testOperatorKey, `${url}/elsewhere`)).toMatchObject({
        code: 1,
        err: expect.stringContaining('is this a Parley server with PARLEY_OPERATOR_KEY set?'),
      })
    })

    async function hook(token: string, path: string): Promise<string> {
      return (await call('POST', '/v1/webhooks', token, { url: receiver.url + path })).body.id
    }
  })
})
