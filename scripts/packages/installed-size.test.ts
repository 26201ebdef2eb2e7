import { globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { manifestOf, packages, type RepositoryManifest } from './packages.ts'

interface Locked {
  optional?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  cpu?: string[]
}

const repository = JSON.parse(readFileSync('package.json', 'utf8')) as RepositoryManifest
const { packages: locked } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>
}

/** Returns the folder of a required package: below the requiring package, or below the nearest folder around it. */
function placeOf(name: string, from: string): string | undefined {
  const around = from.split('/node_modules/').map((_part, at, parts) => parts.slice(0, at + 1).join('/node_modules/'))
  const folders = ['', ...around.map((folder) => `${folder}/`)].toReversed()
  return folders.map((folder) => `${folder}node_modules/${name}`).find((place) => place in locked)
}

/**
 * Returns the folders of packages and their dependencies. Packages for other platforms are not installed or counted.
 */
function installedWith(names: readonly string[]): Set<string> {
  const places = new Set<string>()
  const add = (name: string, from: string): void => {
    const place = placeOf(name, from)
    if (place === undefined || places.has(place)) return
    places.add(place)
    const { dependencies, optionalDependencies } = locked[place]!
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) add(needed, place)
  }
  for (const name of names) add(name, '')
  return places
}

function bytesOf(place: string): number {
  const files = globSync('**/*', { cwd: place, exclude: (name) => name === 'node_modules' })
  return files
    .map((file) => statSync(path.join(place, file)))
    .reduce((sum, stats) => sum + (stats.isFile() ? stats.size : 0), 0)
}

/** Both packages are below 60 MB installed: 12 MB are reserved for their own code, which another test compiles. */
test.each(['server', 'conform'] as const)('the dependencies of %s are below 48 MB', (name) => {
  const { dependencies } = manifestOf(repository, name, [packages[name]])
  const sizes = [...installedWith(Object.keys(dependencies))].map((place) => [place, bytesOf(place)] as const)
  expect(sizes.length).toBeGreaterThan(30)
  const largest = sizes.toSorted(([, one], [, other]) => other - one).slice(0, 5)
  expect(
    sizes.reduce((sum, [, bytes]) => sum + bytes, 0),
    JSON.stringify(largest),
  ).toBeLessThan(48_000_000)
})
