import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'

import { problemsOf, browserAbsent } from '../../testing/browser/browser.ts'
import { eachPageDatabase } from '../../testing/browser/page-databases.ts'
import { usePages } from '../../testing/browser/pages.ts'
import { bundlePrefix, readBundle } from './bundle.ts'

/** Texts that try to run a script, to load a file of another server, or to change the page around them. */
const attacks: readonly string[] = [
  '<script>pwned()</script>',
  '<img src=x onerror=pwned()>',
  '<svg onload=pwned()>',
  '<svg><script>pwned()</script></svg>',
  '<svg><animate onbegin=pwned() attributeName=x dur=1s>',
  '<iframe src="javascript:pwned()"></iframe>',
  '<iframe srcdoc="<script>parent.pwned()</script>"></iframe>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=pwned()&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=pwned()>',
  '<noscript><p title="</noscript><img src=x onerror=pwned()>">',
  '<details open ontoggle=pwned()>x</details>',
  '<video><source onerror="pwned()"></video>',
  '<object data="javascript:pwned()"></object>',
  '<embed src="data:text/html,<script>pwned()</script>">',
  '<a href="javascript:pwned()">x</a>',
  '<a href="jAvAsCrIpT&colon;pwned()">x</a>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<link rel=stylesheet href=https://evil.example/x.css>',
  '<style>@import "https://evil.example/x.css"; body { display: none }</style>',
  '<div style="position:fixed;inset:0;background:url(https://evil.example/x.png)">x</div>',
  '<input autofocus onfocus=pwned()>',
  '<marquee onstart=pwned()>x</marquee>',
  '<body onload=pwned()>',
  '<button formaction="javascript:pwned()">x</button>',
  '<template><script>pwned()</script></template>',
  '<parley-app></parley-app>',
  '<img name="getElementById"><form id="x"><input name="attributes">',
  '[x](javascript:pwned())',
  '[x](JaVaScRiPt:pwned())',
  '[x](  javascript:pwned())',
  '[x](java\tscript:pwned())',
  '[x](&#106;avascript:pwned())',
  '[x](&#x6A;&#x61;vascript&colon;pwned())',
  '[x](vbscript:pwned())',
  '[x](data:text/html;base64,PHNjcmlwdD5wd25lZCgpPC9zY3JpcHQ+)',
  '[x](blob:https://a.example/1)',
  '[x](file:///etc/passwd)',
  '[x](https://a.example/" onmouseover="pwned\\(\\))',
  "[x](https://a.example/' onmouseover='pwned()')",
  '[x](https://a.example "title\\" onmouseover=\\"pwned()")',
  '[x][1]\n\n[1]: javascript:pwned()',
  '<javascript:pwned()>',
  '![x](javascript:pwned())',
  '![x](https://evil.example/pixel.png)',
  '![x](https://evil.example/pixel.png"onerror="pwned())',
  '![x](data:image/svg+xml,<svg onload=pwned()>)',
  '![" onerror="pwned()](x)',
  '![x][2]\n\n[2]: https://evil.example/pixel.png',
  '`<script>pwned()</script>`',
  '```html\n<script>pwned()</script>\n```',
  '```"><script>pwned()</script>\nx\n```',
  '```js" onmouseover="pwned()\nx\n```',
  '# <img src=x onerror=pwned()>',
  '- <img src=x onerror=pwned()>',
  '> <script>pwned()</script>',
  '| <img src=x onerror=pwned()> | b |\n|---|---|\n| <svg onload=pwned()> | [x](javascript:pwned()) |',
  '**<img src=x onerror=pwned()>**',
  '[<img src=x onerror=pwned()>](https://a.example)',
  '<!-- --!><img src=x onerror=pwned()> -->',
  '<![CDATA[<script>pwned()</script>]]>',
  '<?xml version="1.0"?><script>pwned()</script>',
  '</article></li></ol><script>pwned()</script>',
  '<p id="message-text">x</p>',
  '\u0000<script>pwned()</script>',
  '&lt;script&gt;pwned()&lt;/script&gt;',
  '<scr<script>ipt>pwned()</scr</script>ipt>',
]

