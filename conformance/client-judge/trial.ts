/** One case in progress: a service, and a client that is started, restarted and asked. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { CommandProcess } from './command-process.ts'
import { NotTestable, Violation } from './outcome.ts'
import { startMs, type ProcessPool } from './process-pool.ts'
import type { ClientReply, Notification, OperationName } from './protocol.ts'
import type { LogEvent } from './service/event-log.ts'
import { Service } from './service/service.ts'
import { Timeline } from './timeline.ts'

type Transport = { via: 'pull' } | { via: 'webhook'; secret: string }

export interface TrialOptions {
  pool: ProcessPool
  /** Maximum wait for the client. */
  timeoutMs: number
  /** Returns a number from 0 to 1. */
  random: () => number
}

/** Wait for notifications before the stored events are listed. */
const notificationMs = 300

export class Trial {
  readonly timeline = new Timeline()
  readonly service = new Service(this.timeline)
  readonly warnings: string[] = []
  /** Ids of the events that were reported as handled. */
  readonly handled = new Set<string>()
  /** Codes that the client showed. */
  shown: Record<string, unknown> | undefined
  /** Reason for which the client receives no further events. */
  ended: string | undefined
  /** URL of the webhook receiver of the client. */
  webhookUrl: string | undefined
  /** Standard error of all processes of the case. */
  stderr = ''
  readonly options: TrialOptions
  readonly #folder = mkdtempSync(join(tmpdir(), 'judged-client-'))
  readonly #transports: Transport[] = []
  #process: CommandProcess | undefined
  #errorsBefore = 0

  constructor(options: TrialOptions) {
    this.options = options
  }

  /** Starts the client, with the service of this case. @throws NotTestable */
  async start(): Promise<void> {
    await this.#begin(this.options.pool.take())
  }

