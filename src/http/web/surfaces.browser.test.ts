import fc from 'fast-check'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { accessibilityProblems, browserAbsent } from '../../testing/browser/browser.ts'
import { openChat, signIn } from '../../testing/browser/people.ts'
import { eachPageDatabase } from '../../testing/browser/page-databases.ts'
import { usePages } from '../../testing/browser/pages.ts'

const catalogId = 'https://a2ui.org/specification/v0_9_1/catalogs/basic/catalog.json'
const mediaType = 'application/a2ui+json'

type Component = { id: string; component: string } & Record<string, unknown>

/** A form with most components of the catalog. */
const form: Component[] = [
  {
    id: 'root',
    component: 'Column',
    children: ['title', 'text', 'hebrew', 'name', 'agree', 'day', 'size', 'kind', 'more', 'list', 'ok', 'out'],
  },
  { id: 'title', component: 'Text', text: 'Book a table', variant: 'h2' },
  { id: 'text', component: 'Text', text: 'See https://example.com/menu, or **ask**.' },
  { id: 'hebrew', component: 'Text', text: { path: '/greeting' } },
  { id: 'name', component: 'TextField', label: 'Name', value: { path: '/name' } },
  { id: 'agree', component: 'CheckBox', label: 'By the window', value: { path: '/window' } },
  { id: 'day', component: 'DateTimeInput', label: 'Day', value: { path: '/day' }, enableDate: true },
  { id: 'size', component: 'Slider', label: 'Seats', min: 1, max: 8, value: { path: '/seats' } },
  {
    id: 'kind',
    component: 'ChoicePicker',
    label: 'Menu',
    value: { path: '/menu' },
    options: [
      { label: 'Fish', value: 'fish' },
      { label: 'None', value: 'none' },
    ],
  },
  {
    id: 'more',
    component: 'Tabs',
    tabs: [
      { title: 'Picture', child: 'image' },
      { title: 'Line', child: 'line' },
    ],
  },
  { id: 'image', component: 'Image', url: 'https://elsewhere.example/table.png', description: 'A table' },
  { id: 'line', component: 'Row', children: ['star', 'divider'] },
  { id: 'star', component: 'Icon', name: 'star' },
  { id: 'divider', component: 'Divider' },
  { id: 'list', component: 'List', listStyle: 'unordered', children: { componentId: 'dish', path: '/dishes' } },
  { id: 'dish', component: 'Text', text: { path: 'name' } },
  {
    id: 'ok',
    component: 'Button',
    variant: 'primary',
    child: 'ok-text',
    action: { event: { name: 'book', context: { name: { path: '/name' }, fish: { path: '/menu' } } } },
  },
  { id: 'ok-text', component: 'Text', text: 'Book it' },
  {
    id: 'out',
    component: 'Button',
    child: 'out-text',
    action: { functionCall: { call: 'openUrl', args: { url: 'javascript:alert(1)' } } },
  },
  { id: 'out-text', component: 'Text', text: 'Open' },
]

const creation = (surfaceId: string, components: readonly object[], more: object = {}): object[] => [
  { version: 'v0.9.1', createSurface: { surfaceId, catalogId, ...more } },
  { version: 'v0.9.1', updateComponents: { surfaceId, components } },
]

