import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { problemsOf, accessibilityProblems, browserAbsent, shareBrowser } from '../../testing/browser/browser.ts'
import { openChat, signIn, startPeopleServer, type PeopleServer } from '../../testing/browser/people.ts'
import { ToneAgent } from '../../testing/tone-agent.ts'

const pollOptions = { timeout: 20_000 }

/** Exposes the connections and microphones of the page to the test. The empty page before it has no microphones. */
const keepPeers = `globalThis.peers = [];
globalThis.RTCPeerConnection = class extends RTCPeerConnection {
  constructor(...args) { super(...args); globalThis.peers.push(this) }
};
globalThis.tracks = [];
const getUserMedia = navigator.mediaDevices?.getUserMedia.bind(navigator.mediaDevices);
if (getUserMedia) navigator.mediaDevices.getUserMedia = async (wish) => {
  const stream = await getUserMedia(wish);
  globalThis.tracks.push(...stream.getTracks());
  return stream
}`

/** Received audio of the page: bytes and total energy. */
const heard = `peers.at(-1).getStats().then((report) => {
  const inbound = [...report.values()].find(({ type, kind }) => type === 'inbound-rtp' && kind === 'audio')
  return { bytes: inbound?.bytesReceived ?? 0, energy: inbound?.totalAudioEnergy ?? 0 }
})`

