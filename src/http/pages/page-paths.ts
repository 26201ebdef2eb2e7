import { errorKinds, errorPagePath } from '../error-pages/error-catalogue.ts'
import { guidePaths } from '../guides/guides.ts'
import { noRouteName } from '../request-record.ts'
import { bundlePrefix } from '../web/bundle.ts'
import { reportPath } from '../web/console-page.ts'
import { pairingPath } from '../web/pairing-texts.ts'
import { joinPath } from './join-texts.ts'
import { passkeyPath } from './passkey-texts.ts'
import { providerPath } from './provider-texts.ts'

/*
 * Paths of the pages, in a file without express: a server loads express and the pages with the first request of a
 * browser.
 */

/** Documents of the API reference by path. */
export const referenceDocuments = {
  '/reference': { title: 'Reference', url: '/openapi.json' },
  '/reference/variant': { title: 'Reference of the variant form', url: '/openapi/variant.json' },
  '/reference/a2a': { title: 'Reference of tasks and A2A', url: '/openapi/a2a.json' },
  '/reference/extensions': { title: 'Reference of the project’s own routes', url: '/openapi/extensions.json' },
} as const

/** Files of the API reference. */
export const referenceFiles = {
  viewer: '/reference/redoc.js',
  script: '/reference/reference.js',
  tryScript: '/reference/try.js',
  demo: '/reference/demo.json',
} as const

/** Path of the page on which a person manages sign-in methods. */
export const signInWaysPath = '/sign-in/ways'
export const removePasskeyPath = `${signInWaysPath}/remove-passkey`

/** Path of the service worker, which shows notifications. */
export const serviceWorkerPath = '/service-worker.js'

/** Path of the export of the signed-in person's account. */
export const exportPath = '/export'

/** Path of the search in the guides, with the words in the parameter `q`. */
export const searchPath = '/docs/search'

/** Path prefix of the archives of packages; the path itself lists them. */
export const packagesPrefix = '/packages/'

const communityPath = '/communities/'

const pagePaths: ReadonlySet<string> = new Set([
  '/',
  '/app',
  '/console',
  exportPath,
  serviceWorkerPath,
  reportPath,
  '/demo/sign-in',
  '/device',
  '/sign-in',
  '/sessions',
  joinPath,
  pairingPath,
  `${pairingPath}/continue`,
  passkeyPath,
  signInWaysPath,
  removePasskeyPath,
  `${signInWaysPath}/disconnect`,
  providerPath,
  `${providerPath}/callback`,
  `${providerPath}/sign-up`,
  ...Object.keys(referenceDocuments),
  ...Object.values(referenceFiles),
  '/docs/errors',
  ...errorKinds.map(errorPagePath),
  ...guidePaths,
  searchPath,
])

/** Returns whether a path without its query is the page of a payment request. */
const isPaymentPage = (path: string): boolean => /^\/pay\/[A-Za-z0-9_]{1,64}$/.test(path)

/**
 * Returns the route label of a path: all share pages have one label, and likewise community pages, payment pages and
 * files of the bundle.
 */
export function routeOfPage(path: string): string {
  if (pagePaths.has(path)) return path
  if (isPaymentPage(path)) return '/pay/{id}'
  if (path.startsWith(bundlePrefix)) return `${bundlePrefix}{name}`
  if (path.startsWith(packagesPrefix)) return `${packagesPrefix}{file}`
  if (path.startsWith(communityPath)) return '/communities/{slug}'
  return isPage(path) ? '/@{handle}' : noRouteName
}

/** Returns whether a path without its query belongs to a page; all other paths belong to the API. */
export function isPage(path: string): boolean {
  const prefixes = [communityPath, bundlePrefix, packagesPrefix]
  return (
    isPaymentPage(path) ||
    prefixes.some((prefix) => path.startsWith(prefix)) ||
    pagePaths.has(path) ||
    /^\/(?:@|%40)/.test(path)
  )
}
