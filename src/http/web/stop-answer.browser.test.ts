import { describe, expect, it } from 'vitest'

import { createAgent } from '../../client/index.ts'
import { problemsOf, browserAbsent } from '../../testing/browser/browser.ts'
import { openChat, write } from '../../testing/browser/people.ts'
import { eachPageDatabase } from '../../testing/browser/page-databases.ts'
import { usePages } from '../../testing/browser/pages.ts'

eachPageDatabase((_name, open) => {
  describe.skipIf(browserAbsent)('the Stop button of the messenger', { timeout: 60_000 }, () => {
    const pages = usePages(() => open.place())
    const { call } = pages

    it('aborts the handler that streams its answer, and the answer disappears', async () => {
      const { ann, ben } = pages.people.sessions
      const { id, handle, token } = await pages.people.server.agent(ben)
      await call('PATCH', `/v1/me/agents/${id}`, ben, { visibility: 'public', display_name: 'Counter' })
      await call('POST', '/v1/chats', ann, { kind: 'direct', handles: [handle] })
      await using agent = createAgent({ url: pages.people.server.url, token, position: false })
      const aborted = Promise.withResolvers<boolean>()
      async function* endless(signal: AbortSignal) {
        for (let word = 1; !signal.aborted; word++) {
          yield `${word} `
          await new Promise((resolve) => setTimeout(resolve, 50))
        }
      }
      agent.on('message', async (message, { signal }) => {
        signal.addEventListener('abort', () => aborted.resolve(true))
        await message.reply.stream(endless(signal))
      })
      await agent.start()

      const page = await pages.signIn('ann')
      await openChat(page, handle)
      await write(page, 'Count for ever')
      const stop = page.getByRole('button', { name: 'Stop the answer of Counter' })
      await stop.waitFor()
      expect(await problemsOf(page)).toEqual([])
      await stop.focus()
      await page.keyboard.press('Enter')
      expect(await aborted.promise).toBe(true)
      await page.locator('.draft').waitFor({ state: 'detached', timeout: 20_000 })
      expect(await stop.count()).toBe(0)
    })
  })
})
