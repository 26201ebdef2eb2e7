import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { newHandle, startTestServer, testOperatorKey, type TestServer } from '../testing/server.ts'

const bidirectional = [0x61c, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069]
const invisible = [
  ['zero-width', '\u200b\u200c\u200d\u2060\ufeff'],
  ['Hangul fillers', '\u115f\u1160\u3164\uffa0'],
  ['tags', '\u{e0041}\u{e007f}'],
  ['variation selectors', '\ufe0f\u{e0100}'],
  ['soft hyphen', '\u00ad'],
  ['white space', ' \u00a0\u3000'],
  ['braille blank', '\u2800'],
] as const

const refused: [string, string][] = [
  ...bidirectional.map((code): [string, string] => [`U+${code.toString(16)}`, `a${String.fromCodePoint(code)}b`]),
  ...invisible.map(([name, text]): [string, string] => [name, text]),
  ['a line break', 'a\nb'],
  ['an escape sequence', 'a\u001b[31mb'],
]

const accepted = [
  'مساعد',
  'עוזר',
  '한국어',
  '👩‍👩‍👧',
  '❤️',
  '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  'e\u0301',
  "O'Neil & Söhne <b>",
]

describe('text that is displayed as a name (AMB-165)', () => {
  let server: TestServer
  let session: string
  let agent: { id: string; token: string }
  let member: string
  beforeAll(async () => {
    server = await startTestServer({ url: ':memory:' })
    session = (await server.user()).session
    agent = await server.agent(session)
    member = (await server.agent(session)).handle
  })
  afterAll(async () => {
    await server.close()
    expect(server.errors).toEqual([])
  })

  /** All fields for display text, each with the request that sets it; the error names the field. */
  const places: Record<string, (text: string) => ReturnType<TestServer['call']>> = {
    display_name: (text) => server.call('POST', '/v1/me/agents', session, { handle: newHandle(), display_name: text }),
    tagline: (text) => server.call('PATCH', `/v1/me/agents/${agent.id}`, session, { tagline: text }),
    organization: (text) =>
      server.call('POST', '/v1/me/agents', session, { handle: newHandle(), display_name: 'x', organization: text }),
    group_name: (text) =>
      server.call('POST', '/v1/chats', session, { kind: 'group', handles: [member], group_name: text }),
    name: (text) => server.call('POST', '/_ops/persons', testOperatorKey, { handle: newHandle(), name: text }),
    client_name: (text) => server.call('POST', '/api/auth/device/code', undefined, { client_name: text }),
  }

  it.each(Object.keys(places))('is rejected in %s, which the error names', async (field) => {
    for (const [what, text] of refused) {
      const { status, body } = await places[field]!(text)
      // The pairing route answers every invalid body with 400.
      expect([status, body.error.code], what).toEqual([field === 'client_name' ? 400 : 422, 'invalid_request'])
      expect(body.error.message, what).toContain(`${field} must have a visible character`)
    }
  })

  it.each(Object.keys(places))('may be in any script in %s, and contain emoji', async (field) => {
    for (const text of accepted) expect((await places[field]!(text)).status, text).toBeLessThan(300)
  })

  it('may not reverse the name of a file', async () => {
    const upload = async (name: string) => {
      const headers = { authorization: `Bearer ${agent.token}`, 'x-svc-filename': encodeURIComponent(name) }
      return (await fetch(`${server.url}/v1/attachments`, { method: 'POST', headers, body: 'x' })).status
    }
    expect(await upload('invoice\u202efdp.exe')).toBe(422)
    expect(await upload('فاتورة.pdf')).toBeLessThan(300)
  })

  it('is not checked in a message', async () => {
    const other = await server.agent(session)
    const { handle } = (await server.call('GET', '/v1/agents/me', other.token)).body
    const chat = (await server.call('POST', '/v1/chats', agent.token, { kind: 'direct', handles: [handle] })).body.chat
    const text = '\u202eabc\u2066\u200b'
    const sent = { message_id: server.context.ids.next('msg'), chat_id: chat.id, parts: [{ type: 'text', text }] }
    const { status, body } = await server.call('POST', '/v1/messages', agent.token, sent)
    expect([status, body.message?.parts[0].text]).toEqual([202, text])
  })

  it('is isolated on pages from the surrounding text', async () => {
    const { body } = await server.call('POST', '/v1/me/agents', session, {
      ...{ handle: newHandle(), display_name: 'مساعد', organization: 'שירות', tagline: 'عربي', visibility: 'public' },
    })
    const page = await (await fetch(`${server.url}/@${body.agent.handle}`)).text()
    expect(page).toContain('<h1><bdi>مساعد</bdi></h1>')
    expect(page).toContain('<bdi>שירות</bdi>')
    expect(page).toContain('<p dir="auto">عربي</p>')
  })
})
