import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Browser, type Page } from 'playwright-core'
import { startProgram } from './bench/processes.ts'
import { root } from './gates/run.ts'

/** Where the README's pictures are kept, and how large one may be. */
const folder = path.join(root, '.github/images')
const bytesMax = 100_000

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** What a picture needs: a page that is signed in as ann, and the server it is of. */
interface PageContext {
  page: Page
  url: string
  call(path: string, body?: unknown): Promise<any>
} // oxlint-disable-line no-explicit-any

/** A picture by its file: brings the page to what it shows. */
interface Picture {
  show(context: PageContext): Promise<unknown>
  /** Of the window, where the page is not shown whole. Such a page looks the same by day and by night. */
  window?: { width: number; height: number }
}

const pictures: Record<string, Picture> = {
  approval: {
    async show({ page, call }) {
      const { verification_uri_complete: uri } = await call('/api/auth/device/code', {
        client_name: 'Weather agent on ann’s laptop',
      })
      await page.goto(uri)
    },
  },
  share: { show: ({ page, url }) => page.goto(`${url}/@echo_bot`) },
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
 * `node scripts/screenshots.ts`: starts the demo in a folder of its own and takes the README's pictures in Chromium, by
 * day and by night.
 */
async function takeAll(): Promise<void> {
  const data = mkdtempSync(path.join(tmpdir(), 'parley-pictures-'))
  const operatorKey = randomBytes(24).toString('hex')
  const server = await startProgram(path.join(root, 'src/main.ts'), ['serve', '--demo'], {
    PORT: '0',
    DATABASE_URL: path.join(data, 'parley.db'),
    PARLEY_OPERATOR_KEY: operatorKey,
  })
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: flags })
  try {
    mkdirSync(folder, { recursive: true })
    for (const scheme of ['light', 'dark'] as const) await takeIn(browser, scheme, server.url, operatorKey)
  } finally {
    await browser.close()
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

async function takeIn(
  browser: Browser,
  colorScheme: 'light' | 'dark',
  url: string,
  operatorKey: string,
): Promise<void> {
  const context = await browser.newContext({ colorScheme, deviceScaleFactor: 1.5 })
  const page = await context.newPage()
  const call: PageContext['call'] = async (place, body) => {
    const headers = { authorization: `Bearer ${operatorKey}`, 'content-type': 'application/json' }
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
  for (const [name, { show, window }] of Object.entries(pictures)) {
    if (window && colorScheme === 'dark') continue
    await page.setViewportSize(window ?? { width: 560, height: 320 })
    await show({ page, url, call })
    const file = path.join(folder, `${name}-${colorScheme}.png`)
    await page.screenshot({ path: file, fullPage: !window, scale: window ? 'css' : 'device' })
    const { size } = statSync(file)
    console.log(`${path.relative(root, file)}: ${size} bytes`)
    if (size > bytesMax) throw new Error(`${file} is larger than ${bytesMax} bytes`)
  }
  await context.close()
}

await takeAll()
