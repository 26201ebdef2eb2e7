/** The service of one case. It records each request, and answers as the case wants. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { shorten, type Timeline } from '../timeline.ts'
import { write, type Answer, type Disruption } from './disruptions.ts'
import { answerRequest, routeOf } from './routes.ts'
import { ServiceState, type Exchange, type RouteName } from './state.ts'

export class Service extends ServiceState {
  readonly timeline: Timeline
  readonly #disruptions: { route: RouteName; disruption: Disruption }[] = []
  #outage: { route: RouteName; disruption: Disruption; end: number } | undefined
  #server: Server | undefined
  #port = 0

  constructor(timeline: Timeline) {
    super()
    this.timeline = timeline
  }

  async listen(): Promise<void> {
    const server = createServer((request, response) => void this.#serve(request, response))
    server.keepAliveTimeout = 60_000
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(this.#port, '127.0.0.1', resolve)
    })
    this.#server = server
    this.#port = (server.address() as AddressInfo).port
    this.url = `http://127.0.0.1:${this.#port}`
  }

  /** Closes all connections, and refuses new ones until `listen`. */
  async close(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    this.log.wake()
    await new Promise<void>((resolve) => {
      if (!server) return resolve()
      server.close(() => resolve())
      server.closeAllConnections()
    })
  }

  /** Disrupts the next answers of a route, one after the other. */
  disrupt(route: RouteName, ...disruptions: readonly Disruption[]): void {
    this.#disruptions.push(...disruptions.map((disruption) => ({ route, disruption })))
  }

  /** Disrupts all answers of a route for a while. */
  disruptFor(ms: number, route: RouteName, disruption: Disruption): void {
    this.#outage = { route, disruption, end: performance.now() + ms }
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '/', headers } = request
    const at = performance.now()
    let body = ''
    request.setEncoding('utf8')
    try {
      for await (const chunk of request) body += chunk
    } catch {
      // The client closed the connection.
      return
    }
    const url = new URL(path, 'http://service')
    const exchange: Exchange = { at, route: routeOf(method, url.pathname), method, path, headers, body }
    this.exchanges.push(exchange)
    const shown = body === '' ? '' : ` ${shorten(body)}`
    this.timeline.add(`-> ${method} ${path}${shown}`)
    response.once('close', () => {
      exchange.endedAt = performance.now()
      exchange.status = response.statusCode
      const answer = exchange.disruption === undefined ? `${response.statusCode}` : exchange.disruption
      this.timeline.add(`<- ${method} ${url.pathname}: ${answer}`)
    })
    const closed = new AbortController()
    response.once('close', () => closed.abort())
    try {
      await this.#answer(exchange, response, closed.signal)
    } catch {
      response.destroy()
    }
  }

  async #answer(exchange: Exchange, response: ServerResponse, closed: AbortSignal): Promise<void> {
    const execute = () => answerRequest(this, exchange, closed)
    const early = this.#take(exchange)
    if (early) return await early.apply(response, execute)
    const answer: Answer | undefined = await execute()
    if (closed.aborted) return
    // A pull that was waiting when the disruption was set is disrupted as well.
    const disruption = this.#take(exchange)
    if (disruption) await disruption.apply(response, () => answer)
    else write(response, answer)
  }

  /** Returns the next disruption of the route. */
  #take(exchange: Exchange): Disruption | undefined {
    const isOut = this.#outage?.route === exchange.route && performance.now() < this.#outage.end
    const at = this.#disruptions.findIndex(({ route }) => route === exchange.route)
    const taken = isOut ? this.#outage : at < 0 ? undefined : this.#disruptions.splice(at, 1)[0]
    if (taken) exchange.disruption = taken.disruption.name
    return taken?.disruption
  }
}
