import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { openDocuments } from '../client/documents.ts'
import { check, declaredChecks, forgetChecks, type CheckOptions, type RequirementId } from '../check-api/check.ts'
import type { CheckContext } from '../check-api/context.ts'
import { optionalAreas } from '../target/optional-areas.ts'
import { readTarget } from '../target/load-target.ts'
import { openSession, type Capabilities } from '../target/session.ts'
import { packageRoot } from './check-files.ts'
import { Pace } from '../client/pace.ts'
import { Pool } from './pool.ts'
import { Turns } from './turns.ts'
import { readRequirements } from './requirements.ts'
import type { CheckResult } from './result.ts'
import { runCheck } from './run-check.ts'
import { startThrowaway, type Answering } from './throwaway-server.ts'
import type { IncomingMessage } from 'node:http'

const requirements = readRequirements(packageRoot)
const documents = openDocuments(packageRoot)
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  forgetChecks()
  for (const close of closing.splice(0)) await close()
})

const accepts = (): Answering => ({ status: 200, body: { said: true } })
const rejects = (): Answering => ({ status: 422, body: { error: { code: 'invalid_request', message: 'no' } } })

interface Setting {
  answer?: (request: IncomingMessage, body: unknown) => Answering | null
  options?: Partial<CheckOptions>
  cited?: RequirementId
  offered?: boolean
  target?: Record<string, unknown>
}

/** Runs a body as a check against a throwaway server. */
async function run(
  body: (t: CheckContext) => Promise<void>,
  { answer = accepts, options = {}, cited = 'MSG-039', offered = true, target: more = {} }: Setting = {},
): Promise<CheckResult> {
  const server = await startThrowaway(answer)
  const target = readTarget(
    {
      name: 'throwaway',
      base_url: server.url,
      agents: [{ handle: 'one', id: 'agt_1', token: 'svc_live_one' }],
      timing: { settle_ms: 20, request_timeout_ms: 500 },
      ...more,
    },
    { root: packageRoot, folder: '.', environment: {} },
  )
  const session = await openSession(target, documents)
  closing.push(async () => {
    await session.client.close()
    await server.close()
  })
  const capabilities: Capabilities = {
    offered: Object.fromEntries(optionalAreas.map((area) => [area, offered])) as Capabilities['offered'],
    reasons: {},
    receiptsBetweenAgents: true,
    agents: target.agents,
  }
  check('runner.test.case', [cited], { area: 'runner', ...options }, body)
  const environment = { session, capabilities, receiver: null, pool: new Pool(session, capabilities) }
  const turns = new Turns(new Pace(), { expected: 1, most: 1 })
  const state = { environment, requirements, mode: 'quick' as const, seed: 1, turns, endsAt: Infinity, target: {} }
  return runCheck(declaredChecks()[0]!, 'current', state)
}

const get = (t: CheckContext) => t.request({ method: 'GET', path: '/v1/agents/me' })

test('names of the target file that a check reads, and that its answers hold, are in its result', async () => {
  const result = await run(
    async (t) => {
      t.expect.equal(t.named((await get(t)).body, 'read_stamp'), undefined, { what: 'a stamp' })
      t.expect.equal(t.target.names.kind, 'said', { what: 'a name' })
    },
    { target: { names: { read_stamp: 'seen_on', kind: 'said', tagline: 'motto' } } },
  )
  expect(result).toMatchObject({ status: 'passed', names: { used: ['read_stamp', 'kind'], seen: ['said'] } })
})

test('subscriptions of any leased agent are taken away again', async () => {
  const subscriptions = new Set<string>()
  const answer = ({ method = '', url = '' }: IncomingMessage): Answering => {
    if (method === 'POST') subscriptions.add(`whk_${subscriptions.size}`)
    if (method === 'DELETE') subscriptions.delete(url.split('/').at(-1)!)
    return { status: 200, body: { webhooks: [...subscriptions].map((id) => ({ id })), said: true } }
  }
  const hook = (method: string, path: string, result = {}) => ({ as: 'actor', request: { method, path }, result })
  const provision = {
    listWebhooks: hook('GET', '/v1/webhooks', { webhooks: '/webhooks' }),
    deleteWebhook: hook('DELETE', '/v1/webhooks/{id}'),
  }
  const subscribes = async (t: CheckContext): Promise<void> => {
    t.expect.status(await t.agent.createWebhook({ url: 'https://hooks.example' }), 200)
    t.expect.equal(subscriptions.size, 1, { what: 'subscriptions' })
  }
  const result = await run(subscribes, { answer, options: { needs: { agents: 1 } }, target: { provision } })
  expect([result.status, subscriptions.size]).toEqual(['passed', 0])
})

