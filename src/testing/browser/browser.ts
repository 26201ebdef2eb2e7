import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import axe, { type AxeResults, type RunOptions } from 'axe-core'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'

/** Debian's packages. The headless shell starts and draws with half of the processor time of the whole browser. */
const programs = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** Path of the browser for tests; undefined when none is installed. */
export const browserProgram = [process.env['CHROMIUM'] ?? programs].flat().find((path) => existsSync(path))

/** Whether no browser is installed; where one is required, its absence fails the tests instead of skipping them. */
export const browserAbsent = browserProgram === undefined && process.env['REQUIRE_CHROMIUM'] !== '1'

/**
 * Starts Chromium with a separate profile, and without background network access.
 * @param more additional arguments
 */
export async function startBrowser(...more: string[]): Promise<Browser> {
  if (browserProgram === undefined) throw new Error(`There is no browser at ${programs.join(' or ')}, or in CHROMIUM`)
  return chromium.launch({
    executablePath: browserProgram,
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // A microphone that plays tones, with permission to use it.
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      ...more,
    ],
  })
}

/** Browsers of this process by their arguments. */
const shared = new Map<string, Browser>()

/**
 * Returns the browser that the test files of a worker share, because each start takes a second of a processor. `close`
 * closes the contexts and pages; the browser ends with the process.
 * @param more additional arguments
 */
export async function shareBrowser(...more: string[]): Promise<Browser> {
  const key = more.join(' ')
  const known = shared.get(key)
  const browser = known?.isConnected() ? known : await startBrowser(...more)
  shared.set(key, browser)
  return new Proxy(browser, {
    get(_browser, name) {
      if (name === 'close') return () => Promise.all(browser.contexts().map((context) => context.close()))
      const value: unknown = Reflect.get(browser, name)
      return typeof value === 'function' ? value.bind(browser) : value
    },
  })
}

/** Collects errors and warnings of pages, except rejected requests for the page itself. */
export function watchComplaints(context: BrowserContext, complaints: string[]): void {
  context.on('console', (message) => {
    const refused =
      /server responded with a status of 4\d\d/.test(message.text()) && message.location().url === message.page()?.url()
    if (['error', 'warning'].includes(message.type()) && !refused)
      complaints.push(`${message.page()?.url()}: ${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (error) => complaints.push(error.error().message))
}

/** Rules of axe whose results depend on colours. */
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * Returns accessibility problems of a page: violations that axe finds for WCAG 2.2 AA and its best practices, and
 * problems that it does not check: small controls, faint borders, and lines that leave the screen.
 * @param rules ids of the rules of axe; default: all rules
 */
export async function problemsOf(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate<boolean>("'axe' in globalThis"))) await page.evaluate(axe.source)
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  }
  const violations = await page.evaluate(async (given) => {
    const { axe } = globalThis as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }
    return (await axe.run(given)).violations
  }, options)
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  )
  const others = await page.evaluate<string[]>(readFileSync(join(import.meta.dirname, 'barriers.js'), 'utf8'))
  return [...found, ...others]
}

/** Colour schemes and widths of the accessibility tests. After a change of colours only, their rules are enough. */
const displays = [
  ['light', 1440, undefined],
  ['dark', 1440, colourRules],
  ['dark', 360, undefined],
  ['light', 360, colourRules],
] as const

/** Returns accessibility problems of a page in each colour scheme and width. The page then keeps the smaller width. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  const { height } = page.viewportSize()!
  const found: string[] = []
  for (const [colorScheme, width, rules] of displays) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height })
    await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))')
    found.push(...(await problemsOf(page, rules)).map((one) => `${colorScheme}, ${width} pixels: ${one}`))
  }
  return found
}
