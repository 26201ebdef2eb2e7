import { createHash } from 'node:crypto'

import type { Random } from '../../src/platform/random.ts'

/** Reproducible random numbers: one stream for each name below a seed (sfc32). */
export class Seeded implements Random {
  readonly #name: string
  readonly #state: Uint32Array

  constructor(name: string) {
    this.#name = name
    const digest = createHash('sha256').update(name).digest()
    this.#state = Uint32Array.from([0, 4, 8, 12], (at) => digest.readUInt32LE(at))
  }

  /** Returns an independent stream: draws from it do not affect this stream. */
  fork(name: string): Seeded {
    return new Seeded(`${this.#name}/${name}`)
  }

  /** Returns a number in [0, 1). */
  number(): number {
    return this.#next() / 2 ** 32
  }

  bytes(count: number): Buffer {
    const bytes = Buffer.alloc(count)
    for (let at = 0; at < count; at++) bytes[at] = this.#next() >>> 24
    return bytes
  }

  /** Returns an integer from `least` to `most`, both inclusive. */
  integer(least: number, most: number): number {
    return least + Math.floor(this.number() * (most - least + 1))
  }

  chance(probability: number): boolean {
    return this.number() < probability
  }

  pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.number() * from.length)]!
  }

  /** Returns an exponentially distributed wait with this mean. */
  wait(meanMs: number): number {
    return Math.round(-Math.log(1 - this.number()) * meanMs)
  }

  #next(): number {
    const state = this.#state
    const sum = (state[0]! + state[1]! + state[3]!) | 0
    state[3] = state[3]! + 1
    state[0] = state[1]! ^ (state[1]! >>> 9)
    state[1] = state[2]! + (state[2]! << 3)
    state[2] = ((state[2]! << 21) | (state[2]! >>> 11)) + sum
    return sum >>> 0
  }
}
