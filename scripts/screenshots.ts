import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { startProgram } from './bench/processes.ts'
import { startBrowser } from '../src/testing/browser/browser.ts'
import { newMessageId } from '../src/client/message-id.ts'
import { root } from './gates/run.ts'

/** Folder of the README's screenshots, and the maximum size of one in bytes. */
const folder = path.join(root, '.github/images')
const bytesMax = 100_000

/** A page that is signed in as ann, and its server. */
interface PageContext {
  page: Page
  url: string
  call(path: string, body?: unknown): Promise<any>
  /** Sends a text of demo_agent to ann. */
  answer(text: string): Promise<void>
} // oxlint-disable-line no-explicit-any

/** A screenshot: `show` prepares the page. */
interface Picture {
  show(context: PageContext): Promise<unknown>
  window: { width: number; height: number }
}

const pictures: Record<string, Picture> = {
  messenger: {
    window: { width: 960, height: 620 },
    async show({ page, url, answer }) {
      await page.goto(`${url}/app`)
      await page.getByRole('link', { name: 'Demo Agent' }).click()
      await page.getByLabel('Message', { exact: true }).fill('Good morning! What is left before the release?')
      await page.keyboard.press('Enter')
      await page.getByText('Delivered').waitFor()
      await answer(
        'Two tasks, **both small**:\n\n| Task | Owner | Until |\n|---|---|---|\n| Changelog | ann | 10:00 |\n| Tag and publish | me | 11:00 |\n\n' +
          'The command is:\n\n```sh\nnpm version minor && npm publish --provenance\n```',
      )
      await page.locator('.hljs-built_in, .code').first().waitFor()
      // New messages fade in.
      await page.waitForTimeout(500)
    },
  },
  console: {
    window: { width: 960, height: 720 },
    async show({ page, url }) {
      await page.goto(`${url}/console`)
      await page.getByRole('link', { name: 'Demo Agent' }).click()
      await page.getByRole('link', { name: 'Webhooks' }).click()
      await page.getByRole('link', { name: /^https:/ }).click()
      await page.getByRole('button', { name: 'Send a test event' }).click()
      await page.getByText('Attempt 1: 20').waitFor()
      await page.getByRole('list', { name: 'Deliveries' }).waitFor()
      const delivery = page.getByRole('region', { name: /^Delivery of event/ })
      await delivery.evaluate((section: { scrollIntoView(): void }) => section.scrollIntoView())
    },
  },
  reference: {
    window: { width: 960, height: 480 },
    async show({ page, url }) {
      await page.goto(`${url}/reference`)
      const operation = page.locator('h2').filter({ hasText: 'Send a message' }).first()
      await operation.waitFor()
      await operation.evaluate((heading: { scrollIntoView(): void }) => heading.scrollIntoView())
    },
  },
}

/**
 * `node scripts/screenshots.ts` starts the demo in a temporary folder and takes the README's screenshots in Chromium.
 */
async function takeAll(): Promise<void> {
  const data = mkdtempSync(path.join(tmpdir(), 'parley-pictures-'))
  const operatorKey = randomBytes(24).toString('hex')
  const server = await startProgram(path.join(root, 'src/main.ts'), ['serve', '--demo'], {
    PORT: '0',
    DATABASE_URL: path.join(data, 'parley.db'),
    PARLEY_OPERATOR_KEY: operatorKey,
  })
  const browser = await startBrowser()
  try {
    mkdirSync(folder, { recursive: true })
    await takePictures(browser, server.url, operatorKey, readFileSync(path.join(data, 'demo.env'), 'utf8'))
    await takeReport(browser)
  } finally {
    await browser.close()
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

async function takePictures(browser: Browser, url: string, operatorKey: string, secrets: string): Promise<void> {
  const context = await browser.newContext({ colorScheme: 'light' })
  const page = await context.newPage()
  const secret = (name: string) => new RegExp(`^${name}=["']?([^"'\\s]+)`, 'm').exec(secrets)![1]!
  const answer: PageContext['answer'] = async (text) => {
    const body = {
      message_id: newMessageId(),
      chat_id: secret('ANN_CHAT'),
      parts: [{ type: 'text', text }],
    }
    await call('/v1/messages', body, secret('AGENT_TOKEN'))
  }
  // oxlint-disable-next-line no-explicit-any
  const call = async (place: string, body?: unknown, credential = operatorKey): Promise<any> => {
    const headers = { authorization: `Bearer ${credential}`, 'content-type': 'application/json' }
    const answer = await fetch(url + place, {
      method: 'POST',
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${place} answered ${answer.status}`)
    return answer.json()
  }
  await page.goto((await call('/_ops/persons/ann/sign-in-links')).url)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'New chat' }).waitFor()
  for (const [name, { show, window }] of Object.entries(pictures)) {
    await page.setViewportSize(window)
    await show({ page, url, call, answer })
    await takePicture(page, name)
  }
  await context.close()
}

/** Takes the picture of a report: a run against a server that stores a repeated message twice. */
async function takeReport(browser: Browser): Promise<void> {
  const work = mkdtempSync(path.join(tmpdir(), 'parley-report-'))
  const operatorKey = randomBytes(24).toString('hex')
  const faulty = ['--faults', 'replay-stores-twice', '--operator-key', operatorKey]
  const server = await startProgram(path.join(root, 'conformance/reference-server/main.ts'), faulty, {})
  try {
    const target = path.join(work, 'target.yaml')
    const file = ['--base-url', server.url, '--file', target, '--operator-key', operatorKey]
    await run(['conformance/mutants/target-file.ts', ...file])
    const report = path.join(work, 'out')
    await run([
      'conformance/cli.ts',
      '--target',
      target,
      '--only',
      'messages.send.replay-into-another-chat',
      '--form',
      'current',
      '--report',
      report,
    ])
    const page = await browser.newPage({ colorScheme: 'light', viewport: { width: 860, height: 490 } })
    await page.goto(pathToFileURL(path.join(report, 'report.html')).href)
    const check = page.locator('details.check').first()
    await check.evaluate((details: { open: boolean; scrollIntoView(): void }) => {
      details.open = true
      details.scrollIntoView()
    })
    await takePicture(page, 'report')
    await page.close()
  } finally {
    await server.stop()
    rmSync(work, { recursive: true, force: true })
  }
}

/** Runs a program of the repository and waits for its end, whatever its exit code. */
async function run(args: readonly string[]): Promise<void> {
  await once(spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }), 'exit')
}

async function takePicture(page: Page, name: string): Promise<void> {
  const file = path.join(folder, `${name}-light.png`)
  await page.screenshot({ path: file })
  const { size } = statSync(file)
  console.log(`${path.relative(root, file)}: ${size} bytes`)
  if (size > bytesMax) throw new Error(`${file} is larger than ${bytesMax} bytes`)
}

await takeAll()