describe.skipIf(browserAbsent)('calls in the messenger', { timeout: 90_000 }, () => {
  let now = Date.now()
  let people: PeopleServer
  let browser: Browser
  let agent: ToneAgent
  let handle: string
  const complaints: string[] = []

  beforeAll(async () => {
    people = await startPeopleServer({ url: ':memory:' }, { now: () => now })
    // The machine may have only the loopback network.
    browser = await shareBrowser('--allow-loopback-in-peer-connection')
    const { server, sessions } = people
    const made = await server.agent(sessions.ben)
    handle = made.handle
    await server.call('PATCH', `/v1/me/agents/${made.id}`, sessions.ben, { visibility: 'public', accepts_calls: true })
    await server.call('POST', '/v1/chats', sessions.ann, { kind: 'direct', handles: [handle] })
    await server.call('POST', '/v1/chats', sessions.ann, { kind: 'direct', handles: [people.echo] })
    agent = new ToneAgent(server, made.token)
    agent.start()
  })
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()))
    // A candidate may arrive after the end of the call, and a second call is rejected.
    const isExpected = (text: string) => /status of 409 .*\/v1\/calls/.test(text)
    expect(
      complaints
        .splice(0)
        .filter((text) => !isExpected(text))
        .join('\n'),
    ).toBe('')
    await over()
    agent.manner = 'answer'
  })
  afterAll(async () => {
    await agent?.stop()
    await browser?.close()
    await people?.close()
    expect([...people.server.errors, ...agent.errors]).toEqual([])
  })

  // Calls of the same millisecond have no order, so each test and each repeated call advances the clock.
  beforeEach(() => void (now += 1))

  const stored = async (): Promise<{ state: string; end_reason: string | null; ended_by: string | null }> =>
    (await people.server.call('GET', '/v1/calls?limit=1', people.sessions.ann)).body.calls[0]
  /** Waits until the last call has ended. */
  const over = async () => {
    await expect.poll(async () => (await stored())?.state ?? 'ended', pollOptions).toBe('ended')
    return stored()
  }
  const panel = (page: Page) => page.getByRole('region', { name: 'Call' })
  const status = (page: Page) => panel(page).getByRole('status')
  const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true })

  async function atTheChat(
    options: Parameters<typeof signIn>[3] = {},
    prepare?: (page: Page) => Promise<void>,
  ): Promise<Page> {
    const page = await signIn(browser, people, 'ann', { complaints, initScript: keepPeers, ...options })
    if (prepare) {
      await prepare(page)
      await page.reload()
    }
    await openChat(page, handle)
    return page
  }

  async function call(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Call', exact: true }).click()
    await panel(page).waitFor()
  }

  async function connected(page: Page): Promise<void> {
    await call(page)
    await status(page).getByText('Connected', { exact: true }).waitFor({ timeout: 20_000 })
  }

  const loudest = () => Math.max(0, ...agent.takeLevels())

  it('carry sound in both directions, also while another chat is shown, and end when the person hangs up', async () => {
    const page = await atTheChat()
    await connected(page)
    await expect
      .poll(() => page.evaluate<{ bytes: number }>(heard).then(({ bytes }) => bytes), pollOptions)
      .toBeGreaterThan(10_000)
    await expect
      .poll(() => page.evaluate<{ energy: number }>(heard).then(({ energy }) => energy), pollOptions)
      .toBeGreaterThan(0.01)
    // The fake microphone beeps once a second.
    await expect.poll(loudest, pollOptions).toBeGreaterThan(0.05)
    expect(await page.locator('parley-call audio').evaluate((audio: { paused: boolean }) => audio.paused)).toBe(false)
    await openChat(page, people.echo)
    agent.takeLevels()
    await expect.poll(loudest, pollOptions).toBeGreaterThan(0.05)
    expect(await page.getByRole('button', { name: 'Call', exact: true }).count()).toBe(0)
    expect(await panel(page).getByRole('timer').innerText()).toMatch(/^0:\d\d$/)
    await panel(page).getByRole('link', { name: handle }).click()
    await page.getByRole('heading', { level: 2, name: handle }).waitFor()
    await button(page, 'Hang up').click()
    await status(page).getByText('You hung up.').waitFor()
    expect(await over()).toMatchObject({ end_reason: 'hangup', ended_by: 'user' })
    expect(await page.evaluate('peers.map((peer) => peer.connectionState)')).toEqual(['closed'])
    expect(await page.evaluate('peers[0].getSenders().map(({ track }) => track.readyState)')).toEqual(['ended'])
  })

  it('are silent while muted', async () => {
    const page = await atTheChat()
    await connected(page)
    await expect.poll(loudest, pollOptions).toBeGreaterThan(0.05)
    await button(page, 'Mute').click()
    expect(await button(page, 'Mute').getAttribute('aria-pressed')).toBe('true')
    // Waits until sent audio has arrived, and then for longer than the time between two beeps.
    await expect.poll(() => (agent.levels.at(-1) ?? 1) < 0.001, pollOptions).toBe(true)
    agent.takeLevels()
    await expect.poll(() => agent.levels.length, pollOptions).toBeGreaterThan(75)
    expect(loudest()).toBeLessThan(0.001)
    await button(page, 'Mute').click()
    await expect.poll(loudest, pollOptions).toBeGreaterThan(0.05)
    await button(page, 'Hang up').click()
  })

  it('end when the agent hangs up, and can be started again', async () => {
    const page = await atTheChat()
    await connected(page)
    await agent.hangUp()
    await status(page).getByText(`${handle} hung up.`).waitFor()
    expect(await panel(page).getByRole('timer').innerText()).toMatch(/^0:\d\d$/)
    now += 1
    await button(page, 'Call again').click()
    await status(page).getByText('Connected', { exact: true }).waitFor({ timeout: 20_000 })
    // Both sides hang up at once: the server decides which was first.
    await page.route('**/hangup', async (route) => {
      await agent.hangUp()
      await route.continue()
    })
    await button(page, 'Hang up').click()
    await status(page).getByText(`${handle} hung up.`).waitFor()
    expect(await over()).toMatchObject({ end_reason: 'hangup', ended_by: 'agent' })
    await button(page, 'Close').click()
    await panel(page).waitFor({ state: 'detached' })
    expect(await page.locator(':focus').innerText()).toBe('Call')
    await page.getByRole('button', { name: 'Details' }).click()
    const first = page.getByRole('list', { name: 'Calls' }).getByRole('listitem').first()
    expect(await first.innerText()).toMatch(new RegExp(`^${handle} hung up.\\s+0:0\\d`))
    expect(['details', await problemsOf(page)]).toEqual(['details', []])
  })

  it.each([
    ['decline', 'declined the call.', 'declined'],
    ['busy', 'is busy.', 'busy'],
  ] as const)('show that the agent rejected the call: %s', async (manner, text, reason) => {
    agent.manner = manner
    const page = await atTheChat()
    await call(page)
    await status(page).getByText(`${handle} ${text}`).waitFor()
    expect((await over()).end_reason).toBe(reason)
    expect(await panel(page).getByRole('timer').innerText()).toBe('')
  })

  it('ring with a visible timeout, until it expires', async () => {
    agent.manner = 'let it ring'
    const page = await atTheChat()
    await call(page)
    await status(page).getByText('Ringing…').waitFor()
    const left = async () => Number(/^(\d+) s left$/.exec(await panel(page).getByRole('timer').innerText())?.[1])
    expect(await left()).toBeGreaterThan(35)
    const first = await left()
    await expect.poll(left, pollOptions).toBeLessThan(first)
    now += 46_000
    await status(page).getByText(`${handle} did not answer.`).waitFor({ timeout: 20_000 })
    expect((await over()).end_reason).toBe('unanswered')
  })

  it('fail when the two sides cannot connect', async () => {
    agent.manner = 'answer out of reach'
    const page = await atTheChat({}, (opened) => opened.clock.install())
    await call(page)
    await status(page).getByText(`${handle} answered. Connecting…`).waitFor()
    await page.clock.fastForward(31_000)
    await status(page).getByText('The call failed: the two sides could not reach each other.').waitFor()
    expect(await over()).toMatchObject({ end_reason: 'failed', ended_by: 'user' })
  })

  it('show a lost connection to the agent, and fail when it is not restored', async () => {
    const page = await atTheChat()
    await connected(page)
    await agent.vanish()
    await status(page)
      .getByText('The connection is interrupted. It may come back by itself.')
      .waitFor({ timeout: 20_000 })
    // The browser itself would report the failure only after several more seconds.
    await page.evaluate(`Object.defineProperty(peers[0], 'connectionState', { value: 'failed' });
      void peers[0].dispatchEvent(new Event('connectionstatechange'))`)
    await status(page).getByText('The call failed: the two sides could not reach each other.').waitFor()
    expect(await over()).toMatchObject({ end_reason: 'failed', ended_by: 'user' })
  })

  it('are canceled while they ring, and when the page is closed', async () => {
    agent.manner = 'let it ring'
    const page = await atTheChat()
    await call(page)
    await status(page).getByText('Ringing…').waitFor()
    await button(page, 'Hang up').click()
    await status(page).getByText('You canceled the call.').waitFor()
    expect((await over()).end_reason).toBe('canceled')
    agent.manner = 'answer'
    now += 1
    await button(page, 'Call again').click()
    await status(page).getByText('Connected', { exact: true }).waitFor({ timeout: 20_000 })
    await page.goto(`${people.server.url}/docs`)
    expect(await over()).toMatchObject({ end_reason: 'hangup', ended_by: 'user' })
  })

  it.each([
    ['**/v1/calls/ice-servers', 'You canceled the call.', 0],
    ['**/v1/calls', 'You canceled the call.', 1],
  ] as const)('can be canceled before they ring: during the request to %s', async (route, text, made) => {
    agent.manner = 'let it ring'
    const page = await atTheChat()
    await page.getByRole('button', { name: 'Call', exact: true }).waitFor()
    const before = (await people.server.call('GET', '/v1/calls?limit=100', people.sessions.ann)).body.calls.length
    const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await page.route(route, async (request) => {
      asked.resolve()
      await released.promise
      await request.continue()
    })
    await call(page)
    await asked.promise
    await button(page, 'Hang up').click()
    await status(page).getByText(text).waitFor()
    const answered = page.waitForResponse(route)
    released.resolve()
    await answered
    const live = 'tracks.filter(({ readyState }) => readyState === "live").length'
    await expect.poll(() => page.evaluate(live), pollOptions).toBe(0)
    await over()
    const after = (await people.server.call('GET', '/v1/calls?limit=100', people.sessions.ann)).body.calls.length
    expect(after - before).toBe(made)
    expect(await status(page).innerText()).toBe(text)
    // The next call is the only one at the server.
    await page.unroute(route)
    now += 1
    await button(page, 'Call again').click()
    await status(page).getByText('Ringing…').waitFor()
    await button(page, 'Hang up').click()
  })

  it('are limited to one: a call in another window can be ended for a new one', async () => {
    const [one, other] = [await atTheChat(), await atTheChat()]
    await connected(one)
    await call(other)
    await status(other).getByText('You are in a call in another window or on another device.').waitFor()
    await button(other, 'End that call and call again').click()
    await status(one).getByText('You hung up.').waitFor()
    await status(other).getByText('Connected', { exact: true }).waitFor({ timeout: 20_000 })
    await button(other, 'Hang up').click()
  })

  it('explain a denied and a missing microphone', async () => {
    const page = await signIn(browser, people, 'ann', { complaints })
    for (const [name, text] of [
      ['NotAllowedError', 'This page may not use the microphone.'],
      ['NotFoundError', 'There is no microphone.'],
    ] as const) {
      await page.addInitScript(
        `navigator.mediaDevices.getUserMedia = async () => { throw new DOMException('', '${name}') }`,
      )
      await page.reload()
      await openChat(page, handle)
      await call(page)
      await status(page).getByText(text).waitFor()
    }
    expect((await over()).state).toBe('ended')
  })

  it('are accessible in each colour scheme and width', async () => {
    const page = await atTheChat()
    await page.getByRole('button', { name: 'Call', exact: true }).waitFor()
    expect(['before', await accessibilityProblems(page)]).toEqual(['before', []])
    await page.getByRole('button', { name: 'Call', exact: true }).focus()
    await page.keyboard.press('Enter')
    await status(page).getByText('Connected', { exact: true }).waitFor({ timeout: 20_000 })
    expect(['during', await accessibilityProblems(page)]).toEqual(['during', []])
    expect(await page.locator(':focus').innerText()).toBe('Hang up')
    await page.keyboard.press('Enter')
    await status(page).getByText('You hung up.').waitFor()
    expect(['after', await accessibilityProblems(page)]).toEqual(['after', []])
    expect(await page.locator(':focus').innerText()).toBe('Close')
  })

  it('are offered in chats with agents that accept calls only', async () => {
    const page = await atTheChat()
    await page.getByRole('button', { name: 'Call', exact: true }).waitFor()
    const { server, sessions } = people
    const group = { kind: 'group', handles: [handle], group_name: 'Several' }
    expect((await server.call('POST', '/v1/chats', sessions.ann, group)).status).toBe(201)
    await page.reload()
    for (const other of ['Several', people.echo]) {
      await openChat(page, other)
      expect(await page.getByRole('button', { name: 'Call', exact: true }).count()).toBe(0)
    }
  })
  it('are not offered by a server with calls switched off', async () => {
    const quiet = await startPeopleServer({ url: ':memory:' }, {}, { PARLEY_FEATURES: 'socket' })
    try {
      const [echo] = (await quiet.server.call('GET', '/v1/me/agents', quiet.sessions.ben)).body.agents
      await quiet.server.call('PATCH', `/v1/me/agents/${echo.id}`, quiet.sessions.ben, { accepts_calls: true })
      const body = { kind: 'direct', handles: [quiet.echo] }
      expect((await quiet.server.call('POST', '/v1/chats', quiet.sessions.ann, body)).status).toBe(201)
      const page = await signIn(browser, quiet, 'ann')
      const asked = page.waitForResponse((response) => response.url().endsWith('/v1/calls/ice-servers'))
      await openChat(page, quiet.echo)
      expect((await asked).status()).toBe(404)
      await page.getByRole('button', { name: 'Details' }).waitFor()
      expect(await page.getByRole('button', { name: 'Call', exact: true }).count()).toBe(0)
      await page.context().close()
    } finally {
      await quiet.close()
    }
  })
})
