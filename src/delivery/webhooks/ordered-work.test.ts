import { expect, test } from 'vitest'
import { createSharedDelay, createOrderedWork } from './ordered-work.ts'

const delay = (delayMs: number) => createSharedDelay({ setTimeout, clearTimeout }, delayMs)

test('items added within the delay run together, in order, one run at a time', async () => {
  const runs: number[][] = []
  let atOnce = 0
  const work = createOrderedWork<number>(delay(5), async (works) => {
    expect(++atOnce).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 20))
    atOnce--
    runs.push([...works])
  })
  work.add(1)
  work.add(2)
  await new Promise((resolve) => setTimeout(resolve, 15))
  work.add(3)
  await work.done()
  expect(runs).toEqual([[1, 2], [3]])
})

test('works with a shared delay begin together', async () => {
  const begun: string[] = []
  const shared = delay(10)
  const works = ['a', 'b'].map((name) => createOrderedWork<number>(shared, async () => void begun.push(name)))
  works[0]!.add(1)
  await new Promise((resolve) => setTimeout(resolve, 5))
  works[1]!.add(1)
  expect(begun).toEqual([])
  await expect.poll(() => begun).toEqual(['a', 'b'])
})

test('waiting for completion skips the delay', async () => {
  const runs: number[][] = []
  const work = createOrderedWork<number>(delay(60_000), async (works) => void runs.push([...works]))
  work.add(1)
  await work.done()
  work.add(2)
  await work.done()
  expect(runs).toEqual([[1], [2]])
})

test('no item runs after a failure', async () => {
  const runs: number[][] = []
  const work = createOrderedWork<number>(delay(0), async (works) => {
    runs.push([...works])
    throw new Error('not stored')
  })
  work.add(1)
  await expect(work.done()).rejects.toThrow('not stored')
  work.add(2)
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(work.assertNoneFailed).toThrow('not stored')
  await expect(work.done()).rejects.toThrow('not stored')
  expect(runs).toEqual([[1]])
})
