import { readFileSync } from 'node:fs'
import { deflateSync, crc32 } from 'node:zlib'

import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'

import { accessibilityProblems, browserAbsent } from '../../testing/browser/browser.ts'
import { messageWith, openChat, signIn, write } from '../../testing/browser/people.ts'
import { eachPageDatabase } from '../../testing/browser/page-databases.ts'
import { usePages } from '../../testing/browser/pages.ts'

/** Encodes a PNG image of one color. */
function picture(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const header = Buffer.from([0, 0, 0, side, 0, 0, 0, side, 8, 0, 0, 0, 0])
  const rows = deflateSync(Buffer.alloc(side * (side + 1), 0x77))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

const png = { name: 'grün & blau.png', mimeType: 'image/png', buffer: picture(40) }
const notes = { name: 'notes.html', mimeType: 'text/html', buffer: Buffer.from('<script>document.title = 1</script>') }

eachPageDatabase((name, open) => {
  describe.skipIf(browserAbsent)('files, recordings and typing', { timeout: 60_000 }, () => {
    const pages = usePages(() => open.place())

    beforeAll(async () => {
      const call = pages.people.server.call
      await call('POST', '/v1/chats', pages.people.sessions.ann, { kind: 'direct', handles: ['ben'] })
      const { requests } = (await call('GET', '/v1/me/requests', pages.people.sessions.ben)).body
      await call('POST', `/v1/me/requests/${requests[0].id}/accept`, pages.people.sessions.ben)
    })

    /** Opens a page with the chat of ann and ben. */
    async function chatOf(
      who: 'ann' | 'ben',
      options: Parameters<typeof signIn>[3] = { complaints: pages.consoleErrors },
    ): Promise<Page> {
      const page = await signIn(pages.browser, pages.people, who, options)
      await openChat(page, who === 'ann' ? 'ben' : 'ann')
      return page
    }
    const choose = (page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) =>
      page.locator('#message-files').setInputFiles(files)
    const fileOf = (page: Page, name: string) =>
      page.getByLabel('Files').getByRole('listitem').filter({ hasText: name })
    const uploaded = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}` }).waitFor()
    const recordedMs = (composer: { recording?: { startedAt: number } | null }) =>
      composer.recording ? Date.now() - composer.recording.startedAt : 0
    const width = (element: { naturalWidth?: number }) => element.naturalWidth

    it('are sent to the other person with a preview, and can be saved', async () => {
      const [ann, ben] = [await chatOf('ann'), await chatOf('ben')]
      await choose(ann, [png, notes])
      const preview = ann.getByAltText(`Preview of ${png.name}`)
      await expect.poll(() => preview.evaluate(width), { timeout: 20_000 }).toBe(40)
      for (const { name } of [png, notes]) await uploaded(ann, name)
      await write(ann, 'Two files')
      const received = messageWith(ben, 'Two files')
      await expect.poll(() => received.getByAltText(png.name).evaluate(width), { timeout: 20_000 }).toBe(40)
      // An HTML file is saved and never opened, because its scripts could run.
      for (const { name, buffer } of [png, notes]) {
        const saving = ben.waitForEvent('download')
        await received.getByRole('link', { name }).click()
        const saved = await saving
        expect([saved.suggestedFilename(), readFileSync(await saved.path())]).toEqual([name, buffer])
      }
      expect(await ann.getByLabel('Files', { exact: true }).count()).toBe(0)
    })

    it('are dropped on the conversation, and elsewhere never leave the page', async () => {
      const page = await chatOf('ann')
      const drop = (selector: string, name: string) =>
        page.evaluate(
          `(() => {
            const dataTransfer = new DataTransfer()
            dataTransfer.items.add(new File(['dropped'], '${name}', { type: 'text/plain' }))
            const target = document.querySelector('${selector}')
            const options = { dataTransfer, bubbles: true, cancelable: true }
            target.dispatchEvent(new DragEvent('dragover', options))
            const isMarked = document.querySelector('.dropping') !== null
            return [isMarked, !target.dispatchEvent(new DragEvent('drop', options))]
          })()`,
        )
      expect(await drop('.messages', 'dropped.txt')).toEqual([true, true])
      await uploaded(page, 'dropped.txt')
      expect(await drop('.bar', 'beside.txt')).toEqual([false, true])
      expect(await page.getByLabel('Files').getByRole('listitem').count()).toBe(1)
      await page.getByRole('button', { name: 'Remove dropped.txt' }).click()
    })

    it('open large when they are images, until Escape returns to them', async () => {
      const ann = await chatOf('ann')
      await choose(ann, [png])
      await uploaded(ann, png.name)
      await write(ann, 'A picture')
      const picture = messageWith(ann, 'A picture').getByRole('button', { name: png.name })
      await picture.click()
      const dialog = ann.getByRole('dialog', { name: png.name })
      await expect.poll(() => dialog.getByRole('img').evaluate(width)).toBe(40)
      expect(await accessibilityProblems(ann)).toEqual([])
      await ann.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      await ann.locator('.picture:focus').waitFor()
    })

    it('show their progress, and stop when they are canceled', async () => {
      const page = await chatOf('ann')
      const client = await page.context().newCDPSession(page)
      const slow = (uploadThroughput: number) =>
        client.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: 0,
          downloadThroughput: -1,
          uploadThroughput,
        })
      await client.send('Network.enable')
      await slow(100_000)
      const film = { name: 'long.bin', mimeType: 'application/octet-stream', buffer: Buffer.alloc(3_000_000, 1) }
      await choose(page, [film])
      const progress = page.getByRole('progressbar', { name: 'Upload of long.bin' })
      await expect
        .poll(async () => Number(await progress.getAttribute('value')), { timeout: 20_000 })
        .toBeGreaterThan(0)
      await write(page, 'too early')
      await page.getByText('A file is still being uploaded.').waitFor()
      const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/v1/me/attachments'))
      await page.getByRole('button', { name: 'Cancel the upload of long.bin' }).click()
      await ended
      await slow(-1)
      await page.getByLabel('Message', { exact: true }).focus()
      await page.keyboard.press('Enter')
      await messageWith(page, 'too early').waitFor()
      const isLeft = async () =>
        (
          await pages.people.server.context.database.read((tx) =>
            tx.rows('SELECT id FROM attachments WHERE size = 3000000'),
          )
        ).length
      await expect.poll(isLeft, { timeout: 20_000 }).toBe(0)
    })

    it('show why they were rejected, and can be retried', async () => {
      const page = await chatOf('ann', {})
      await page.route('**/v1/me/attachments', (route) =>
        route.fulfill({ status: 409, json: { error: { code: 'limit_exceeded', message: 'There is no room.' } } }),
      )
      await choose(page, [png])
      await fileOf(page, png.name).getByText('There is no room.').waitFor()
      await page.unroute('**/v1/me/attachments')
      await page.getByRole('button', { name: `Try again: ${png.name}` }).click()
      await uploaded(page, png.name)
      await openChat(page, 'ben')
      await choose(
        page,
        Array.from({ length: 10 }, () => notes),
      )
      await page.getByText('A message takes at most 10 files.').waitFor()
    })

    it('are recorded and played', async () => {
      const [ann, ben] = [await chatOf('ann'), await chatOf('ben')]
      await ann.getByRole('button', { name: 'Record a voice memo' }).click()
      await ann.getByText('Recording…').waitFor()
      await ann.getByRole('button', { name: 'Discard recording' }).click()
      expect(await ann.getByLabel('Files', { exact: true }).count()).toBe(0)
      await ann.getByRole('button', { name: 'Record a voice memo' }).click()
      const lasts = () => ann.locator('parley-composer').evaluate(recordedMs)
      const level = ann.getByRole('meter', { name: 'Level of the microphone' })
      const loudness = async () => Number(await level.evaluate((meter: { value?: number }) => meter.value))
      // The microphone of the test plays a tone every second.
      await expect.poll(loudness, { timeout: 20_000, interval: 50 }).toBeGreaterThan(0.05)
      await ann.getByRole('timer').getByText('0:01').waitFor()
      await expect.poll(lasts, { timeout: 20_000 }).toBeGreaterThan(300)
      await ann.getByRole('button', { name: 'Stop recording' }).click()
      await ann.getByRole('button', { name: /^Remove voice-memo/ }).waitFor()
      await write(ann, 'Listen')
      const sound = messageWith(ben, 'Listen').locator('audio')
      await sound.waitFor()
      const playedTo = await sound.evaluate(async (element) => {
        const audio = element as unknown as {
          play(): Promise<void>
          addEventListener(type: 'ended', listener: () => void): void
          currentTime: number
        }
        const end = new Promise<void>((resolve) => audio.addEventListener('ended', () => resolve()))
        await audio.play()
        await end
        return audio.currentTime
      })
      expect(playedTo).toBeGreaterThan(0.1)
      const { body } = await pages.people.server.call('GET', '/v1/me/chats', pages.people.sessions.ben)
      const chat = body.chats.find(({ kind }: { kind: string }) => kind === 'direct')
      const history = await pages.people.server.call(
        'GET',
        `/v1/me/chats/${chat.id}/messages?limit=1`,
        pages.people.sessions.ben,
      )
      expect(history.body.messages[0].parts[1].duration_ms).toBeGreaterThanOrEqual(300)
    })

    it('show that the other person is typing, until the person stops or sends', async () => {
      const [ann, ben] = [await chatOf('ann'), await chatOf('ben')]
      const shown = ann.getByText('ben is typing…')
      const field = ben.getByLabel('Message', { exact: true })
      const type = async () => {
        await field.blur()
        await field.pressSequentially('W')
        return shown.waitFor({ timeout: 1_000 }).then(
          () => true,
          () => false,
        )
      }
      // Signals are ephemeral: the first one may arrive before the page listens.
      await expect.poll(type, { timeout: 30_000 }).toBe(true)
      await field.blur()
      await shown.waitFor({ state: 'detached' })
      await field.pressSequentially('hy not?')
      await shown.waitFor()
      await write(ben, 'Because of this')
      await messageWith(ann, 'Because of this').waitFor()
      await shown.waitFor({ state: 'detached' })
    })

    // The appearance of pages does not depend on the database.
    it.runIf(name === 'sqlite')('are accessible in each colour scheme and width', async () => {
      // The rejected upload is reported on the console.
      const page = await chatOf('ann', {})
      await page.route('**/v1/me/attachments', (route) =>
        route.fulfill({ status: 409, json: { error: { code: 'limit_exceeded', message: 'There is no room.' } } }),
      )
      await choose(page, [notes])
      await fileOf(page, notes.name).getByText('There is no room.').waitFor()
      await page.unroute('**/v1/me/attachments')
      await choose(page, [png])
      await uploaded(page, png.name)
      expect(['files', await accessibilityProblems(page)]).toEqual(['files', []])
      await page.getByRole('button', { name: 'Record a voice memo' }).click()
      await page.getByText('Recording…').waitFor()
      expect(['recording', await accessibilityProblems(page)]).toEqual(['recording', []])
    })
  })
})
