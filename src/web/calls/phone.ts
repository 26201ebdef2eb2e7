import type { Call, IceCandidate, UserEvent } from '../../../generated/extensions/types.gen.ts'
import { ApiError } from '../api-error.ts'
import { isOver, newCallView, noSound, outcomeOf, type CallView } from '../model/call.rules.ts'
import { retryDelayMs } from '../model/retry.rules.ts'
import { pause } from '../pause.ts'
import type { CallApi } from './call-api.ts'
import { Line } from './line.ts'
import { callObstacle, openMicrophone } from './microphone.ts'

/** Seconds that the server holds a request for candidates when there are none. */
const holdSeconds = 25
/** Milliseconds that two sides have to reach each other once the agent has answered. */
const connectMs = 30_000
/** Tries of a request that did not come through, before the call is given up. */
const triesMax = 4

/** What belongs to one call, and ends with it. */
interface Attempt {
  chatId: string
  /** The name of the call until the server gives it one, and for a repeated request. */
  requestId: string
  /** Set once the server has the call. */
  id: string | null
  line: Line | null
  /** Candidates in the order in which they were found, until the call has an id. */
  waiting: IceCandidate[]
  sending: Promise<void>
  ended: AbortController
}

/**
 * The telephone of the page: one call at a time, which goes on whichever chat is shown. Says `change` after every change.
 */
export class Phone extends EventTarget {
  readonly #api: CallApi
  #view: CallView | null = null
  /** The call that goes on. */
  #attempt: Attempt | null = null
  /** The call that is shown, which may be over. */
  #shown: Attempt | null = null
  /** Resolves when the server knows that the last call is over, or is not reached: a new one would be the second. */
  #settling: Promise<void> = Promise.resolve()
  /** The sound of the other side. */
  sound: MediaStream | null = null

  /** @param log notifies of the events of the person's log, and when it was read anew */
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

  /** The newest calls of a chat, as far as they are among the newest hundred of the person. */
  async earlierCalls(chatId: string): Promise<readonly Call[]> {
    return (await this.#api.list()).filter(({ chat_id: id, state }) => id === chatId && state === 'ended')
  }

  /** Calls the agent of a chat. Never rejects: what goes wrong is the outcome. */
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
      const outcome = isElsewhere
        ? 'You are in a call in another window or on another device.'
        : (error as Error).message
      if (this.#attempt === attempt) this.#end({ outcome, isElsewhere })
    }
  }

  /** Ends the call of the person that is in the way, and calls again. */
  async callInstead(): Promise<void> {
    const view = this.#view
    if (!view?.isElsewhere) return
    const other = await this.#api.current().catch(() => undefined)
    if (other) await this.#api.hangUp(other.id, 'hangup').catch(() => undefined)
    await this.call(view.chatId, view.handle)
  }

  /** Hangs up. Of two who do it at once the server says who was first. */
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

  /** Takes the call that is over out of sight. */
  dismiss(): void {
    if (!isOver(this.#view)) return
    this.#view = null
    this.sound = null
    this.dispatchEvent(new Event('change'))
  }

  /** The page is left: nobody waits for an answer. */
  leave(): void {
    const id = this.#attempt?.id
    if (this.#attempt) this.#end({ outcome: 'You left the page.' })
    if (id) this.#api.hangUpAtEnd(id)
  }

  /** Whoever hangs up meanwhile gets the microphone back, and the call is not made, or is ended as soon as it has an id. */
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

  /** Tries again what did not come through; the request id keeps it one call. */
  async #insist<T>(attempt: Attempt, work: () => Promise<T>): Promise<T> {
    for (let failures = 1; ; failures++) {
      try {
        return await work()
      } catch (error) {
        const mayPass = !(error instanceof ApiError) || (error.isPassing && error.status !== 429)
        if (!mayPass || failures >= triesMax || this.#attempt !== attempt) throw error
        await pause(retryDelayMs(failures, null), attempt.ended.signal)
      }
    }
  }

  /** One candidate after the other, in their order. */
  #send(attempt: Attempt, candidate: IceCandidate): void {
    const { id } = attempt
    if (id === null) return void attempt.waiting.push(candidate)
    attempt.sending = attempt.sending
      .then(() => (attempt.ended.signal.aborted ? undefined : this.#api.addCandidate(id, candidate)))
      // Without one of them there are others.
      .then(
        () => undefined,
        () => undefined,
      )
  }

  /** Takes the candidates of the other side until the call is over. The list says how the call stands, too. */
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
        const isGone = error instanceof ApiError && !error.isPassing
        if (isGone && !signal.aborted) return this.#end({ outcome: 'The call is over.' })
        await pause(retryDelayMs(failures, error instanceof ApiError ? error.retryAfter : null), signal)
      }
    }
  }

  #receive(events: readonly UserEvent[]): void {
    for (const { event_type: type, data } of events) {
      if (type === 'call.connected' || type === 'call.ended') void this.#apply((data as { call: Call }).call)
    }
  }

  /** Reads how the call stands: an event may be late, or lost with the connection. */
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
    void pause(connectMs, attempt.ended.signal).then(() => {
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

  /** Hangs up at the server, which may not be reached at once, and says what the call came to. */
  async #hangUpFor(attempt: Attempt, id: string, reason: 'hangup' | 'failed'): Promise<void> {
    for (let failures = 1; failures <= triesMax; failures++) {
      try {
        const call = await this.#api.hangUp(id, reason)
        const wasFirst = call.ended_by === 'agent'
        if (this.#view && this.#shown === attempt && wasFirst)
          this.#change({ outcome: outcomeOf(call, this.#view.handle) })
        return
      } catch (error) {
        if (error instanceof ApiError && !error.isPassing) return
        await pause(retryDelayMs(failures, null), new AbortController().signal)
      }
    }
  }

  /** The person hung up before the server had named the call. */
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
