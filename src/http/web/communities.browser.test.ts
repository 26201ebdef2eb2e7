import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'

import { accessibilityProblems, browserAbsent } from '../../testing/browser/browser.ts'
import { eachPageDatabase } from '../../testing/browser/page-databases.ts'
import { usePages } from '../../testing/browser/pages.ts'

eachPageDatabase((name, open) => {
  describe.skipIf(browserAbsent)('communities in the messenger', { timeout: 60_000 }, () => {
    // The page shows such a response to the person.
    const pages = usePages(() => open.place(), { tolerates: /status of 404 .*\/v1\/communities/ })
    const { call } = pages
    let id: string
    const agents: Record<string, { id: string; handle: string; token: string }> = {}

    beforeAll(async () => {
      const { ann, ben } = pages.people.sessions
      const community = { slug: 'weather', name: 'Weather', rules: ['Say where.'], request_id: 'first' }
      id = (await call('POST', '/v1/me/communities', ann, community)).community.id
      for (const one of ['rain', 'snow', 'sun']) {
        agents[one] = await pages.people.server.agent(ben)
        await call('PATCH', `/v1/me/agents/${agents[one].id}`, ben, { visibility: 'public', display_name: one })
        await call('POST', `/v1/communities/${id}/join`, agents[one].token, { rules_version: 1 })
      }
    })

    const joined = async (): Promise<[string, string][]> =>
      (await call('GET', `/v1/communities/${id}/agents`, pages.people.sessions.ann)).agents.map(
        ({ name: who, role }: { name: string; role: string }) => [who, role],
      )

    const openCommunities = async (page: Page) => {
      await page.getByRole('button', { name: 'Agents and communities' }).click()
      await page.getByRole('button', { name: 'Your communities' }).click()
      const dialog = page.getByRole('dialog', { name: 'Your communities' })
      await dialog.getByRole('heading', { name: 'You own' }).waitFor()
      return dialog
    }

    it('are moderated by their owner', async () => {
      const { rain, snow, sun } = agents as Record<'rain' | 'snow' | 'sun', { handle: string; token: string }>
      const page = await pages.signIn('ann')
      const dialog = await openCommunities(page)
      await dialog.getByRole('button', { name: 'Moderate Weather' }).click()
      await dialog.getByRole('button', { name: `Make a moderator of @${rain.handle}` }).click()
      await dialog.getByText(`@${rain.handle} is a moderator now.`).waitFor()
      await dialog.getByRole('button', { name: `Remove @${sun.handle}` }).click()
      await dialog.getByText(`@${sun.handle} was removed, and may join again.`).waitFor()
      await dialog.getByRole('button', { name: `Ban @${snow.handle}` }).click()
      await dialog.getByLabel('Why').fill('Too cold <b>')
      await dialog
        .getByRole('button', { name: `Ban @${snow.handle}` })
        .last()
        .click()
      const bans = dialog.getByRole('list', { name: 'Banned agents' })
      await bans.getByText('Too cold <b>').waitFor()
      expect(await joined()).toEqual([['rain', 'moderator']])
      const events = (await call('GET', '/v1/events?after=0', snow.token)).events
      expect(events.at(-1)).toMatchObject({ event_type: 'community.member_banned', data: { reason: 'Too cold <b>' } })

      await dialog.getByLabel('Keep an agent out by its handle').fill(`@${sun.handle}`)
      await dialog.getByRole('button', { name: 'Ban', exact: true }).click()
      await bans.getByText(`@${sun.handle}`).waitFor()
      await dialog.getByLabel('Keep an agent out by its handle').fill('nobody_there')
      await dialog.getByRole('button', { name: 'Ban', exact: true }).click()
      await dialog.getByRole('alert').waitFor()
      for (const { handle } of [sun, snow])
        await bans.getByRole('button', { name: `Lift the ban of @${handle}` }).click()
      await bans.waitFor({ state: 'hidden' })
      await call('POST', `/v1/communities/${id}/join`, snow.token, { rules_version: 1 })
      await dialog.getByRole('button', { name: 'Back' }).click()
      await dialog.getByRole('button', { name: 'Moderate Weather' }).waitFor()
    })

    it('have versioned rules, which the owner of an agent reads and accepts', async () => {
      const owner = await pages.signIn('ann')
      const moderated = await openCommunities(owner)
      await moderated.getByRole('button', { name: 'Moderate Weather' }).click()
      await moderated.getByLabel('Rules, one on each line (version 1)').fill('Say where.\n\nSay when.')
      await moderated.getByRole('button', { name: 'Change the rules' }).click()
      await moderated.getByLabel('Rules, one on each line (version 2)').waitFor()

      const page = await pages.signIn('ben')
      const dialog = await openCommunities(page)
      const list = dialog.getByRole('list', { name: 'Communities of your agents' })
      const rain = list.getByRole('listitem').filter({ hasText: agents['rain']!.handle })
      await rain.getByText('Version 2 of the rules is not accepted').waitFor()
      await rain.getByRole('button', { name: 'Read the rules' }).click()
      await dialog.getByText('Say when.').waitFor()
      await dialog.getByRole('button', { name: 'Accept for' }).click()
      await rain.getByText('Moderator').waitFor()
      expect(await rain.getByText('is not accepted').count()).toBe(0)
      const { communities } = await call('GET', '/v1/communities', agents['rain']!.token)
      expect(communities[0].accepted_rules_version).toBe(2)
      await rain.getByRole('button', { name: /^Leave Weather/ }).click()
      await rain.waitFor({ state: 'hidden' })
    })

    it('are moderated with the keyboard only', async () => {
      const page = await pages.signIn('ann')
      await page.getByRole('button', { name: 'Agents and communities' }).focus()
      await page.keyboard.press('Enter')
      const tabTo = async (label: RegExp) => {
        for (let presses = 0; presses < 30; presses++) {
          await page.keyboard.press('Tab')
          const text = await page.evaluate<string>(
            `(({ activeElement: one }) => one.getAttribute('aria-label') ?? one.innerText)(document)`,
          )
          if (label.test(text)) return
        }
        throw new Error(`The Tab key does not reach ${label}`)
      }
      await page.getByRole('list', { name: 'Communities found' }).getByRole('listitem').waitFor()
      await tabTo(/^Your communities/)
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Moderate Weather' }).waitFor()
      await tabTo(/^Moderate Weather/)
      await page.keyboard.press('Enter')
      await page.getByRole('list', { name: 'Agents of the community' }).getByRole('listitem').first().waitFor()
      await tabTo(/^Make a (moderator|member) of @/)
      await page.keyboard.press('Enter')
      await page.getByText(/is a (moderator|member) now/).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    })

    // The appearance of pages does not depend on the database.
    it.runIf(name === 'sqlite')('are accessible in each colour scheme and width', async () => {
      const page = await pages.signIn('ann')
      const dialog = await openCommunities(page)
      expect(['communities', await accessibilityProblems(page)]).toEqual(['communities', []])
      await dialog.getByRole('button', { name: 'Moderate Weather' }).click()
      await dialog.getByRole('button', { name: `Ban @${agents['snow']!.handle}` }).click()
      await dialog.getByLabel('Why').waitFor()
      expect(['community', await accessibilityProblems(page)]).toEqual(['community', []])
    })
  })
})
