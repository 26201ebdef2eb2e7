/** Tests the harness pages in a browser: their content in each colour scheme and width, with and without scripts. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderHtml } from '../conformance/report/html.ts'
import { renderMatrix } from '../conformance/report/matrix.ts'
import { nameOf } from '../conformance/report/report.ts'
import { sampleReport, sampleResults } from '../conformance/report/sample-report.ts'
import { startWatch } from '../conformance/cli/watch.ts'
import { writeReport } from '../conformance/report/write-report.ts'
import { packageRoot } from '../conformance/runner/check-files.ts'
import { problemsOf, browserAbsent, shareBrowser, watchComplaints } from '../src/testing/browser/browser.ts'

const report = sampleReport({
  earlier: {
    started_at: '2026-01-01T00:00:00.000Z',
    checks: [{ id: 'messages.send.one', form: 'current', status: 'failed' }],
  },
})
const html = renderHtml(report)

/** Opens the details of all checks, so that all of the page is judged. */
const openAll = (page: Page) =>
  page.evaluate("for (const part of document.querySelectorAll('details')) part.open = true")

describe.skipIf(browserAbsent)('the page of a run in a browser', () => {
  it.each(['light', 'dark'] as const)(
    'shows failures during the run and links to the report, %s',
    async (colorScheme) => {
      const complaints: string[] = []
      const browser = await shareBrowser()
      const watch = await startWatch('a & b')
      const folder = mkdtempSync(join(tmpdir(), 'watch-'))
      try {
        const context = await browser.newContext({ colorScheme, viewport: { width: 360, height: 800 } })
        watchComplaints(context, complaints)
        const page = await context.newPage()
        await page.goto(watch.url)
        const results = sampleResults()
        watch.expect(results.length)
        for (const result of results) watch.add(result)
        await page.getByText('messages.send.failed [current] (MSG-039): an event came twice <b>').waitFor()
        await page.getByText('8 of 8 checks, 3 failed').waitFor()
        expect(await page.locator('.counts .warned').textContent()).toBe('1 warned')
        expect(await page.getByRole('link', { name: 'Open the report' }).isVisible()).toBe(false)
        expect(await problemsOf(page)).toEqual([])
        await writeReport(folder, report, results, packageRoot)
        watch.finish(folder, report)
        await page.getByRole('link', { name: 'Open the report' }).click()
        expect(await page.locator('details.check').count()).toBe(report.checks.length)
        await page.getByRole('searchbox').waitFor()
        expect(complaints).toEqual([])
      } finally {
        await browser.close()
        await watch.close()
        rmSync(folder, { recursive: true })
      }
    },
  )
})

describe.skipIf(browserAbsent)('report.html in a browser', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await shareBrowser()
  })
  afterAll(() => browser?.close())

  it.each([
    ['light', 360],
    ['dark', 360],
    ['light', 1440],
    ['dark', 1440],
  ] as const)('has no accessibility barrier in the %s scheme at %i pixels', async (colorScheme, width) => {
    const complaints: string[] = []
    const context = await browser.newContext({ colorScheme, viewport: { width, height: 800 } })
    watchComplaints(context, complaints)
    const page = await context.newPage()
    await page.setContent(html)
    await openAll(page)
    expect(await problemsOf(page)).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  })

  it.each(['light', 'dark'] as const)('the page of several reports has no barrier, %s', async (colorScheme) => {
    const complaints: string[] = []
    const context = await browser.newContext({ colorScheme, viewport: { width: 360, height: 800 } })
    watchComplaints(context, complaints)
    const page = await context.newPage()
    await page.setContent(renderMatrix([report, report].map((one) => ({ report: one, digest: '0'.repeat(64) }))))
    expect(await page.getByRole('columnheader', { name: 'a & b' }).count()).toBeGreaterThan(2)
    expect(await problemsOf(page)).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  })

  it('is reported for low contrast if the colour of a status is too faint', async () => {
    const page = await browser.newPage()
    await page.setContent(html)
    await page.evaluate("document.documentElement.style.setProperty('--not_offered', '#9298a1')")
    expect((await problemsOf(page)).join('\n')).toMatch(/color-contrast: .*not offered/)
    await page.close()
  })

  it('shows all checks without scripts, and the timeline as a list', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.setContent(html)
    expect(await page.locator('details.check').count()).toBe(report.checks.length)
    expect(await page.getByRole('searchbox').isVisible()).toBe(false)
    expect(
      await page.locator('details.failed ol.timeline').first().getByRole('listitem').last().textContent(),
    ).toContain('Failed here: an event came twice <b>')
    await context.close()
  })

  it('is usable by keyboard with visible focus, and is filtered by text and status', async () => {
    const page = await browser.newPage()
    await page.setContent(html)
    const reached: string[] = []
    for (let turn = 0; turn < 9; turn += 1) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate<[string, string]>(
        '[document.activeElement.name || document.activeElement.textContent, getComputedStyle(document.activeElement).outlineStyle]',
      )
      expect(focused[1]).not.toBe('none')
      reached.push(focused[0])
    }
    expect(reached[0]).toBe('Skip to the checks')
    expect(reached).toContain('text')
    expect(reached.indexOf('status')).toBe(reached.indexOf('text') + 1)
    await page.getByLabel('Status').selectOption('not_offered')
    expect(await page.getByRole('status').textContent()).toBe('1 checks shown')
    expect(await page.locator('details.check:visible .name').allTextContents()).toEqual(
      report.checks.filter(({ status }) => status === 'not_offered').map(nameOf),
    )
    await page.getByLabel('Status').selectOption('')
    await page.getByRole('searchbox').fill('came twice')
    expect(await page.getByRole('status').textContent()).toBe('1 checks shown')
    await page.close()
  })
})
