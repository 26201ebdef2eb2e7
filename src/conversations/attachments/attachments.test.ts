import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { eachDatabase } from '../../testing/databases.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { ATTACHMENT_BYTES_MAX } from './attachment.rules.ts'
import { isDeleted } from '../../identity/accounts/actor.store.ts'
import { uploadAttachment } from './upload-attachment.ts'
import { filesIn, openUpload, upload } from '../../testing/uploads.ts'

type Agent = Awaited<ReturnType<TestServer['agent']>>

eachDatabase((_name, open) => {
  describe('attachments', () => {
    let server: TestServer
    let ann: Agent
    let ben: Agent
    let chatId: string
    beforeAll(async () => {
      server = await startTestServer(open.place(), undefined, { PARLEY_LOG_LEVEL: 'debug' })
      const { session } = await server.user()
      ann = await server.agent(session)
      ben = await server.agent(session)
      chatId = (await server.call('POST', '/v1/chats', ann.token, { kind: 'direct', handles: [ben.handle] })).body.chat
        .id
    })
    afterAll(() => server.close())

    const stored = async (bytes: Uint8Array | string = 'hello', headers: Record<string, string> = {}) => {
      const { status, body } = await upload(server, ann.token, bytes, {
        'x-svc-filename': 'a.txt',
        'content-type': 'text/plain',
        ...headers,
      })
      expect([status, body]).toEqual([
        201,
        { attachment: { id: expect.stringMatching(/^att_[0-9a-z]{26}$/), url: expect.any(String) } },
      ])
      return body.attachment as { id: string; url: string }
    }
    const send = (agent: Agent, attachment_id: string, more: object = {}) =>
      server.call('POST', '/v1/messages', agent.token, {
        message_id: server.context.ids.next('msg'),
        chat_id: chatId,
        parts: [{ type: 'media', attachment_id, ...more }],
      })
    const rows = () =>
      server.context.database.read((tx) => tx.rows<{ id: string; state: string }>('SELECT id, state FROM attachments'))

    it('stores every byte unchanged for any media type, and serves it at a secret URL', async () => {
      const all = Buffer.concat([Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)), randomBytes(300_000)])
      for (const [bytes, type] of [
        [all, 'application/octet-stream'],
        [Buffer.from('{"a":'), 'application/json'],
        [Buffer.alloc(0), 'text/x'],
      ] as const) {
        const { url } = await stored(bytes, { 'content-type': type })
        const answer = await fetch(url)
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
        expect(Buffer.compare(Buffer.from(await answer.arrayBuffer()), bytes)).toBe(0)
      }
    })

    it('serves bytes with headers against script execution and sniffing', async () => {
      const { url } = await stored('<script>alert(1)</script>', {
        'content-type': 'text/html',
        'x-svc-filename': 'gr%C3%BC%C3%9Fe%20%22x%22.html',
      })
      const answer = await fetch(url)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-disposition': expect.stringMatching(
          /^attachment; .*filename\*=UTF-8''gr%C3%BC%C3%9Fe%20%22x%22\.html$/,
        ),
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, max-age=3600',
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'cross-origin',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      })
      const picture = await fetch((await stored('x', { 'content-type': 'image/png', 'x-svc-filename': '' })).url)
      expect(picture.headers.get('content-disposition')).toBe('inline')
    })

    it('serves one range of the bytes, and 304 for a matching ETag', async () => {
      const { url } = await stored('0123456789')
      const ask = async (headers: Record<string, string>, method = 'GET') => {
        const answer = await fetch(url, { method, headers })
        return [
          answer.status,
          await answer.text(),
          answer.headers.get('content-range'),
          answer.headers.get('content-length'),
        ]
      }
      expect(await ask({ range: 'bytes=2-4' })).toEqual([206, '234', 'bytes 2-4/10', '3'])
      expect(await ask({ range: 'bytes=-3' })).toEqual([206, '789', 'bytes 7-9/10', '3'])
      for (const range of ['bytes=-10', 'bytes=-11', 'bytes=-100'])
        expect(await ask({ range })).toEqual([206, '0123456789', 'bytes 0-9/10', '10'])
      expect(await ask({ range: 'bytes=8-99' })).toEqual([206, '89', 'bytes 8-9/10', '2'])
      const [status, text, range] = await ask({ range: 'bytes=10-' })
      expect([status, range]).toEqual([416, 'bytes */10'])
      expect(JSON.parse(String(text))).toEqual({
        error: { code: 'invalid_request', message: 'The range begins behind the last of 10 bytes.' },
      })
      for (const range of ['bytes=0-1,4-5', 'lines=1-2', 'bytes=x', 'bytes'])
        expect(await ask({ range })).toEqual([200, '0123456789', null, '10'])
      expect(await ask({ range: 'bytes=2-4' }, 'HEAD')).toEqual([200, '', null, '10'])
      const tag = (await fetch(url)).headers.get('etag')!
      expect((await ask({ 'if-none-match': tag })).slice(0, 2)).toEqual([304, ''])
      expect((await ask({ range: 'bytes=2-4', 'if-range': tag }))[0]).toBe(206)
      expect((await ask({ range: 'bytes=2-4', 'if-range': '"another"' }))[0]).toBe(200)
    })

    it('answers 404 at any other URL', async () => {
      const { url, id } = await stored()
      const [secret = '', name = ''] = url.split('/').slice(-2)
      expect(secret).toMatch(/^[\w-]{43}$/)
      const base = `${server.url}/media`
      const other = secret.slice(0, -2) + (secret.endsWith('AA') ? 'BA' : 'AA')
      for (const path of [
        `${other}/${name}`,
        `${secret}/b.txt`,
        `${secret}/`,
        secret,
        `${secret}x/${name}`,
        `${id}/${name}`,
        `%00/${name}`,
      ]) {
        expect([path, (await fetch(`${base}/${path}`)).status]).toEqual([path, 404])
      }
    })

    it('shows its metadata to its uploader only', async () => {
      const { id, url } = await stored('hello', { 'x-svc-filename': 'gr%C3%BC%C3%9Fe.txt' })
      const shown = await server.call('GET', `/v1/attachments/${id}`, ann.token)
      expect([shown.status, shown.body.attachment]).toEqual([
        200,
        {
          id,
          url,
          content_type: 'text/plain',
          filename: 'gr\u00fc\u00dfe.txt',
          size: 5,
          sha256: createHash('sha256').update('hello').digest('hex'),
          created_at: expect.any(String),
        },
      ])
      expect((await server.call('GET', `/v1/attachments/${id}`, ben.token)).status).toBe(404)
    })

    it('is referenced by its uploader in parts, and recipients of the part get the URL (PART-016)', async () => {
      const { id, url } = await stored()
      const sent = await send(ann, id, { duration_ms: 5 })
      const part = { type: 'media', part_id: 'prt_0', attachment_id: id, url, duration_ms: 5 }
      expect([sent.status, sent.body.message.parts]).toEqual([202, [part]])
      const history = await server.call('GET', `/v1/chats/${chatId}/messages`, ben.token)
      expect(history.body.messages[0].parts).toEqual([part])
      const {
        body: { events },
      } = await server.call('GET', '/v1/events?after=0&timeout=0', ben.token)
      expect(events.at(-1).data.message.parts).toEqual([part])
      const byHandle = { to: [ben.handle], message: { parts: [{ type: 'media', attachment_id: id }] } }
      const variant = await server.call('POST', '/v1/messages', ann.token, byHandle)
      expect([variant.status, variant.body.message.parts]).toEqual([
        202,
        [{ type: 'media', part_index: 0, attachment_id: id, url }],
      ])
      const draft = await server.call('POST', '/v1/messages', ann.token, {
        conversation_id: chatId,
        draft: true,
        parts: [{ type: 'media', attachment_id: id }],
      })
      const final = await server.call('POST', `/v1/messages/${draft.body.message_id}/finalize`, ann.token, {})
      expect([final.status, JSON.stringify(final.body).includes(url)]).toEqual([200, true])
    })

    it('of another account is rejected like an unknown attachment (PART-015, AMB-127)', async () => {
      const { id, url } = await stored()
      const foreign = await send(ben, id)
      const unknown = await send(ben, 'att_01jd9x4v7k3m8q2r5t6w0y1zab')
      expect([foreign.status, foreign.body]).toEqual([
        422,
        {
          error: { code: 'invalid_request', message: 'attachment_id must name an attachment that you uploaded.' },
        },
      ])
      expect([unknown.status, unknown.body]).toEqual([foreign.status, foreign.body])
      expect((await send(ben, id, { url: 'https://x.example/' })).status).toBe(422)
      for (const body of [
        { to: [ann.handle], message: { parts: [{ type: 'media', attachment_id: id }] } },
        { conversation_id: chatId, draft: true, parts: [{ type: 'media', attachment_id: id }] },
      ]) {
        expect((await server.call('POST', '/v1/messages', ben.token, body)).status).toBe(422)
      }
      const history = await server.call('GET', `/v1/chats/${chatId}/messages?limit=100`, ben.token)
      expect(JSON.stringify(history.body)).not.toContain(url)
    })

    it('rejects a missing length, an excessive length or an invalid name before it reads the body', async () => {
      const before = await rows()
      const expectContinue = { expect: '100-continue' }
      const rejected = async (length: number, headers: Record<string, string> = {}) => {
        const { request, answer } = openUpload(server, ann.token, length, { ...expectContinue, ...headers })
        const { statusCode, text, headers: got } = await answer
        request.destroy()
        return [statusCode, JSON.parse(text).error.code, got.connection]
      }
      expect(await rejected(ATTACHMENT_BYTES_MAX + 1)).toEqual([413, 'payload_too_large', 'close'])
      expect(await rejected(10, { 'x-svc-filename': 'a/b' })).toEqual([422, 'invalid_request', 'close'])
      const chunked = await fetch(`${server.url}/v1/attachments`, {
        method: 'POST',
        headers: { authorization: `Bearer ${ann.token}` },
        duplex: 'half',
        body: new Blob(['hello']).stream(),
      } as RequestInit)
      expect([chunked.status, ((await chunked.json()) as { error: unknown }).error]).toEqual([
        422,
        { code: 'invalid_request', message: 'Content-Length is required.' },
      ])
      expect(await rows()).toEqual(before)
      const largest = openUpload(server, ann.token, ATTACHMENT_BYTES_MAX, expectContinue)
      await once(largest.request, 'continue')
      largest.request.destroy()
      await expect.poll(rows).toEqual(before)
    })

    it('answers 413 to a client that continues to send an excessive body', async () => {
      const { request, answer } = openUpload(server, ann.token, ATTACHMENT_BYTES_MAX + 1)
      const chunk = Buffer.alloc(64 * 1024)
      const pour = () => {
        while (!request.destroyed && request.write(chunk));
      }
      request.on('drain', pour)
      pour()
      expect((await answer).statusCode).toBe(413)
      request.destroy()
    })

    it('stores nothing of an interrupted upload', async () => {
      const before = [await rows(), filesIn(server.storageFolder)]
      const { request } = openUpload(server, ann.token, 1_000_000)
      request.write(Buffer.alloc(500_000))
      await expect.poll(async () => (await rows()).filter(({ state }) => state === 'writing').length).toBe(1)
      const [id] = (await rows()).filter(({ state }) => state === 'writing').map((row) => row.id)
      await expect.poll(() => filesIn(server.storageFolder)).toContain(`${id}.part`)
      expect((await send(ann, id!)).status).toBe(422)
      expect((await server.call('GET', `/v1/attachments/${id}`, ann.token)).status).toBe(404)
      request.destroy()
      await expect.poll(async () => [await rows(), filesIn(server.storageFolder)]).toEqual(before)
    })

    it('is deleted with the account of its uploader, with its bytes (DEL-006)', async () => {
      const { session, handle } = await server.user()
      const agent = await server.agent(session)
      const {
        body: { attachment },
      } = await upload(server, agent.token, 'hello')
      const running = openUpload(server, agent.token, 100)
      running.request.write('hello')
      await expect.poll(async () => (await rows()).some(({ state }) => state === 'writing')).toBe(true)
      const deleting = server.call('DELETE', '/v1/me', session, { confirm: handle })
      await expect.poll(async () => (await fetch(attachment.url)).status).toBe(404)
      running.request.end(Buffer.alloc(95))
      const late = await running.answer
      expect([late.statusCode, JSON.parse(late.text).error?.code]).toEqual([401, 'unauthorized'])
      const {
        body: { cleanup },
      } = await deleting
      const status = async () =>
        (await server.call('GET', `/v1/account-deletions/${cleanup.receipt_id}`)).body.cleanup.status
      await expect.poll(status, { timeout: 10_000 }).toBe('completed')
      expect(filesIn(server.storageFolder).filter((name) => name.startsWith(attachment.id))).toEqual([])
      expect((await rows()).filter(({ state }) => state !== 'stored')).toEqual([])
      expect((await fetch(attachment.url)).status).toBe(404)
    })

    it('is answered 401 when its agent is deleted during the upload', async () => {
      const { session } = await server.user()
      const agent = await server.agent(session)
      const { request, answer } = openUpload(server, agent.token, 100)
      request.write('hello')
      await expect.poll(async () => (await rows()).some(({ state }) => state === 'writing')).toBe(true)
      const deleted = server.call('DELETE', `/v1/me/agents/${agent.id}`, session)
      const isGone = () => server.context.database.read((tx) => isDeleted(tx, agent.id))
      await expect.poll(isGone).toBe(true)
      request.end(Buffer.alloc(95))
      const late = await answer
      expect([late.statusCode, JSON.parse(late.text).error?.code]).toEqual([401, 'unauthorized'])
      expect((await deleted).status).toBeLessThan(300)
      await expect.poll(async () => (await rows()).filter(({ state }) => state !== 'stored')).toEqual([])
      expect(server.errors).toEqual([])
    })

    it('rejects an upload of an account that is deleted at the same time, without reading the body', async () => {
      const agent = await server.agent((await server.user()).session)
      const caller = { kind: 'agent' as const, id: agent.id, handle: agent.handle, credentialId: '' }
      await server.context.database.write((tx) =>
        tx.run("UPDATE actors SET status = 'deleted' WHERE id = ?", [agent.id]),
      )
      const late = {
        contentType: 'text/plain',
        filename: null,
        length: 1,
        read: () => {
          throw new Error('was read')
        },
      }
      await expect(uploadAttachment(server.context, caller, late)).rejects.toMatchObject({ kind: 'unauthorized' })
    })

    it('logs no attachment URL', async () => {
      const { url } = await stored()
      await fetch(url)
      await fetch(`${url}x`)
      const secret = url.split('/').at(-2)!
      expect(server.lines.some((line) => line.includes('/media/{secret}'))).toBe(true)
      expect(server.lines.join()).not.toContain(secret)
    })
  })
})
