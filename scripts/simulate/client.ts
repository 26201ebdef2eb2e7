import inject from 'light-my-request'
import type { IncomingMessage, ServerResponse } from 'node:http'

import type { Failures } from './failures.ts'
import type { Owner, Scheduler } from './scheduler.ts'
import type { ServerProcess } from './server-process.ts'
import type { States } from './states.ts'
import type { Trace } from './trace.ts'

/** Result of a request, as its client knows it. */
export interface Answer {
  /** Status. 0 without an answer: the outcome of the request is then unknown, unless it did not arrive. */
  status: number
  /** Whether the request may have reached a server. */
  arrived: boolean
  /** The process that received the request. */
  server?: ServerProcess | undefined
  /** Body as bytes. */
  raw?: Buffer
  // Answers have every shape.
  // oxlint-disable-next-line no-explicit-any
  body: any
}

export interface Asked {
  method: string
  path: string
  credential?: string
  body?: unknown
  /** Bytes that are sent instead of a JSON body. */
  bytes?: Buffer
  /** Timeout in milliseconds. */
  patienceMs?: number
}

export interface Network {
  scheduler: Scheduler
  failures: Failures
  trace: Trace
  states: States
  /** Returns a process that accepts requests; undefined if there is none. */
  route(): ServerProcess | undefined
}

const noAnswer = (arrived: boolean): Answer => ({ status: 0, arrived, body: undefined })

/** The id of an epoch of the logs, which the database draws without the seed. */
const epochId = /\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/g

/** Sends a request over a network that delays and loses requests, and cuts connections. */
export async function ask(network: Network, owner: Owner, asked: Asked): Promise<Answer> {
  const { scheduler, failures, trace, states } = network
  const note = (answer: Answer) => {
    const answered = (JSON.stringify(answer.body) ?? '').replace(epochId, 'epoch')
    trace.add(owner.name, asked.method, asked.path.replace(epochId, 'epoch'), answer.status, answered)
    return answer
  }
  await scheduler.delay(owner, failures.random.integer(0, 3))
  if (failures.strikes('requestLost')) return note(noAnswer(false))
  const server = network.route()
  if (!server) {
    states.reach('a request finds no process')
    return note(noAnswer(false))
  }
  const gone = new AbortController()
  const timeoutMs = asked.patienceMs ?? 90_000
  const leaves = failures.strikes('clientGone') ? failures.random.integer(0, Math.min(timeoutMs, 3_000)) : timeoutMs
  const timer = scheduler.after(owner, leaves, () => gone.abort())
  server.underWay += 1
  const answer = { ...(await serve(server, owner, asked, gone.signal)), server }
  server.underWay -= 1
  if (gone.signal.aborted) states.reach('a client hangs up during its request')
  else if (!server.owner.alive) states.reach('a request is cut by a crash')
  if (answer.status === 503 && asked.method !== 'GET') states.reach('a write is refused with 503')
  scheduler.fake.clearTimeout(timer as never)
  owner.timers.delete(timer)
  await scheduler.delay(owner, failures.random.integer(0, 3))
  if (failures.strikes('answerLost')) return note({ ...noAnswer(true), server })
  return note(answer)
}

async function serve(server: ServerProcess, owner: Owner, asked: Asked, signal: AbortSignal): Promise<Answer> {
  const { credential, body, bytes } = asked
  const headers = {
    host: 'parley.test',
    'a2a-version': '1.0',
    ...(credential !== undefined && { authorization: `Bearer ${credential}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(bytes !== undefined && { 'content-type': 'application/octet-stream', 'x-svc-filename': 'simulated.bin' }),
  }
  const hungUp = Promise.withResolvers<undefined>()
  let response: ServerResponse | undefined
  const leave = () => {
    response?.destroy()
    hungUp.resolve(undefined)
  }
  signal.addEventListener('abort', leave, { once: true })
  const handed = inject(
    (request, reply) => {
      response = reply as ServerResponse
      // inject() and the server together listen more often for its end than Node expects of one emitter.
      response.setMaxListeners(20)
      toServer(server, request as unknown as IncomingMessage, response)
    },
    {
      method: asked.method as 'GET',
      url: asked.path,
      headers,
      remoteAddress: `10.1.0.${(owner.name.length % 200) + 1}`,
      ...(body !== undefined && { payload: JSON.stringify(body) }),
      ...(bytes !== undefined && { payload: bytes }),
    },
  ).then(
    (got) => got,
    () => undefined,
  )
  const got = await Promise.race([handed, hungUp.promise, server.died.catch(() => undefined)])
  signal.removeEventListener('abort', leave)
  if (!got || !server.owner.alive) return noAnswer(true)
  const { statusCode: status, rawPayload: raw } = got
  return { status, arrived: true, raw, body: got.body === '' ? undefined : parse(got.body) }
}

/** Completes the parts of a request that the server expects from a socket. */
function toServer(server: ServerProcess, request: IncomingMessage, response: ServerResponse): void {
  // Destroying a cut connection ends the response, so the server can write no more of it.
  Object.assign(request.socket, { writable: false, destroy: () => response.destroy() })
  const finish = () => {
    request.complete = true
    request.emit('close')
  }
  request.once('end', finish)
  response.once('close', finish)
  server.app.server.emit('request', request, response)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
