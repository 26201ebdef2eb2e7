import { connect } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'

/** Data with which the thread is started. */
export interface WaitingClients {
  port: number
  /** One client for each token: it pulls, waits, and pulls again after the last received event. */
  tokens: readonly string[]
}

/** Maximum number of connections opened at once, because the accept queue of a listening socket is short. */
const openedAtOnce = 100
const openingPauseMs = 20
const reportMs = 20

/**
 * Clients that wait for events, in a separate thread, so that their number does not delay the measured requests. They
 * use plain sockets, because an HTTP client needs seconds for thousands of concurrent answers. The thread posts the
 * total number of answers with events.
 */
function wait({ port, tokens }: WaitingClients): void {
  let answered = 0
  let posted = -1

  const open = (token: string) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    const pull = (after: string) =>
      socket.write(
        `GET /v1/events?after=${after}&timeout=30&limit=100 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`,
      )
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
      const begin = text.indexOf('\r\n\r\n')
      const length = Number(/content-length: (\d+)/i.exec(text)?.[1])
      if (begin < 0 || text.length < begin + 4 + length) return
      const next = /"next_cursor":(\d+)/.exec(text)?.[1]
      if (next === undefined) throw new Error(`a pull was answered with ${text.slice(0, 200)}`)
      if (text.includes('"event_id"')) answered++
      text = ''
      pull(next)
    })
    pull('0')
  }

  for (let from = 0; from < tokens.length; from += openedAtOnce) {
    const some = tokens.slice(from, from + openedAtOnce)
    setTimeout(() => some.forEach(open), (from / openedAtOnce) * openingPauseMs)
  }
  setInterval(() => {
    if (answered === posted) return
    posted = answered
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort!.postMessage(answered)
  }, reportMs)
}

wait(workerData as WaitingClients)
