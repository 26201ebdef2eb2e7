/** Answers that a network, a proxy or an overloaded service gives in place of the correct one. */
import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** Answer of the service to one request. */
export interface Answer {
  status: number
  headers?: Record<string, string>
  /** Undefined for an answer without a body. */
  body?: unknown
}

/** Replaces the answer to one request. */
export interface Disruption {
  /** Description for timelines. */
  name: string
  /** @param execute performs the request, and returns the correct answer */
  apply(response: ServerResponse, execute: () => Answer | Promise<Answer>): Promise<void> | void
}

export function write(response: ServerResponse, { status, headers, body }: Answer): void {
  const text = body === undefined ? '' : JSON.stringify(body)
  response.writeHead(status, {
    ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    ...headers,
  })
  response.end(text)
}

const codes: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  413: 'payload_too_large',
  422: 'invalid_request',
  429: 'rate_limited',
  500: 'internal_error',
  503: 'temporarily_unavailable',
}

interface ErrorOptions {
  code?: string
  /** `Retry-After`: seconds, or a function that returns a date. */
  retryAfter?: string | (() => string)
  /** Members of the error besides code and message. */
  more?: object
  /** The request is performed before the error is answered. */
  executed?: boolean
}

/** An error response of the service; the request is not performed. */
export function errorAnswer(status: number, options: ErrorOptions = {}): Disruption {
  const { code = codes[status] ?? 'unknown', retryAfter, more, executed } = options
  return {
    name: `answers ${status} ${code}${retryAfter === undefined ? '' : ' with Retry-After'}${executed ? ' after the request was performed' : ''}`,
    async apply(response, execute) {
      if (executed) await execute()
      const header = typeof retryAfter === 'function' ? retryAfter() : retryAfter
      const body = { error: { code, message: `Injected ${status}.`, ...more } }
      write(response, { status, body, ...(header !== undefined && { headers: { 'retry-after': header } }) })
    },
  }
}

/** A page of a proxy; the service may have performed the request or not. */
export function proxyPage(status: number, executed = false): Disruption {
  return {
    name: `answers ${status} with a page of HTML${executed ? ' after the request was performed' : ''}`,
    async apply(response, execute) {
      if (executed) await execute()
      response.writeHead(status, { 'content-type': 'text/html' }).end('<html><h1>A proxy answers</h1></html>')
    },
  }
}

/** A success that is not of the service. */
export function otherSuccess(name: string, text: string): Disruption {
  return {
    name: `answers 200 with ${name}`,
    apply(response) {
      response.writeHead(200, { 'content-type': 'application/json' }).end(text)
    },
  }
}

export const cutBefore: Disruption = {
  name: 'closes the connection, and does not perform the request',
  apply: (response) => void response.destroy(),
}

/** Performs the request, and disrupts its answer. `text` is the correct body. */
const disrupted = (
  name: string,
  answer: (response: ServerResponse, status: number, text: string) => Promise<void> | void,
): Disruption => ({
  name: `performs the request, and ${name}`,
  async apply(response, execute) {
    const { status, body } = await execute()
    await answer(response, status, JSON.stringify(body ?? {}))
  },
})

const json = { 'content-type': 'application/json' }

/** Sends half of a body, and closes the connection. */
async function cutBody(response: ServerResponse, text: string): Promise<void> {
  response.write(text.slice(0, text.length / 2))
  await pause(5)
  response.destroy()
}

export const cutAfter = disrupted('closes the connection without an answer', (response) => void response.destroy())

export const cutInHeaders = disrupted(
  'closes the connection within the headers of the answer',
  (response) => void response.socket?.end('HTTP/1.1 200 OK\r\nContent-Ty'),
)

/** The announced length is not reached. */
export const truncated = disrupted('closes the connection after half of the answer', async (response, status, text) => {
  response.writeHead(status, { ...json, 'content-length': Buffer.byteLength(text) })
  await cutBody(response, text)
})

export const truncatedChunks = disrupted(
  'closes the connection after half of an answer in chunks',
  async (response, status, text) => {
    response.writeHead(status, json)
    await cutBody(response, text)
  },
)

/** A complete response whose body is half of the JSON text. */
export const halfJson = disrupted(
  'answers half of the JSON text as a complete response',
  (response, status, text) => void response.writeHead(status, json).end(text.slice(0, text.length / 2)),
)

export function late(ms: number): Disruption {
  return {
    name: `performs the request, and answers ${ms} ms later`,
    async apply(response, execute) {
      const answer = await execute()
      await pause(ms)
      write(response, answer)
    },
  }
}

/** Answers in pieces, 30 ms apart. */
export const slow = disrupted('answers in slow pieces', async (response, status, text) => {
  response.writeHead(status, json)
  const step = Math.ceil(text.length / 10)
  for (let at = 0; at < text.length; at += step) {
    response.write(text.slice(at, at + step))
    await pause(30)
  }
  response.end()
})
