import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The members of a CycloneDX document that are used here. */
export interface Sbom {
  bomFormat: string
  specVersion: string
  metadata: { timestamp?: string; component: Component }
  components: Component[]
  dependencies: { ref: string; dependsOn?: string[] }[]
}

interface Component {
  'bom-ref': string
  type: string
  name: string
  version: string
  purl?: string
  licenses?: unknown[]
  hashes?: unknown[]
}

/** A package or the image, and the packages that it depends on directly. */
export interface Described {
  name: string
  version: string
  type: 'library' | 'container'
  license: string
  dependencies: readonly string[]
}

/** Reads the SBOM of all locked packages, by `npm sbom`; it needs no network. */
function readAll(root: string): Sbom {
  const output = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
    cwd: root,
    maxBuffer: 50_000_000,
    encoding: 'utf8',
  })
  return JSON.parse(output) as Sbom
}

/** SBOMs of the repository: of all packages, and without those that are locked for development only. */
export interface RepositorySboms {
  all: Sbom
  production: Sbom
}

/** Reads both. `npm sbom --omit dev` also leaves out packages that are locked for both purposes. */
export function readRepositorySboms(root: string): RepositorySboms {
  const all = readAll(root)
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string; dev?: boolean }>
  }
  const used = new Set(
    Object.entries(lock.packages)
      .filter(([, { dev }]) => dev !== true)
      .map(([folder, { version }]) => `${folder.slice(folder.lastIndexOf('node_modules/') + 13)}@${version}`),
  )
  const own = all.metadata.component['bom-ref']
  const isUsed = (ref: string) => ref === own || used.has(ref)
  return {
    all,
    production: {
      ...all,
      components: all.components.filter((one) => isUsed(one['bom-ref'])),
      dependencies: all.dependencies
        .filter(({ ref }) => isUsed(ref))
        .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter(isUsed) })),
    },
  }
}

/**
 * Returns the SBOM of one package: the part of the repository's SBOM that its dependencies reach.
 * @throws Error for a dependency that the repository does not lock
 */
export function sbomOf(repository: Sbom, described: Described): Sbom {
  const edges = new Map(repository.dependencies.map(({ ref, dependsOn = [] }) => [ref, dependsOn]))
  const direct = directRefs(repository, described.dependencies)
  const reached = new Set<string>()
  const pending = [...direct]
  for (let ref = pending.pop(); ref !== undefined; ref = pending.pop()) {
    if (reached.has(ref)) continue
    reached.add(ref)
    pending.push(...(edges.get(ref) ?? []))
  }
  const own = `${described.name}@${described.version}`
  const component: Component = {
    'bom-ref': own,
    type: described.type,
    name: described.name,
    version: described.version,
    ...(described.type === 'library' && {
      purl: `pkg:npm/${described.name.replace('@', '%40')}@${described.version}`,
    }),
    licenses: [{ license: { id: described.license } }],
  }
  return {
    ...repository,
    metadata: { ...repository.metadata, component },
    components: repository.components.filter((one) => reached.has(one['bom-ref'])),
    dependencies: [{ ref: own, dependsOn: direct }, ...repository.dependencies.filter(({ ref }) => reached.has(ref))],
  }
}

/** Returns the locked versions of direct dependencies: the root of the repository depends on each. */
function directRefs({ metadata, components, dependencies }: Sbom, names: readonly string[]): string[] {
  const root = metadata.component['bom-ref']
  const refs = dependencies.find(({ ref }) => ref === root)?.dependsOn ?? []
  const nameByRef = new Map(components.map((one) => [one['bom-ref'], one.name]))
  return names.map((name) => {
    const ref = refs.find((one) => nameByRef.get(one) === name)
    if (ref === undefined) throw new Error(`${name} is not a locked dependency of the repository`)
    return ref
  })
}
