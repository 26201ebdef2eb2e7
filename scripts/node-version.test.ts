import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { nodePackage } from './packages/packages.ts'

interface Locked {
  version: string
  optionalDependencies?: Record<string, string>
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  engines: { node: string }
  optionalDependencies: Record<string, string>
}
const lock = (JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }).packages
const floor = /^>=(\d+\.\d+\.\d+)$/.exec(manifest.engines.node)![1]!
const numbers = (version: string) => version.split('.').map(Number) as [number, number, number]
const majorOfFloor = numbers(floor)[0]

/** Compares two versions for sorting: negative, zero or positive. */
function compare(version: string, other: string): number {
  const [left, right] = [numbers(version), numbers(other)]
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2]
}

test('the Node package of every platform satisfies the required version and is locked', () => {
  const brought = Object.entries(manifest.optionalDependencies).filter(([name]) => nodePackage.test(name))
  expect(brought.length).toBeGreaterThan(3)
  for (const [name, version] of brought) {
    expect(compare(version, floor), name).toBeGreaterThanOrEqual(0)
    expect(lock[`node_modules/${name}`]?.version).toBe(version)
  }
  expect(lock['']).toMatchObject({ engines: manifest.engines })
})

test('the image and the workflows use the major version of the required Node', () => {
  expect(readFileSync('Dockerfile', 'utf8')).toMatch(new RegExp(`^ARG NODE_IMAGE=node:${majorOfFloor}-`, 'm'))
  for (const name of ['test', 'regenerate']) {
    const { jobs } = parse(readFileSync(`.github/workflows/${name}.yaml`, 'utf8')) as {
      jobs: Record<string, { steps: { with?: { 'node-version'?: number } }[] }>
    }
    const versions = Object.values(jobs).flatMap(({ steps }) =>
      steps.flatMap((step) => step.with?.['node-version'] ?? []),
    )
    expect(versions).toEqual([majorOfFloor])
  }
})

test('the lock file contains every optional dependency, so that npm ci works on every platform', () => {
  const missing = Object.entries(lock).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !resolves(place, name)),
  )
  expect(missing).toEqual([])
})

/** Returns whether Node would find a package from a location of the lock file. */
function resolves(place: string, name: string): boolean {
  for (let folder = place; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    if (lock[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`]) return true
    if (folder === '') return false
  }
}
