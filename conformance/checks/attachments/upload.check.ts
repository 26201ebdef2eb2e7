import { randomBytes } from 'node:crypto'
import { recording } from '../../client/recorder.ts'
import { check } from '../../check-api/check.ts'
import { attachmentIn, readMedia, uploaded } from '../../fixtures/uploads.ts'

const offered = { needs: { agents: 1 } } as const

/** Returns all 256 byte values, followed by random bytes. */
const anyBytes = (length: number): Buffer =>
  Buffer.concat([Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)), randomBytes(length)])

check('attachments.upload.answers-id-and-url', ['ATT-001', 'ATT-002', 'ATT-006'], offered, async (t) => {
  const replies = await Promise.all(
    [1, 2, 3, 4, 5].map((size) =>
      t.agent.upload(anyBytes(size), { contentType: 'application/octet-stream', filename: `bytes-${size}.bin` }),
    ),
  )
  const ids = replies.map((reply) => {
    t.expect.status(reply, '2xx', {
      requirement: 'ATT-006',
      what: 'the status of an upload with Content-Type and X-Svc-Filename',
    })
    const { id, url } = attachmentIn(reply.body)
    t.expect.that(typeof id === 'string' && typeof url === 'string' && url !== '', {
      what: 'an upload answers { attachment: { id, url } }, both strings',
      expected: { attachment: { id: 'att_…', url: '…' } },
      actual: reply.body,
    })
    t.expect.that(/^att_./.test(String(id)), {
      requirement: 'ATT-002',
      what: 'an attachment id consists of att_ and an id',
      expected: 'att_…',
      actual: id,
    })
    return id
  })
  t.expect.equal(new Set(ids).size, ids.length, {
    requirement: 'ATT-002',
    what: 'number of different ids of five uploads',
  })
})

check('attachments.upload.bytes-are-kept', ['ATT-003', 'ATT-006'], offered, async (t) => {
  const json = Buffer.from('{ "b": 1.0,\n  "a": "\\u00e9", "a": [ ] }\n')
  const form = Buffer.from(
    '--of-the-parts\r\ncontent-disposition: form-data; name="file"; filename="bytes.bin"\r\n' +
      `content-type: text/plain\r\n\r\n${t.unique.marker()}\r\n--of-the-parts--\r\n`,
  )
  const cases: [string, Buffer][] = [
    ['application/octet-stream', anyBytes(0)],
    ['application/octet-stream', anyBytes(1 + Math.floor(Math.random() * 70_000))],
    // More than one block of usual size, 64 KiB.
    ['application/octet-stream', anyBytes(80_000)],
    ['text/plain', Buffer.from(t.unique.marker())],
    ['text/plain', Buffer.from(randomBytes(60).toString('base64'))],
    ['application/json', json],
    ['multipart/form-data; boundary=of-the-parts', form],
  ]
  let read = 0
  for (const [contentType, bytes] of cases) {
    const reply = await t.agent.upload(bytes, { contentType, filename: 'kept.bin' })
    if (!reply.ok && contentType === 'application/json') {
      t.warn(`an upload of application/json is answered with ${reply.status}, although its body is arbitrary bytes`)
      continue
    }
    // A server that rejects multipart forms does not parse them.
    if (!reply.ok && contentType.startsWith('multipart/') && reply.status < 500) continue
    const { url } = attachmentIn(await t.given(reply, `an upload of ${contentType}`))
    const media = typeof url === 'string' ? await readMedia(t, url, [t.agent]) : undefined
    if (media === undefined) continue
    read += 1
    t.expect.that(media.bytes.equals(bytes), {
      what: `${bytes.length} bytes uploaded as ${contentType} are served unchanged`,
      failureClass: 'changed',
      expected: `${bytes.length} bytes: ${bytes.subarray(0, 40).toString('hex')}…`,
      actual: `${media.bytes.length} bytes: ${media.bytes.subarray(0, 40).toString('hex')}…`,
    })
    t.expect.that((media.headers['content-type'] ?? '').toLowerCase().startsWith(contentType.replace(/;.*/, '')), {
      requirement: 'ATT-006',
      warnOnly: true,
      what: 'the Content-Type of the bytes is that of the upload',
      expected: contentType,
      actual: media.headers['content-type'],
    })
  }
  if (read === 0)
    t.notTestable('the bytes of an attachment cannot be read', 'attachment.url as a URL that the uploader can GET')
})

check('attachments.upload.needs-a-token', ['ATT-014'], offered, async (t) => {
  const request = {
    method: 'POST',
    path: '/v1/attachments',
    raw: 'bytes',
    headers: { 'content-type': 'text/plain', 'x-svc-filename': 'bytes.txt' },
  }
  await t.given(t.agent.call(request), 'an upload with an Agent Token')
  const rejected = await t.request(request)
  t.expect.that(!rejected.ok, {
    what: 'an upload without a credential is rejected',
    expected: 401,
    actual: rejected.status,
  })
  t.expect.status(rejected, 401, { what: 'the status of an upload without a credential' })
})

