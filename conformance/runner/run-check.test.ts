import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { forgetChecks } from '../check-api/check.ts'
import type { CheckContext } from '../check-api/context.ts'
import type { IncomingMessage } from 'node:http'
import { accepts, endChecks, get, rejects, requirements, runAsCheck as run } from './throwaway-check.ts'
import type { Answering } from './throwaway-server.ts'

afterEach(endChecks)

test('a result contains the names that the check read and the names that its responses contained', async () => {
  const result = await run(
    async (t) => {
      t.expect.equal(t.named((await get(t)).body, 'read_stamp'), undefined, { what: 'a stamp' })
      t.expect.equal(t.target.names.kind, 'said', { what: 'a name' })
    },
    { target: { names: { read_stamp: 'seen_on', kind: 'said', tagline: 'motto' } } },
  )
  expect(result).toMatchObject({ status: 'passed', names: { used: ['read_stamp', 'kind'], seen: ['said'] } })
})

test('subscriptions of leased agents are deleted after the check', async () => {
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

test('agents that were made visible before the check are leased again', async () => {
  const created = { id: 'agt_2', handle: 'two', agent_token: 'svc_live_two' }
  const answer = ({ url = '' }: IncomingMessage): Answering => ({
    status: 200,
    body: url.endsWith('/agents') ? created : { said: true },
  })
  const hook = (path: string, result = {}) => ({ as: 'person', request: { method: 'POST', path }, result })
  const provision = {
    createAgent: hook('/v1/me/agents', { id: '/id', handle: '/handle', token: '/agent_token' }),
    setVisibility: hook('/v1/visibility/{handle}'),
  }
  const result = await run(async (t) => void t.expect.status(await get(t), 200), {
    answer,
    hidesPrivateAgents: true,
    times: 2,
    options: { needs: { agents: 1 } },
    target: {
      agents: [],
      persons: [{ handle: 'ann', user_id: 'usr_1', session: 'session_of_ann' }],
      limits: { agents: 1 },
      provision,
    },
  })
  expect(result).toMatchObject({ status: 'passed' })
})

describe('a check that proves nothing', () => {
  test('without an assertion is an error', async () => {
    expect(
      await run(async (t) => {
        await get(t)
      }),
    ).toMatchObject({ status: 'error', message: expect.stringContaining('made no assertion') })
  })

  test('that received only rejections is not testable', async () => {
    const result = await run(
      async (t) => {
        t.expect.status(await get(t), 422)
      },
      { answer: rejects },
    )
    expect(result).toMatchObject({ status: 'not_testable', unlock: expect.any(String) })
  })

  test('that received only empty objects is not testable', async () => {
    const result = await run(
      async (t) => {
        t.expect.status(await get(t), 200)
      },
      { answer: () => ({ status: 200, body: {} }) },
    )
    expect(result.status).toBe('not_testable')
  })

  test('that throws another error is an error with its source location', async () => {
    const result = await run(async () => {
      throw new RangeError('a slip')
    })
    expect(result).toMatchObject({ status: 'error', message: expect.stringMatching(/a slip \(conformance\//) })
  })

  test('that uses an undeclared need is an error', async () => {
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

  test('fail on a wrong acceptance, regardless of the control', async () => {
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

  test('with a 500 response fail', async () => {
    const body = async (t: CheckContext) => {
      await t.rejects({ ...rejection, expect: 'body', attempt: () => faulty(t), control: () => clean(t) })
    }
    const broken = (_: IncomingMessage, sent: unknown) =>
      (sent as { invalid?: boolean }).invalid === true ? { status: 500, body: {} } : accepts()
    expect((await run(body, { answer: broken })).status).toBe('failed')
  })
})

describe('absences', () => {
  test('pass after an observed fence', async () => {
    const result = await run(async (t) => {
      await t.absent({ what: 'a ghost', fence: async () => (await get(t)).ok, observe: async () => undefined })
    })
    expect(result.status).toBe('passed')
  })

  test('are not testable if the fence was not observed', async () => {
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

  test('fail if the value was observed after the fence', async () => {
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

  test('a failed MUST fails, a derived one warns or, with a failure class, fails, and an OPEN one warns', async () => {
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

  test.each([
    [29, '29', 'expected 29, got "29"'],
    ['\u00e9', 'e\u0301', String.raw`expected "\u00e9", got "e\u0301"`],
  ])('the message tells %j and %j apart', async (expected, actual, text) => {
    const result = await run(async (t) => {
      await get(t)
      t.expect.equal(actual, expected, { what: 'a value' })
    })
    expect(result.message).toContain(text)
  })

  test('an assertion about a requirement that is not cited is an error', async () => {
    const result = await run(async (t) => {
      await get(t)
      t.expect.equal(1, 2, { what: 'a number', requirement: 'MSG-044' })
    })
    expect(result.status).toBe('error')
  })
})

describe('features that a target lacks', () => {
  test('an area that is not offered is not_offered', async () => {
    expect((await run(get as never, { offered: false, options: { optionalArea: 'typing' } })).status).toBe(
      'not_offered',
    )
  })

  test('a missing hook, timing, second agent or receiver is not_testable with a hint', async () => {
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

  test('a missing response fails if the target is alive, and is an error if the target is down', async () => {
    const post = async (t: CheckContext) => {
      await t.request({ method: 'POST', path: '/v1/messages', json: {} })
    }
    const target = { timing: { settle_ms: 20, request_timeout_ms: 10_000 } } // Longer than a busy machine needs.
    const lives = (request: IncomingMessage) => (request.method === 'POST' ? null : accepts())
    expect((await run(post, { answer: lives, target })).status).toBe('failed')
    forgetChecks()
    expect((await run(post, { answer: () => null, target })).status).toBe('error')
    forgetChecks()
    const onlyPublic = ({ url }: IncomingMessage) => (url?.endsWith('/profile') === true ? accepts() : null)
    expect((await run(post, { answer: onlyPublic, target })).status).toBe('failed')
  })
})

test('a running check is interrupted at the time limit of the run', { timeout: 20_000 }, async () => {
  const endless = async (t: CheckContext): Promise<void> => {
    await get(t)
    await new Promise<never>(() => undefined)
  }
  expect(await run(endless, { endsAt: Date.now() + 200 })).toMatchObject({
    status: 'not_testable',
    message: 'the time limit of the run was reached',
    unlock: 'a higher --minutes',
    requests: 1,
  })
})

test('a property starts no execution after the time limit of the run', async () => {
  let cases = 0
  const slow = async (t: CheckContext): Promise<void> => {
    await t.property(
      fc.integer(),
      async () => {
        cases += 1
        t.expect.status(await get(t), 200)
        await new Promise((resolve) => setTimeout(resolve, 100))
      },
      { runs: { quick: 1000, full: 1000, deep: 1000 }, withinMs: { quick: 60_000, full: 60_000, deep: 60_000 } },
    )
  }
  expect(await run(slow, { endsAt: Date.now() + 300 })).toMatchObject({ status: 'passed' })
  expect(cases).toBeLessThan(10)
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
