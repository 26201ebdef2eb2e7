import { createParser, type EventSourceMessage } from 'eventsource-parser'

interface StreamRequest {
  /** Sends the request. */
  open: (signal: AbortSignal) => Promise<Response>
  /** Maximum time without a byte, in milliseconds. */
  silenceMs: number
  signal: AbortSignal | undefined
}

/**
 * Sends a request and yields the server-sent events of its response. A response of another type is one event without an
 * id. Ends with the response; an incomplete event at its end is dropped.
 * @throws the reason of the signal, or the error of the connection
 */
export async function* receiveEvents({
  open,
  silenceMs,
  signal,
}: StreamRequest): AsyncGenerator<Pick<EventSourceMessage, 'id' | 'data'>> {
  const connection = new AbortController()
  const abort = () => connection.abort(signal?.reason)
  signal?.addEventListener('abort', abort)
  if (signal?.aborted) abort()
  /** Bounds a wait for bytes. The time in which the caller handles an event does not count. */
  const bounded = async <T>(waiting: Promise<T>): Promise<T> => {
    const timer = setTimeout(() => connection.abort(new Error(`no byte arrived for ${silenceMs} ms`)), silenceMs)
    try {
      return await waiting
    } finally {
      clearTimeout(timer)
    }
  }
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined
  try {
    const response = await bounded(open(connection.signal))
    if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
      yield { id: undefined, data: await bounded(response.text()) }
      return
    }
    const arrived: EventSourceMessage[] = []
    const parser = createParser({ onEvent: (event) => arrived.push(event) })
    const decoder = new TextDecoder()
    reader = response.body!.getReader()
    for (;;) {
      const { done, value } = await bounded(reader.read())
      if (done) return
      parser.feed(decoder.decode(value, { stream: true }))
      while (arrived.length > 0) yield arrived.shift()!
    }
  } finally {
    signal?.removeEventListener('abort', abort)
    // Cancels the request when the caller stops reading.
    await reader?.cancel().catch(() => undefined)
  }
}
