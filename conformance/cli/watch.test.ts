import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sampleReport, sampleResults } from '../report/sample-report.ts'
import { writeReport } from '../report/write-report.ts'
import { packageRoot } from '../runner/check-files.ts'
import { announceWatch, startWatch, type Watch } from './watch.ts'

let watch: Watch
let folder = ''
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'watch-'))
  watch = await startWatch('a & b')
})
afterEach(async () => {
  await watch.close()
  rmSync(folder, { recursive: true })
})

/** Returns the events of a stream up to the last expected one. */
async function eventsUntil(last: string): Promise<{ event: string; data: Record<string, unknown> }[]> {
  const response = await fetch(`${watch.url}events`)
  let text = ''
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk
    if (text.includes(`event: ${last}\n`) && text.endsWith('\n\n')) break
  }
  return text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [event = '', data = ''] = block.split('\n')
      return { event: event.slice('event: '.length), data: JSON.parse(data.slice('data: '.length)) as object } as never
    })
}

test('the page streams results during the run and serves the report at the end', async () => {
  const results = sampleResults()
  watch.expect(results.length)
  watch.add(results[0]!)
  const before = eventsUntil('done')
  // The stream is open once the page, requested after it, was answered.
  await fetch(watch.url).then((response) => response.text())
  expect((await fetch(`${watch.url}report.html`)).status).toBe(404)
  for (const result of results.slice(1)) watch.add(result)
  const report = sampleReport()
  await writeReport(folder, report, results, packageRoot)
  watch.finish(folder, report)

  for (const events of [await before, await eventsUntil('done')]) {
    const findings = events.filter(({ event }) => event === 'finding').map(({ data }) => data)
    expect(findings).toEqual([
      {
        name: 'messages.send.failed [current]',
        status: 'failed',
        where: ' (MSG-039)',
        message: 'an event came twice <b>',
      },
      { name: 'events.pull.known [current]', status: 'failed', where: ' (MSG-039)', message: 'known' },
      { name: 'events.pull.error [current]', status: 'error', where: '', message: 'broken' },
    ])
    expect(events.findLast(({ event }) => event === 'progress')?.data).toMatchObject({
      done: results.length,
      total: results.length,
      counts: report.summary.checks,
      text: '8 of 8 checks, 3 failed',
    })
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { verdict: 'violations', reason: report.reason } })
  }
  const shown = await fetch(`${watch.url}report.html`)
  expect(await shown.text()).toContain('Violations found')
  expect(shown.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^;]*; script-src 'sha256-/,
  )
})

test('the server listens on loopback, sends a CSP, and rejects other hosts, methods and files', async () => {
  expect(new URL(watch.url).hostname).toBe('127.0.0.1')
  const page = await fetch(watch.url)
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; .*connect-src 'self'; .*frame-ancestors 'none'$/,
  )
  expect(await page.text()).toContain('<h1>a &amp; b</h1>')
  expect((await fetch(watch.url, { method: 'POST' })).status).toBe(405)
  expect((await fetch(`${watch.url}repro/credentials.json`)).status).toBe(404)
  const status = await new Promise((resolve, reject) => {
    request(watch.url, { headers: { host: 'elsewhere.example' } }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })
  expect(status).toBe(421)
})

test('watch.json in the report folder contains the URL until the page closes', () => {
  const file = join(folder, 'watch.json')
  const withdraw = announceWatch(folder, watch.url)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ url: watch.url })
  withdraw()
  withdraw()
  expect(existsSync(file)).toBe(false)
})
