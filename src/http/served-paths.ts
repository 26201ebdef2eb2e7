import { featureNames } from '../platform/setting-types.ts'
import type { Config } from '../platform/configuration/configuration.ts'

/** The settings that decide which routes of the project exist. */
export type RouteSettings = Pick<Config, 'operatorKey' | 'features' | 'testHooks'>

const operatorPrefix = '/_ops/'

/** Areas that can be switched off, by how their paths begin. */
const featurePrefixes = { socket: ['/v1/socket', '/v1/me/socket'], calls: ['/v1/calls'] } as const

/**
 * The paths of a document that a server has, and shows: none that is switched off, none of the operator's without a
 * key, no test hook (`x-test-hook`) unless a setting asks for them, and nothing of a demo (`x-demo`) where there is none.
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
