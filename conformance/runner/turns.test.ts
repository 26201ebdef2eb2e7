import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

async function most(latencyMs: number, checks: number): Promise<number> {
  const turns = new Turns({ latencyMs }, { expected: checks, limit: 64 })
  let [running, seen] = [0, 0]
  const work = async (): Promise<void> => {
    running += 1
    seen = Math.max(seen, running)
    await sleep(1)
    running -= 1
  }
  await Promise.all(Array.from({ length: checks }, () => turns.beside(work)))
  return seen
}

test('the number of concurrent checks decreases with the latency of the target', async () => {
  expect(await most(20, 100)).toBe(64)
  expect(await most(600, 100)).toBe(16)
  expect(await most(10_000, 100)).toBe(4)
})

test('exclusive checks wait for concurrent checks and run one after the other', async () => {
  const turns = new Turns({ latencyMs: 0 }, { expected: 3, limit: 64 })
  const order: string[] = []
  const work = (name: string, ms: number) => async (): Promise<void> => {
    order.push(`${name} begins`)
    await sleep(ms)
    order.push(`${name} ends`)
  }
  await Promise.all([
    turns.beside(work('first', 1)).then(() => turns.alone(work('first again', 5))),
    turns.beside(work('second', 10)).then(() => turns.alone(work('second again', 1))),
    turns.beside(work('third', 20)),
  ])
  expect(order.slice(3, 6)).toEqual(['first ends', 'second ends', 'third ends'])
  expect(order.slice(6)).toEqual(['first again begins', 'first again ends', 'second again begins', 'second again ends'])
})

test('failed work does not block later work', async () => {
  const turns = new Turns({ latencyMs: 0 }, { expected: 1, limit: 1 })
  await expect(turns.beside(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(turns.alone(() => Promise.reject(new Error('again')))).rejects.toThrow('again')
  expect(await turns.alone(async () => 'on')).toBe('on')
})
