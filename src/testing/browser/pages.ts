import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'

import type { Place } from '../databases.ts'
import { startBrowser } from './browser.ts'
import { signIn, startPeopleServer, type PeopleServer } from './people.ts'

type SignInOptions = Omit<NonNullable<Parameters<typeof signIn>[3]>, 'complaints'>

/** Test support: what the pages of one suite are shown by, from before its tests until after them. */
export interface Pages {
  readonly people: PeopleServer
  readonly browser: Browser
  /** What the pages of the test under way complained of so far. */
  readonly complaints: string[]
  /** A browser of a person, signed in by the start page. What its pages complain of fails the test. */
  signIn(handle: 'ann' | 'ben', options?: SignInOptions): Promise<Page>
  /** A request that has to succeed. @returns the body of its answer */
  // oxlint-disable-next-line no-explicit-any
  call(method: string, path: string, credential: string, body?: object): Promise<any>
}

export interface PagesOptions {
  environment?: Record<string, string>
  /** Complaints of pages that are no fault: that a person was shown a rejection, such as `status of 409`. */
  tolerates?: RegExp
}

/**
 * Starts a server of people and a browser before the tests of the suite that calls it. After each test its pages are closed
 * and have to have complained of nothing; after the last one the server has to have logged no error.
 */
export function usePages(place: () => Place, { environment = {}, tolerates }: PagesOptions = {}): Pages {
  let people: PeopleServer
  let browser: Browser
  const complaints: string[] = []

  beforeAll(async () => {
    people = await startPeopleServer(place(), {}, environment)
    browser = await startBrowser()
  }, 60_000)
  afterEach(async () => {
    // A page that stays open reads what the next test writes.
    await Promise.all(browser.contexts().map((context) => context.close()))
    expect(complaints.splice(0).filter((text) => !tolerates?.test(text))).toEqual([])
  })
  afterAll(async () => {
    await browser?.close()
    await people?.close()
    expect(people.server.errors).toEqual([])
  })

  return {
    get people() {
      return people
    },
    get browser() {
      return browser
    },
    complaints,
    signIn: (handle, options = {}) => signIn(browser, people, handle, { ...options, complaints }),
    async call(method, path, credential, body) {
      const answer = await people.server.call(method, path, credential, body)
      expect([path, answer.status < 300 ? 'ok' : answer]).toEqual([path, 'ok'])
      return answer.body
    },
  }
}
