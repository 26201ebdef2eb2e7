import type { Call, IceCandidate, UserEvent } from '../../../generated/extensions/types.gen.ts'
import { ApiError } from '../../client/api-error.ts'
import { isOver, newCallView, noSound, outcomeOf, type CallView } from '../model/call.rules.ts'
import { retryDelayMs } from '../retry.ts'
import type { CallApi } from './call-api.ts'
import { Line } from './line.ts'
import { callObstacle, openMicrophone } from './microphone.ts'
import { errorText } from '../error-text.ts'
import { wait } from '../../client/wait.ts'
import { isRejection } from '../retry.ts'

/** Seconds that the server waits with the response to a request for candidates. */
const holdSeconds = 25
/** Milliseconds for both sides to connect after the agent has answered. */
const connectMs = 30_000
/** Maximum number of attempts of a failed request before the call ends. */
const triesMax = 4

/** State of one call, which ends with it. */
interface Attempt {
  chatId: string
  /** Idempotency key of the call, also its local identity until the server assigns an id. */
  requestId: string
  /** Id of the call after the server has created it. */
  id: string | null
  line: Line | null
  /** Local candidates in their order, until the call has an id. */
  waiting: IceCandidate[]
  sending: Promise<void>
  ended: AbortController
}

/**
 * The phone of the page: one call at a time, which continues when another chat is shown. Dispatches `change` after
 * every change.
 */
export class Phone extends EventTarget {
  readonly #api: CallApi
  #view: CallView | null = null
  /** The call in progress. */
  #attempt: Attempt | null = null
  /** The shown call, which may have ended. */
  #shown: Attempt | null = null
  /**
   * Resolves when the server has ended the last call, or cannot be reached. A new call waits for it, because the server
   * allows one at a time.
   */
  #settling: Promise<void> = Promise.resolve()
  /** Remote audio. */
  sound: MediaStream | null = null

