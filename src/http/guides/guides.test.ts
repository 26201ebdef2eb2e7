import { readdirSync } from 'node:fs'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { onEmbeddedDatabase } from '../../testing/databases.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { guideNames, guidePath, guidePaths, readGuide } from './guides.ts'
import { renderGuide, servedAddress } from './render-guide.ts'

const linksOf = (page: string): string[] => [...page.matchAll(/<a href="([^"]+)"/g)].map((match) => match[1]!)

onEmbeddedDatabase((open) => {
  describe('the guides', () => {
    let server: TestServer
    const pages = new Map<string, string>()
    beforeAll(async () => {
      server = await startTestServer(open.place())
      for (const path of guidePaths) {
        const response = await fetch(server.url + path)
        expect([path, response.status, response.headers.get('content-type')]).toEqual([
          path,
          200,
          'text/html; charset=utf-8',
        ])
        pages.set(path, await response.text())
      }
    })
    afterAll(() => server.close())

    it('include all files of their folder', () => {
      // SVG charts are embedded in the page of their guide.
      const files = readdirSync('spec/guides')
        .filter((file) => !file.endsWith('.svg'))
        .map((file) => file.replace(/\.md$/, ''))
      expect(files.toSorted()).toEqual([...guideNames].toSorted())
    })

    it('are listed on every page, with the current page marked', () => {
      for (const [path, page] of pages) {
        for (const other of guidePaths) expect(linksOf(page), path).toContain(other)
        expect(page.match(/<a href="([^"]+)" aria-current="page">/)?.[1]).toBe(path)
      }
    })

    it('link only to paths of this server and to existing anchors', async () => {
      const checked = new Set<string>()
      for (const [path, page] of pages) {
        for (const link of linksOf(page).filter((href) => !href.startsWith('https://'))) {
          const [target, anchor] = link.split('#') as [string, string?]
          const text = target === '' ? page : (pages.get(target) ?? '')
          if (anchor !== undefined) expect(text, `${path} links to ${link}`).toContain(` id="${anchor}"`)
          if (target === '' || checked.has(target)) continue
          checked.add(target)
          expect((await fetch(server.url + target)).status, `${path} links to ${link}`).toBe(200)
        }
      }
      expect([...checked]).toEqual(expect.arrayContaining(['/reference', '/docs/errors', '/openapi.json']))
    })

    it('show the address of this server in commands', () => {
      const page = pages.get('/docs/writing-an-agent')!
      expect(page).toContain(`npm install ${server.url}/packages/client.tgz`)
      expect(page).not.toContain('127.0.0.1:8787')
    })

    it('have one heading of the first level, and skip no level', () => {
      for (const [path, page] of pages) {
        const levels = [...page.matchAll(/<h([1-6])/g)].map((match) => Number(match[1]))
        expect([path, levels[0], levels.filter((level) => level === 1).length]).toEqual([path, 1, 1])
        for (const [at, level] of levels.entries())
          if (at > 0) expect(level - levels[at - 1]!, path).toBeLessThanOrEqual(1)
      }
    })

    it('allow no inline style except their own, and no script', async () => {
      const response = await fetch(`${server.url}/docs`)
      const policy = response.headers.get('content-security-policy')!
      expect(policy).toContain("default-src 'none'")
      expect(policy).not.toContain('unsafe-inline')
      expect(await response.text()).not.toMatch(/<script| style="/)
    })

    it('are answered 304 for a matching ETag, and without a body to HEAD', async () => {
      const first = await fetch(`${server.url}/docs/operating`)
      const etag = first.headers.get('etag')!
      expect(etag).toMatch(/^"/)
      const again = await fetch(`${server.url}/docs/operating`, { headers: { 'if-none-match': etag } })
      expect([again.status, await again.text()]).toEqual([304, ''])
      const head = await fetch(`${server.url}/docs/operating`, { method: 'HEAD' })
      expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, ''])
    })

    it('do not replace the pages about errors, and unknown pages are 404', async () => {
      expect((await fetch(`${server.url}/docs/errors/not_found`)).status).toBe(200)
      expect((await fetch(`${server.url}/docs/nothing`)).status).toBe(404)
    })
  })
})

describe('a guide', () => {
  it('has unique anchors in the format of repository viewers', () => {
    const { headings } = renderGuide('# A\n\n## `a_b`: Why, where?\n\n### Same\n\n### Same\n')
    expect(headings.map(({ depth, id }) => [depth, id])).toEqual([
      [2, 'a_b-why-where'],
      [3, 'same'],
      [3, 'same-1'],
    ])
  })

  it('renders no HTML tags or comments, and escapes code', () => {
    const { content } = renderGuide('# A\n\n<!-- mark -->\n\n<b onclick="x">bold</b> `<i>`\n\n```\n<u> & "\n```\n')
    expect(content.text).not.toMatch(/<b|<i>|<u>|mark/)
    expect(content.text).toContain('<pre><code>&lt;u&gt; &amp; "')
  })

  it.each([
    ['operating.md', '/docs/operating'],
    ['operating.md#logs', '/docs/operating#logs'],
    ['index.md', '/docs'],
    ['http://127.0.0.1:8787/reference', '/reference'],
    ['https://example.com/operating.md', 'https://example.com/operating.md'],
  ])('links from %s to %s', (href, address) => {
    expect(servedAddress(href)).toBe(address)
  })

  it('requires a title', () => {
    expect(() => renderGuide('## A\n')).toThrow('title')
    expect(() => renderGuide('# A\n\n# B\n')).toThrow('title')
  })

  it('links to no repository file outside the guides', async () => {
    for (const name of guideNames)
      expect(await readGuide(name), guidePath(name)).not.toMatch(/\]\((?!https?:|[a-z-]+\.(?:md|svg)|#)/)
  })
})
