import { afterEach, expect, test, vi } from 'vitest'

import { startTestServer } from '../testing/server.ts'
import { createApi } from './api.ts'
import { uploadAttachment } from './upload-attachment.ts'

afterEach(() => vi.unstubAllGlobals())

test('on Deno, where fetch sends no length with a stream, a stream is sent as one Blob', async () => {
  const server = await startTestServer({ url: ':memory:' })
  const { session } = await server.user()
  const { token } = await server.agent(session)
  const bodies: unknown[] = []
  const api = createApi({
    url: server.url,
    token,
    fetch: (input, init) => {
      bodies.push(init?.body)
      return fetch(input, init)
    },
  })
  vi.stubGlobal('Deno', {})
  const stream = () => new Blob(['a,b\n']).stream()
  expect(await uploadAttachment(api, stream(), { size: 4 })).toMatchObject({ type: 'media' })
  expect(bodies).toEqual([expect.any(Blob)])
  for (const size of [3, 5]) await expect(uploadAttachment(api, stream(), { size })).rejects.toThrow('announced')
  expect(bodies).toHaveLength(1)
  await server.close()
})
