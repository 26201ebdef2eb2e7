import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { root } from '../gates/run.ts'
import { packages, type RepositoryManifest } from '../packages/packages.ts'
import { readRepositorySboms, sbomOf, type Sbom } from './sbom.ts'

const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as RepositoryManifest

describe('the SBOM of a package', () => {
  let production: Sbom
  let all: Sbom
  beforeAll(() => {
    ;({ production, all } = readRepositorySboms(root))
  }, 60_000)
  const described = (name: string, dependencies: readonly string[], repository = production) =>
    sbomOf(repository, { name, version: '1.0.0', license: 'MIT', type: 'library', dependencies })
  const namesIn = (sbom: Sbom) => sbom.components.map(({ name }) => name)

  test('has its dependencies with their versions, licences and digests, and not those of other packages', () => {
    const server = described('@parley-im/server', packages.server.dependencies(manifest))
    expect(server).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: '@parley-im/server' } } })
    expect(namesIn(server)).toEqual(expect.arrayContaining(['express', 'knex', 'pino', 'body-parser']))
    for (const name of ['vitest', 'typescript', 'lit']) expect(namesIn(server)).not.toContain(name)
    const knex = server.components.find(({ name }) => name === 'knex')!
    expect(knex).toMatchObject({ version: manifest.dependencies.knex, purl: expect.stringContaining('pkg:npm/knex@') })
    expect(knex.licenses).toEqual([{ license: { id: 'MIT' } }])
    expect(knex.hashes).toEqual([{ alg: 'SHA-512', content: expect.any(String) }])
    expect(namesIn(described('@parley-im/conform', packages.conform.dependencies(), all))).toContain('vitest')
    expect(namesIn(described('@parley-im/client', ['eventsource-parser']))).toEqual(['eventsource-parser'])
  })

  test('refers to listed components only', () => {
    const { components, dependencies, metadata } = described('x', packages.server.dependencies(manifest))
    const refs = new Set([...components, metadata.component].map((one) => one['bom-ref']))
    const named = dependencies.flatMap(({ ref, dependsOn = [] }) => [ref, ...dependsOn])
    expect(named.filter((ref) => !refs.has(ref))).toEqual([])
  })

  test('cannot be created for a package that is not locked', () => {
    expect(() => described('x', ['left-pad'])).toThrow('left-pad is not a locked dependency')
  })
})
