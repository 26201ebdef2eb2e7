import { expect, test } from 'vitest'
import { createAgent, createApi, type AgentOptions, type ApiOptions } from './index.ts'

const url = 'http://127.0.0.1:1'

test.each([undefined, '', 'localhost:8787', 'http://', 'ftp://127.0.0.1', 'http:///v1'])(
  'the address %j is rejected immediately, without retries',
  (given) => {
    expect(() => createApi({ url: given } as ApiOptions)).toThrow(/^url must be the URL of the service/)
  },
)

test('an agent without a token, as from an unset variable, is rejected immediately', () => {
  for (const token of [undefined, ''])
    expect(() => createAgent({ url, token } as AgentOptions)).toThrow(/^token is the Agent Token .* AGENT_TOKEN/)
})

test('the session of a person is rejected as the token of an agent, and not shown', () => {
  const refused = () => createAgent({ url, token: 'ses_secret' })
  expect(refused).toThrow(/not the session of a person/)
  expect(refused).not.toThrow('secret')
})

test('a token that no header can contain is rejected, and not shown', () => {
  const refused = () => createAgent({ url, token: 'secret\nsecond' })
  expect(refused).toThrow(/^token is empty, or contains/)
  expect(refused).not.toThrow('secret')
})

test('a CRLF after a token is removed, and an error names the address', async () => {
  const seen: (string | null)[] = []
  const recorded: typeof fetch = (_address, init) => {
    seen.push(new Headers(init?.headers).get('authorization'))
    return Promise.reject(new Error('no connection'))
  }
  const api = createApi({ url: `${url}/`, token: 'one\r\n', attempts: 1, fetch: recorded })
  await expect(api.call('listEvents', { query: { after: 0 } })).rejects.toThrow(`listEvents was not answered by ${url}`)
  expect(seen).toEqual(['Bearer one'])
})
