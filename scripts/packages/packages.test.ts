import { existsSync, globSync, readFileSync } from 'node:fs'
import { isBuiltin, stripTypeScriptTypes } from 'node:module'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { manifestOf, packages, type PackageDeclaration, type RepositoryManifest } from './packages.ts'

const repository = JSON.parse(readFileSync('package.json', 'utf8')) as RepositoryManifest
const { exclude } = JSON.parse(readFileSync('tsconfig.build.json', 'utf8')) as { exclude: string[] }
const isLeftOut = (file: string) =>
  /\.(test|d)\.ts$/.test(file) || exclude.some((entry) => file === entry || file.startsWith(`${entry}/`))

/** Returns the packages that the shipped code of a declaration imports, without type-only imports. */
function importedBy({ sources }: PackageDeclaration): string[] {
  const files = globSync(sources.map((folder) => `${folder}/**/*.{ts,js}`)).filter((file) => !isLeftOut(file))
  expect(files.length).toBeGreaterThan(100)
  const specifiers = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const code = file.endsWith('.ts') ? stripTypeScriptTypes(text) : text
    return ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName)
  })
  const names = specifiers.filter((specifier) => !specifier.startsWith('.') && !isBuiltin(specifier)).map(packageOf)
  return [...new Set(names)].sort()
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

test.each(Object.entries(packages))(
  '%s declares every package that it imports',
  (_name, declaration) => {
    const declared = [...declaration.dependencies(repository), ...declaration.optional(repository)]
    const imported = importedBy(declaration)
    expect(imported.filter((name) => !declared.includes(name))).toEqual([])
  },
  30_000,
)

test.each(Object.entries(packages))(
  'the README of %s names only commands and files of the installed package',
  (_name, declaration) => {
    const readme = readFileSync(declaration.readme, 'utf8')
    expect(readme).toContain(`npm install ${declaration.name}\nnpx ${declaration.bin.command} `)
    for (const line of readme
      .match(/^```sh\n[^]*?^```/gm)!
      .join('\n')
      .split('\n'))
      expect(line).toMatch(/^(```.*|npm install .*|npx .*|)$/)
    const linked = [...readme.matchAll(/\]\((?!https?:)([^)#]+)/g)].map((match) => match[1]!)
    expect(linked.length).toBeGreaterThan(1)
    for (const file of linked) {
      expect(declaration.files.some((folder) => file.startsWith(`${folder}/`))).toBe(true)
      expect(existsSync(file), file).toBe(true)
    }
  },
)

test('the harness imports every package that it declares', () => {
  const imported = importedBy(packages.conform)
  expect(packages.conform.dependencies().filter((name) => !imported.includes(name))).toEqual([])
})

test('dependencies of tests and of the harness are not installed with the server', () => {
  const { dependencies, peerDependenciesMeta } = manifestOf(repository, 'server', [packages.server])
  for (const name of [
    'vitest',
    'fast-check',
    'redoc',
    'yaml',
    'lit',
    'rolldown',
    '@aws-sdk/client-s3',
    '@opentelemetry/sdk-trace',
  ])
    expect(Object.keys(dependencies)).not.toContain(name)
  expect(peerDependenciesMeta).toMatchObject({ '@aws-sdk/client-s3': { optional: true } })
})

test('a package of both programs has the dependencies of both, and no fields of the repository', () => {
  const manifest = manifestOf(repository, 'parley', Object.values(packages))
  expect(manifest.dependencies).toMatchObject({ vitest: expect.any(String), express: expect.any(String) })
  expect(manifest['keywords']).toEqual(expect.arrayContaining(['agent', 'server', 'conformance']))
  expect(manifest['bin']).toEqual({ parley: './dist/parley.js', 'parley-conform': './dist/parley-conform.js' })
  for (const key of ['scripts', 'devDependencies', 'optionalDependencies', 'private'])
    expect(manifest).not.toHaveProperty(key)
})
