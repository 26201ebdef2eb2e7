import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'

import type { Place } from '../databases.ts'
import { shareBrowser } from './browser.ts'
import { signIn, startPeopleServer, type PeopleServer } from './people.ts'

type SignInOptions = Omit<NonNullable<Parameters<typeof signIn>[3]>, 'complaints'>

/** Test support: server and browser of the pages of one test suite. */
export interface Pages {
  readonly people: PeopleServer
  readonly browser: Browser
  /** Errors and warnings of the pages of the current test. */
  readonly consoleErrors: string[]
  /** Opens the messenger of a signed-in person in a new browser. Errors and warnings of its pages fail the test. */
  signIn(handle: 'ann' | 'ben', options?: SignInOptions): Promise<Page>
  /** Sends a request that must succeed. @returns the body of its response */
  // oxlint-disable-next-line no-explicit-any
  call(method: string, path: string, credential: string, body?: object): Promise<any>
}

export interface PagesOptions {
  environment?: Record<string, string>
  /** Tolerated errors and warnings: those of an expected rejection, such as `status of 409`. */
  tolerates?: RegExp
  /** Additional arguments of the browser. */
  browserArguments?: readonly string[]
}

/**
 * Starts a server of people and a browser before the tests of the calling suite. After each test, its pages are closed,
 * and must have no errors or warnings. After the last test, the server must have logged no error.
 */
export function usePages(
  place: () => Place,
  { environment = {}, tolerates, browserArguments = [] }: PagesOptions = {},
): Pages {
  let people: PeopleServer
  let browser: Browser
  const complaints: string[] = []

  beforeAll(async () => {
    people = await startPeopleServer(place(), {}, environment)
    browser = await shareBrowser(...browserArguments)
  }, 60_000)
  afterEach(async () => {
    // An open page would read data of the next test.
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
    consoleErrors: complaints,
    signIn: (handle, options = {}) => signIn(browser, people, handle, { ...options, complaints }),
    async call(method, path, credential, body) {
      const answer = await people.server.call(method, path, credential, body)
      expect([path, answer.status < 300 ? 'ok' : answer]).toEqual([path, 'ok'])
      return answer.body
    },
  }
}
