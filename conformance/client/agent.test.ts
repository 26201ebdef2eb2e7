import { describe, expect, it } from 'vitest'
import { Agent, cursorAfter } from './agent.ts'
import type { Client, RequestOptions } from './client.ts'
import { NotTestable } from './not-testable.ts'
import type { WireEventPage } from './wire.ts'

/** Returns an agent of a target that answers each request with the result of the function. */
function agentOf(
  answer: (query: Record<string, unknown>) => unknown,
  sequenceName: string | undefined = 'sequence',
): { agent: Agent; asked: unknown[] } {
  const asked: unknown[] = []
  const client = {
    effectMs: 0,
    sequenceName,
    request: ({ method, path, query = {} }: RequestOptions) => {
      asked.push(query)
      return Promise.resolve({
        ok: true,
        status: 200,
        body: answer(query),
        exchange: { request: { method, url: path } },
      })
    },
  } as unknown as Client
  return { agent: new Agent(client, { handle: 'a', id: 'agt_a', credential: 'c' }), asked }
}

const events = (...sequences: number[]) => sequences.map((sequence) => ({ event_id: `e${sequence}`, sequence }))

describe('a log', () => {
  const numbers = Array.from({ length: 250 }, (_, index) => 1001 + 3 * index)
  const pageOf = (after: unknown, more: object = {}) => {
    const behind = numbers.filter((number) => number > Number(after))
    const shown = behind.slice(0, 100)
    return {
      events: events(...shown),
      next_cursor: shown.at(-1) ?? Number(after),
      has_more: behind.length > 100,
      ...more,
    }
  }

  it('is read to its end even if an empty page says has_more', async () => {
    const { agent } = agentOf(({ after }) => pageOf(after, { has_more: true }))
    expect(await agent.eventsSince(0)).toHaveLength(numbers.length)
  })

  it('is read by sequence if next_cursor does not advance', async () => {
    const { agent } = agentOf(({ after }) => pageOf(after, { next_cursor: 0 }))
    expect(await agent.eventsSince(0)).toHaveLength(numbers.length)
  })

  it('is reported as incomplete if it repeats a page', async () => {
    const { agent } = agentOf(() => ({ events: events(1, 2), next_cursor: 2, has_more: true }))
    await expect(agent.eventsSince(0)).rejects.toThrow(NotTestable)
    await expect(agent.cursor()).rejects.toThrow(/does not advance the cursor/)
  })

  it('has its cursor at the end of its last page, for every value of latest', async () => {
    const { agent, asked } = agentOf(({ after }) => pageOf(after, { latest: 'newest' }))
    expect(await agent.cursor()).toBe(numbers.at(-1))
    expect(asked).toHaveLength(3)
    const short = agentOf(() => ({ events: events(7), next_cursor: 7, has_more: false, latest: 1_700_000_000_000 }))
    expect(await short.agent.cursor()).toBe(7)
  })

  it('continues after a page at its cursor or its last event', () => {
    const page = (next_cursor: unknown) => ({ events: events(4, 5), next_cursor }) as WireEventPage
    expect(cursorAfter(page('6'), 3)).toBe(6)
    expect(cursorAfter(page(null), 3)).toBe(5)
    expect(cursorAfter(page(2), 5)).toBeUndefined()
  })
})

describe('a history', () => {
  const messages = (...places: number[]) =>
    places.map((sequence) => ({ message_id: `m${sequence}`, parts: [], sequence }))
  const all = Array.from({ length: 3000 }, (_, index) => 3000 - index)
  const before = (value: unknown, limit: number) =>
    all.filter((place) => value === undefined || place < Number(value)).slice(0, limit)

  it('is read to its end at every length and page size', async () => {
    const { agent } = agentOf((query) => ({ messages: messages(...before(query['before_sequence'], 17)) }))
    expect(await agent.historyAll('cnv_1')).toHaveLength(all.length)
  })

  it('is read back to the page with a message', async () => {
    const { agent, asked } = agentOf((query) => ({ messages: messages(...before(query['before_sequence'], 50)) }))
    const shown = await agent.historyAll('cnv_1', { backTo: 'm2940' })
    expect(shown.at(-1)?.message_id).toBe('m2901')
    expect(asked).toHaveLength(2)
  })

  it('is searched on every page, and a repeated entry is found twice', async () => {
    const { agent } = agentOf(({ before_sequence: from }) => ({
      messages: [
        ...messages(...before(from, 50)),
        ...(from === 2951 ? [{ ...messages(2901)[0], message_id: 'm3000' }] : []),
      ],
    }))
    expect(await agent.inHistory('cnv_1', 'm3000')).toHaveLength(2)
    expect((await agent.awaitInHistory('cnv_1', 'm2940', 0))?.message_id).toBe('m2940')
  })

  it('is reported as incomplete if its pages do not advance', async () => {
    const { agent } = agentOf(() => ({ messages: messages(...before(undefined, 50)) }))
    await expect(agent.historyAll('cnv_1')).rejects.toThrow(NotTestable)
    const { agent: other } = agentOf(() => ({ messages: messages(...before(undefined, 50)) }), 'place')
    await expect(other.historyAll('cnv_1')).rejects.toThrow(/does not advance the cursor/)
    await expect(other.inHistory('cnv_1', 'm3000')).rejects.toThrow(NotTestable)
  })

  it('without sequence numbers is complete if its only page is not full', async () => {
    const { agent } = agentOf(() => ({ messages: messages(3, 2, 1) }), '')
    expect(await agent.historyAll('cnv_1')).toHaveLength(3)
    const { agent: more } = agentOf(() => ({ messages: messages(3, 2, 1), has_more: true }), '')
    await expect(more.historyAll('cnv_1')).rejects.toThrow(NotTestable)
  })
})
