import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { EventStream } from './event-stream.ts'

function streamOf(type = 'text/event-stream; charset=utf-8') {
  const body = new PassThrough()
  const recorded: string[] = []
  const stream = new EventStream(body, { status: 200, headers: { 'content-type': type } }, (text) => {
    recorded.push(text)
  })
  return { body, stream, recorded }
}

test('events are parsed as they arrive, across chunk boundaries and with LF or CRLF', async () => {
  const { body, stream } = streamOf()
  body.write('data: {"a"')
  body.write(':1}\n\n: still there\n\n')
  expect(await stream.next(() => true)).toEqual({ a: 1 })
  expect(stream.ended).toBe(false)
  body.write('event: x\r\ndata: {"b":\r')
  body.write('\ndata: 2}\r\n\r\n')
  expect(await stream.next<{ b?: number }>((item) => item.b === 2)).toEqual({ b: 2 })
  expect(stream.items).toHaveLength(2)
})

test('a stream that the server ended is distinguished from a stream that the client closed', async () => {
  const finished = streamOf()
  finished.body.end('data: 1\n\n')
  expect(await finished.stream.ends()).toBe(true)
  expect(finished.recorded).toEqual(['data: 1\n\n'])
  const closed = streamOf()
  closed.body.write('data: 1\n\n')
  await closed.stream.next(() => true)
  closed.stream.close()
  closed.stream.close()
  expect(await closed.stream.ends(20)).toBe(false)
  expect(closed.recorded).toEqual(['data: 1\n\n'])
})

test('a response that is not an event stream is one item', async () => {
  const { body, stream } = streamOf('application/json')
  body.end('{"error":{"code":-32004}}')
  expect(await stream.ends()).toBe(true)
  expect(stream.isEvents).toBe(false)
  expect(stream.items).toEqual([{ error: { code: -32004 } }])
})
