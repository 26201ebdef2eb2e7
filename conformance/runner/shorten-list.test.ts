import { expect, test } from 'vitest'
import { shortenList } from './shorten-list.ts'

test('leaves only the items that a failure needs, with few trials', async () => {
  const items = Array.from({ length: 30 }, (_, index) => index)
  for (const needed of [[], [0], [29], [3, 17], [0, 1, 14, 15, 28, 29], items]) {
    let trials = 0
    const shortest = await shortenList(items, async (rest) => {
      trials += 1
      return needed.every((item) => rest.includes(item))
    })
    expect(shortest).toEqual(needed)
    expect(trials, `trials for ${needed.join(' ')}`).toBeLessThan(needed.length === 30 ? 100 : 70)
  }
})
