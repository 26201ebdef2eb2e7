import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startPaymentProvider, type RunningProvider } from '../../cli/payment-provider/start-provider.ts'
import { createAgent, createWorker } from '../../client/index.ts'
import { browserAbsent } from '../../testing/browser/browser.ts'
import { messageWith, openChat, write } from '../../testing/browser/people.ts'
import { usePages } from '../../testing/browser/pages.ts'
import { ToneAgent } from '../../testing/tone-agent.ts'

/** Duration of the conversation in minutes. Without the setting, each activity occurs once. */
const talkMinutes = Number(process.env['TALK_MINUTES'] ?? 0)
const callbackSecret = `whsec_${Buffer.alloc(24, 6).toString('base64')}`
/** URL of the payment provider, which starts before the server. */
let provider: RunningProvider

describe.skipIf(browserAbsent)('two people and three agents', { timeout: 180_000 + talkMinutes * 60_000 }, () => {
  const environment: Record<string, string> = {}
  beforeAll(async () => {
    provider = await startPaymentProvider({ host: '127.0.0.1', port: 0, callbackSecret })
    environment['PARLEY_PAYMENT_TEST_URL'] = provider.url
  })
  afterAll(() => provider?.close())
  const pages = usePages(() => ({ url: ':memory:' }), {
    environment,
    // A candidate of a connection may arrive after the end of its call.
    tolerates: /status of 409 .*\/v1\/calls/,
    // The machine may have only the loopback network.
    browserArguments: ['--allow-loopback-in-peer-connection'],
  })
  const { call } = pages
  let writer: { id: string; handle: string; token: string }
  let tailor: { id: string; handle: string; token: string }

  const agentNamed = async (name: string) => {
    const { ben } = pages.people.sessions
    const agent = await pages.people.server.agent(ben)
    await call('PATCH', `/v1/me/agents/${agent.id}`, ben, {
      visibility: 'public',
      display_name: name,
      accepts_calls: name === 'Tailor',
    })
    return agent
  }

  beforeAll(async () => {
    const { ann, ben } = pages.people.sessions
    writer = await agentNamed('Writer')
    tailor = await agentNamed('Tailor')
    await call('PATCH', '/v1/me', writer.token, { accepts_tasks: true })
    const account = { provider: 'test', api_key: 'key-of-the-tests', callback_secret: callbackSecret }
    await call('PUT', '/v1/me/payment-provider', ben, account)
    for (const person of [ann, ben])
      for (const { handle } of [writer, tailor])
        await call('POST', '/v1/chats', person, { kind: 'direct', handles: [handle] })
  })

  /** Opens a direct chat: the previews of other chats may contain its name. */
  const openDirect = async (page: Page, name: string) => {
    const title = page.locator('.title').getByText(name, { exact: true })
    await page.locator('.chats a').filter({ has: title }).click()
    await page.getByRole('heading', { level: 2, name }).waitFor()
  }

  /** Starts the writer, which works on tasks and offers buttons, and the tailor. */
  async function startAgents(agents: AsyncDisposableStack): Promise<ToneAgent> {
    const { server } = pages.people
    const worker = createWorker({
      url: server.url,
      token: writer.token,
      position: false,
      async work(task) {
        const color = await task.ask('Which color?')
        await task.artifact('poem', `A poem about ${task.text} in ${color.parts[0]!.text}`, { name: 'Poem' })
      },
    })
    worker.agent.on('message', async ({ text, sender, reply, chat }) => {
      if (sender.type !== 'user') return
      if (text.startsWith('Which tea')) await chat.buttons(text, ['Green tea', 'Black tea'])
      else await reply.stream(words(`**Written**: ${text}`))
    })
    worker.agent.on('action', ({ name, message }) => message.reply(`Brewing: ${name}`))
    agents.use(worker)
    const sewing = createAgent({ url: server.url, token: tailor.token, position: false })
    sewing.on('message', async ({ text, sender, reply }) => {
      if (sender.type === 'user') await reply.stream(words(`Sewn: ${text}`))
    })
    agents.use(sewing)
    const phone = new ToneAgent(server, tailor.token)
    agents.defer(() => phone.stop())
    await worker.start()
    await sewing.start()
    phone.start()
    return phone
  }

  async function* words(text: string) {
    for (const word of text.split(' ')) yield `${word} `
  }

  const askForTask = async (page: Page, round: number) => {
    await openDirect(page, 'Writer')
    const tasks = page.getByRole('region', { name: 'Tasks' })
    if (!(await page.getByLabel('What the agent is to do').isVisible())) await tasks.getByText('Ask for a task').click()
    await page.getByLabel('What the agent is to do').fill(`Fox ${round}`)
    await tasks.getByRole('button', { name: 'Ask', exact: true }).click()
    const card = tasks.getByRole('article', { name: `Task: Fox ${round}`, exact: true })
    await card.getByText('Which color?').waitFor()
    await card.getByLabel('Your answer to the agent').fill('red')
    await card.getByRole('button', { name: 'Answer' }).click()
    await tasks.getByText(/^Ended tasks: \d+$/).click()
    await card.getByRole('region', { name: 'Poem' }).getByText(`A poem about Fox ${round} in red`).waitFor()
  }

  const pay = async (page: Page, round: number) => {
    await openDirect(page, 'Tailor')
    const chat_id = await page.evaluate<string>('location.hash.slice(1)')
    const description = `Trousers ${round}`
    const amount = { value: 1250, currency: 'EUR' }
    await call('POST', '/v1/payment-requests', tailor.token, { chat_id, amount, description, request_id: description })
    const requests = page.getByRole('region', { name: 'Payment requests' })
    const opens = page.context().waitForEvent('page')
    await requests.getByRole('link', { name: 'Look at it and pay' }).click()
    const checkout = await opens
    await checkout.getByRole('button', { name: 'Pay' }).click()
    await checkout.getByRole('link', { name: 'Continue to the payment provider' }).click()
    await checkout.getByRole('button', { name: 'Pay', exact: true }).click()
    await checkout.getByRole('heading', { name: 'Paid' }).waitFor()
    await checkout.close()
    await requests.getByText(/^Earlier payment requests: \d+$/).click()
    await requests.getByRole('listitem').filter({ hasText: description }).first().getByText('Paid').waitFor()
  }

  const chooseOnSurface = async (page: Page, round: number) => {
    await openDirect(page, 'Writer')
    await write(page, `Which tea in round ${round}?`)
    const surface = page.getByRole('group', { name: 'Interactive surface' }).last()
    await surface.getByText(`Which tea in round ${round}?`).waitFor()
    await surface.getByRole('button', { name: 'Green tea' }).click()
    await page.getByRole('article').filter({ hasText: 'Brewing: Green tea' }).last().waitFor()
  }

  const callAgent = async (page: Page, phone: ToneAgent) => {
    await openDirect(page, 'Tailor')
    await page.getByRole('button', { name: 'Call', exact: true }).click()
    const panel = page.getByRole('region', { name: 'Call' })
    await panel.getByRole('status').getByText('Connected', { exact: true }).waitFor({ timeout: 20_000 })
    phone.takeLevels()
    // The fake microphone beeps once a second.
    await expect.poll(() => Math.max(0, ...phone.levels), { timeout: 20_000 }).toBeGreaterThan(0.05)
    await panel.getByRole('button', { name: 'Hang up' }).click()
    await panel.getByText('You hung up.').waitFor()
    await panel.getByRole('button', { name: 'Close' }).click()
  }

  const sendFile = async (page: Page, round: number, reader: Page) => {
    const name = `plan-${round}.txt`
    const file = { name, mimeType: 'text/plain', buffer: Buffer.from(`Plan ${round}`) }
    await page.locator('#message-files').setInputFiles(file)
    await page.getByRole('button', { name: `Remove ${name}` }).waitFor()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await reader.getByRole('article').filter({ hasText: name }).first().waitFor()
  }

  /** One person writes, the agents answer, and the other person reacts. */
  const remark = async (author: Page, reader: Page, text: string) => {
    await write(author, text)
    await messageWith(reader, text).waitFor()
    for (const answer of ['Written', 'Sewn', 'Echo'])
      await reader
        .getByRole('article')
        .filter({ hasText: `${answer}: ${text}` })
        .waitFor()
    await messageWith(reader, text).locator('button[aria-label=Actions]').click()
    await reader.getByRole('button', { name: 'React with ❤️' }).filter({ visible: true }).click()
    await messageWith(author, text)
      .getByRole('button', { name: /^❤️ by/ })
      .waitFor()
    // Both see the same conversation.
    const shown = (page: Page) => page.locator('.messages li[data-id]').evaluateAll(lastIds)
    await expect.poll(() => shown(author), { timeout: 10_000 }).toEqual(await shown(reader))
  }

  it('talk, send files, work on tasks, pay, choose on surfaces and call', async () => {
    const { sessions, echo } = pages.people
    const { chat } = await call('POST', '/v1/chats', sessions.ben, {
      kind: 'group',
      handles: [writer.handle, tailor.handle, echo, 'ann'],
      group_name: 'Round table',
    })
    const { requests } = await call('GET', '/v1/me/requests', sessions.ann)
    const invitation = requests.find((one: { chat_id?: string }) => one.chat_id === chat.id)
    await call('POST', `/v1/me/requests/${invitation.id}/accept`, sessions.ann)
    await using agents = new AsyncDisposableStack()
    const phone = await startAgents(agents)
    const [ann, ben] = [await pages.signIn('ann'), await pages.signIn('ben')]
    for (const page of [ann, ben]) await openChat(page, 'Round table')

    const activities: readonly ((page: Page, round: number, reader: Page) => Promise<void>)[] = [
      askForTask,
      pay,
      chooseOnSurface,
      (page) => callAgent(page, phone),
      sendFile,
    ]
    const endsAt = Date.now() + talkMinutes * 60_000
    for (let round = 1; round <= activities.length || Date.now() < endsAt; round++) {
      const [author, reader] = round % 2 === 1 ? [ann, ben] : [ben, ann]
      await remark(author, reader, `Remark ${round}`)
      await activities[(round - 1) % activities.length]!(author, round, reader)
      await openChat(author, 'Round table')
    }
    expect(phone.errors).toEqual([])
  })
})

/** Returns the ids of the last drawn messages. Runs in the page. */
const lastIds = (items: { dataset?: Record<string, string> }[]): (string | undefined)[] =>
  items.slice(-8).map(({ dataset }) => dataset?.['id'])
