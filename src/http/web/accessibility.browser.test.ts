import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { sendWrite } from '../../conversations/messages/send.write.ts'
import { accessibilityProblems, browserAbsent, shareBrowser, watchComplaints } from '../../testing/browser/browser.ts'
import {
  messageWith,
  openChat,
  signIn,
  startChat,
  startPeopleServer,
  write,
  type PeopleServer,
} from '../../testing/browser/people.ts'

/** Maximum transfer size of the first view, in bytes. */
const firstViewMax = 150_000

interface Labelled {
  getAttribute(name: string): string | null
  labels?: ArrayLike<{ innerText: string }>
  innerText: string
}

/** Returns the label of a control. Runs in the page. */
const labelOf = (element: Labelled): string =>
  element.getAttribute('aria-label') ?? element.labels?.[0]?.innerText ?? element.innerText

/** Lists visible elements beyond the right edge of the screen, except in parts that scroll or cut. Runs in the page. */
const wideElements = `(() => {
  const isApart = (element) => {
    for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement)
      if (getComputedStyle(parent).overflowX !== 'visible') return true
    return false
  }
  const found = [...document.querySelectorAll('body *')]
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth + 1 && !isApart(element))
    .map((element) => element.tagName + ' ' + element.className + ' ' + element.textContent.trim().slice(0, 40))
  const { scrollWidth } = document.scrollingElement
  return scrollWidth > innerWidth ? [...found, 'the page has ' + scrollWidth + ' pixels'] : found
})()`