  /** @param log dispatches the events of the person's log, and `reread` after all data was read again */
  constructor(api: CallApi, log: EventTarget) {
    super()
    this.#api = api
    log.addEventListener('events', (event) => this.#receive((event as CustomEvent<readonly UserEvent[]>).detail))
    log.addEventListener('reread', () => void this.#look())
    addEventListener('pagehide', () => this.leave())
  }

  get view(): CallView | null {
    return this.#view
  }

  get isBusy(): boolean {
    return !isOver(this.#view)
  }

  /** Returns the ended calls of a chat among the person's newest hundred calls. */
  async earlierCalls(chatId: string): Promise<readonly Call[]> {
    return (await this.#api.list()).filter(({ chat_id: id, state }) => id === chatId && state === 'ended')
  }

  /** Calls the agent of a chat. Never rejects: an error becomes the outcome. */
  async call(chatId: string, handle: string): Promise<void> {
    if (!isOver(this.#view)) return
    this.sound = null
    this.#view = newCallView(chatId, handle)
    const attempt: Attempt = {
      chatId,
      requestId: crypto.randomUUID(),
      id: null,
      line: null,
      waiting: [],
      sending: Promise.resolve(),
      ended: new AbortController(),
    }
    this.#attempt = this.#shown = attempt
    this.#change({})
    try {
      await this.#ring(attempt)
    } catch (error) {
      if (this.#attempt !== attempt) return
      const isElsewhere = error instanceof ApiError && error.status === 409 && (await this.#isInCall())
      const outcome = isElsewhere ? 'You are in a call in another window or on another device.' : errorText(error)
      if (this.#attempt === attempt) this.#end({ outcome, isElsewhere })
    }
  }

  /** Ends the person's other call, and calls again. */
  async callInstead(): Promise<void> {
    const view = this.#view
    if (!view?.isElsewhere) return
    const other = await this.#api.current().catch(() => undefined)
    if (other) await this.#api.hangUp(other.id, 'hangup').catch(() => undefined)
    await this.call(view.chatId, view.handle)
  }

  /** Hangs up. When both sides do so at once, the server decides which was first. */
  async hangUp(reason: 'hangup' | 'failed' = 'hangup'): Promise<void> {
    const [view, attempt] = [this.#view, this.#attempt]
    if (!view || !attempt) return
    const own = view.answeredAt === null ? 'You canceled the call.' : 'You hung up.'
    this.#end({ outcome: reason === 'failed' ? noSound : own })
    if (attempt.id !== null) await (this.#settling = this.#hangUpFor(attempt, attempt.id, reason))
  }

  setMuted(isMuted: boolean): void {
    this.#attempt?.line?.setMuted(isMuted)
    this.#change({ isMuted })
  }

  /** Hides a call that has ended. */
  dismiss(): void {
    if (!isOver(this.#view)) return
    this.#view = null
    this.sound = null
    this.dispatchEvent(new Event('change'))
  }

  /** Hangs up when the person leaves the page, without waiting for a response. */
  leave(): void {
    const id = this.#attempt?.id
    if (this.#attempt) this.#end({ outcome: 'You left the page.' })
    if (id) this.#api.hangUpAtEnd(id)
  }

  /**
   * Starts the call. When the person hangs up meanwhile, the microphone is released, and the call is not created, or is
   * ended as soon as it has an id.
   */
  async #ring(attempt: Attempt): Promise<void> {
    const obstacle = callObstacle()
    if (obstacle) throw new Error(obstacle)
    const microphone = await openMicrophone()
    const servers = await this.#serversFor(attempt, microphone)
    if (this.#attempt !== attempt) return stop(microphone)
    const line = (attempt.line = this.#newLine(attempt, servers, microphone))
    microphone.getAudioTracks()[0]?.addEventListener('ended', () => this.#loseMicrophone(attempt))
    line.setMuted(this.#view!.isMuted)
    this.#change({ phase: 'calling' })
    const sdp = await line.offer()
    await this.#settling
    if (this.#attempt !== attempt) return
    const creating = this.#insist(attempt, () => this.#api.create(attempt.chatId, sdp, attempt.requestId))
    this.#settling = creating
      .then((call) => (this.#attempt === attempt ? undefined : this.#abandon(call.id)))
      .catch(ignore)
    const call = await creating
    if (this.#attempt !== attempt) return
    attempt.id = call.id
    const ringMs = Date.parse(call.rings_until) - Date.parse(call.started_at)
    this.#change({ phase: 'ringing', ringsUntil: Date.now() + ringMs })
    for (const candidate of attempt.waiting.splice(0)) this.#send(attempt, candidate)
    void this.#follow(attempt, call.id)
  }

  async #serversFor(attempt: Attempt, microphone: MediaStream): Promise<RTCIceServer[]> {
    try {
      return await this.#insist(attempt, () => this.#api.iceServers())
    } catch (error) {
      stop(microphone)
      throw error
    }
  }

  #newLine(attempt: Attempt, servers: RTCIceServer[], microphone: MediaStream): Line {
    return new Line(servers, microphone, {
      candidate: (candidate) => this.#send(attempt, candidate),
      state: (state) => this.#noteState(attempt, state),
      sound: (stream) => {
        this.sound = stream
        this.#change({})
      },
    })
  }

  /** Retries a failed request; the request id prevents a second call. */
  async #insist<T>(attempt: Attempt, work: () => Promise<T>): Promise<T> {
    for (let failures = 1; ; failures++) {
      try {
        return await work()
      } catch (error) {
        const mayPass = !isRejection(error) && !(error instanceof ApiError && error.status === 429)
        if (!mayPass || failures >= triesMax || this.#attempt !== attempt) throw error
        await wait(retryDelayMs(failures), attempt.ended.signal)
      }
    }
  }

  /** Sends candidates one at a time, in their order. */
  #send(attempt: Attempt, candidate: IceCandidate): void {
    const { id } = attempt
    if (id === null) return void attempt.waiting.push(candidate)
    attempt.sending = attempt.sending
      .then(() => (attempt.ended.signal.aborted ? undefined : this.#api.addCandidate(id, candidate)))
      // A lost candidate is acceptable, because there are others.
      .then(
        () => undefined,
        () => undefined,
      )
  }

  /** Adds the candidates of the other side until the call ends. Each page also contains the state of the call. */
  async #follow(attempt: Attempt, id: string): Promise<void> {
    const { signal } = attempt.ended
    for (let [after, failures] = [0, 0]; !signal.aborted;) {
      try {
        const page = await this.#api.candidates(id, after, failures > 0 ? 0 : holdSeconds, signal)
        failures = 0
        for (const { number, candidate } of page.ice_candidates) {
          after = number
          await attempt.line?.reach(candidate)
        }
        if (page.state === 'ended' || (page.state === 'connected' && this.#view?.phase === 'ringing'))
          await this.#look()
      } catch (error) {
        failures++
        const isGone = isRejection(error)
        if (isGone && !signal.aborted) return this.#end({ outcome: 'The call has ended.' })
        await wait(retryDelayMs(failures, error), signal)
      }
    }
  }

  #receive(events: readonly UserEvent[]): void {
    for (const { event_type: type, data } of events) {
      if (type === 'call.connected' || type === 'call.ended') void this.#apply((data as { call: Call }).call)
    }
  }

  /** Reads the state of the call, because an event may be late or lost with the connection. */
  async #look(): Promise<void> {
    const id = this.#attempt?.id
    if (!id) return
    const call = await this.#api.get(id).catch(() => undefined)
    if (call) await this.#apply(call)
  }

  async #apply(call: Call): Promise<void> {
    const [view, attempt] = [this.#view, this.#attempt]
    if (!view || !attempt || call.id !== attempt.id) return
    if (call.state === 'ended') return this.#end({ outcome: outcomeOf(call, view.handle) })
    if (call.state !== 'connected' || !call.answer || view.phase !== 'ringing') return
    this.#change({ phase: 'connecting', answeredAt: Date.now() })
    void wait(connectMs, attempt.ended.signal).then(() => {
      if (this.#attempt === attempt && this.#view?.phase === 'connecting') void this.hangUp('failed')
    })
    try {
      await attempt.line?.accept(call.answer.sdp)
    } catch {
      if (this.#attempt === attempt) await this.hangUp('failed')
    }
  }

  #noteState(attempt: Attempt, state: RTCPeerConnectionState): void {
    if (this.#attempt !== attempt || this.#view?.answeredAt === null) return
    if (state === 'connected') this.#change({ phase: 'connected' })
    else if (state === 'disconnected') this.#change({ phase: 'interrupted' })
    else if (state === 'failed') void this.hangUp('failed')
  }

  #loseMicrophone(attempt: Attempt): void {
    if (this.#attempt !== attempt) return
    void this.hangUp()
    this.#change({ outcome: 'The microphone was disconnected, which ended the call.' })
  }

  /** Hangs up at the server, with retries, and shows the outcome of the call. */
  async #hangUpFor(attempt: Attempt, id: string, reason: 'hangup' | 'failed'): Promise<void> {
    for (let failures = 1; failures <= triesMax; failures++) {
      try {
        const call = await this.#api.hangUp(id, reason)
        const wasFirst = call.ended_by === 'agent'
        if (this.#view && this.#shown === attempt && wasFirst)
          this.#change({ outcome: outcomeOf(call, this.#view.handle) })
        return
      } catch (error) {
        if (isRejection(error)) return
        await wait(retryDelayMs(failures), new AbortController().signal)
      }
    }
  }

  /** Ends a call at the server that got its id after the person had hung up. */
  async #abandon(id: string): Promise<void> {
    await this.#api.hangUp(id, 'hangup').catch(ignore)
  }

  async #isInCall(): Promise<boolean> {
    return (await this.#api.current().catch(() => undefined)) !== undefined
  }

  #end(outcome: Partial<CallView>): void {
    const attempt = this.#attempt
    this.#attempt = null
    attempt?.ended.abort()
    attempt?.line?.close()
    this.#change({ ...outcome, phase: 'ended', endedAt: Date.now() })
  }

  #change(change: Partial<CallView>): void {
    if (!this.#view) return
    this.#view = { ...this.#view, ...change }
    this.dispatchEvent(new Event('change'))
  }
}

function stop(microphone: MediaStream): void {
  for (const track of microphone.getTracks()) track.stop()
}

const ignore = (): void => undefined
