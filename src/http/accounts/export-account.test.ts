import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { sendWrite } from '../../conversations/messages/send.write.ts'
import { runCommand } from '../../testing/commands.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { startTestServer, testOperatorKey, type TestServer } from '../../testing/server.ts'
import { exportAccount } from './export-account.ts'

const messageCount = 10_000

eachDatabase((_name, open) => {
  describe('the export of an account', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'parley-export-'))
    let server: TestServer
    let ann: { id: string; handle: string; session: string }
    let other: { id: string; handle: string; session: string }
    let chatId: string
    const sentIds: string[] = []
    const bytes = Buffer.alloc(700_001, 'grüße')

    beforeAll(async () => {
      server = await startTestServer(open.place())
      ann = await server.user()
      other = await server.user()
      const bot = await server.agent(ann.session)
      const create = { kind: 'direct', handles: [bot.handle] }
      chatId = (await server.call('POST', '/v1/chats', ann.session, create)).body.chat.id
      await server.call('PUT', `/v1/blocked-handles/${other.handle}`, ann.session)
      for (let from = 0; from < messageCount; from += 500) {
        const sends = Array.from({ length: 500 }, (_, n) => {
          const messageId = server.context.ids.next('msg')
          sentIds.push(messageId)
          const parts = [{ type: 'text' as const, text: `message ${from + n} 🎈` }]
          const write = { actorId: n % 2 ? ann.id : bot.id, chatId, messageId, parts, text: null, replyTo: null }
          return server.context.commits.submit(sendWrite, write)
        })
        await Promise.all(sends)
      }
      for (const body of [bytes, Buffer.from('x')])
        await fetch(`${server.url}/v1/me/attachments`, {
          method: 'POST',
          headers: { authorization: `Bearer ${ann.session}`, 'content-type': 'text/plain' },
          body,
        })
    }, 120_000)
    afterAll(async () => {
      await server.close()
      rmSync(folder, { recursive: true })
      expect(server.errors).toEqual([])
    })

    const request = (session = ann.session) =>
      fetch(`${server.url}/v1/me/export`, { headers: { authorization: `Bearer ${session}` } })

    /** Unpacks an archive by the tar of the system. */
    function unpack(archive: Buffer | string): { names: string[]; read(name: string): Buffer } {
      const target = mkdtempSync(path.join(folder, 'unpacked-'))
      const file = typeof archive === 'string' ? archive : path.join(target, 'export.tar')
      if (typeof archive !== 'string') writeFileSync(file, archive)
      const names = execFileSync('tar', ['-tf', file], { encoding: 'utf8' }).trim().split('\n')
      execFileSync('tar', ['-xf', file, '-C', target])
      return { names, read: (name) => readFileSync(path.join(target, name)) }
    }
    const linesOf = (text: Buffer) =>
      text
        .toString()
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>)

    it('contains 10,000 messages, the attachments and all lists, and does not block other requests', async () => {
      const answer = await request()
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/x-tar'])
      let isDone = false
      let slowestMs = 0
      let answered = 0
      const others = (async () => {
        while (!isDone) {
          const startedAt = performance.now()
          expect((await server.call('GET', '/v1/me', other.session)).status).toBe(200)
          slowestMs = Math.max(slowestMs, performance.now() - startedAt)
          answered += 1
        }
      })()
      const archive = unpack(Buffer.from(await answer.arrayBuffer()))
      isDone = true
      await others
      expect(answered).toBeGreaterThan(5)
      expect(slowestMs).toBeLessThan(2_000)

      const pages = archive.names.filter((name) => name.startsWith(`messages/${chatId}-`))
      expect(pages).toHaveLength(messageCount / 100)
      const messages = pages.flatMap((name) => linesOf(archive.read(name)))
      expect(messages.map(({ sequence }) => sequence)).toEqual(
        Array.from({ length: messageCount }, (_, n) => messageCount - n),
      )
      expect(new Set(messages.map((message) => message.message_id))).toEqual(new Set(sentIds))
      expect(JSON.parse(archive.read('profile.json').toString())).toMatchObject({ handle: ann.handle })
      expect(linesOf(archive.read('chats-000001.ndjson'))).toMatchObject([{ id: chatId }])
      expect(linesOf(archive.read('blocked_handles-000001.ndjson'))).toHaveLength(1)
      const attachments = linesOf(archive.read('attachments-000001.ndjson'))
      const sizes = attachments.map(({ id }) => archive.read(`attachments/${String(id)}`))
      expect(sizes.map(({ length }) => length)).toEqual([1, bytes.length])
      expect(sizes[1]!.equals(bytes)).toBe(true)
      expect(archive.names.at(-1)).toBe('manifest.json')
      const manifest = JSON.parse(archive.read('manifest.json').toString())
      expect(manifest).toMatchObject({ chats: 1, messages: messageCount, agents: 1, attachments: 2 })
      expect(manifest.missing_attachments).toEqual([])
    }, 60_000)

    it('reads no more pages than the client has read, and an account has one export at a time', async () => {
      let reads = 0
      const { context } = server
      const database = new Proxy(context.database, {
        get(target, name, receiver) {
          if (name === 'read') reads += 1
          const value: unknown = Reflect.get(target, name, receiver)
          return typeof value === 'function' ? value.bind(target) : value
        },
      })
      const user = { kind: 'user', id: ann.id, handle: ann.handle, credentialId: '' } as const
      const source = exportAccount({ ...context, database }, user)
      await new Promise((resolve) => source.once('readable', resolve))
      await new Promise((resolve) => setTimeout(resolve, 300))
      expect(reads).toBeLessThan(20)
      expect(() => exportAccount({ ...context, database }, user)).toThrow('Another export')
      source.destroy()
      await new Promise((resolve) => source.once('close', resolve))
      const next = exportAccount({ ...context, database }, user)
      next.destroy()
    })

    it('lists attachments whose bytes are missing', async () => {
      const carl = await server.user()
      const uploaded = await fetch(`${server.url}/v1/me/attachments`, {
        method: 'POST',
        headers: { authorization: `Bearer ${carl.session}`, 'content-type': 'text/plain' },
        body: 'gone',
      })
      const { attachment } = (await uploaded.json()) as { attachment: { id: string } }
      for (const file of globSync(path.join(server.storageFolder, '**', `${attachment.id}*`))) rmSync(file)
      const archive = unpack(Buffer.from(await (await request(carl.session)).arrayBuffer()))
      const manifest = JSON.parse(archive.read('manifest.json').toString())
      expect(manifest).toMatchObject({ attachments: 1, missing_attachments: [attachment.id] })
      // The log names the attachment, and contains no other error.
      expect(server.errors.splice(0)).toHaveLength(1)
    })

    it('is written by the operator into a private file, with an entry in the operator log', async () => {
      const file = path.join(folder, 'ann.tar')
      const settings = { PARLEY_OPERATOR_KEY: testOperatorKey, PARLEY_URL: server.url }
      const { code, out, err } = await runCommand(['persons', 'export', ann.handle, file], settings)
      expect([code, err]).toEqual([0, ''])
      expect(out).toContain(`${statSync(file).size} bytes`)
      expect(statSync(file).mode & 0o777).toBe(0o600)
      expect(unpack(file).names.at(-1)).toBe('manifest.json')
      const { entries } = (await server.call('GET', '/_ops/log', testOperatorKey)).body
      expect(entries[0]).toMatchObject({ operation: 'adminExportUser', account: { id: ann.id } })

      const again = await runCommand(['persons', 'export', ann.handle, file], settings)
      expect([again.code, again.err]).toEqual([1, expect.stringContaining('EEXIST')])
      const unknown = await runCommand(['persons', 'export', 'nobody_at_all', path.join(folder, 'no.tar')], settings)
      expect([unknown.code, unknown.err]).toEqual([1, expect.stringContaining('There is no such')])
      expect(() => statSync(path.join(folder, 'no.tar'))).toThrow('ENOENT')
    }, 60_000)
  })
})
