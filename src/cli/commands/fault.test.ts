import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import type { Fault } from '../../../generated/extensions/types.gen.ts'
import { runCommand } from '../../testing/commands.ts'
import { startTestDemo, type TestDemo } from '../../testing/demo.ts'
import { startTestServer, testOperatorKey } from '../../testing/server.ts'

describe('fault', { timeout: 20_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-fault-'))
  const environment = { DATABASE_URL: join(folder, 'parley.db') }
  let demo: TestDemo
  beforeAll(async () => {
    demo = await startTestDemo(folder)
  })
  afterEach(() => run('clear'))
  afterAll(async () => {
    await demo.stop()
    rmSync(folder, { recursive: true })
  })

  const run = (...args: string[]) => runCommand(['fault', ...args], environment)
  const listed = async () => (JSON.parse((await run('list', '--json')).out) as { faults: Fault[] }).faults

  it('activates a fault for a duration, lists it with its counts, and removes it', async () => {
    const made = await run('503', '--agent', 'demo_agent', '--for', '30s', '--retry-after', '2')
    expect([made.code, made.err]).toEqual([0, ''])
    expect(made.out).toMatch(/^flt_\w+ {2}unavailable of requests demo_agent, ends 20/)
    const headers = { authorization: `Bearer ${demo.values.AGENT_TOKEN}` }
    const answer = await fetch(`${demo.values.URL}/v1/agents/me`, { headers })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
    const [fault, ...others] = await listed()
    expect(others).toEqual([])
    expect(Date.parse(fault!.expires_at) - Date.parse(fault!.created_at)).toBe(30_000)
    expect((await run('list')).out).toMatch(/^ID +FAULT +OF +ENDS +APPLIED\nflt_\w+ +unavailable +.* 1\n$/)
    expect(await run('clear', fault!.id)).toMatchObject({ code: 0, out: '1 cleared\n' })
    expect((await fetch(`${demo.values.URL}/v1/agents/me`, { headers })).status).toBe(200)
    expect(await run('list')).toMatchObject({ code: 0, out: 'no fault is in force\n' })
    expect(await run('clear', fault!.id)).toMatchObject({ code: 1, err: expect.stringContaining('no such fault') })
  })

  it.each([
    [['drop', '--deliveries', '--next', '2'], { target: 'deliveries', kind: 'drop', times_left: 2 }],
    [['duplicate', '--agent', 'demo_agent'], { target: 'deliveries', kind: 'duplicate', agent: 'demo_agent' }],
    [['delay', '--delay', '3s', '--deliveries'], { target: 'deliveries', kind: 'delay', delay_ms: 3_000 }],
    [['delay', '--delay', '250ms', '--path', '/v1'], { target: 'requests', kind: 'delay', delay_ms: 250, path: '/v1' }],
    [['429', '--operation', 'sendMessage'], { target: 'requests', kind: 'rate_limited', operation: 'sendMessage' }],
    [['set', '401', '--probability', '0.5'], { kind: 'expired_token', probability: 0.5 }],
  ])('%j sets a fault with the named target, kind and limits', async (args, expected) => {
    expect(await run(...args)).toMatchObject({ code: 0, err: '' })
    expect(await listed()).toMatchObject([expected])
  })

  it('targets the webhook of the demo', async () => {
    expect(await run('drop', '--webhook', demo.values.WEBHOOK_ID)).toMatchObject({ code: 0, err: '' })
    expect(await listed()).toMatchObject([{ target: 'deliveries', webhook_id: demo.values.WEBHOOK_ID }])
  })

  it.each([
    [['418'], 2, 'must be one of 401, 429, 503'],
    [['delay'], 2, '--delay 3s'],
    [['delay', '--delay', '2m'], 2, 'at most 60s'],
    [['503', '--for', 'long'], 2, 'It must be a duration'],
    [['503', '--next', '0'], 2, 'from 1 to 1000'],
    [['503', '--probability', '2'], 2, 'from 0 to 1'],
    [['503', '--deliveries'], 1, 'kind unavailable cannot be applied to deliveries'],
    [['503', '--agent', 'nobody_at_all'], 1, 'There is no such agent'],
  ])('%j exits with %i', async (args, code, message) => {
    const ended = await run(...args)
    expect([ended.code, ended.out]).toEqual([code, ''])
    expect(ended.err).toContain(message)
    expect(await listed()).toEqual([])
  })

  it('uses the operator key of the demo for every operator command, and sends it to no other server', async () => {
    expect(await runCommand(['status'], environment)).toMatchObject({ code: 0, err: '' })
    const other = { ...environment, PARLEY_URL: 'http://127.0.0.1:1' }
    expect(await runCommand(['status'], other)).toMatchObject({
      code: 2,
      err: expect.stringContaining('Set PARLEY_OPERATOR_KEY'),
    })
  })

  it('reports a server without a demo, and where to run the command', async () => {
    const server = await startTestServer({ url: ':memory:' })
    const settings = { PARLEY_URL: server.url, PARLEY_OPERATOR_KEY: testOperatorKey }
    expect(await runCommand(['fault', 'list'], settings)).toMatchObject({
      code: 1,
      err: expect.stringContaining('runs no demo'),
    })
    await server.close()
    const elsewhere = { DATABASE_URL: join(folder, 'elsewhere', 'parley.db') }
    expect(await runCommand(['fault', '503'], elsewhere)).toMatchObject({
      code: 2,
      err: expect.stringContaining('in the folder of the demo'),
    })
  })
})