eachPageDatabase((_name, open) => {
  describe.skipIf(browserAbsent)('the markdown of agents', { timeout: 120_000 }, () => {
    const pages = usePages(open.place)
    let agent: { id: string; handle: string; token: string }
    let chatId: string
    /** Path of the renderer. */
    let renderer: string
    beforeAll(async () => {
      const { server, sessions } = pages.people
      agent = await server.agent(sessions.ben)
      await pages.call('PATCH', `/v1/me/agents/${agent.id}`, sessions.ben, { visibility: 'public' })
      const body = { kind: 'direct', handles: [agent.handle] }
      chatId = (await pages.call('POST', '/v1/chats', sessions.ann, body)).chat.id
      const { files } = await readBundle()
      renderer = bundlePrefix + Object.keys(files).find((name) => name.startsWith('markdown-'))!
    })

    const say = (text: string) =>
      pages.call('POST', '/v1/messages', agent.token, {
        message_id: pages.people.server.context.ids.next('msg'),
        chat_id: chatId,
        parts: [{ type: 'text', text }],
      })
    async function openChat(options = {}): Promise<Page> {
      const page = await pages.signIn('ann', options)
      await page.goto(`${pages.people.server.url}/app#${chatId}`)
      await page.getByLabel('Message', { exact: true }).waitFor()
      return page
    }

    it('is shown with headings, lists, tables, links and highlighted code that can be copied', async () => {
      await say(
        [
          '# Weather\n\nIt is **warm** in *Rome*, see [the map](https://maps.example/rome "Map").',
          '1. sun\n2. rain\n\n- a\n- b\n\n> quoted',
          '| City | °C |\n|---|---|\n| Rome | 31 |',
          '```js\nconst city = "Rome" // here\n```',
        ].join('\n\n'),
      )
      const page = await openChat({ permissions: ['clipboard-read', 'clipboard-write'] })
      const text = page.locator('.markdown').last()
      await text.getByRole('heading', { name: 'Weather' }).waitFor()
      expect(await text.locator('strong, em').allTextContents()).toEqual(['warm', 'Rome'])
      expect(await text.locator('ol li, ul li').allTextContents()).toEqual(['sun', 'rain', 'a', 'b'])
      expect(await text.getByRole('cell').allTextContents()).toEqual(['Rome', '31'])
      const link = text.getByRole('link', { name: 'the map' })
      expect(await link.getAttribute('rel')).toBe('noopener noreferrer nofollow')
      expect(await link.getAttribute('href')).toBe('https://maps.example/rome')
      await text.locator('.hljs-keyword', { hasText: 'const' }).waitFor()
      await text.getByRole('button', { name: 'Copy' }).click()
      expect(await page.evaluate('navigator.clipboard.readText()')).toBe('const city = "Rome" // here')
      expect(await problemsOf(page)).toEqual([])
    })

    it('runs no script, loads no file, and adds only its own elements', async () => {
      const page = await openChat()
      await page.evaluate(`window.pwned = () => { window.isPwned = true }`)
      const requests: string[] = []
      page.on('request', (request) => requests.push(request.url()))
      const findings = await page.evaluate<string[]>(`(async () => {
        const { drawMarkdown } = await import('${renderer}')
        const tags = 'P BR HR H4 H5 H6 STRONG EM DEL CODE PRE BLOCKQUOTE UL OL LI A TABLE THEAD TBODY TR TH TD DIV SPAN BUTTON'
        const names = 'href title start align class target rel tabindex role aria-label dir type'.split(' ')
        const wrong = []
        for (const text of ${JSON.stringify(attacks)}) {
          for (const isGrowing of [false, true]) {
            const element = document.createElement('div')
            document.body.append(element)
            drawMarkdown(element, text, isGrowing)
            for (const inner of element.querySelectorAll('*')) {
              if (!tags.split(' ').includes(inner.tagName)) wrong.push(text + ': ' + inner.tagName)
              for (const { name, value } of inner.attributes) {
                if (!names.includes(name)) wrong.push(text + ': ' + name + '=' + value)
                if (name === 'href' && !/^(https?|mailto):/.test(value)) wrong.push(text + ': ' + value)
              }
              inner.dispatchEvent(new Event('mouseover'))
            }
          }
        }
        await new Promise((resolve) => setTimeout(resolve, 300))
        return wrong
      })()`)
      expect(findings).toEqual([])
      expect(await page.evaluate('window.isPwned')).toBe(undefined)
      expect(requests.filter((url) => !url.startsWith(pages.people.server.url))).toEqual([])
    })

    it('keeps the elements of finished blocks while a draft grows', async () => {
      const page = await openChat()
      const whole = '# Title\n\nSome **bold words** and `code`.\n\n- one\n- two\n\n```js\nlet a = 1\n```\n\nThe end.'
      const kept = await page.evaluate(`(async () => {
        const { drawMarkdown } = await import('${renderer}')
        const element = document.createElement('div')
        document.body.append(element)
        const whole = ${JSON.stringify(whole)}
        const seen = []
        let first = null
        let kept = true
        for (let length = 1; length <= whole.length; length++) {
          drawMarkdown(element, whole.slice(0, length), true)
          if (length === 30) first = element.firstElementChild
          if (length > 30 && element.firstElementChild !== first) kept = false
          seen.push(element.textContent)
        }
        drawMarkdown(element, whole, false)
        return { kept, marks: seen.filter((text) => text.includes('**') || text.includes(String.fromCharCode(96, 96, 96))), blocks: element.children.length }
      })()`)
      expect(kept).toEqual({ kept: true, marks: [], blocks: 5 })
    })
  })
})
