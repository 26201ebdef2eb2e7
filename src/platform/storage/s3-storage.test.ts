import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { eachDatabase } from '../../testing/databases.ts'
import { objectStoreCredentials, startObjectStore, type ObjectStore } from '../../testing/object-store.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { readS3Address } from './s3-address.ts'
import { openUpload, upload } from '../../testing/uploads.ts'

describe('the address of a bucket', () => {
  it('contains the endpoint, region and key prefix', () => {
    expect(readS3Address('s3://bucket')).toEqual({ bucket: 'bucket', prefix: '', region: 'us-east-1' })
    expect(readS3Address('s3://bucket/a/b/?endpoint=http://127.0.0.1:9000&region=eu-1')).toEqual({
      bucket: 'bucket',
      prefix: 'a/b/',
      endpoint: 'http://127.0.0.1:9000',
      region: 'eu-1',
    })
  })

  it('rejects other URLs', () => {
    for (const text of [
      './data',
      's3://',
      's3:bucket',
      's3://key@bucket',
      's3://b?endpoint=9000',
      's3://b?acl=x',
      'https://b',
      's3://b#x',
    ]) {
      expect(readS3Address(text)).toBeUndefined()
    }
  })
})

eachDatabase((_name, open) => {
  describe('attachments in an object store', () => {
    let store: ObjectStore
    let server: TestServer
    let token: string
    beforeAll(async () => {
      Object.assign(process.env, objectStoreCredentials)
      store = await startObjectStore()
      server = await startTestServer(open.place(), undefined, { PARLEY_STORAGE_URL: store.storageUrl })
      token = (await server.agent((await server.user()).session)).token
    })
    afterAll(async () => {
      await server.close()
      await store.close()
    })

    const rows = () =>
      server.context.database.read((tx) => tx.rows<{ id: string; state: string }>('SELECT id, state FROM attachments'))

    it('are stored under their ids, served whole and by range', async () => {
      const bytes = Buffer.alloc(3_000_000, 'attachment ')
      const {
        status,
        body: { attachment },
      } = await upload(server, token, bytes, { 'content-type': 'image/png' })
      expect([status, store.keys()]).toEqual([201, [`parley/${attachment.id}`]])
      const whole = await fetch(attachment.url)
      expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'image/png'])
      expect(Buffer.compare(Buffer.from(await whole.arrayBuffer()), bytes)).toBe(0)
      const part = await fetch(attachment.url, { headers: { range: 'bytes=11-20' } })
      expect([part.status, await part.text()]).toEqual([206, 'attachment'])
      const none = await upload(server, token, '')
      expect([none.status, await (await fetch(none.body.attachment.url)).text()]).toEqual([201, ''])
    })

    it('that are interrupted are deleted', async () => {
      const before = [store.keys(), await rows()]
      const { request } = openUpload(server, token, 5_000_000)
      request.write(Buffer.alloc(2_000_000))
      await expect.poll(async () => (await rows()).some(({ state }) => state === 'writing')).toBe(true)
      await new Promise((resolve) => setTimeout(resolve, 200))
      request.destroy()
      await expect.poll(async () => [store.keys(), await rows()]).toEqual(before)
    })

    it('are deleted with the account of their uploader', async () => {
      const { session, handle } = await server.user()
      const agent = await server.agent(session)
      const {
        body: { attachment },
      } = await upload(server, agent.token, 'hello')
      expect(store.keys()).toContain(`parley/${attachment.id}`)
      const {
        body: { cleanup },
      } = await server.call('DELETE', '/v1/me', session, { confirm: handle })
      expect(cleanup.status).toBe('completed')
      expect(store.keys()).not.toContain(`parley/${attachment.id}`)
      expect((await fetch(attachment.url)).status).toBe(404)
    })
  })

  it('an unreachable store is reported as 503, and no attachment is shown', async () => {
    const server = await startTestServer(open.place(), undefined, {
      PARLEY_STORAGE_URL: 's3://bucket?endpoint=http://127.0.0.1:9',
    })
    const { token } = await server.agent((await server.user()).session)
    const { status, body } = await upload(server, token, 'hello')
    expect([status, body.error.code]).toEqual([503, 'temporarily_unavailable'])
    expect(server.errors.join()).not.toContain(objectStoreCredentials.AWS_SECRET_ACCESS_KEY)
    await server.close()
  })
})
