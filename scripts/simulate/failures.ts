import type { Seeded } from './seeded.ts'

/** Probability of each failure at each place where it can occur. */
const failureKinds = {
  slowStatement: 0.02,
  statementLost: 0.0015,
  beginRefused: 0.004,
  commitLost: 0.004,
  commitUnknown: 0.006,
  serialization: 0.01,
  batchRefused: 0.004,
  diskFull: 0.1,
  databaseAway: 0.1,
  notificationsLost: 0.2,
  crash: 0.5,
  pause: 0.25,
  stall: 0.004,
  restart: 0.15,
  requestLost: 0.01,
  answerLost: 0.02,
  clientGone: 0.02,
} as const

export type FailureKind = keyof typeof failureKinds

/** Errors of the database engine. The server distinguishes them by code. */
const engineErrors = {
  full: () => Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 }),
  io: () => Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 10 }),
  away: () => Object.assign(new Error('connect ECONNREFUSED 10.0.0.5:5432'), { code: 'ECONNREFUSED' }),
  lost: () => Object.assign(new Error('Connection terminated unexpectedly'), { code: '08006' }),
  refused: () => Object.assign(new Error('a limit of the program is exceeded'), { code: '54000' }),
  serialization: () => Object.assign(new Error('could not serialize access'), { code: '40001' }),
}

export type EngineError = keyof typeof engineErrors

/**
 * Decides which failures occur when. Each run enables some kinds, each with its own rate, so that rare combinations
 * occur. After `calm`, no failure occurs.
 */
export class Failures {
  readonly random: Seeded
  readonly #rates = new Map<FailureKind, number>()
  readonly injected = new Map<string, number>()
  calm = false
  /** Time until which the last disturbance of a process or the database may have effects. */
  disturbedUntil = 0

  /** Draws the rates. @param given fixed rates, which the seed does not choose */
  constructor(random: Seeded, given: Partial<Record<FailureKind, number>> = {}) {
    this.random = random
    const drawn = random.fork('kinds')
    for (const [kind, rate] of Object.entries(failureKinds)) {
      const factor = drawn.pick([0, 0.3, 1, 1, 3])
      this.#rates.set(kind as FailureKind, given[kind as FailureKind] ?? rate * factor)
    }
  }

  /** Returns whether a failure of this kind occurs now. */
  strikes(kind: FailureKind): boolean {
    const struck = this.random.chance(this.#rates.get(kind)!) && !this.calm
    if (struck) this.count(kind)
    return struck
  }

  count(name: string): void {
    this.injected.set(name, (this.injected.get(name) ?? 0) + 1)
  }

  error(kind: EngineError): Error {
    return engineErrors[kind]()
  }
}
