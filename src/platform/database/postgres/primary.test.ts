import { describe, expect, test } from 'vitest'

import { silentLog } from '../../../testing/databases.ts'
import { createPrimary, type ServerState } from './primary.ts'
import { readServerUrl } from './server-url.ts'

const [one, two] = [
  { host: 'one', port: 1 },
  { host: 'two', port: 2 },
]

function primaryOf(answers: Record<string, ServerState | Error>, hosts = [one!, two!]) {
  const asked: string[] = []
  const time = { now: 0 }
  const primary = createPrimary({
    hosts,
    async ask({ host }) {
      asked.push(host)
      const answer = answers[host]!
      if (answer instanceof Error) throw answer
      return answer
    },
    log: silentLog,
    now: () => time.now,
  })
  return { primary, asked, answers, time }
}

const writes = (timeline = 1): ServerState => ({ takesWrites: true, timeline })
const standby: ServerState = { takesWrites: false, timeline: 0 }

describe('multiple servers', () => {
  test('the primary is found once for parallel callers, and cached', async () => {
    const { primary, asked } = primaryOf({ one: standby, two: writes() })
    expect(await Promise.all([primary.find(), primary.find()])).toEqual([two, two])
    expect(await primary.find()).toBe(two)
    expect(asked).toEqual(['one', 'two'])
  })

  test('the primary promoted last is selected, when a failed primary returned', async () => {
    expect(await primaryOf({ one: writes(1), two: writes(2) }).primary.find()).toBe(two)
    expect(await primaryOf({ one: writes(2), two: writes(1) }).primary.find()).toBe(one)
  })

  test('without a primary the error names the response of each server, and the next search is delayed', async () => {
    const { primary, asked, answers, time } = primaryOf({ one: new Error('refused'), two: standby })
    await expect(primary.find()).rejects.toThrow('one:1 refused; two:2 takes no writes')
    await expect(primary.find()).rejects.toMatchObject({ name: 'DatabaseUnavailable' })
    expect(asked).toHaveLength(2)
    answers.two = writes(2)
    time.now = 1_000
    expect(await primary.find()).toBe(two)
  })

  test('a new primary after a fail-over invalidates open connections; the same primary does not', async () => {
    const { primary, answers } = primaryOf({ one: writes(), two: standby })
    let changes = 0
    primary.onChange(() => changes++)
    await primary.find()
    primary.forget()
    expect([await primary.find(), primary.generation, changes]).toEqual([one, 0, 0])
    Object.assign(answers, { one: new Error('refused'), two: writes(2) })
    primary.forget()
    expect([await primary.find(), primary.generation, changes]).toEqual([two, 1, 1])
    primary.demoted()
    expect([primary.generation, changes]).toEqual([2, 2])
  })
})

test('a single server is not queried', async () => {
  const { primary, asked } = primaryOf({ one: standby }, [one!])
  primary.forget()
  expect([await primary.find(), asked]).toEqual([one, []])
})

describe('the URL', () => {
  test('accepts several servers, and keeps the parameters of the driver', () => {
    const url =
      'postgres://ann:p%40ss@h1:5433,h2,[::1]:7/db?target_session_attrs=read-write&schema=s&sslmode=verify-full'
    expect(readServerUrl(url)).toEqual({
      hosts: [
        { host: 'h1', port: 5433 },
        { host: 'h2', port: 5432 },
        { host: '::1', port: 7 },
      ],
      driverUrl: 'postgres://ann:p%40ss@h1:5433/db?sslmode=verify-full',
      schema: 's',
      address: { hosts: 'h1:5433,h2:5432,::1:7', user: 'ann', database: 'db' },
    })
  })

  test('of a single server is passed to the driver unchanged', () => {
    for (const url of ['postgres://postgres@127.0.0.1:5432/test', 'postgresql://u@h/db?sslmode=require'])
      expect(readServerUrl(url)).toMatchObject({ driverUrl: url, schema: undefined })
    expect(readServerUrl('postgres:///db?host=/run/postgresql').hosts).toEqual([
      { host: '/run/postgresql', port: 5432 },
    ])
  })

  test.each([
    ['postgres://u@h1:x,h2/db', 'URL'],
    ['postgres://u@h1,h2:99999/db', 'host:port'],
    ['postgres://u@h1,h 2/db', 'host:port'],
    ['postgres://u@h1,h2/db?target_session_attrs=standby', 'target_session_attrs'],
  ])('%s is rejected', (url, said) => {
    expect(() => readServerUrl(url)).toThrow(said)
  })
})
