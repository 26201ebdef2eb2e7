import type { Locator } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'

import { accessibilityProblems, browserAbsent } from '../../testing/browser/browser.ts'
import { openChat, signIn } from '../../testing/browser/people.ts'
import { eachPageDatabase } from '../../testing/browser/page-databases.ts'
import { usePages } from '../../testing/browser/pages.ts'
import { testOperatorKey as operatorKey } from '../../testing/server.ts'

eachPageDatabase((name, open) => {
  describe.skipIf(browserAbsent)('agents, payments and the account', { timeout: 60_000 }, () => {
    const pages = usePages(() => open.place(), { tolerates: /Push API in incognito mode/ })
    const { call } = pages
    let tailor: { id: string; handle: string; token: string }
    let chatId: string

    beforeAll(async () => {
      const { ann, ben } = pages.people.sessions
      tailor = await pages.people.server.agent(ben)
      await call('PATCH', `/v1/me/agents/${tailor.id}`, ben, { visibility: 'public', display_name: 'Tailor' })
      await call('POST', `/v1/me/agents/${tailor.id}/listing`, ben, { categories: ['business'], tasks: ['Trousers'] })
      for (const status of ['approved', 'published']) {
        await call('PUT', `/_ops/handles/${tailor.handle}/listing`, operatorKey, { status })
      }
      const community = { slug: 'sewing', name: 'Sewing circle', rules: ['Be kind.'], request_id: 'first' }
      await call('POST', '/v1/me/communities', ben, community)
      const account = { provider: 'stripe', api_key: 'sk_test_of_the_tests', callback_secret: 'whsec_of_the_callbacks' }
      await call('PUT', '/v1/me/payment-provider', ben, account)
      chatId = (await call('POST', '/v1/chats', ann, { kind: 'direct', handles: [tailor.handle] })).chat.id
    })

    let asked = 0
    const ask = async (description: string): Promise<string> => {
      const amount = { value: 1250, currency: 'EUR' }
      const body = { chat_id: chatId, amount, description, request_id: `request-${++asked}` }
      return (await call('POST', '/v1/payment-requests', tailor.token, body)).payment_request.id
    }

    it('are found, viewed, removed and installed again', async () => {
      const page = await pages.signIn('ann')
      await page.getByRole('button', { name: 'Agents and communities' }).click()
      const dialog = page.getByRole('dialog', { name: 'Agents and communities' })
      const found = dialog.getByRole('list', { name: 'Agents found' })
      await dialog.getByLabel('Search the directory').fill('tailor')
      await found.getByRole('link', { name: 'Tailor' }).waitFor()
      await found.getByText('Installed').waitFor()
      const own = dialog.getByRole('list', { name: 'Agents that you use' })
      await own.getByRole('button', { name: `Remove ${tailor.handle}` }).click()
      await found.getByRole('button', { name: `Install ${tailor.handle}` }).waitFor()
      const mine = async () =>
        (await call('GET', '/v1/me/installations', pages.people.sessions.ann)).installations.length
      expect(await mine()).toBe(0)
      await found.getByRole('button', { name: `Install ${tailor.handle}` }).click()
      await own.getByRole('button', { name: `Remove ${tailor.handle}` }).waitFor()
      expect(await mine()).toBe(1)
      const opening = page.context().waitForEvent('page')
      await found.getByRole('link', { name: 'Tailor' }).click()
      const profile = await opening
      await profile.getByRole('heading', { name: 'Tailor' }).waitFor()
      await dialog.getByLabel('Search the directory').fill('sewing')
      await dialog.getByText('No agents found.').waitFor()
      const listed = dialog
        .getByRole('list', { name: 'Communities found' })
        .getByRole('link', { name: 'Sewing circle' })
      const next = page.context().waitForEvent('page')
      await listed.click()
      await (await next).getByText('Be kind.').waitFor()
      await own.getByRole('button', { name: `Open the chat with ${tailor.handle}` }).click()
      await page.getByRole('heading', { level: 2, name: tailor.handle }).waitFor()
    })

    it('ask for payment, and show a decline', async () => {
      const page = await pages.signIn('ann')
      await openChat(page, tailor.handle)
      const id = await ask('Shorter trousers')
      const requests = page.getByRole('region', { name: 'Payment requests' })
      await requests.getByText('Shorter trousers').waitFor({ timeout: 20_000 })
      expect(await requests.locator('strong').innerText()).toBe('€12.50')
      const opening = page.context().waitForEvent('page')
      await requests.getByRole('link', { name: 'Look at it and pay' }).click()
      await (await opening).getByText('Shorter trousers').waitFor()
      await requests.getByRole('button', { name: 'Decline to pay' }).click()
      await requests.getByText('Earlier payment requests: 1').click()
      await requests.getByText('Declined').waitFor()
      const shown = await call('GET', `/v1/me/payment-requests/${id}`, pages.people.sessions.ann)
      expect(shown.payment_request.status).toBe('declined')
      const other = await ask('A second pair')
      await requests.getByText('A second pair').waitFor({ timeout: 20_000 })
      await call('POST', `/v1/payment-requests/${other}/cancel`, tailor.token)
      await requests.getByText('Withdrawn by the agent').waitFor()
    })

    // The appearance of pages does not depend on the database.
    it.runIf(name === 'sqlite')('are accessible in each colour scheme and width', async () => {
      const id = await ask('A coat')
      const page = await pages.signIn('ann')
      await openChat(page, tailor.handle)
      await page.getByRole('region', { name: 'Payment requests' }).getByText('A coat').first().waitFor()
      expect(['payments', await accessibilityProblems(page)]).toEqual(['payments', []])
      await page.getByRole('link', { name: 'Chats' }).click()
      await page.getByRole('button', { name: 'Agents and communities' }).click()
      await page.getByRole('list', { name: 'Communities found' }).getByRole('listitem').waitFor()
      expect(['directory', await accessibilityProblems(page)]).toEqual(['directory', []])
      await page.getByRole('button', { name: 'Close' }).click()
      await page.getByRole('button', { name: 'ann, settings and sign-out' }).click()
      await page.getByRole('button', { name: 'Sign out here' }).waitFor()
      expect(['account', await accessibilityProblems(page)]).toEqual(['account', []])
      await call('POST', `/v1/payment-requests/${id}/cancel`, tailor.token)
    })

    it('has settings, which are kept by the account and by the browser', async () => {
      const page = await pages.signIn('ben')
      await page.getByRole('button', { name: 'ben, settings and sign-out' }).click()
      const dialog = page.getByRole('dialog', { name: 'Settings' })
      await dialog.getByLabel('Name that others see').fill('Ben Bon')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await dialog.getByText('Saved.').waitFor()
      await dialog.getByLabel('Only my contacts').check()
      await expect.poll(async () => (await ownUser()).requests_from).toBe('contacts')
      expect(await ownUser()).toMatchObject({ name: 'Ben Bon' })

      const ground = () => page.evaluate<string>('getComputedStyle(document.body).backgroundColor')
      const light = await ground()
      await dialog.getByLabel('Colors').selectOption('Dark')
      expect(await ground()).not.toBe(light)
      await dialog.getByLabel('Language of dates').selectOption('de')
      const example = dialog.locator('#date-example')
      await expect.poll(() => example.innerText()).toMatch(/^\d+\.\d+\.\d{4}, \d\d:\d\d:\d\d$/)
      await page.reload()
      await page.getByRole('button', { name: 'ben, settings and sign-out' }).click()
      await expect.poll(() => example.innerText()).toMatch(/^\d+\.\d+\.\d{4}/)
      expect(await ground()).not.toBe(light)
      expect(await dialog.getByLabel('Only my contacts').isChecked()).toBe(true)
      await dialog.getByLabel('Colors').selectOption('As the system')
      expect(await ground()).toBe(light)

      const saved = page.waitForEvent('download')
      await dialog.getByRole('link', { name: 'Download everything' }).click()
      expect((await saved).suggestedFilename()).toBe('ben.tar')
    })

    it('has a picture, which is cut to a small square and shown to others, until it is removed', async () => {
      const { sessions } = pages.people
      await call('PATCH', '/v1/me', sessions.ben, { requests_from: 'everybody' })
      const { chat } = await call('POST', '/v1/chats', sessions.ann, { kind: 'direct', handles: ['ben'] })
      const { requests } = await call('GET', '/v1/me/requests', sessions.ben)
      const request = requests.find((one: { chat_id?: string }) => one.chat_id === chat.id)
      await call('POST', `/v1/me/requests/${request.id}/accept`, sessions.ben)
      const page = await pages.signIn('ben')
      await page.getByRole('button', { name: 'ben, settings and sign-out' }).click()
      const dialog = page.getByRole('dialog', { name: 'Settings' })
      const choose = async (name: string, bytes: Buffer) => {
        const choosing = page.waitForEvent('filechooser')
        await dialog.getByRole('button', { name: 'Choose a picture' }).click()
        await (await choosing).setFiles({ name, mimeType: 'image/png', buffer: bytes })
      }
      await choose('broken.png', Buffer.from('no picture'))
      await dialog.getByText('This file is no picture that this browser can read.').waitFor()
      const drawn = await page.evaluate<string>(`(async () => {
        const canvas = new OffscreenCanvas(600, 300)
        canvas.getContext('2d').fillRect(0, 0, 600, 300)
        return btoa(String.fromCharCode(...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())))
      })()`)
      await choose('holiday.png', Buffer.from(drawn, 'base64'))
      await dialog.getByText('The picture is saved.').waitFor()
      const { avatar } = await ownUser()
      const sizeOf = (picture: Locator) =>
        picture.evaluate((image: { decode(): Promise<void>; naturalWidth: number; naturalHeight: number }) =>
          image.decode().then(() => [image.naturalWidth, image.naturalHeight]),
        )
      const own = dialog.locator('img.avatar')
      expect([await own.getAttribute('src'), await sizeOf(own)]).toEqual([avatar, [256, 256]])
      const others = (await pages.signIn('ann')).locator('.chats img.avatar')
      expect([await others.getAttribute('src'), await sizeOf(others)]).toEqual([avatar, [256, 256]])
      await dialog.getByRole('button', { name: 'Remove the picture' }).click()
      await dialog.getByText('The picture is removed.').waitFor()
      expect([await own.count(), (await ownUser()).avatar]).toEqual([0, null])
    })

    it('removes a contact after a confirmation', async () => {
      const { ann } = pages.people.sessions
      await call('POST', '/v1/contact-requests', tailor.token, { handle: 'ann', note: 'Know me' })
      const { requests } = await call('GET', '/v1/me/requests', ann)
      const request = requests.find((one: { kind?: string; note?: string }) => one.note === 'Know me')
      await call('POST', `/v1/me/requests/${request.id}/accept`, ann)
      const contacts = async () => (await call('GET', '/v1/contacts', ann)).contacts.length
      expect(await contacts()).toBe(1)
      const page = await pages.signIn('ann')
      await page.getByRole('button', { name: 'ann, settings and sign-out' }).click()
      const dialog = page.getByRole('dialog', { name: 'Settings' })
      const remove = dialog
        .getByRole('list', { name: 'Contacts' })
        .getByRole('button', { name: `Remove ${tailor.handle}` })
      const question = page.getByRole('dialog', { name: `Remove ${tailor.handle} from your contacts?` })
      await remove.click()
      await question.getByRole('button', { name: 'Cancel' }).click()
      expect([await remove.count(), await contacts()]).toEqual([1, 1])
      await remove.click()
      await question.getByRole('button', { name: 'Remove' }).click()
      await dialog.getByText('You have no contacts.').waitFor()
      expect(await contacts()).toBe(0)
    })

    it('is notified of messages after it has asked for that, by the page and by pushes', async () => {
      const { url, context } = pages.people.server
      // The headless browser shows no notifications, so that they are recorded in their place. Pages without an origin
      // have no service workers.
      const record = `globalThis.shown = []
        if (globalThis.ServiceWorkerRegistration) ServiceWorkerRegistration.prototype.showNotification = async (title, { body, data }) => void shown.push([title, body, data])`
      const page = await pages.signIn('ann', { permissions: ['notifications'], initScript: record })
      const say = (text: string) => {
        const parts = [{ type: 'text', text }]
        const message_id = context.ids.next('msg')
        return call('POST', '/v1/messages', tailor.token, { message_id, chat_id: chatId, parts })
      }
      await page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
      await say('Before')
      await page.getByRole('link', { name: 'Tailor' }).getByText('Before').waitFor()
      await page.getByRole('button', { name: 'ann, settings and sign-out' }).click()
      await page.getByLabel('Notify me of new messages').check()
      await page.getByText(/^Notifications are on/).waitFor()
      await say('Your trousers are ready')
      await expect.poll(() => page.evaluate('shown')).toEqual([['Tailor', 'Your trousers are ready', chatId]])

      const worker = page.context().serviceWorkers()[0]!
      await worker.evaluate(record)
      const client = await page.context().newCDPSession(page)
      const registration = Promise.withResolvers<string>()
      client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
        if (first) registration.resolve(first.registrationId)
      })
      await client.send('ServiceWorker.enable')
      const registrationId = await registration.promise
      const push = (body: string) => {
        const data = JSON.stringify({ chat_id: chatId, title: 'Tailor', body })
        return client.send('ServiceWorker.deliverPushMessage', { origin: url, registrationId, data })
      }
      await push('The person sees this one in the messenger')
      await page.goto(`${url}/docs`)
      await push('Are you coming?')
      await expect.poll(() => worker.evaluate('shown')).toEqual([['Tailor', 'Are you coming?', chatId]])

      await page.goto(`${url}/app`)
      await page.getByRole('button', { name: 'ann, settings and sign-out' }).click()
      await page.getByLabel('Notify me of new messages').uncheck()
      await page.getByText('Notifications are off.').waitFor()
    })

    const ownUser = async () => (await call('GET', '/v1/me', pages.people.sessions.ben)).user

    it('is signed out in other sessions and in this one', async () => {
      const other = await signIn(pages.browser, pages.people, 'ben')
      const page = await signIn(pages.browser, pages.people, 'ben')
      await page.getByRole('button', { name: 'ben, settings and sign-out' }).click()
      const sessions = page.getByRole('list', { name: 'Sessions' })
      await sessions.getByText('This one').waitFor()
      const ends = sessions.getByRole('button', { name: /^Sign out (?!here)/ })
      const count = await ends.count()
      const { sessions: listed } = await call('GET', '/v1/me/sessions', pages.people.sessions.ben)
      await page.locator(`[aria-describedby="times-${listed.at(-2).id}"]`).click()
      await expect.poll(() => ends.count(), { timeout: 20_000 }).toBe(count - 1)
      await other.getByRole('button', { name: 'Sign in as ben' }).waitFor()
      expect(await page.locator(':focus').innerText()).toMatch(/^Sign out/)
      for (let more = 0; more < 2; more++) await signIn(pages.browser, pages.people, 'ben')
      await page.getByRole('button', { name: 'Close' }).click()
      await page.getByRole('button', { name: 'ben, settings and sign-out' }).click()
      await sessions.getByText('In use now').first().waitFor()
      await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
      await expect.poll(() => ends.count(), { timeout: 20_000 }).toBe(0)
      await page.getByRole('status').getByText('Signed out everywhere else.').waitFor()
      await sessions.getByRole('button', { name: 'Sign out here' }).click()
      await page.getByRole('button', { name: 'Sign in as ben' }).waitFor()
    })

    it('is deleted after its handle is typed, and shows the completed erasure', async () => {
      const page = await signIn(pages.browser, pages.people, 'ann')
      await openChat(page, tailor.handle)
      await page
        .locator('#message-files')
        .setInputFiles({ name: 'left.txt', mimeType: 'text/plain', buffer: Buffer.from('left behind') })
      await page.getByRole('button', { name: 'Remove left.txt' }).waitFor()
      await page.getByRole('button', { name: 'ann, settings and sign-out' }).click()
      const dialog = page.getByRole('dialog', { name: 'Settings' })
      await dialog.getByText('Delete the account').click()
      await dialog.getByLabel('Your handle, to confirm it').fill('ben')
      await dialog.getByRole('button', { name: 'Delete for good' }).click()
      await dialog.getByText('Type ann to delete the account.').waitFor()
      expect((await call('GET', '/v1/me', pages.people.sessions.ann)).user.handle).toBe('ann')
      await dialog.getByLabel('Your handle, to confirm it').fill('@Ann')
      await dialog.getByRole('button', { name: 'Delete for good' }).click()
      await dialog.getByText('Your account is deleted.').waitFor()
      await dialog.getByText('Everything of it is erased.').waitFor({ timeout: 20_000 })
      const receipt = await dialog.locator('code').first().innerText()
      const later = await pages.people.server.call('GET', `/v1/account-deletions/${receipt}`)
      expect(later.body).toEqual({ cleanup: { status: 'completed', receipt_id: receipt } })
      const left = await pages.people.server.context.database.read((tx) =>
        tx.rows("SELECT id FROM attachments WHERE filename = 'left.txt'"),
      )
      expect(left).toEqual([])
      expect((await pages.people.server.call('GET', '/v1/me', pages.people.sessions.ann)).status).toBe(401)
      expect(await page.evaluate('Object.keys(localStorage).concat(Object.keys(sessionStorage))')).toEqual([])
      await dialog.getByRole('button', { name: 'Close' }).click()
      await page.waitForURL(`${pages.people.server.url}/`)
    })
  })
})
