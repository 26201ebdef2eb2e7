import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { forgetChecks } from '../check-api/check.ts'
import type { CheckContext } from '../check-api/context.ts'
import { endChecks, get, runAsCheck as run } from './throwaway-check.ts'

afterEach(endChecks)

describe('properties', () => {
  const tooLong = async (t: CheckContext) => {
    await t.property(
      fc.array(fc.integer({ min: 0, max: 9 })),
      async (list) => {
        await get(t)
        t.expect.that(list.length < 3, { what: 'length of the list', actual: list.length })
      },
      { runs: { quick: 50 } },
    )
  }

  test('shrink to the shortest counterexample, with the exchanges of that execution only', async () => {
    const result = await run(tooLong)
    expect(result).toMatchObject({
      status: 'failed',
      counterexample: [0, 0, 0],
      actual: 3,
      replay: { property: 0, path: expect.any(String) },
    })
    expect(result.exchanges).toHaveLength(1)
  })

  test('drop items of a list as long as the same requirement is violated, also when replayed', async () => {
    const needsThree = async (t: CheckContext) => {
      const steps = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 30, maxLength: 30, size: 'max' })
      await t.property(
        fc.record({ steps }),
        async ({ steps: played }) => {
          await get(t)
          const isWhole = [7, 8, 9].every((step) => played.includes(step))
          t.expect.that(!isWhole, { what: 'a session with the steps 7, 8 and 9', actual: played.length })
        },
        { runs: { quick: 50 }, shrink: { requests: 200, ms: 10_000 }, dropsFrom: 'steps' },
      )
    }
    const { status, counterexample, actual, replay } = await run(needsThree)
    expect({ status, actual }).toEqual({ status: 'failed', actual: 3 })
    expect((counterexample as { steps: number[] }).steps.toSorted()).toEqual([7, 8, 9])
    forgetChecks()
    expect(await run(needsThree, { replay })).toMatchObject({ status: 'failed', actual: 3 })
  })

  test('record the runs before a violation, the shortest counterexample last', async () => {
    let runs = 0
    const third = async (t: CheckContext) => {
      await t.property(fc.integer({ min: 10, max: 99 }), async () => {
        await get(t)
        runs += 1
        t.expect.that(runs < 3, { what: 'number of runs', actual: runs })
      })
    }
    const { recorded, counterexample } = await run(third)
    expect(recorded.values[0]).toHaveLength(3)
    expect(recorded.values[0]?.at(-1)).toBe(String(counterexample))
  })

  test('are replayed completely if the recorded path shows no violation', async () => {
    let pair: string | undefined
    const afterAnother = async (t: CheckContext) => {
      let before: number | undefined
      await t.property(fc.nat(), async (value) => {
        await get(t)
        const values = `${before} ${value}`
        if (before !== undefined) pair ??= values
        before = value
        t.expect.that(values !== pair, { what: 'a value after another', actual: values })
      })
    }
    const { replay } = await run(afterAnother)
    forgetChecks()
    expect((await run(afterAnother, { replay })).status).toBe('failed')
  })

  test('never reuse ids of an earlier execution', async () => {
    const ids = new Set<string>()
    let executions = 0
    await run(async (t) => {
      await t.property(fc.nat(), async (_, execution) => {
        executions += 1
        ids.add(execution.messageId())
        t.expect.status(await get(t), 200)
      })
    })
    expect(ids.size).toBe(executions)
    expect([...ids].every((id) => /^msg_[0-7][0-9a-hjkmnp-tv-z]{25}$/.test(id))).toBe(true)
  })

  test('repeat a race and count the violations', async () => {
    let turn = 0
    const result = await run(async (t) => {
      await t.property(
        fc.constant(0),
        async () => {
          await get(t)
          turn += 1
          t.expect.that(turn === 2, { what: 'luck' })
        },
        { race: true },
      )
    })
    expect(result.seen).toMatch(/^seen \d of 5$/)
  })

  test('that are not testable make the check not testable', async () => {
    const result = await run(async (t) => {
      await t.property(fc.nat(), async () => t.notTestable('no reason', 'nothing'))
    })
    expect(result).toMatchObject({ status: 'not_testable', unlock: 'nothing' })
  })
})
