import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Browser, Locator, Page } from 'playwright-core'

import type { Clock } from '../../platform/clock.ts'
import { runEchoAgent } from '../../cli/demo/demo.ts'
import type { Place } from '../databases.ts'
import { newHandle, startTestServer, testOperatorKey, type TestServer } from '../server.ts'
import { watchComplaints } from './browser.ts'

type ContextOptions = NonNullable<Parameters<Browser['newContext']>[0]>

/** Test support: a server whose persons ann and ben sign in with a button, and an agent that repeats messages. */
export interface PeopleServer {
  server: TestServer
  sessions: Record<'ann' | 'ben', string>
  /** Handle of the agent that repeats messages. */
  echo: string
  close(): Promise<void>
}

export async function startPeopleServer(
  place: Place,
  clock: Partial<Clock> = {},
  environment: Record<string, string> = {},
): Promise<PeopleServer> {
  const server = await startTestServer(place, clock, environment, {
    demo: { persons: ['ann', 'ben'], tried: () => ({ credentials: [], values: {} }) },
  })
  const sessionOf = async (handle: string) =>
    (await server.call('POST', '/_ops/persons', testOperatorKey, { handle, name: handle })).body.session as string
  const sessions = { ann: await sessionOf('ann'), ben: await sessionOf('ben') }
  const echo = newHandle()
  const body = { handle: echo, display_name: 'Echo', visibility: 'public' }
  const token = (await server.call('POST', '/v1/me/agents', sessions.ben, body)).body.agent_token as string
  const folder = mkdtempSync(join(tmpdir(), 'parley-echo-'))
  const ended = new AbortController()
  const running = runEchoAgent({
    url: server.url,
    token,
    cursorFile: join(folder, 'cursor'),
    signal: ended.signal,
    exists: async () => true,
  })
  return {
    server,
    sessions,
    echo,
    async close() {
      ended.abort()
      await running
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Opens a browser, signs ann in, and opens the console. */
export async function signInAtConsole(
  browser: Browser,
  server: Pick<TestServer, 'url'>,
  complaints: string[],
  options: ContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
  watchComplaints(context, complaints)
  context.setDefaultTimeout(15_000)
  const page = await context.newPage()
  await page.goto(server.url)
  await page.getByRole('button', { name: 'Sign in as ann' }).click()
  await page.getByRole('link', { name: 'Console' }).click()
  await page.getByRole('heading', { name: 'Agents', exact: true }).waitFor()
  return page
}

/** Options of a sign-in: those of the browser, and a script that runs before the scripts of each page. */
type SignInOptions = ContextOptions & { complaints?: string[]; initScript?: string }

/** Opens the messenger of a signed-in person in a new browser. Errors and warnings are added to `complaints`. */
export async function signIn(
  browser: Browser,
  { server }: Pick<PeopleServer, 'server'>,
  handle: 'ann' | 'ben',
  { complaints, initScript, ...options }: SignInOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })
  if (complaints) watchComplaints(context, complaints)
  context.setDefaultTimeout(10_000)
  if (initScript !== undefined) await context.addInitScript(initScript)
  await context.addCookies([await sessionCookie(server, handle)])
  const page = await context.newPage()
  await page.goto(`${server.url}/app`)
  await page.getByRole('button', { name: 'New chat' }).waitFor()
  return page
}

/** Signs a person in with the form of the start page. */
async function sessionCookie(server: Pick<TestServer, 'url'>, person: string) {
  const { headers } = await fetch(`${server.url}/demo/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: server.url },
    body: new URLSearchParams({ person }),
  })
  const [, name, value] = /^(\w+)=([^;]+)/.exec(headers.get('set-cookie') ?? '') ?? []
  return { name: name!, value: value!, url: server.url, httpOnly: true, sameSite: 'Strict' as const }
}

/** Opens a chat with the dialog. */
export async function startChat(page: Page, handles: string): Promise<void> {
  await page.getByRole('button', { name: 'New chat' }).click()
  await page.getByLabel('Handles, or words to search the directory for').fill(handles)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.getByLabel('Message', { exact: true }).waitFor()
}

/** Opens a chat of the list, which keeps its order while the pointer is in it. */
export async function openChat(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name }).click()
  await page.getByRole('heading', { level: 2, name }).waitFor()
}

export async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel('Message', { exact: true }).fill(text)
  await page.keyboard.press('Enter')
}

/** Returns the message with this text, without quotations of it. */
export function messageWith(page: Page, text: string): Locator {
  return page.getByRole('article').filter({ has: page.locator('.text').getByText(text, { exact: true }) })
}