describe.skipIf(browserAbsent)('the messenger in a browser', { timeout: 60_000 }, () => {
  let people: PeopleServer
  let browser: Browser
  const complaints: string[] = []

  beforeAll(async () => {
    people = await startPeopleServer({ url: ':memory:' })
    browser = await shareBrowser()
  })
  afterEach(() => expect(complaints.splice(0).join('\n')).toBe(''))
  afterAll(async () => {
    await browser?.close()
    await people?.close()
    expect(people.server.errors).toEqual([])
  })

  const call = async (who: 'ann' | 'ben', method: string, path: string, body?: object) => {
    const answer = await people.server.call(method, path, people.sessions[who], body)
    expect([path, answer.status < 300 ? 'ok' : answer]).toEqual([path, 'ok'])
    return answer.body
  }
  /** Creates a chat with the agent, which does not answer messages without text. */
  const chatOf = async (who: 'ann' | 'ben'): Promise<string> =>
    (await call(who, 'POST', '/v1/chats', { kind: 'direct', handles: [people.echo] })).chat.id

  it('is accessible in each colour scheme and width', async () => {
    const chatId = await chatOf('ann')
    const parts = [
      { type: 'text', text: 'bold and struck', styles: ['bold', { style: 'strikethrough', start: 9, length: 6 }] },
      { type: 'text', text: 'שלום עולם, and a word'.repeat(3) + 'x'.repeat(200) },
      { type: 'link', url: 'https://example.com/', title: 'A page', description: 'About something' },
      { type: 'data', data: { a: [1, 2] }, media_type: 'application/json' },
      { type: 'media', url: 'https://elsewhere.example/picture.png' },
    ]
    await call('ann', 'POST', `/v1/me/chats/${chatId}/messages`, { parts })
    const context = await browser.newContext()
    const start = await context.newPage()
    await start.goto(people.server.url)
    expect(['start', await accessibilityProblems(start)]).toEqual(['start', []])
    await context.close()
    const page = await signIn(browser, people, 'ann', { complaints })
    await page.getByRole('link', { name: people.echo }).waitFor()
    expect(['list', await accessibilityProblems(page)]).toEqual(['list', []])
    await page.getByRole('link', { name: people.echo }).click()
    await page.getByText('About something').first().waitFor()
    await page.getByText('Data application/json').first().click()
    await page.locator('article button[aria-label=Actions]').last().click()
    expect(['conversation', await accessibilityProblems(page)]).toEqual(['conversation', []])
    await page.getByLabel('Message', { exact: true }).pressSequentially('Dear @')
    await page.getByRole('listbox', { name: 'People to mention' }).waitFor()
    expect(['mentions', await accessibilityProblems(page)]).toEqual(['mentions', []])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Insert an emoji' }).click()
    await page.getByRole('dialog', { name: 'Emojis' }).getByRole('button', { name: 'grinning face' }).first().waitFor()
    expect(['emojis', await accessibilityProblems(page)]).toEqual(['emojis', []])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Details' }).click()
    expect(['details', await accessibilityProblems(page)]).toEqual(['details', []])
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('link', { name: 'Chats' }).click()
    await page.getByRole('button', { name: 'New chat' }).click()
    await page.getByLabel('Handles, or words').fill(`ann, ${people.echo.slice(0, -1)}`)
    await page.getByRole('button', { name: people.echo }).click()
    await page.keyboard.type('ec')
    await page.getByRole('heading', { name: 'In your chats' }).waitFor()
    expect(await page.getByLabel('Handles, or words').inputValue()).toBe(`ann, ${people.echo} ec`)
    expect(['new chat', await accessibilityProblems(page)]).toEqual(['new chat', []])
    await page.context().close()
  })

  it('has nothing that is wider than a screen of 320 pixels, on any page', async () => {
    const chatId = await chatOf('ann')
    const text = `| a | b |\n|---|---|\n| ${'wide '.repeat(40)} | ${'x'.repeat(120)} |`
    await call('ann', 'POST', `/v1/me/chats/${chatId}/messages`, { parts: [{ type: 'text', text }] })
    const group_name = 'Bundesausbildungsförderungsgesetz '.repeat(2).trim()
    await call('ann', 'POST', '/v1/chats', { kind: 'group', handles: [people.echo], group_name })
    const page = await signIn(browser, people, 'ann', { complaints, viewport: { width: 320, height: 640 } })
    const tooWide = () => page.evaluate<string[]>(wideElements)
    const paths = [
      '/',
      '/console',
      '/console#operator',
      '/device',
      '/sessions',
      '/sign-in/ways',
      '/docs',
      '/docs/messenger',
      '/docs/configuration',
      '/docs/errors',
      '/reference',
      `/@${people.echo}`,
      '/nothing-here',
    ]
    for (const path of paths) {
      await page.goto(people.server.url + path)
      expect([path, await tooWide()]).toEqual([path, []])
    }
    complaints.splice(0)
    await page.goto(`${people.server.url}/app`)
    await page.getByRole('link', { name: people.echo }).waitFor()
    expect(['list', await tooWide()]).toEqual(['list', []])
    for (const [button, title] of [
      ['New chat', 'New chat'],
      ['Agents and communities', 'Agents and communities'],
      ['ann, settings and sign-out', 'Settings'],
    ] as const) {
      await page.getByRole('button', { name: button }).first().click()
      await page.getByRole('dialog', { name: title }).waitFor()
      expect([title, await tooWide()]).toEqual([title, []])
      await page.keyboard.press('Escape')
    }
    await page.getByRole('link', { name: people.echo }).click()
    await page.getByRole('article').last().waitFor()
    await page.getByRole('article').last().locator('button[aria-label=Actions]').click()
    expect(['conversation', await tooWide()]).toEqual(['conversation', []])
    const send = (await page.getByRole('button', { name: 'Send', exact: true }).boundingBox())!
    expect(send.width).toBeLessThan(60)
    expect(send.x + send.width).toBeGreaterThan(290)
    await page.getByRole('button', { name: 'More emojis' }).last().click()
    await page.getByRole('dialog', { name: 'Emojis' }).waitFor()
    expect(['emojis', await tooWide()]).toEqual(['emojis', []])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Details' }).click()
    await page.getByRole('button', { name: 'Close' }).filter({ visible: true }).waitFor()
    expect(['details', await tooWide()]).toEqual(['details', []])
    await page.context().close()
  })

  it('works with the keyboard only', async () => {
    await chatOf('ben')
    const page = await signIn(browser, people, 'ben', { complaints })
    await page.getByRole('link', { name: people.echo }).waitFor()
    const focused = page.locator(':focus')
    const tabTo = async (name: RegExp) => {
      for (let presses = 0; presses < 30; presses++) {
        await page.keyboard.press('Tab')
        const label = await focused.evaluate(labelOf)
        if (!name.test(label)) continue
        return expect(await page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).toBe('solid')
      }
      throw new Error(`The Tab key does not reach ${name}`)
    }
    await tabTo(new RegExp(people.echo))
    await page.keyboard.press('Enter')
    await page.getByLabel('Message', { exact: true }).waitFor()
    await tabTo(/^Message$/)
    await page.keyboard.type('by keys')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('alone')
    await page.keyboard.press('Enter')
    await messageWith(page, 'by keys\nalone').waitFor()
    await messageWith(page, 'Echo: by keys\nalone').waitFor()
    for (let presses = 0; presses < 6 && (await focused.getAttribute('aria-label')) !== 'Actions'; presses++) {
      await page.keyboard.press('Shift+Tab')
    }
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    expect(await focused.innerText()).toBe('Reply')
    await page.keyboard.press('Enter')
    await page.keyboard.type('an answer')
    await page.keyboard.press('Enter')
    await messageWith(page, 'an answer').locator('blockquote').getByText('by keys alone').waitFor()
  })

  it('draws a part of a long conversation, and can scroll to its beginning', async () => {
    const group = (await call('ann', 'POST', '/v1/chats', { kind: 'group', handles: ['ben'], group_name: 'Long' })).chat
    const { body: me } = await people.server.call('GET', '/v1/me', people.sessions.ann)
    const numbered = Array.from({ length: 320 }, (_, at) => ({
      actorId: me.user.user_id as string,
      chatId: group.id as string,
      messageId: people.server.context.ids.next('msg'),
      parts: [{ type: 'data' as const, data: at + 1 }],
      text: null,
      replyTo: null,
    }))
    await Promise.all(numbered.map((message) => people.server.context.commits.submit(sendWrite, message)))
    const page = await signIn(browser, people, 'ann', { complaints })
    await openChat(page, 'Long')
    await page.getByRole('article').last().waitFor()
    const messages = page.locator('.messages')
    const first = async () => Number(await page.locator('li[data-id] pre').first().textContent())
    let drawn = 0
    for (let tries = 0; (await first()) !== 1; tries++) {
      expect(tries).toBeLessThan(100)
      await messages.evaluate((element: { scrollTop: number }) => void (element.scrollTop = 100))
      await page.waitForFunction(
        'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))',
      )
      drawn = Math.max(drawn, await page.locator('li[data-id]').count())
    }
    expect(drawn).toBeLessThanOrEqual(240)
    const shown = (await page.locator('li[data-id] pre').allTextContents()).map(Number)
    expect(shown).toEqual(shown.map((_number, at) => at + 1))
  })

  it('creates a group, adds, removes, blocks, and leaves', async () => {
    const page = await signIn(browser, people, 'ann', { complaints })
    await startChat(page, `${people.echo} ben`)
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Details' }).click()
    await dialog.getByLabel('Name of the group').fill('Plans')
    await dialog.getByRole('button', { name: 'Rename' }).click()
    await dialog.getByRole('heading', { name: 'Plans' }).waitFor()
    await dialog.getByText('Invited').waitFor()
    await dialog.getByRole('button', { name: `Block ${people.echo}`, exact: true }).click()
    await dialog.getByRole('button', { name: `Unblock ${people.echo}` }).click()
    await dialog.getByRole('button', { name: `Block ${people.echo}`, exact: true }).waitFor()
    await dialog.getByRole('button', { name: `Remove ${people.echo}` }).click()
    await page
      .getByRole('dialog', { name: /^Remove / })
      .getByRole('button', { name: 'Remove' })
      .click()
    await dialog.getByRole('button', { name: `Remove ${people.echo}` }).waitFor({ state: 'detached' })
    await dialog.getByLabel('Add somebody by handle').fill(people.echo)
    await dialog.getByRole('button', { name: 'Add' }).click()
    await dialog.getByRole('button', { name: `Remove ${people.echo}` }).waitFor()
    await dialog.getByRole('button', { name: 'Leave the group' }).click()
    await page
      .getByRole('dialog', { name: /^Leave / })
      .getByRole('button', { name: 'Leave' })
      .click()
    await page.getByRole('link', { name: 'Plans' }).waitFor({ state: 'detached' })
  })

  it('marks messages that the server rejects, and keeps unsent text per chat', async () => {
    const page = await signIn(browser, people, 'ben')
    await openChat(page, people.echo)
    await page.getByLabel('Message', { exact: true }).fill('unfinished')
    await startChat(page, 'ann')
    expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('')
    await page.route('**/messages', (route) =>
      route.fulfill({ status: 403, json: { error: { code: 'forbidden', message: 'You may not write here.' } } }),
    )
    await write(page, 'not for you')
    const rejected = messageWith(page, 'not for you')
    await rejected.getByText('Not sent: You may not write here.').waitFor()
    await page.unroute('**/messages')
    await rejected.getByRole('button', { name: 'Try again' }).click()
    await rejected.getByText('Sent', { exact: true }).waitFor()
    await openChat(page, people.echo)
    expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('unfinished')
  })

  it('shows text of other users as text only', async () => {
    const chatId = await chatOf('ann')
    const text = '<img src=x onerror=alert(1)> <b>no</b> javascript:alert(1)'
    await call('ann', 'POST', `/v1/me/chats/${chatId}/messages`, { parts: [{ type: 'text', text }] })
    const page = await signIn(browser, people, 'ann', { complaints })
    await openChat(page, people.echo)
    const shown = messageWith(page, text)
    await shown.waitFor()
    expect(await shown.locator('img, b, a').count()).toBe(0)
  })

  it('requests its own server only, within the size limit of the first view', async () => {
    const context = await browser.newContext()
    watchComplaints(context, complaints)
    const page = await context.newPage()
    await page.goto(people.server.url)
    await page.getByRole('button', { name: 'Sign in as ann' }).click()
    await page.getByRole('button', { name: 'New chat' }).waitFor()
    const bytes = await firstView(page)
    expect([...bytes.keys()].filter((url) => new URL(url).origin !== people.server.url)).toEqual([])
    const total = [...bytes.values()].reduce((sum, size) => sum + size, 0)
    expect(total).toBeGreaterThan(20_000)
    expect(total).toBeLessThan(firstViewMax)
    expect((await context.cookies()).map(({ httpOnly, sameSite }) => [httpOnly, sameSite])).toEqual([[true, 'Strict']])
    expect(page.url()).not.toMatch(/ses_|token/)
  })

  /** Returns the transfer size in bytes of each URL that a browser without a cache loads until the list is shown. */
  async function firstView(page: Page): Promise<Map<string, number>> {
    const client = await page.context().newCDPSession(page)
    await client.send('Network.enable')
    await client.send('Network.setCacheDisabled', { cacheDisabled: true })
    const urls = new Map<string, string>()
    const bytes = new Map<string, number>()
    client.on('Network.requestWillBeSent', ({ requestId, request }) => void urls.set(requestId, request.url))
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const url = urls.get(requestId)
      if (url?.startsWith('http')) bytes.set(url, (bytes.get(url) ?? 0) + encodedDataLength)
    })
    await page.reload()
    await page.getByRole('link', { name: people.echo }).waitFor()
    return bytes
  }

  it('stays at the end of a conversation, for any length of texts, until the reader scrolls up', async () => {
    const group = (await call('ann', 'POST', '/v1/chats', { kind: 'group', handles: ['ben'], group_name: 'Lengths' }))
      .chat
    const say = (text: string) =>
      call('ann', 'POST', `/v1/me/chats/${group.id}/messages`, { parts: [{ type: 'text', text }] })
    for (let count = 1; count <= 30; count++) await say(`${count} ${'words and words '.repeat((count * 37) % 60)}`)
    const page = await signIn(browser, people, 'ann', { complaints, viewport: { width: 360, height: 740 } })
    await openChat(page, 'Lengths')
    await page.getByRole('article').last().waitFor()
    /** Returns the pixels of the last message that are out of view. */
    const hidden = () =>
      page.evaluate<number>(
        `Math.round([...document.querySelectorAll('.messages article')].at(-1).getBoundingClientRect().bottom
          - document.querySelector('.messages').getBoundingClientRect().bottom)`,
      )
    await expect.poll(hidden).toBeLessThanOrEqual(0)
    await say('one more\n'.repeat(12))
    await page.locator('.messages').getByText('one more').waitFor()
    await expect.poll(hidden).toBeLessThanOrEqual(0)
    await page.locator('.messages').hover()
    await page.mouse.wheel(0, -900)
    await expect.poll(hidden).toBeGreaterThan(400)
    await say('unseen as yet')
    await page.locator('.messages').getByText('unseen as yet').waitFor()
    expect(await hidden()).toBeGreaterThan(400)
  })
})
