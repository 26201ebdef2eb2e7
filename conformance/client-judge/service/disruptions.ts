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
export function otherSuccess(name: string, text: string, executed = false): Disruption {
  return {
    name: `answers 200 with ${name}${executed ? ' after the request was performed' : ''}`,
    async apply(response, execute) {
      if (executed) await execute()
      response.writeHead(200, { 'content-type': 'application/json' }).end(text)
    },
  }
}

export const cutBefore: Disruption = {
  name: 'closes the connection, and does not perform the request',
  apply: (response) => void response.destroy(),
}

export const cutAfter: Disruption = {
  name: 'performs the request, and closes the connection without an answer',
  async apply(response, execute) {
    await execute()
    response.destroy()
  },
}

export const cutInHeaders: Disruption = {
  name: 'performs the request, and closes the connection within the headers of the answer',
  async apply(response, execute) {
    await execute()
    response.socket?.end('HTTP/1.1 200 OK\r\nContent-Ty')
  },
}

/** The announced length is not reached. */
export const truncated: Disruption = {
  name: 'performs the request, and closes the connection after half of the answer',
  async apply(response, execute) {
    const { status, body } = await execute()
    const text = JSON.stringify(body ?? {})
    response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
    response.write(text.slice(0, text.length / 2))
    await pause(5)
    response.destroy()
  },
}

export const truncatedChunks: Disruption = {
  name: 'performs the request, and closes the connection after half of an answer in chunks',
  async apply(response, execute) {
    const { status, body } = await execute()
    const text = JSON.stringify(body ?? {})
    response.writeHead(status, { 'content-type': 'application/json' })
    response.write(text.slice(0, text.length / 2))
    await pause(5)
    response.destroy()
  },
}

/** A complete response whose body is half of the JSON text. */
export const halfJson: Disruption = {
  name: 'performs the request, and answers half of the JSON text as a complete response',
  async apply(response, execute) {
    const { status, body } = await execute()
    const text = JSON.stringify(body ?? {})
    response.writeHead(status, { 'content-type': 'application/json' }).end(text.slice(0, text.length / 2))
  },
}

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
export const slow: Disruption = {
  name: 'performs the request, and answers in slow pieces',
  async apply(response, execute) {
    const { status, body } = await execute()
    const text = JSON.stringify(body ?? {})
    response.writeHead(status, { 'content-type': 'application/json' })
    const step = Math.ceil(text.length / 10)
    for (let at = 0; at < text.length; at += step) {
      response.write(text.slice(at, at + step))
      await pause(30)
    }
    response.end()
  },
}