eachPageDatabase((name, open) => {
  describe.skipIf(browserAbsent)('surfaces in the messenger', { timeout: 90_000 }, () => {
    const pages = usePages(() => open.place())
    const { call } = pages
    let agents = 0

    /** Creates an agent in a chat with ann, and functions to send A2UI and read ann's actions. */
    async function agentWithChat() {
      const agent = await pages.people.server.agent(pages.people.sessions.ben)
      const title = `Host ${++agents}`
      await call('PATCH', `/v1/me/agents/${agent.id}`, pages.people.sessions.ben, {
        visibility: 'public',
        display_name: title,
      })
      const { chat } = await call('POST', '/v1/chats', pages.people.sessions.ann, {
        kind: 'direct',
        handles: [agent.handle],
      })
      const say = (data: readonly object[]) =>
        call('POST', `/v2/chats/${chat.id}/messages`, agent.token, {
          message_id: pages.people.server.context.ids.next('msg'),
          parts: [{ type: 'data', data, media_type: mediaType, metadata: { mimeType: mediaType } }],
        })
      /** Returns ann's last action, as the agent reads it. */
      const heard = async () => {
        const { messages } = await call('GET', `/v1/chats/${chat.id}/messages?limit=10`, agent.token)
        const done = messages.filter(({ sender }: { sender: { handle: string } }) => sender.handle === 'ann')
        return done.sort((one: any, other: any) => other.sequence - one.sequence)[0].parts[0].data[0].action
      }
      return { agent, say, heard, chatId: chat.id as string }
    }

    const data = (surfaceId: string, value: object, path?: string) => ({
      version: 'v0.9.1',
      updateDataModel: { surfaceId, ...(path && { path }), value },
    })
    const values = { greeting: 'שלום', name: '', seats: 2, dishes: [{ name: 'Soup' }, { name: 'Pie' }], menu: [] }

    it('are drawn as they grow, and actions on them are sent to the agent', async () => {
      const { agent, say, heard } = await agentWithChat()
      const page = await pages.signIn('ann')
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await openChat(page, agent.handle)
      expect(asked.filter((url) => url.includes('/web/surfaces'))).toEqual([])
      await say([...creation('table', form, { sendDataModel: true }), data('table', values)])
      const surface = page.getByRole('group', { name: 'Interactive surface' })
      await surface.getByRole('heading', { name: 'Book a table' }).waitFor()
      await surface.getByRole('listitem').filter({ hasText: 'Pie' }).waitFor()
      expect(await surface.getByRole('link', { name: 'https://example.com/menu' }).getAttribute('rel')).toContain(
        'nofollow',
      )
      await surface.getByRole('link', { name: 'table.png' }).waitFor()
      expect(asked.filter((url) => url.includes('elsewhere'))).toEqual([])
      await surface.getByRole('button', { name: 'Line' }).click()
      await surface.getByRole('img', { name: 'star' }).waitFor()

      await surface.getByLabel('Name').fill('Ann <b>')
      await surface.getByLabel('By the window').check()
      await surface.getByLabel('Fish').check()
      await surface.getByRole('button', { name: 'Open' }).click()
      await surface.getByRole('button', { name: 'Book it' }).click()
      await page.getByText('Chose “book”').waitFor()
      await page.getByText('name: Ann <b>').waitFor()
      const action = await heard()
      expect([action.name, action.surfaceId, action.sourceComponentId]).toEqual(['book', 'table', 'ok'])
      expect(action.context).toEqual({ name: 'Ann <b>', fish: ['fish'] })

      await say([data('table', { name: 'Cake' }, '/dishes/0')])
      await surface.getByRole('listitem').filter({ hasText: 'Cake' }).waitFor()
      await page.getByText('Changed the surface above').waitFor()
      expect(await surface.getByLabel('Name').inputValue()).toBe('Ann <b>')
      await say([{ version: 'v0.9.1', deleteSurface: { surfaceId: 'table' } }])
      await page.getByText('This surface was removed.').waitFor()
      expect(page.context().pages()).toHaveLength(1)
    })

    it('are readable as text when they cannot be drawn', async () => {
      const { agent, say } = await agentWithChat()
      await say([
        { version: 'v0.9.1', createSurface: { surfaceId: 'own', catalogId: 'https://example.com/catalog.json' } },
        { version: 'v0.9.1', updateComponents: { surfaceId: 'own', components: form } },
        data('own', values),
      ])
      const page = await pages.signIn('ann')
      await openChat(page, agent.handle)
      await page.getByText('It offers these actions:').waitFor()
      const surface = page.getByRole('group', { name: 'Interactive surface' })
      await surface.getByText('שלום').waitFor()
      expect(await surface.getByRole('listitem').allInnerTexts()).toEqual(['Book it', 'Open'])
      // The same without the surface renderer.
      const { say: sayOther, agent: other } = await agentWithChat()
      await sayOther([...creation('plain', form), data('plain', values)])
      const without = await signIn(pages.browser, pages.people, 'ann')
      await without.context().route('**/web/surfaces-*.js', (route) => route.abort())
      await openChat(without, other.handle)
      await without.getByText('It offers these actions:').waitFor()
      await without.getByRole('group', { name: 'Interactive surface' }).getByText('Book a table').waitFor()
    })

    it('are bounded when they are endless, self-referencing or numerous', async () => {
      const { agent, say } = await agentWithChat()
      const self = [
        { id: 'root', component: 'Column', children: ['root', 'root', 'text'] },
        { id: 'text', component: 'Text', text: 'Again' },
      ]
      await say(creation('self', self))
      const nested = [
        { id: 'root', component: 'Column', children: { componentId: 'row', path: '/all' } },
        { id: 'row', component: 'Row', children: { componentId: 'cell', path: '/all' } },
        { id: 'cell', component: 'Text', text: 'x' },
      ]
      await say([...creation('nested', nested), data('nested', { all: Array.from({ length: 5_000 }, () => 1) })])
      for (let count = 0; count < 14; count++)
        await say(creation(`many-${count}`, [{ id: 'root', component: 'Text', text: `Number ${count}` }]))
      const page = await pages.signIn('ann')
      await openChat(page, agent.handle)
      await page.getByText('Number 13').waitFor()
      await page.getByRole('button', { name: 'Draw the surface' }).first().waitFor()
      await expect.poll(() => page.locator('parley-a2ui').count(), { timeout: 15_000 }).toBe(12)
      expect(await page.locator('[data-component]').count()).toBeLessThan(3_000)
      await page.getByLabel('Message', { exact: true }).fill('The page still answers')
      await page.keyboard.press('Enter')
      await page.getByText('The page still answers').first().waitFor()
    })

    it.runIf(name === 'sqlite')('never break the page, for any content', async () => {
      const { agent, say } = await agentWithChat()
      await say(creation('first', form))
      const page = await pages.signIn('ann')
      await openChat(page, agent.handle)
      await page.getByRole('group', { name: 'Interactive surface' }).getByText('Book a table').waitFor()
      const surfaces = fc.sample(surfaceSteps, { numRuns: 400, seed: 20_261_123 })
      for (let at = 0; at < surfaces.length; at += 50) await drawAll(page, surfaces.slice(at, at + 50))
      // The package reports errors of a surface on the console, which are no errors of the page.
      const own = pages.consoleErrors.splice(0).filter((text) => !/A2UI|a2ui|Component|Catalog|Expression/i.test(text))
      expect(own).toEqual([])
      await page.getByRole('group', { name: 'Interactive surface' }).getByLabel('Name').fill('still there')
    })

    it('can be used with the keyboard only', async () => {
      const { agent, say, heard } = await agentWithChat()
      await say([...creation('keys', form), data('keys', values)])
      const page = await pages.signIn('ann')
      await openChat(page, agent.handle)
      await page.getByRole('group', { name: 'Interactive surface' }).getByLabel('Name').focus()
      await page.keyboard.type('Keys')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      const labels: string[] = []
      for (let presses = 0; presses < 25 && labels.at(-1) !== 'Book it'; presses++) {
        await page.keyboard.press('Tab')
        labels.push(
          await page.evaluate(
            'document.activeElement.innerText.trim() || document.activeElement.type || document.activeElement.tagName',
          ),
        )
      }
      expect(labels.at(-1), labels.join(', ')).toBe('Book it')
      await page.keyboard.press('Enter')
      await page.getByText('Chose “book”').waitFor()
      expect((await heard()).context.name).toBe('Keys')
    })

    // The appearance of pages does not depend on the database.
    it.runIf(name === 'sqlite')('are accessible in each colour scheme and width', async () => {
      const { agent, say } = await agentWithChat()
      await say([...creation('look', form), data('look', values)])
      const page = await pages.signIn('ann', { viewport: { width: 1440, height: 1400 } })
      await openChat(page, agent.handle)
      const surface = page.getByRole('group', { name: 'Interactive surface' })
      await surface.getByRole('button', { name: 'Book it' }).waitFor()
      expect(['surface', await accessibilityProblems(page)]).toEqual(['surface', []])
    })
  })
})