  /** Performs an operation. @throws NotTestable when the client has no such operation, or does not reply in time */
  async request(
    name: OperationName,
    values: Readonly<Record<string, unknown>> = {},
    timeoutMs = this.options.timeoutMs,
  ): Promise<ClientReply> {
    if (!this.#process) this.#use(this.options.pool.take())
    const reply = await this.#process!.request(name, values, timeoutMs)
    if (this.#process!.protocolError) throw this.#process!.protocolError
    if (!reply) throw new NotTestable(`the client did not reply to ${name} within ${timeoutMs / 1000} s; see --timeout`)
    if (reply.unsupported) throw new NotTestable(`the client does not support ${name}`)
    return reply
  }

  /** Begins to receive, and waits until the client has handled a first event. @throws NotTestable */
  async receive(transport: Transport = { via: 'pull' }): Promise<void> {
    if (!this.#process) await this.start()
    this.#transports.push(transport)
    await this.#receive(transport)
    if (transport.via === 'webhook') return
    const { service } = this
    const pulled = await this.until(() => service.requests('pull').length > 0)
    if (!pulled) throw new NotTestable('the client did not request GET /v1/events after `receive`')
    // The client may begin with the newest event, and skip the first ones.
    for (const end = performance.now() + this.options.timeoutMs; performance.now() < end;) {
      const first = service.log.say('first')
      if (await this.until(() => this.handled.has(first.event_id), 1000)) return
    }
    throw new NotTestable('the client reported none of the events that it was given; see the case pull.receives')
  }

  /** Waits for a condition. @returns whether it became true */
  async until(condition: () => boolean, ms = this.options.timeoutMs): Promise<boolean> {
    for (const end = performance.now() + ms; ;) {
      if (condition()) return true
      if (performance.now() >= end) return condition()
      await pause(10)
    }
  }

  /** Kills the client, and starts it again. */
  async restart(): Promise<void> {
    await this.kill()
    await this.resume()
  }

  async kill(): Promise<void> {
    this.timeline.add('harness: kills the client')
    this.#process?.kill()
    await this.#process?.exited
    this.#release()
  }

  /** Stops the client, and ends its process or not. @throws NotTestable */
  async stop(ends: boolean): Promise<void> {
    const reply = await this.request('stop')
    if (reply.error) throw new NotTestable(`the client could not be stopped: ${reply.error.message}`)
    if (!ends) return
    this.#process?.endInput()
    await this.#process?.exited
    this.#release()
  }

  /** Starts the client again, and receives as before. */
  async resume(): Promise<void> {
    this.ended = undefined
    this.timeline.add('harness: starts the client again')
    await this.#begin(this.#process?.isAlive ? this.#process : this.options.pool.start())
    for (const transport of this.#transports) await this.#receive(transport)
  }

  /** Returns the stored events of the application. @throws NotTestable */
  async events(): Promise<{ event_id: string; text?: string }[]> {
    if (!this.#process?.isAlive) await this.resume()
    const reply = await this.request('events')
    if (!reply.result?.events) throw new NotTestable('the client did not list its events')
    return reply.result.events
  }

  /** Waits until the events are reported as handled, or are in the list of stored events. */
  async untilHandled(events: readonly LogEvent[]): Promise<boolean> {
    const end = performance.now() + this.options.timeoutMs
    const missing = () => events.filter(({ event_id: id }) => !this.handled.has(id))
    for (;;) {
      if (await this.until(() => missing().length === 0, Math.min(notificationMs, end - performance.now()))) return true
      if (!this.#process?.isAlive) return false
      // A process that was killed may have stored an event without a report.
      const listed = new Set((await this.events()).map(({ event_id: id }) => id))
      if (missing().every(({ event_id: id }) => listed.has(id))) return true
      if (performance.now() >= end) return false
    }
  }

  /** Asserts that the client stores each event once, also when it needs a restart. @throws Violation */
  async expectEach(events: readonly LogEvent[]): Promise<void> {
    const fence = this.service.log.say('last')
    if (!(await this.untilHandled([fence]))) {
      this.warnings.push(
        `the client received nothing more until it was started again${this.ended ? `: ${this.ended}` : ''}`,
      )
      await this.restart()
      if (!(await this.untilHandled([fence])))
        throw new Violation('the client handles no further event, also after a restart; the service answers correctly')
    }
    await this.untilHandled(events)
    await this.expectStored(events)
  }

  /** Asserts that each event is in the stored events once. @throws Violation */
  async expectStored(events: readonly LogEvent[]): Promise<void> {
    const counts = new Map<string, number>()
    for (const { event_id: id } of await this.events()) counts.set(id, (counts.get(id) ?? 0) + 1)
    const lost = events.filter(({ event_id: id }) => !counts.has(id))
    if (lost.length > 0)
      throw new Violation(
        `${lost.length} of ${events.length} events were lost, the first is ${lost[0]!.event_id} with sequence ${lost[0]!.sequence}`,
      )
    const [twice] = [...counts].filter(([, count]) => count > 1)
    if (twice) throw new Violation(`the event ${twice[0]} was stored ${twice[1]} times`)
  }

  /** Ends the case. @returns when the process can be used by the next case */
  async finish(): Promise<void> {
    const process = this.#process
    const stopped =
      process?.isAlive && !process.protocolError
        ? await process.request('stop', {}, this.options.timeoutMs / 2)
        : undefined
    this.#release()
    if (stopped && !stopped.error && process?.isAlive) this.options.pool.give(process)
    else process?.kill()
    await this.service.close()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  async #receive(transport: Transport): Promise<void> {
    const reply = await this.request('receive', transport)
    if (reply.error) throw new NotTestable(`the client cannot receive: ${reply.error.message}`)
    if (transport.via === 'webhook') this.webhookUrl = reply.result?.url
  }

  async #begin(process: CommandProcess): Promise<void> {
    const { url, token, handle } = this.service
    this.#use(process)
    const values = { base_url: url, token, handle, folder: this.#folder }
    const withinMs = this.options.timeoutMs + startMs
    let reply = await this.request('start', values, withinMs)
    // A process may end after `stop`.
    if (reply.error && !process.isAlive) {
      this.#use(this.options.pool.start())
      reply = await this.request('start', values, withinMs)
    }
    if (reply.error) throw new NotTestable(`the client cannot start: ${reply.error.message}`)
  }

  #use(process: CommandProcess): void {
    this.#release()
    this.#process = process
    this.#errorsBefore = process.stderr.length
    process.listener = { timeline: this.timeline, onNotification: (notification) => this.#note(notification) }
  }

  #release(): void {
    if (!this.#process) return
    this.stderr += this.#process.stderr.slice(this.#errorsBefore)
    this.#errorsBefore = this.#process.stderr.length
    this.#process.listener = undefined
    this.#process = undefined
  }

  #note({ handled, show, ended }: Notification): void {
    if (handled) this.handled.add(handled.event_id)
    if (show) this.shown = show
    if (ended) this.ended = ended.message
  }
}
