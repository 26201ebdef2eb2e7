import { expect, test } from 'vitest'
import { anchorOf } from './html-tables.ts'
import { renderHtml } from './html.ts'
import { nameOf } from './report.ts'
import { sampleReport } from './sample-report.ts'
import { timelineOf } from './timeline.ts'

const report = sampleReport()
const failed = report.checks.find(({ id }) => id === 'messages.send.failed')!

test('a timeline contains each request, both ends of a long poll, the deliveries and the failure', () => {
  const { lanes, moments } = timelineOf(failed)!
  expect(lanes).toEqual(['agent:reader', 'agent:writer'])
  expect(moments.map(({ atMs, kind, lane, open }) => [atMs, kind, lane, open])).toEqual([
    [0, 'whole', 0, []],
    [20, 'asked', 0, []],
    [50, 'whole', 1, [0]],
    [70, 'delivery', 0, [0]],
    [120, 'answered', 0, []],
    [130, 'failed', undefined, []],
  ])
})

test('overlapping requests are open at the same time, and a single exchange is one moment', () => {
  const [, pull, send] = failed.exchanges
  const { moments } = timelineOf({
    exchanges: [pull!, { ...send!, started_at: pull!.started_at + 50, duration_ms: 200 }],
  })!
  expect(moments.map(({ kind, open }) => [kind, open])).toEqual([
    ['asked', []],
    ['asked', [0]],
    ['answered', [1]],
    ['answered', []],
  ])
  expect(timelineOf({ exchanges: [send!] })!.moments).toHaveLength(1)
  expect(timelineOf({ exchanges: [] })).toBeUndefined()
})

test('the page lists the timeline as text and marks the failed assertion', () => {
  const html = renderHtml(report)
  const list = html.slice(html.indexOf('<ol class="timeline">'), html.indexOf('</ol>'))
  const words = list
    .replaceAll(/<span class="lanes".*?<\/span>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .split('\n')
    .map((line) => line.trim())
  expect(words).toEqual([
    '0 ms agent:reader sends 1. POST /v1/webhooks and receives 200 after 10 ms',
    '20 ms agent:reader sends 2. GET /v1/events?after=0&amp;timeout=30, held',
    '50 ms agent:writer sends 3. POST /v1/messages and receives 202 after 10 ms',
    '70 ms agent:reader receives by webhook message.received, attempt 2; answered 503',
    '120 ms agent:reader receives the answer to 2. GET /v1/events?after=0&amp;timeout=30, held: 200 after 100 ms, with 2 × message.received',
    '130 ms Failed here: an event came twice &lt;b&gt;',
  ])
})

test('a comparison links each check of this run to its details', () => {
  const html = renderHtml(
    sampleReport({
      earlier: {
        started_at: '2026-01-01T00:00:00.000Z',
        checks: [
          { id: 'messages.send.one', form: 'current', status: 'failed' },
          { id: 'a.b.gone', form: 'current', status: 'failed' },
        ],
      },
    }),
  )
  const anchor = anchorOf(nameOf(failed))
  expect(html).toContain(`<details class="check failed" id="${anchor}"`)
  expect(html).toContain(`<a href="#${anchor}"><code>messages.send.failed [current]</code></a>`)
  expect(html).toMatch(/new passes<\/th><td>1</)
  expect(html).toContain('<td><code>a.b.gone [current]</code></td>')
})
