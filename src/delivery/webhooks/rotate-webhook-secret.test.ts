import { afterEach, beforeEach, expect, it } from 'vitest'

import type { Caller } from '../../identity/accounts/caller.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { createWebhook, rotateWebhookSecret, type Rotation } from './webhooks.ts'
import { sealedSecretsOf } from './delivery-list.store.ts'

eachDatabase((_name, open) => {
  let server: TestServer
  let agent: Caller
  let hook: { id: string; form: 'current'; secret: string }
  beforeEach(async () => {
    server = await startTestServer(open.place())
    const { session } = await server.user()
    const { id, handle } = await server.agent(session)
    agent = { kind: 'agent', id, handle, credentialId: '' }
    const { context } = server
    const made = await createWebhook(context, agent, { url: 'https://receiver.invalid/', form: 'current' })
    hook = { id: made.webhook.id, form: 'current', secret: made.signingSecret }
  })
  afterEach(() => server.close())

  const rotate = async (rotation: Partial<Rotation> = {}) =>
    (await rotateWebhookSecret(server.context, agent, hook, { overlapSeconds: 60, requestId: null, ...rotation }))
      .signingSecret
  /** Returns the secrets that sign a number of seconds from now. */
  const signing = async (afterSeconds = 0) => {
    const { database, clock, secretBox } = server.context
    const at = clock.now() + afterSeconds * 1000
    return (await database.read((tx) => sealedSecretsOf(tx, hook.id, at))).map((secret) => secretBox.open(secret))
  }

  it('keeps each former secret for its overlap, and rejects a third former secret', async () => {
    const second = await rotate()
    const third = await rotate({ overlapSeconds: 600 })
    expect(await signing()).toEqual([third, second, hook.secret])
    expect(await signing(120)).toEqual([third, second])
    await expect(rotate()).rejects.toMatchObject({ kind: 'conflict' })
    expect(await signing()).toEqual([third, second, hook.secret])
  })

  it('ends all former secrets immediately without an overlap', async () => {
    await rotate()
    const last = await rotate({ overlapSeconds: 0 })
    expect(await signing()).toEqual([last])
  })

  it('runs once per request id', async () => {
    const once = await rotate({ requestId: 'once' })
    expect(await rotate({ requestId: 'once' })).toBe(once)
    expect(await signing()).toEqual([once, hook.secret])
    await expect(rotate({ requestId: 'once', overlapSeconds: 30 })).rejects.toMatchObject({
      kind: 'idempotency_conflict',
    })
    expect(await rotate({ requestId: 'twice' })).not.toBe(once)
  })
})
