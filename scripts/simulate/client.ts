import inject from 'light-my-request'
import type { IncomingMessage, ServerResponse } from 'node:http'

import type { Failures } from './failures.ts'
import type { Owner, Scheduler } from './scheduler.ts'
import type { ServerProcess } from './server-process.ts'
import type { Trace } from './trace.ts'

/** What a client knows of a request afterwards. */
export interface Answer {
  /** 0 where no answer came: nobody knows then what became of the request, unless it never arrived. */
  status: number
  /** Whether the request can have reached a server. */
  arrived: boolean
  // Answers have every shape.
  // oxlint-disable-next-line no-explicit-any
  body: any
}

export interface Asked {
  method: string
  path: string
  credential?: string
  body?: unknown
  /** Hangs up after so long. */
  patienceMs?: number
}

export interface Network {
  scheduler: Scheduler
  failures: Failures
  trace: Trace
  /** A process that takes requests; undefined while there is none. */
  route(): ServerProcess | undefined
}

const noAnswer = (arrived: boolean): Answer => ({ status: 0, arrived, body: undefined })

/** Sends a request over a network that delays, loses and cuts. */
export async function ask(network: Network, owner: Owner, asked: Asked): Promise<Answer> {
  const { scheduler, failures, trace } = network
  const note = (answer: Answer) => {
    trace.add(owner.name, asked.method, asked.path, answer.status, JSON.stringify(answer.body) ?? '')
    return answer
  }
  await scheduler.delay(owner, failures.random.integer(0, 3))
  if (failures.strikes('requestLost')) return note(noAnswer(false))
  const server = network.route()
  if (!server) return note(noAnswer(false))
  const gone = new AbortController()
  const patience = asked.patienceMs ?? 90_000
  const leaves = failures.strikes('clientGone') ? failures.random.integer(0, Math.min(patience, 3_000)) : patience
  const timer = scheduler.after(owner, leaves, () => gone.abort())
  const answer = await serve(server, owner, asked, gone.signal)
  scheduler.fake.clearTimeout(timer as never)
  owner.timers.delete(timer)
  await scheduler.delay(owner, failures.random.integer(0, 3))
  if (failures.strikes('answerLost')) return note(noAnswer(true))
  return note(answer)
}

async function serve(server: ServerProcess, owner: Owner, asked: Asked, signal: AbortSignal): Promise<Answer> {
  const { credential, body } = asked
  const headers = {
    host: 'parley.test',
    'a2a-version': '1.0',
    ...(credential !== undefined && { authorization: `Bearer ${credential}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
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
      toServer(server, request as unknown as IncomingMessage, response)
    },
    {
      method: asked.method as 'GET',
      url: asked.path,
      headers,
      remoteAddress: `10.1.0.${(owner.name.length % 200) + 1}`,
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    },
  ).then(
    (got) => got,
    () => undefined,
  )
  const got = await Promise.race([handed, hungUp.promise, server.died.catch(() => undefined)])
  signal.removeEventListener('abort', leave)
  if (!got || !server.owner.alive) return noAnswer(true)
  return { status: got.statusCode, arrived: true, body: got.body === '' ? undefined : parse(got.body) }
}

/** Completes what the server expects of requests that came over a socket. */
function toServer(server: ServerProcess, request: IncomingMessage, response: ServerResponse): void {
  // A cut connection ends the response; nothing is written to it beside that.
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
