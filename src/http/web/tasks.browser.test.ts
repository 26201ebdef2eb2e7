import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'

import { accessibilityProblems, browserAbsent } from '../../testing/browser/browser.ts'
import { openChat } from '../../testing/browser/people.ts'
import { eachPageDatabase } from '../../testing/browser/page-databases.ts'
import { usePages } from '../../testing/browser/pages.ts'

const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

eachPageDatabase((name, open) => {
  describe.skipIf(browserAbsent)('tasks in the messenger', { timeout: 60_000 }, () => {
    // The page shows such a response to the person.
    const pages = usePages(() => open.place(), { tolerates: /status of 409 .*\/v1\/me\/tasks/ })
    const { call } = pages
    let worker: { id: string; handle: string; token: string }

    beforeAll(async () => {
      worker = await pages.people.server.agent(pages.people.sessions.ben)
      await call('PATCH', `/v1/me/agents/${worker.id}`, pages.people.sessions.ben, { visibility: 'public' })
      await call('PATCH', '/v1/me', worker.token, { accepts_tasks: true })
      await call('POST', '/v1/chats', pages.people.sessions.ann, { kind: 'direct', handles: [worker.handle] })
    })

    const work = (id: string, what: string, body: object) => call('POST', `/v1/tasks/${id}/${what}`, worker.token, body)
    let said = 0
    const saying = (text: string) => ({ messageId: `s${++said}`, role: 'ROLE_AGENT', parts: [{ text }] })
    const newest = async (): Promise<string> =>
      (await call('GET', '/v1/tasks?role=worker&limit=1', worker.token)).tasks[0].id
    const ask = async (page: Page, text: string) => {
      const tasks = page.getByRole('region', { name: 'Tasks' })
      if (!(await page.getByLabel('What the agent is to do').isVisible()))
        await tasks.getByText('Ask for a task').click()
      await page.getByLabel('What the agent is to do').fill(text)
      await tasks.getByRole('button', { name: 'Ask', exact: true }).click()
      return page.getByRole('article', { name: `Task: ${text}` })
    }

    it('are requested, answered and shown with their results, live', async () => {
      const page = await pages.signIn('ann')
      await openChat(page, worker.handle)
      const card = await ask(page, 'Draw a fox')
      await card.getByText('Waits for the agent').waitFor()
      const id = await newest()
      await work(id, 'status', { state: 'TASK_STATE_WORKING', message: saying('Half of it is there') })
      await card.getByText('In progress').waitFor()
      await card.getByText('Half of it is there').waitFor()
      await work(id, 'status', { state: 'TASK_STATE_INPUT_REQUIRED', message: saying('Red or grey?') })
      await card.getByText('Needs your answer').waitFor()
      await card.getByLabel('Your answer to the agent').fill('Red')
      await card.getByRole('button', { name: 'Answer' }).click()
      await card.getByText('In progress').waitFor()
      const { task } = await call('GET', `/v1/tasks/${id}`, worker.token)
      expect(task.history.at(-1).parts).toEqual([{ text: 'Red' }])
      const parts = [
        { text: 'A red fox' },
        { data: { legs: 4 } },
        { raw: picture, filename: 'fox.png', mediaType: 'image/png' },
        {
          raw: Buffer.from('<script>alert(1)</script>').toString('base64'),
          filename: 'page.html',
          mediaType: 'text/html',
        },
        { url: 'javascript:alert(1)', filename: 'bad link' },
      ]
      await work(id, 'artifacts', { artifact: { artifactId: 'fox', name: 'The fox', parts } })
      const result = card.getByRole('region', { name: 'The fox' })
      await result.getByText('A red fox').waitFor()
      await result.getByRole('img', { name: 'fox.png' }).waitFor()
      expect(await result.getByRole('link').allInnerTexts()).toEqual(['fox.png', 'page.html'])
      // A file that is no image is saved, and never opened as a page of this server.
      expect(await result.getByRole('link', { name: 'page.html' }).getAttribute('download')).toBe('page.html')
      await work(id, 'artifacts', { artifact: { artifactId: 'fox', parts: [{ text: 'and its tail' }] }, append: true })
      await result.getByText('and its tail').waitFor()
      await work(id, 'status', { state: 'TASK_STATE_COMPLETED' })
      await page.getByText('Ended tasks: 1').waitFor()
      await page.reload()
      await page.getByText('Ended tasks: 1').click()
      await page.getByRole('region', { name: 'The fox' }).getByText('and its tail').waitFor()
    })

    it('are canceled, and rejected by an agent that accepts none', async () => {
      const page = await pages.signIn('ann')
      await openChat(page, worker.handle)
      const card = await ask(page, 'Never mind')
      await card.getByRole('button', { name: 'Cancel the task' }).click()
      await card.waitFor({ state: 'hidden' })
      expect((await call('GET', `/v1/tasks/${await newest()}`, worker.token)).task.status.state).toBe(
        'TASK_STATE_CANCELED',
      )
      await call('PATCH', '/v1/me', worker.token, { accepts_tasks: false })
      await ask(page, 'Do this')
      await page.getByText("This agent doesn't accept tasks.").waitFor()
      expect(await page.getByLabel('What the agent is to do').inputValue()).toBe('Do this')
      await call('PATCH', '/v1/me', worker.token, { accepts_tasks: true })
    })

    it('are not queried before a chat exists', async () => {
      const page = await pages.signIn('ann')
      await openChat(page, worker.handle)
      // The messenger sends an event to the view before its first drawing.
      const asked = await page.evaluate<string[]>(`(async () => {
        const paths = []
        const messenger = new EventTarget()
        messenger.api = { wire: { call: async (method, path) => (paths.push(path), { tasks: [] }) } }
        const chat = { id: 'cnv_of_the_test', kind: 'direct', participants: [{ type: 'agent', handle: 'somebody' }] }
        const view = Object.assign(document.createElement('parley-chat-tasks'), { messenger, entry: { chat } })
        document.body.append(view)
        messenger.dispatchEvent(new Event('reread'))
        messenger.dispatchEvent(new CustomEvent('tasks', { detail: null }))
        await view.updateComplete
        return paths
      })()`)
      expect(asked).toEqual(['/v1/me/tasks?contextId=cnv_of_the_test&limit=20'])
    })

    it('are requested and answered with the keyboard only', async () => {
      const page = await pages.signIn('ann')
      await openChat(page, worker.handle)
      const focused = page.locator(':focus')
      const tabTo = async (name: RegExp, key = 'Shift+Tab') => {
        for (let presses = 0; presses < 12; presses++) {
          await page.keyboard.press(key)
          const label = await focused.evaluate(
            (element: any) => element.getAttribute('aria-label') ?? element.labels?.[0]?.innerText ?? element.innerText,
          )
          if (name.test(label)) return
        }
        throw new Error(`The Tab key does not reach ${name}`)
      }
      await page.getByLabel('Message', { exact: true }).focus()
      await tabTo(/^Ask for a task/)
      await page.keyboard.press('Enter')
      await tabTo(/What the agent/, 'Tab')
      await page.keyboard.type('By keys')
      await page.keyboard.press('Enter')
      const card = page.getByRole('article', { name: 'Task: By keys' })
      await card.waitFor()
      await work(await newest(), 'status', { state: 'TASK_STATE_INPUT_REQUIRED', message: saying('Go on?') })
      await card.getByText('Go on?').waitFor()
      await tabTo(/^Your answer/)
      await page.keyboard.type('Yes')
      await page.keyboard.press('Enter')
      await card.getByText('In progress').waitFor()
      await tabTo(/^Cancel the task/, 'Tab')
      await page.keyboard.press('Enter')
      await card.waitFor({ state: 'hidden' })
    })

    // The appearance of pages does not depend on the database.
    it.runIf(name === 'sqlite')('are accessible in each colour scheme and width', async () => {
      const page = await pages.signIn('ann')
      await openChat(page, worker.handle)
      const title = 'Look at it'
      const card = await ask(page, title)
      await card.waitFor()
      const id = await newest()
      const parts = [{ text: 'עברית' }, { data: { a: 1 } }, { raw: picture, filename: 'p.png', mediaType: 'image/png' }]
      await work(id, 'artifacts', { artifact: { artifactId: 'a', name: 'x'.repeat(120), description: 'Why', parts } })
      await work(id, 'status', { state: 'TASK_STATE_INPUT_REQUIRED', message: saying('y'.repeat(200)) })
      await card.getByLabel('Your answer to the agent').waitFor()
      expect(['tasks', await accessibilityProblems(page)]).toEqual(['tasks', []])
      await work(id, 'status', { state: 'TASK_STATE_COMPLETED' })
    })
  })
})
