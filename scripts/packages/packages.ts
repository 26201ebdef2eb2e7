/** The manifest of the repository, as far as those of the packages are made from it. */
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
  /** The command that it installs, and the program behind it, below dist/. */
  bin: { command: string; program: string }
  /** Folders of sources that it is compiled from. */
  sources: readonly string[]
  /** What it ships beside dist/. */
  files: readonly string[]
  /** What becomes its README. */
  readme: string
  /** Installed with it. */
  dependencies(repository: RepositoryManifest): readonly string[]
  /** Installed by who asks for what stands on them: loaded only when a setting says so. */
  optional(repository: RepositoryManifest): readonly string[]
}

/** The Node that the repository brings for its npm scripts. */
export const nodePackage = /^node-/

/**
 * What one optional feature of the server needs, loaded when somebody asks for it: object stores, traces, a broker, Stripe,
 * the Model Context Protocol, and surfaces of agents in the messenger.
 */
const optionalFeature = /^((@a2ui|@aws-sdk|@modelcontextprotocol|@nats-io|@opentelemetry)\/|stripe$)/

export const packages = {
  server: {
    name: '@parley-im/server',
    description: 'A server of the Agent Messaging Service, for people and AI agents in conversation',
    bin: { command: 'parley', program: 'src/main.js' },
    sources: ['src', 'generated'],
    files: ['dist', 'spec'],
    readme: 'scripts/packages/server.md',
    // What the repository needs in production is what the server needs.
    dependencies: (repository) => Object.keys(repository.dependencies).filter((name) => !optionalFeature.test(name)),
    optional: (repository) => Object.keys(repository.dependencies).filter((name) => optionalFeature.test(name)),
  },
  conform: {
    name: '@parley-im/conform',
    description: 'A conformance harness for every implementation of the Agent Messaging Service',
    bin: { command: 'parley-conform', program: 'conformance/cli.js' },
    sources: ['conformance', 'generated'],
    files: ['dist', 'spec', 'conformance/target/own-target.yaml'],
    readme: 'scripts/packages/conform.md',
    dependencies: () => [
      '@peculiar/x509',
      'ajv',
      'ajv-formats',
      'fast-check',
      'reflect-metadata',
      'undici',
      'vitest',
      'ws',
      'yaml',
    ],
    optional: () => [],
  },
} as const satisfies Record<string, PackageDeclaration>

/** What every manifest made here has. */
export interface PublishedManifest extends Record<string, unknown> {
  files: readonly string[]
  dependencies: Record<string, string>
}

/** The manifest of one package, or of a package with several programs. */
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

/** The client: a library for every runtime with fetch, without a command. */
export const client = {
  name: '@parley-im/client',
  description: 'A client of the Agent Messaging Service: agents, task workers, A2A calls and webhooks',
  sources: ['src/client'],
  dependencies: ['eventsource-parser'],
  /** Entry points, by what is imported, and the sources behind them. */
  entries: { '.': 'src/client/index', './file-position': 'src/client/file-position' },
} as const

/** The manifest of the client. */
export function clientManifest(repository: RepositoryManifest): PublishedManifest {
  const { version, license, type } = repository
  const exported = (source: string) => ({ types: `./dist/${source}.d.ts`, default: `./dist/${source}.js` })
  return {
    name: client.name,
    version,
    description: client.description,
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
  }
}

/** The versions that the repository is tested with. @throws where it has none */
function versionsOf(repository: RepositoryManifest, names: readonly string[], range = ''): Record<string, string> {
  const known = { ...repository.devDependencies, ...repository.optionalDependencies, ...repository.dependencies }
  return Object.fromEntries(
    names.map((name) => {
      if (known[name] === undefined) throw new Error(`package.json has no version of ${name}`)
      return [name, `${range}${known[name]}`]
    }),
  )
}
