/** The part of the repository's manifest from which the manifests of the packages are made. */
export interface RepositoryManifest {
  version: string
  license: string
  type: string
  engines: { node: string }
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  optionalDependencies: Record<string, string>
}

/** A package that is published from this repository. */
export interface PackageDeclaration {
  name: string
  description: string
  keywords: readonly string[]
  /** The command that the package installs, and its program, below dist/. */
  bin: { command: string; program: string }
  /** Source folders that are compiled. */
  sources: readonly string[]
  /** Files that the package contains besides dist/. */
  files: readonly string[]
  /** File that becomes the README. */
  readme: string
  /** Packages that are installed with it. */
  dependencies(repository: RepositoryManifest): readonly string[]
  /** Packages that users install for an optional feature. They are loaded only when a setting requires them. */
  optional(repository: RepositoryManifest): readonly string[]
}

/** Packages that contain the Node.js for npm scripts of the repository. */
export const nodePackage = /^node-/

/**
 * Packages of optional server features, loaded on use: object stores, traces, a broker, Stripe, and the Model Context
 * Protocol.
 */
const optionalFeature = /^((@aws-sdk|@modelcontextprotocol|@nats-io|@opentelemetry)\/|stripe$)/

export const packages = {
  server: {
    name: '@parley-im/server',
    description: 'A server of the Agent Messaging Service, for people and AI agents in conversation',
    keywords: ['a2a', 'agent', 'chat', 'mcp', 'messaging', 'server'],
    bin: { command: 'parley', program: 'src/main.js' },
    sources: ['src', 'generated'],
    files: ['dist', 'spec/guides', 'packages'],
    readme: 'scripts/packages/server.md',
    // The production dependencies of the repository are those of the server.
    dependencies: (repository) => Object.keys(repository.dependencies).filter((name) => !optionalFeature.test(name)),
    optional: (repository) => Object.keys(repository.dependencies).filter((name) => optionalFeature.test(name)),
  },
  conform: {
    name: '@parley-im/conform',
    description: 'A conformance harness for every implementation of the Agent Messaging Service',
    keywords: ['a2a', 'agent', 'conformance', 'messaging', 'testing'],
    bin: { command: 'parley-conform', program: 'conformance/cli.js' },
    sources: ['conformance', 'generated'],
    files: ['dist', 'spec', 'conformance/target/own-target.yaml'],
    readme: 'scripts/packages/conform.md',
    dependencies: () => [
      '@peculiar/x509',
      'ajv',
      'ajv-formats',
      'eventsource-parser',
      'fast-check',
      'reflect-metadata',
      'rolldown',
      'vitest',
      'ws',
      'yaml',
    ],
    optional: () => [],
  },
} as const satisfies Record<string, PackageDeclaration>

/** Members that every generated manifest has. */
export interface PublishedManifest extends Record<string, unknown> {
  files: readonly string[]
  dependencies: Record<string, string>
}

/** Returns the manifest of one package, or of a package with several programs. */
export function manifestOf(
  repository: RepositoryManifest,
  name: string,
  parts: readonly PackageDeclaration[],
): PublishedManifest {
  const { version, license, type, engines } = repository
  const names = (of: (part: PackageDeclaration) => readonly string[]) => [...new Set(parts.flatMap(of))].sort()
  const optional = names((part) => part.optional(repository))
  return {
    name,
    version,
    description: parts.map(({ description }) => description).join('; '),
    keywords: names(({ keywords }) => keywords),
    license,
    type,
    engines,
    bin: Object.fromEntries(parts.map(({ bin }) => [bin.command, `./dist/${bin.command}.js`])),
    files: names(({ files }) => files),
    dependencies: versionsOf(
      repository,
      names((part) => part.dependencies(repository)),
    ),
    ...(optional.length > 0 && {
      peerDependencies: versionsOf(repository, optional, '^'),
      peerDependenciesMeta: Object.fromEntries(optional.map((dependency) => [dependency, { optional: true }])),
    }),
  }
}

/** The client: a library without commands, for every runtime with fetch. */
export const client = {
  name: '@parley-im/client',
  description: 'A client of the Agent Messaging Service: agents, task workers, A2A calls and webhooks',
  sources: ['src/client'],
  dependencies: ['eventsource-parser'],
  /** Packages that users install for sockets on Node.js 20. */
  optional: ['ws'],
  /** Entry points: the imported path, and its source. */
  entries: {
    '.': 'src/client/index',
    './ag-ui': 'src/client/ag-ui',
    './file-position': 'src/client/file-position',
    './testing': 'src/client/testing',
  },
} as const

/** Returns the manifest of the client. */
export function clientManifest(repository: RepositoryManifest): PublishedManifest {
  const { version, license, type } = repository
  const exported = (source: string) => ({ types: `./dist/${source}.d.ts`, default: `./dist/${source}.js` })
  return {
    name: client.name,
    version,
    description: client.description,
    keywords: ['agent', 'bot', 'chat', 'messaging', 'a2a', 'webhook'],
    license,
    type,
    engines: { node: '>=20' },
    sideEffects: false,
    exports: {
      ...Object.fromEntries(Object.entries(client.entries).map(([entry, source]) => [entry, exported(source)])),
      './package.json': './package.json',
    },
    files: ['CHANGELOG.md', 'dist'],
    dependencies: versionsOf(repository, client.dependencies),
    // The archive contains the dependency, so that an installation from a server needs no registry.
    bundleDependencies: client.dependencies,
    peerDependencies: versionsOf(repository, client.optional, '^'),
    peerDependenciesMeta: Object.fromEntries(client.optional.map((name) => [name, { optional: true }])),
  }
}

/** Returns the versions that the repository is tested with. @throws Error when a package has none */
function versionsOf(repository: RepositoryManifest, names: readonly string[], range = ''): Record<string, string> {
  const known = { ...repository.devDependencies, ...repository.optionalDependencies, ...repository.dependencies }
  return Object.fromEntries(
    names.map((name) => {
      if (known[name] === undefined) throw new Error(`package.json has no version of ${name}`)
      return [name, `${range}${known[name]}`]
    }),
  )
}