describe('a check that proves nothing', () => {
  test('without an assertion is an error', async () => {
    expect(
      await run(async (t) => {
        await get(t)
      }),
    ).toMatchObject({ status: 'error', message: expect.stringContaining('asserted nothing') })
  })

  test('that only saw rejections is not testable', async () => {
    const result = await run(
      async (t) => {
        t.expect.status(await get(t), 422)
      },
      { answer: rejects },
    )
    expect(result).toMatchObject({ status: 'not_testable', unlock: expect.any(String) })
  })

  test('that only saw empty objects is not testable', async () => {
    const result = await run(
      async (t) => {
        t.expect.status(await get(t), 200)
      },
      { answer: () => ({ status: 200, body: {} }) },
    )
    expect(result.status).toBe('not_testable')
  })

  test('that throws something else is an error with its place', async () => {
    const result = await run(async () => {
      throw new RangeError('a slip')
    })
    expect(result).toMatchObject({ status: 'error', message: expect.stringMatching(/a slip \(conformance\//) })
  })

  test('that touches what it did not ask for is an error', async () => {
    expect(
      await run(async (t) => {
        t.expect.that(t.chat.id !== '', { what: 'chat' })
      }),
    ).toMatchObject({ status: 'error', message: expect.stringContaining('needs.chat') })
  })
})

describe('rejections', () => {
  const rejection = { what: 'a fault', expect: 422 as const }
  const faulty = (t: CheckContext) => t.request({ method: 'POST', path: '/v1/messages', json: { invalid: true } })
  const clean = (t: CheckContext) => t.request({ method: 'POST', path: '/v1/messages', json: {} })
  const careful = (_: IncomingMessage, body: unknown) =>
    (body as { invalid?: boolean } | undefined)?.invalid === true ? rejects() : accepts()

  test('pass with a control that is accepted', async () => {
    const result = await run(
      async (t) => {
        await t.rejects({ ...rejection, attempt: () => faulty(t), control: () => clean(t) })
      },
      { answer: careful },
    )
    expect(result.status).toBe('passed')
  })

  test('are not testable when the control is rejected as well', async () => {
    const result = await run(
      async (t) => {
        await t.rejects({ ...rejection, attempt: () => faulty(t), control: () => clean(t) })
      },
      { answer: rejects },
    )
    expect(result.status).toBe('not_testable')
  })

  test('fail on a wrong acceptance, whatever the control does', async () => {
    const result = await run(async (t) => {
      await t.rejects({ ...rejection, attempt: () => faulty(t), control: () => clean(t) })
    })
    expect(result).toMatchObject({ status: 'failed', violated: 'MSG-039', actual: { status: 200 } })
  })

  test('without a control are an error', async () => {
    const result = await run(
      async (t) => {
        await t.rejects({ ...rejection, attempt: () => faulty(t) } as never)
      },
      { answer: careful },
    )
    expect(result).toMatchObject({ status: 'error', message: expect.stringContaining('control') })
  })

  test('with another 4xx warn where the status is not stated', async () => {
    const body = async (t: CheckContext) => {
      await t.rejects({
        ...rejection,
        expect: 409,
        onOtherStatus: 'warn',
        attempt: () => faulty(t),
        control: () => clean(t),
      })
    }
    expect(await run(body, { answer: careful })).toMatchObject({
      status: 'warned',
      warnings: [{ requirement: 'MSG-039' }],
    })
  })

  test('by a broken server fail', async () => {
    const body = async (t: CheckContext) => {
      await t.rejects({ ...rejection, expect: 'body', attempt: () => faulty(t), control: () => clean(t) })
    }
    const broken = (_: IncomingMessage, sent: unknown) =>
      (sent as { invalid?: boolean }).invalid === true ? { status: 500, body: {} } : accepts()
    expect((await run(body, { answer: broken })).status).toBe('failed')
  })
})

describe('absences', () => {
  test('pass behind a fence that was seen', async () => {
    const result = await run(async (t) => {
      await t.absent({ what: 'a ghost', fence: async () => (await get(t)).ok, observe: async () => undefined })
    })
    expect(result.status).toBe('passed')
  })

  test('are not testable when the fence was not seen', async () => {
    const result = await run(async (t) => {
      await get(t)
      await t.absent({ what: 'a ghost', fence: async () => undefined, observe: async () => undefined })
    })
    expect(result.status).toBe('not_testable')
  })

  test('without a fence are an error', async () => {
    const result = await run(async (t) => {
      await t.absent({ what: 'a ghost', observe: async () => undefined } as never)
    })
    expect(result).toMatchObject({ status: 'error', message: expect.stringContaining('fence') })
  })

  test('fail when the thing was seen after the fence', async () => {
    let looks = 0
    const result = await run(async (t) => {
      await t.absent({
        what: 'a ghost',
        fence: async () => (await get(t)).ok,
        observe: async () => {
          looks += 1
          return looks === 2 ? 'boo' : undefined
        },
      })
    })
    expect(result).toMatchObject({ status: 'failed', actual: 'boo' })
  })
})

describe('levels', () => {
  const broken = async (t: CheckContext) => {
    await get(t)
    t.expect.equal(1, 2, { what: 'a number' })
  }

  test('MUST fails, derived warns, derived with a failure class fails, OPEN warns', async () => {
    expect((await run(broken)).status).toBe('failed')
    forgetChecks()
    expect(requirements.get('MSG-042')?.basis).toBe('derived')
    expect((await run(broken, { cited: 'MSG-042' })).status).toBe('warned')
    forgetChecks()
    const losesMessage = async (t: CheckContext) => {
      await get(t)
      t.expect.equal(1, 2, { what: 'a number', failureClass: 'lost' })
    }
    expect((await run(losesMessage, { cited: 'MSG-042' })).status).toBe('failed')
    forgetChecks()
    expect(requirements.get('MSG-038')?.level).toBe('OPEN')
    expect((await run(losesMessage, { cited: 'MSG-038' })).status).toBe('warned')
  })

  test('an assertion about a requirement that is not cited is an error', async () => {
    const result = await run(async (t) => {
      await get(t)
      t.expect.equal(1, 2, { what: 'a number', requirement: 'MSG-044' })
    })
    expect(result.status).toBe('error')
  })
})

describe('what a target lacks', () => {
  test('an area that is not offered is not_offered', async () => {
    expect((await run(get as never, { offered: false, options: { optionalArea: 'typing' } })).status).toBe(
      'not_offered',
    )
  })

  test('a hook, a time, a second agent, a receiver are not_testable with what unlocks them', async () => {
    for (const needs of [
      { hooks: ['block'] },
      { timing: ['webhook_backoff_ms'] },
      { agents: 2 },
      { webhook: 'slot' },
    ] as const) {
      expect(await run(get as never, { options: { needs: needs as never } })).toMatchObject({
        status: 'not_testable',
        unlock: expect.stringMatching(/target file/),
      })
      forgetChecks()
    }
  })

  test('no answer while the target lives fails, and is an error when the target is down', async () => {
    const post = async (t: CheckContext) => {
      await t.request({ method: 'POST', path: '/v1/messages', json: {} })
    }
    const target = { timing: { settle_ms: 20, request_timeout_ms: 10_000 } } // more than a busy machine needs
    const lives = (request: IncomingMessage) => (request.method === 'POST' ? null : accepts())
    expect((await run(post, { answer: lives, target })).status).toBe('failed')
    forgetChecks()
    expect((await run(post, { answer: () => null, target })).status).toBe('error')
  })
})

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

  test('never give ids of an earlier execution', async () => {
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

  test('a race is run again and counted', async () => {
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

  test('what is not testable inside a property stays so', async () => {
    const result = await run(async (t) => {
      await t.property(fc.nat(), async () => t.notTestable('no reason', 'nothing'))
    })
    expect(result).toMatchObject({ status: 'not_testable', unlock: 'nothing' })
  })
})

test('secrets are redacted in reports', async () => {
  const result = await run(
    async (t) => {
      const reply = await t.agent.call({ method: 'GET', path: '/v1/agents/me' })
      t.expect.equal(reply.body, {}, { what: 'body' })
    },
    {
      options: { needs: { agents: 1 } },
      answer: () => ({ status: 200, body: { token: 'svc_live_one', signing_secret: 'whsec_abc' } }),
    },
  )
  expect(result.status).toBe('failed')
  expect(JSON.stringify(result)).not.toMatch(/svc_live_one|whsec_abc/)
})
