import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { systemClock } from '../clock.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

interface Attribute {
  key: string
  value: { stringValue?: string; intValue?: number }
}
interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  status?: { code?: number }
  attributes: Attribute[]
  links?: { traceId: string; spanId: string }[]
}

/** Starts a receiver of OTLP over HTTP that records its spans. */
async function startReceiver() {
  const spans: Span[] = []
  const texts: string[] = []
  const paths = new Set<string>()
  const server = createServer((request, response) => {
    paths.add(`${request.method} ${request.url} ${request.headers['content-type']}`)
    let text = ''
    request
      .setEncoding('utf8')
      .on('data', (chunk: string) => {
        text += chunk
      })
      .on('end', () => {
        texts.push(text)
        for (const { scopeSpans } of JSON.parse(text).resourceSpans)
          for (const scope of scopeSpans) spans.push(...scope.spans)
        response.setHeader('content-type', 'application/json').end('{}')
      })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    spans,
    texts,
    paths,
    url,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

const attributes = (span: Span | undefined): Record<string, unknown> =>
  Object.fromEntries((span?.attributes ?? []).map(({ key, value }) => [key, value.stringValue ?? value.intValue]))

eachDatabase((_name, open) => {
  describe('traces', () => {
    let receiver: Awaited<ReturnType<typeof startReceiver>>
    let server: TestServer
    beforeEach(async () => {
      receiver = await startReceiver()
    })
    afterEach(() => receiver.close())
    const start = async (settings: Record<string, string> = {}) => {
      server = await startTestServer(open.place(), systemClock, { PARLEY_OTEL_URL: receiver.url, ...settings })
    }

    it('continue from the caller through its request to the commit, and are exported at the end', async () => {
      await start()
      const { session } = await server.user()
      const { token } = await server.agent(session)
      const {
        body: { chat },
      } = await server.call('POST', '/v1/chats', token, { kind: 'direct', handles: [(await server.user()).handle] })
      const traceId = '0af7651916cd43dd8448eb211c80319c'
      const marked = 'marked-text-of-a-message'
      const answer = await fetch(`${server.url}/v1/messages?marked-query=1`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'x-request-id': 'id-of-the-caller',
          traceparent: `00-${traceId}-b7ad6b7169203331-01`,
        },
        body: JSON.stringify({
          message_id: 'msg_01arz3ndektsv4rrffq69g5fav',
          chat_id: chat.id,
          parts: [{ type: 'text', text: marked }],
        }),
      })
      expect([answer.status, answer.headers.get('x-request-id')]).toEqual([202, 'id-of-the-caller'])
      await server.close()
      expect([...receiver.paths]).toEqual(['POST /v1/traces application/json'])
      const [request, commit] = ['POST /v1/messages', 'commit'].map((name) =>
        receiver.spans.find((span) => span.name === name && span.traceId === traceId),
      )
      expect(request).toMatchObject({ parentSpanId: 'b7ad6b7169203331', kind: 2 })
      expect(attributes(request)).toMatchObject({
        'http.request.method': 'POST',
        'http.route': '/v1/messages',
        'http.response.status_code': 202,
        'parley.operation': 'sendMessage',
        'parley.request_id': 'id-of-the-caller',
      })
      expect(commit).toMatchObject({ parentSpanId: request!.spanId })
      expect(attributes(commit)).toMatchObject({ 'parley.writes': 1 })
      for (const secret of [marked, token, session, 'marked-query']) expect(receiver.texts.join()).not.toContain(secret)
    })

    it('link the requests that shared a transaction', async () => {
      await start()
      const { token } = await server.agent((await server.user()).session)
      const {
        body: { chat },
      } = await server.call('POST', '/v1/chats', token, { kind: 'direct', handles: [(await server.user()).handle] })
      const letters = [...'0123456789abcdef']
      await Promise.all(
        letters.map((letter) =>
          server.call('POST', `/v2/chats/${chat.id}/messages`, token, {
            message_id: `msg_01arz3ndektsv4rrffq69g5fa${letter}`,
            parts: [{ type: 'text', text: 'x' }],
          }),
        ),
      )
      await server.close()
      const commits = receiver.spans.filter(({ name }) => name === 'commit')
      const requests = new Set(
        receiver.spans.filter(({ name }) => name.startsWith('POST /v2/')).map(({ spanId }) => spanId),
      )
      expect(requests.size).toBe(letters.length)
      const reached = commits.flatMap(({ parentSpanId, links = [] }) => [
        parentSpanId,
        ...links.map(({ spanId }) => spanId),
      ])
      expect(reached.filter((id) => requests.has(id!))).toHaveLength(letters.length)
    })

    it('are sampled at the configured ratio, unless the caller decides', async () => {
      await start({ PARLEY_OTEL_SAMPLE_RATIO: '0' })
      await server.call('GET', '/healthz')
      await fetch(`${server.url}/healthz`, {
        headers: { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' },
      })
      await fetch(`${server.url}/readyz`, {
        headers: { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00' },
      })
      await server.close()
      expect(receiver.spans.map(({ name }) => name)).toEqual(['GET /healthz'])
    })

    it('ignore a malformed traceparent', async () => {
      await start()
      const ids = '0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331'
      for (const traceparent of [`00-${ids}-01-more`, `ff-${ids}-01`, `00-${ids.toUpperCase()}-01`, `00-${ids}`])
        await fetch(`${server.url}/healthz`, { headers: { traceparent } })
      await server.close()
      expect(receiver.spans).toHaveLength(4)
      for (const { traceId, parentSpanId } of receiver.spans)
        expect([ids.startsWith(traceId), parentSpanId]).toEqual([false, undefined])
    })

    it('do not delay requests when they cannot be sent', async () => {
      receiver.close()
      await start()
      expect((await server.call('GET', '/healthz')).status).toBe(200)
      await server.close()
    })
  })
})
