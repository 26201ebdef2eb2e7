import type { Answer, Asked } from './client.ts'
import { Owner } from './scheduler.ts'
import type { Actor, WorkloadOptions } from './actors.ts'

type Ask = (actor: Actor, asked: Asked) => Promise<Answer>

/** Devices that request approval, and persons who approve them, in time or too late. */
export class Devices {
  readonly #around: WorkloadOptions
  readonly #ask: Ask
  #count = 0

  constructor(around: WorkloadOptions, ask: Ask) {
    this.#around = around
    this.#ask = ask
  }

  async pair(person: Actor): Promise<void> {
    const { scheduler, observations, states } = this.#around
    const name = `device-${++this.#count}`
    const random = person.random.fork(name)
    const device: Actor = { ...person, owner: new Owner(name), random, credential: undefined as unknown as string }
    const askedAt = scheduler.now()
    const started = await this.#ask(device, { method: 'POST', path: '/api/auth/device/code', body: {} })
    if (started.status !== 200) return
    const { device_code: code, user_code: userCode, interval, expires_in: expiresIn } = started.body
    const latest = scheduler.now() + expiresIn * 1000
    const approveAfter = Math.min(random.wait(random.pick([20_000, expiresIn * 1_000])), 2_000 * expiresIn)
    const deciding = this.#decide(person, userCode, approveAfter, askedAt + expiresIn * 1000)
    let handedOut = 0
    for (let wait = interval; scheduler.now() < latest + 120_000;) {
      await scheduler.delay(device.owner, wait * (random.chance(0.1) ? 500 : 1000) + random.wait(500))
      const asked = { method: 'POST', path: '/api/auth/device/token', body: { device_code: code } }
      const sentAt = scheduler.now()
      const answer = await this.#ask(device, asked)
      if (answer.body?.error === 'slow_down') states.reach('a device asks too often')
      if (answer.body?.error === 'expired_token') states.reach('a device code expires')
      if (answer.status === 200) {
        handedOut += 1
        if (sentAt > latest) observations.violated('device codes expire', `${name} got a session after its time`)
        if (handedOut > 1) observations.violated('device codes are used once', `${name} got two sessions`)
      } else if (answer.body?.error === 'slow_down') wait += 5
      else if (answer.body?.error && answer.body.error !== 'authorization_pending') break
      if (handedOut > 0 && random.chance(0.7)) break
    }
    await deciding
  }

  async #decide(person: Actor, userCode: string, afterMs: number, latest: number): Promise<void> {
    const { scheduler, observations } = this.#around
    await scheduler.delay(person.owner, afterMs)
    const shown = await this.#ask(person, { method: 'GET', path: `/api/auth/device?user_code=${userCode}` })
    if (shown.status !== 200) return
    const sentAt = scheduler.now()
    const body = { user_code: userCode }
    const answer = await this.#ask(person, { method: 'POST', path: '/api/auth/device/approve', body })
    if (answer.status === 200 && sentAt > latest + 5_000) {
      observations.violated('device codes expire', `${userCode} was approved after its time`)
    }
  }
}