check('attachments.upload.needs-its-length', ['ATT-005', 'LIM-007'], offered, async (t) => {
  const bytes = Buffer.from(t.unique.marker())
  const headers = { 'content-type': 'text/plain', 'x-svc-filename': 'bytes.txt' }
  async function* pieces(): AsyncGenerator<Buffer> {
    yield bytes
  }
  await t.rejects({
    what: 'a chunked upload without Content-Length is rejected (a proxy that buffers bodies and adds the header may prevent this)',
    expect: '4xx',
    mayDisconnect: true,
    attempt: () => t.agent.call({ method: 'POST', path: '/v1/attachments', stream: pieces(), headers }),
    control: () => t.agent.upload(bytes, { contentType: 'text/plain', filename: 'bytes.txt' }),
  })
})

check(
  'attachments.upload.at-most-100-megabytes',
  ['ATT-004', 'LIM-007'],
  { ...offered, seconds: 4, timeoutSeconds: 120 },
  async (t) => {
    await t.given(t.agent.upload(Buffer.alloc(1_000_000)), 'an upload of 1 MB')
    const allowed = t.mode === 'quick' ? 20_000_000 : 100_000_000
    t.expect.status(await t.agent.streamUpload(allowed), '2xx', { what: `the status of an upload of ${allowed} bytes` })
    const over = 104_857_601
    for (let attempt = 1; ; attempt += 1) {
      const rejected = await t.agent.streamUpload(over).catch(() => undefined)
      if (rejected === undefined) {
        if (attempt < 3) continue
        t.expect.that(false, {
          what: `an upload of ${over} bytes, attempted ${attempt} times, is answered`,
          warnOnly: true,
          expected: 413,
          actual: 'the connection was closed without an answer',
        })
        break
      }
      t.expect.that(!rejected.ok, {
        what: `an upload of ${over} bytes is rejected`,
        expected: 413,
        actual: rejected.status,
      })
      t.expect.status(rejected, 413, { requirement: 'LIM-007', what: `the status of an upload of ${over} bytes` })
      const code = (rejected.body as { error?: { code?: unknown } }).error?.code
      t.expect.that(code === 'payload_too_large', {
        what: `error.code of an upload of ${over} bytes`,
        warnOnly: code === undefined,
        expected: 'payload_too_large',
        actual: code ?? rejected.text.slice(0, 200),
      })
      break
    }
  },
)

check(
  'attachments.upload.eleven-megabytes',
  ['ATT-004', 'LIM-007'],
  { ...offered, modes: ['full', 'deep'], seconds: 3, timeoutSeconds: 120 },
  async (t) => {
    const reply = await t.agent.streamUpload(11_000_000)
    t.expect.status(reply, '2xx', { what: 'the status of an upload of 11000000 bytes' })
    const { id, url } = attachmentIn(reply.body)
    t.expect.that(typeof id === 'string' && typeof url === 'string', {
      what: 'the answer to an upload of 11000000 bytes contains the attachment',
      actual: reply.body,
    })
  },
)

check(
  'attachments.metadata.for-its-uploader',
  ['ATT-008', 'ATT-007'],
  { needs: { agents: 2, hooks: ['getAttachment'] } },
  async (t) => {
    const [uploader, other] = [t.agents[0]!, t.agents[1]!]
    const attachment = await uploaded(t, Buffer.from(t.unique.marker()), uploader)
    const { exchange: asked } = await ownMetadata(attachment.id)
    for (const [who, ask] of [
      ['another agent', () => other.call({ method: asked.request.method, path: asked.request.url })],
      ['a caller without a credential', () => t.request({ method: asked.request.method, path: asked.request.url })],
    ] as const) {
      const reply = await ask()
      const about = { requirement: who === 'another agent' ? 'ATT-007' : 'ATT-008', failureClass: 'leaked' } as const
      t.expect.that(!reply.ok, {
        ...about,
        what: `the request of ${who} for the metadata of an attachment is rejected`,
        expected: '4xx',
        actual: reply.status,
      })
      if (attachment.url !== undefined)
        t.expect.notLeaked(attachment.url, reply.text, {
          ...about,
          what: `the url of an attachment in the answer to ${who}`,
        })
    }

    async function ownMetadata(id: string) {
      const shown = await t.hooks.run('getAttachment', { attachment_id: id }, uploader)
      const exchange = recording.getStore()?.exchanges.at(-1)
      if (exchange === undefined || Object.keys(shown).length === 0)
        return t.notTestable(
          'the uploader received no metadata over HTTP',
          'provision.getAttachment in the target file',
        )
      return { exchange }
    }
  },
)
