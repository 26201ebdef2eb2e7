import FakeTimers, { type Clock as FakeClock } from '@sinonjs/fake-timers'

import type { Clock } from '../../src/platform/clock.ts'
import type { Seeded } from './seeded.ts'

/** Waits for a turn of the real event loop, in which only promises may run. */
const realTurn = setImmediate

/** Start of simulated time. */
export const epoch = Date.UTC(2027, 0, 4, 8, 0, 0)

/** Rejects the waits of a killed owner. No one observes its later actions. */
export class KilledError extends Error {
  constructor() {
    super('the simulated process was killed')
  }
}

/** An owner of tasks: a server process, a client, a receiver. Its tasks run in the order of their due times. */
export class Owner {
  readonly name: string
  readonly tasks: (() => void)[] = []
  readonly timers = new Map<unknown, { live: boolean }>()
  readonly #waits = new Set<(error: Error) => void>()
  /** End of the pause in which no task of the owner runs, as in a garbage collection or a move of a container. */
  pausedUntil = 0
  /** Time at which a graceful stop abandons open webhook attempts. */
  abandonsAt = Number.POSITIVE_INFINITY
  alive = true

  constructor(name: string) {
    this.name = name
  }

  /** Registers a function that ends a wait when the owner is killed. @returns the function to unregister it */
  waiting(end: (error: Error) => void): () => void {
    this.#waits.add(end)
    return () => this.#waits.delete(end)
  }

  endWaits(): void {
    for (const end of this.#waits) end(new KilledError())
    this.#waits.clear()
  }
}

/**
 * One virtual clock for all owners. A turn runs one task of one owner, and then all promises that it settled. The seed
 * chooses the next owner. Time does not pass while an owner has a task.
 */
export class Scheduler {
  readonly fake: FakeClock
  readonly #random: Seeded
  #ready: Owner[] = []
  #real = 0
  turns = 0
  /** Real time limit of a run, in nanoseconds of process.hrtime. */
  deadline = process.hrtime.bigint() + 3_600_000_000_000n

  constructor(random: Seeded) {
    this.#random = random
    // Libraries read the time from these functions.
    this.fake = FakeTimers.install({
      now: epoch,
      toFake: [
        'Date',
        'performance',
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
        'setImmediate',
        'clearImmediate',
      ],
    })
  }

  now(): number {
    return this.fake.now
  }

  /** Queues a task after the other tasks of its owner. */
  post(owner: Owner, task: () => void): void {
    if (!owner.alive) return
    owner.tasks.push(task)
    if (owner.tasks.length > 1) return
    if (owner.pausedUntil > this.now()) this.fake.setTimeout(() => this.#resume(owner), owner.pausedUntil - this.now())
    else this.#ready.push(owner)
  }

  #resume(owner: Owner): void {
    const due = owner.alive && owner.tasks.length > 0 && owner.pausedUntil <= this.now()
    if (due && !this.#ready.includes(owner)) this.#ready.push(owner)
  }

  /** Pauses an owner. Tasks that become due meanwhile run afterwards. */
  pause(owner: Owner, ms: number): void {
    owner.pausedUntil = Math.max(owner.pausedUntil, this.now() + ms)
    this.#ready = this.#ready.filter((ready) => ready !== owner)
    this.fake.setTimeout(() => this.#resume(owner), owner.pausedUntil - this.now())
  }

  /** Kills an owner: its timers, its tasks, its waits. */
  kill(owner: Owner): void {
    owner.alive = false
    owner.tasks.length = 0
    for (const timer of owner.timers.keys()) this.fake.clearTimeout(timer as never)
    owner.timers.clear()
    this.#ready = this.#ready.filter((ready) => ready !== owner)
    owner.endWaits()
  }

  /**
   * Resolves after this time has passed for the owner.
   * @throws KilledError when the owner is killed before
   */
  delay(owner: Owner, ms: number): Promise<void> {
    if (!owner.alive) return Promise.reject(new KilledError())
    return new Promise((resolve, reject) => {
      const forget = owner.waiting(reject)
      const go = () => {
        forget()
        resolve()
      }
      if (ms <= 0) this.post(owner, go)
      else this.after(owner, ms, go)
    })
  }

  /** Runs a task of an owner after a delay. */
  after(owner: Owner, ms: number, task: () => void): unknown {
    const timer = this.fake.setTimeout(() => {
      owner.timers.delete(timer)
      this.post(owner, task)
    }, ms)
    owner.timers.set(timer, { live: true })
    return timer
  }

  /** Stops virtual time while real work, such as loading a module, is done. */
  async real<T>(work: Promise<T>): Promise<T> {
    this.#real += 1
    try {
      return await work
    } finally {
      this.#real -= 1
    }
  }

  /** Runs until a virtual time, or until `enough` returns true. */
  async run(until: number, enough: () => boolean = () => false): Promise<void> {
    let reached = false
    const end = this.fake.setTimeout(() => (reached = true), Math.max(0, until - this.now()))
    while (!reached && !enough()) {
      await new Promise<void>((resolve) => realTurn(resolve))
      if (this.#real > 0) continue
      if (this.turns % 4096 === 0 && process.hrtime.bigint() > this.deadline)
        throw new Error('The simulation takes too long.')
      this.turns += 1
      if (this.#ready.length > 0) this.#runOne()
      else {
        const before = this.now()
        this.fake.next()
        // Fires all timers due at this time, so that the seed chooses their order.
        if (this.now() === before || this.#ready.length > 0) this.fake.tick(0)
      }
    }
    this.fake.clearTimeout(end)
  }

  #runOne(): void {
    const at = this.#random.integer(0, this.#ready.length - 1)
    const owner = this.#ready[at]!
    const task = owner.tasks.shift()!
    if (owner.tasks.length === 0) this.#ready.splice(at, 1)
    task()
  }

  /** Restores the real time functions. */
  close(): void {
    this.fake.uninstall()
  }
}

/** Returns the clock of one server process. Its timers end with the process. */
export function clockOf(scheduler: Scheduler, owner: Owner): Clock {
  const { fake } = scheduler
  const arm = (set: (due: () => void) => unknown, work: () => void, once: boolean) => {
    const entry = { live: owner.alive }
    let posted = false
    const run = () => {
      posted = false
      if (!entry.live) return
      if (once) owner.timers.delete(timer)
      work()
    }
    // An interval that becomes due again while its owner is busy or paused runs once.
    const due = () => {
      if (!posted) scheduler.post(owner, run)
      posted = true
    }
    const timer = set(due) as NodeJS.Timeout
    owner.timers.set(timer, entry)
    return timer
  }
  const disarm = (timer: NodeJS.Timeout | undefined) => {
    const entry = owner.timers.get(timer)
    if (!entry) return
    entry.live = false
    owner.timers.delete(timer)
    fake.clearTimeout(timer as never)
  }
  const clock: Clock = {
    now: () => fake.now,
    monotonic: () => fake.now - epoch,
    setTimeout: (work, ms, ...args) =>
      arm(
        (due) => fake.setTimeout(due, ms),
        () => work(...args),
        true,
      ),
    clearTimeout: disarm,
    setInterval: (work, ms) => arm((due) => fake.setInterval(due, ms), work, false),
    clearInterval: disarm,
    setImmediate: (work) => scheduler.post(owner, work),
    timeoutSignal(ms) {
      const controller = new AbortController()
      clock.setTimeout(() => controller.abort(new DOMException('the time is over', 'TimeoutError')), ms)
      return controller.signal
    },
  }
  return clock
}
