import { featureNames } from '../platform/setting-types.ts'
import type { Config } from '../platform/configuration/configuration.ts'

/** The settings that decide which routes of the extensions exist. */
export type RouteSettings = Pick<Config, 'operatorKey' | 'features' | 'testHooks'>

const operatorPrefix = '/_ops/'

/** Path prefixes of areas that can be disabled. */
const featurePrefixes = { socket: ['/v1/socket', '/v1/me/socket'], calls: ['/v1/calls'] } as const

/**
 * Returns the paths of a document that a server serves and documents: no disabled area, no operator route without a
 * key, no test hook (`x-test-hook`) unless enabled, and no route of a demo (`x-demo`) on other servers.
 */
export function servedPaths<P extends object>(
  paths: Readonly<Record<string, P>>,
  { operatorKey, features, testHooks }: RouteSettings,
  isDemo: boolean,
): Record<string, P> {
  const hidden = [
    ...(operatorKey === undefined ? [operatorPrefix] : []),
    ...featureNames.filter((name) => !features.includes(name)).flatMap((name) => featurePrefixes[name]),
  ]
  return Object.fromEntries(
    Object.entries(paths).filter(
      ([path, operations]) =>
        !hidden.some((prefix) => path.startsWith(prefix)) &&
        (testHooks || !isMarked(operations, 'x-test-hook')) &&
        (isDemo || !isMarked(operations, 'x-demo')),
    ),
  )
}

function isMarked(operations: object, mark: 'x-test-hook' | 'x-demo'): boolean {
  return Object.values(operations).some((operation) => (operation as Record<string, unknown>)[mark] === true)
}