const anything = fc.oneof(
  fc.anything({ maxDepth: 2, withNullPrototype: false }).filter((value) => JSON.stringify(value) !== undefined),
  fc.constantFrom(
    'root',
    'a',
    'b',
    '__proto__',
    '/x',
    'javascript:alert(1)',
    { path: '/x' },
    { path: '' },
    ['root', 'a'],
    {
      call: 'formatString',
      args: { value: '${/x} ${' },
    },
  ),
)
const propertyNames = [
  'children',
  'child',
  'text',
  'label',
  'value',
  'options',
  'tabs',
  'action',
  'url',
  'name',
  'checks',
  'trigger',
  'content',
  'variant',
  'min',
  'max',
  'weight',
]
const componentNames = [
  'Text',
  'Image',
  'Icon',
  'Video',
  'AudioPlayer',
  'Row',
  'Column',
  'List',
  'Card',
  'Tabs',
  'Modal',
  'Divider',
  'Button',
  'TextField',
  'CheckBox',
  'ChoicePicker',
  'Slider',
  'DateTimeInput',
  'Unknown',
  'constructor',
]
const wrongComponent = fc
  .tuple(
    fc.constantFrom('root', 'a', 'b', '__proto__'),
    fc.constantFrom(...componentNames),
    fc.dictionary(fc.constantFrom(...propertyNames), anything, { maxKeys: 4 }),
  )
  .map(([id, component, properties]) => ({ id, component, ...properties }))
const step = fc.oneof(
  fc.record({
    updateComponents: fc.record({
      surfaceId: fc.constant('fuzz'),
      components: fc.array(wrongComponent, { maxLength: 6 }),
    }),
  }),
  fc.record({
    updateDataModel: fc.record({
      surfaceId: fc.constant('fuzz'),
      path: fc.constantFrom('/', '/x', '/x/0/y', '', 'x', '/__proto__/y'),
      value: anything,
    }),
  }),
  fc.record({ updateComponents: anything }),
  fc.record({ createSurface: anything }),
)
/** Steps that a server would reject, as JSON. */
const surfaceSteps = fc
  .array(step, { maxLength: 6 })
  .map((steps) => JSON.stringify([{ createSurface: { surfaceId: 'fuzz', catalogId: 'basic' } }, ...steps]))

/** Draws surfaces in the page, each for two frames. */
async function drawAll(page: Page, surfaces: readonly string[]): Promise<void> {
  await page.evaluate(
    `(async () => {
      for (const steps of ${JSON.stringify(surfaces)}) {
        const element = document.createElement('parley-surface')
        element.surface = { id: 'fuzz', catalogId: 'basic', creatorId: 'x', sendsData: false, steps: JSON.parse(steps), isDeleted: false, isTooLarge: false }
        element.steps = 2
        element.act = () => undefined
        document.body.append(element)
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        element.querySelectorAll('button').forEach((button) => button.click())
        element.remove()
      }
    })()`,
  )
}
