import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'

import { browserAbsent } from '../../testing/browser/browser.ts'
import { messageWith } from '../../testing/browser/people.ts'
import { usePages } from '../../testing/browser/pages.ts'

const guide = fileURLToPath(new URL('../../../spec/guides/messenger.md', import.meta.url))

/** A person who acts with the pointer in a page, and counts the clicks. */
class Hand {
  readonly page: Page
  clicks = 0

  constructor(page: Page) {
    this.page = page
  }

  async click(target: Locator): Promise<void> {
    await target.click()
    this.clicks++
  }

  button(name: string | RegExp): Promise<void> {
    return this.click(this.page.getByRole('button', { name }).filter({ visible: true }).first())
  }

  /** Clicks the menu of a message. */
  menuOf(text: string): Promise<void> {
    return this.click(messageWith(this.page, text).locator('button[aria-label=Actions]'))
  }

  type(label: string | RegExp, text: string): Promise<void> {
    return this.page.getByLabel(label).filter({ visible: true }).first().fill(text)
  }
}

/** The most frequent actions of a person, in words, with their steps. Each action begins where the previous one ended. */
type Action = readonly [name: string, steps: (hand: Hand) => Promise<unknown>]

describe.skipIf(browserAbsent)('the usual actions of a person', { timeout: 120_000 }, () => {
  const pages = usePages(() => ({ url: ':memory:' }), { tolerates: /status of 40[149]/ })
  const { call } = pages
  let writer: { id: string; handle: string; token: string }
  let tailor: { id: string; handle: string; token: string }

  beforeAll(async () => {
    const { ben } = pages.people.sessions
    for (const [name, isTailor] of [
      ['Writer', false],
      ['Tailor', true],
    ] as const) {
      const agent = await pages.people.server.agent(ben)
      await call('PATCH', `/v1/me/agents/${agent.id}`, ben, { visibility: 'public', display_name: name })
      if (isTailor) tailor = agent
      else writer = agent
    }
    await call('POST', `/v1/me/agents/${tailor.id}/listing`, ben, { categories: ['business'], tasks: ['Trousers'] })
    const { testOperatorKey } = await import('../../testing/server.ts')
    for (const status of ['approved', 'published'])
      await call('PUT', `/_ops/handles/${tailor.handle}/listing`, testOperatorKey, { status })
  })

  const dialog = ({ page }: Hand, name: string | RegExp) => page.getByRole('dialog', { name })
  const composer = ({ page }: Hand) => page.getByLabel('Message', { exact: true })

  const actions = (): readonly Action[] => [
    [
      'Write to somebody new',
      async (hand) => {
        await hand.button('New chat')
        await hand.type(/^Handles, or words/, 'ben')
        await hand.button(/^Start$/)
        await composer(hand).waitFor()
      },
    ],
    [
      'Send a message',
      async (hand) => {
        await composer(hand).fill('Good morning')
        await hand.button(/^Send$/)
        await messageWith(hand.page, 'Good morning').waitFor()
      },
    ],
    [
      'Insert an emoji',
      async (hand) => {
        await hand.button('Insert an emoji')
        await hand.type('Search emojis', 'party popper')
        await hand.click(dialog(hand, 'Emojis').getByRole('button', { name: 'party popper' }).first())
        expect(await composer(hand).inputValue()).toBe('🎉')
        await composer(hand).fill('')
      },
    ],
    [
      'Send a file',
      async (hand) => {
        const choosing = hand.page.waitForEvent('filechooser')
        await hand.button('Attach files')
        await (await choosing).setFiles({ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('A plan') })
        await hand.page.getByRole('button', { name: 'Remove plan.txt' }).waitFor()
        await hand.button(/^Send$/)
        await hand.page.getByRole('article').filter({ hasText: 'plan.txt' }).waitFor()
      },
    ],
    [
      'Record and send a voice memo',
      async (hand) => {
        await hand.button('Record a voice memo')
        await hand.page.getByRole('timer').waitFor()
        await hand.button('Stop recording')
        await hand.page.getByRole('button', { name: /^Remove voice-memo/ }).waitFor()
        await hand.button(/^Send$/)
        await hand.page.getByRole('button', { name: /^Remove voice-memo/ }).waitFor({ state: 'detached' })
      },
    ],
    [
      'Open another chat',
      async (hand) => {
        await hand.click(hand.page.getByRole('link', { name: 'Echo' }))
        await hand.page.getByRole('heading', { level: 2, name: 'Echo' }).waitFor()
      },
    ],
    [
      'Answer a message',
      async (hand) => {
        await hand.menuOf('Welcome')
        await hand.button('Reply')
        await composer(hand).fill('Thank you')
        await hand.button(/^Send$/)
        await messageWith(hand.page, 'Thank you').locator('blockquote').waitFor()
      },
    ],
    [
      'React to a message',
      async (hand) => {
        await hand.menuOf('Welcome')
        await hand.button('React with 👍')
        await hand.page.getByRole('button', { name: '👍 by you' }).waitFor()
      },
    ],
    [
      'React with any emoji',
      async (hand) => {
        await hand.menuOf('Welcome')
        await hand.button('More emojis')
        await hand.type('Search emojis', 'rocket')
        await hand.click(dialog(hand, 'Emojis').getByRole('button', { name: 'rocket', exact: true }))
        await hand.page.getByRole('button', { name: '🚀 by you' }).waitFor()
      },
    ],
    [
      'Make a group',
      async (hand) => {
        await hand.button('New chat')
        await hand.type(/^Handles, or words/, `${tailor.handle} ${pages.people.echo}`)
        await hand.type('Name of the group', 'Wedding')
        await hand.button(/^Start$/)
        await hand.page.getByRole('heading', { level: 2, name: 'Wedding' }).waitFor()
      },
    ],
    [
      'Mention somebody',
      async (hand) => {
        await composer(hand).pressSequentially('Dear @Tai')
        await hand.click(hand.page.getByRole('option', { name: /Tailor/ }))
        expect(await composer(hand).inputValue()).toBe(`Dear @${tailor.handle} `)
        await composer(hand).fill('')
      },
    ],
    [
      'Add somebody to a group',
      async (hand) => {
        await hand.button('Details')
        await hand.type('Add somebody by handle', writer.handle)
        await hand.button('Add')
        await dialog(hand, 'Wedding')
          .getByRole('button', { name: `Remove ${writer.handle}` })
          .waitFor()
        await hand.page.keyboard.press('Escape')
      },
    ],
    [
      'Rename a group',
      async (hand) => {
        await hand.button('Details')
        await hand.type('Name of the group', 'Party')
        await hand.button('Rename')
        await hand.page.keyboard.press('Escape')
        await hand.page.getByText('You named the group “Party”').waitFor()
      },
    ],
    [
      'Leave a group',
      async (hand) => {
        await hand.button('Details')
        await hand.button('Leave the group')
        await hand.click(dialog(hand, /^Leave/).getByRole('button', { name: 'Leave' }))
        await hand.page.getByRole('link', { name: 'Party' }).waitFor({ state: 'detached' })
      },
    ],
    [
      'Find a message',
      async (hand) => {
        await hand.click(hand.page.getByLabel('Search chats and messages'))
        await hand.page.keyboard.type('Good morning')
        await hand.click(hand.page.locator('.found-messages a').first())
        await hand.page.getByRole('heading', { level: 2, name: 'ben' }).waitFor()
        await hand.page.getByLabel('Search chats and messages').fill('')
      },
    ],
    [
      'Install an agent',
      async (hand) => {
        await hand.button('Agents and communities')
        await hand.type('Search the directory', 'tailor')
        await hand.button(`Install ${tailor.handle}`)
        await dialog(hand, 'Agents and communities')
          .getByRole('button', { name: `Remove ${tailor.handle}` })
          .waitFor()
        await hand.page.keyboard.press('Escape')
      },
    ],
    [
      'Accept a request',
      async (hand) => {
        const { sessions } = pages.people
        const invitation = { kind: 'group', handles: ['ann'], group_name: 'Choir' }
        await call('POST', '/v1/chats', sessions.ben, invitation)
        await hand.button('Accept ben')
        await hand.page.getByRole('heading', { level: 2, name: 'Choir' }).waitFor()
      },
    ],
    [
      'Block somebody',
      async (hand) => {
        await hand.button('Details')
        await hand.button('Block ben')
        await dialog(hand, 'Choir').getByRole('button', { name: 'Unblock ben' }).waitFor()
        await dialog(hand, 'Choir').getByRole('button', { name: 'Unblock ben' }).click()
        await dialog(hand, 'Choir').getByRole('button', { name: 'Block ben', exact: true }).waitFor()
        await hand.page.keyboard.press('Escape')
      },
    ],
    [
      'Change the own name',
      async (hand) => {
        await hand.button('ann, settings and sign-out')
        await hand.type('Name that others see', 'Ann Arbor')
        await hand.click(dialog(hand, 'Settings').getByRole('button', { name: 'Save' }))
        await dialog(hand, 'Settings').getByText('Saved.').waitFor()
        await hand.page.keyboard.press('Escape')
      },
    ],
    [
      'Sign out',
      async (hand) => {
        await hand.button('ann, settings and sign-out')
        await hand.button('Sign out here')
        await hand.page.getByRole('button', { name: 'Sign in as ann' }).waitFor()
      },
    ],
  ]

  /** Returns the rows of the table in the guide. */
  const documented = (): [name: string, clicks: number][] =>
    [...readFileSync(guide, 'utf8').matchAll(/^\| ([A-Z][^|]*?) \| (\d+) \|/gm)].map(([, name, clicks]) => [
      name!,
      Number(clicks),
    ])

  it('take as many clicks as the guide says', async () => {
    const { ann } = pages.people.sessions
    const { chat } = await call('POST', '/v1/chats', ann, { kind: 'direct', handles: [pages.people.echo] })
    await call('POST', `/v1/me/chats/${chat.id}/messages`, ann, { parts: [{ type: 'text', text: 'Welcome' }] })
    const hand = new Hand(await pages.signIn('ann'))
    const counted: [string, number][] = []
    for (const [name, steps] of actions()) {
      hand.clicks = 0
      await steps(hand)
      counted.push([name, hand.clicks])
    }
    expect(counted).toEqual(documented())
    expect(counted.length).toBe(20)
  })
})
