/** `--watch`: a local page that shows the progress of a run, and its report at the end. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { count } from '../report/counts.ts'
import { firstLine } from '../report/fold.ts'
import { reportPolicy } from '../report/html.ts'
import { nameOf, type Report } from '../report/report.ts'
import { renderWatchPage, watchPolicy } from '../report/watch-page.ts'
import type { CheckResult } from '../runner/result.ts'
import { describeProgress } from './progress.ts'

/** Results that arrive within this time, in ms, are sent together. */
const pauseMs = 100
const closeLimitMs = 1000

/** Headers of all answers. Only browsers on this machine may use the page, and other pages must not embed it. */
const headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
}

/** Starts the server on a free port of 127.0.0.1. */
export async function startWatch(target: string): Promise<Watch> {
  const watch = new Watch(target)
  await watch.listen()
  return watch
}

/**
 * Writes the URL of the run into the report folder, for pages that link to reports.
 * @returns a function that removes it
 */
export function announceWatch(folder: string, url: string): () => void {
  const file = join(folder, 'watch.json')
  writeFileSync(file, `${JSON.stringify({ url })}\n`)
  return () => rmSync(file, { force: true })
}

export class Watch {
  readonly #target: string
  readonly #server: Server
  readonly #readers = new Set<ServerResponse>()
  readonly #startedAt = Date.now()
  /** End times of checks, in milliseconds after the start. */
  readonly #ends: number[] = []
  readonly #results: CheckResult[] = []
  #total: number | undefined
  #folder: string | undefined
  #done: { verdict: string; reason: string } | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(target: string) {
    this.#target = target
    this.#server = createServer((request, response) => this.#answer(request, response))
  }

  async listen(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject)
      this.#server.listen(0, '127.0.0.1', resolve)
    })
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`
  }

  /** Sets the number of checks. */
  expect(total: number): void {
    this.#total = total
    this.#soon()
  }

  add(result: CheckResult): void {
    this.#results.push(result)
    this.#ends.push(Date.now() - this.#startedAt)
    if (isFinding(result)) this.#tell('finding', findingOf(result))
    this.#soon()
  }

  /** Ends the run. Its report is in the folder. */
  finish(folder: string, { verdict, reason }: Pick<Report, 'verdict' | 'reason'>): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#folder = folder
    this.#done = { verdict: verdict.replace('_', ' '), reason }
    this.#tell('progress', this.#progress())
    this.#tell('done', this.#done)
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer)
    const ended = [...this.#readers].map((reader) => new Promise<void>((resolve) => reader.end(() => resolve())))
    // Does not wait for clients that do not read.
    await Promise.race([Promise.all(ended), new Promise((resolve) => setTimeout(resolve, closeLimitMs).unref())])
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()))
    this.#server.closeAllConnections()
    await closed
  }

  #soon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      this.#tell('progress', this.#progress())
    }, pauseMs).unref()
  }

  #progress(): object {
    const counts = count(this.#results)
    const failed = counts.failed + counts.error
    const tookMs = Date.now() - this.#startedAt
    const text = describeProgress({ ends: this.#ends, failed, total: this.#total, tookMs })
    return { done: this.#ends.length, total: this.#total, counts, text }
  }

  #tell(event: string, data: object): void {
    for (const reader of this.#readers) reader.write(message(event, data))
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const { port } = this.#server.address() as AddressInfo
    // A foreign host name that resolves to this address must not reach the page (DNS rebinding).
    if (![`127.0.0.1:${port}`, `localhost:${port}`].includes(request.headers.host ?? ''))
      return refuse(response, 421, 'This server accepts only the host 127.0.0.1.')
    if (request.method !== 'GET') return refuse(response, 405, 'Only GET is allowed.')
    if (request.url === '/') return this.#page(response)
    if (request.url === '/events') return this.#events(request, response)
    if (request.url === '/report.html' && this.#folder !== undefined) return this.#report(response, this.#folder)
    refuse(response, 404, 'Not found (perhaps not yet written).')
  }

  #page(response: ServerResponse): void {
    response
      .writeHead(200, {
        ...headers,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': watchPolicy,
      })
      .end(renderWatchPage(this.#target))
  }

  #report(response: ServerResponse, folder: string): void {
    response
      .writeHead(200, {
        ...headers,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `${reportPolicy}; frame-ancestors 'none'`,
      })
      .end(readFileSync(join(folder, 'report.html')))
  }

  /** Sends all results so far first, for clients that connect late or reconnect. */
  #events(request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(200, { ...headers, 'content-type': 'text/event-stream' })
    response.write(message('progress', this.#progress()))
    for (const result of this.#results.filter(isFinding)) response.write(message('finding', findingOf(result)))
    if (this.#done !== undefined) response.write(message('done', this.#done))
    this.#readers.add(response)
    request.on('close', () => this.#readers.delete(response))
  }
}

const isFinding = ({ status }: CheckResult): boolean => status === 'failed' || status === 'error'

const findingOf = (result: CheckResult): object => ({
  name: nameOf(result),
  status: result.status,
  where: result.violated === undefined ? '' : ` (${result.violated})`,
  message: firstLine(result.message),
})

/** JSON.stringify writes no line breaks, which would end a line of an event. */
const message = (event: string, data: object): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { ...headers, 'content-type': 'text/plain' }).end(`${text}\n`)
}
