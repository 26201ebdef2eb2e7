import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import ts from 'typescript'
import { listFiles } from './generate/manifest.ts'
import { importsOf, lineOf, parseSource } from './source/imports.ts'

interface SourceText {
  /** Path from the root, with forward slashes. */
  name: string
  text: string
  syntax: ts.SourceFile
}

/** A file, a path from the root, and the reason why the file may not import it; none where it may. */
type ImportRule = (file: string, target: string, isPackage: boolean) => string | undefined

const codec = /\.(current|variant|extensions|a2a)\.ts$/
/**
 * Whose objects a form shows besides its own: it may use their codecs, not their handlers. Routes of our own show what
 * the current form does; the variant form describes its differences alone, and shows the rest as the others do.
 */
const codecsOfOthers: Readonly<Record<string, readonly string[]>> = {
  extensions: ['current'],
  variant: ['current', 'extensions'],
}
const forbiddenNames = /^(utils?|helpers?|common|enhanced|v2)(\.|$)/
const maxLines = 400

/** The rules of the import table. Each has to meet at least one import, or the check fails. */
const importRules: Record<string, { applies: (file: string) => boolean; rule: ImportRule }> = {
  'conformance/ shares nothing with the server': {
    applies: (file) => file.startsWith('conformance/'),
    rule: (_file, target, isPackage) => {
      if (isPackage || target.startsWith('conformance/')) return undefined
      if (!target.startsWith('generated/')) return 'the harness may import only itself, generated/ and packages'
      return target.includes('validators')
        ? 'the harness judges by the documents, not by the validators that the server uses'
        : undefined
    },
  },
  'src/ knows neither the harness nor the scripts': {
    applies: (file) => file.startsWith('src/'),
    rule: (_file, target, isPackage) =>
      !isPackage && /^(conformance|scripts)\//.test(target) ? 'the server works without them' : undefined,
  },
  'forms do not import each other': {
    applies: (file) => formOf(file) !== undefined,
    rule: (file, target) => {
      const [own, other] = [formOf(file), formOf(target)]
      if (other === undefined || other === own) return undefined
      if (codec.test(target) && codecsOfOthers[own!]?.includes(other)) return undefined
      return `the ${own} form does not know the ${other} form`
    },
  },
}

/**
 * Names every breach of the house's rules below a root: imports, branches on the form, names and lengths of files.
 * A rule that met nothing to look at is a breach as well.
 */
export async function checkBoundaries(root: string): Promise<string[]> {
  const sources = await readSources(root)
  return [
    ...checkImports(sources),
    ...checkForms(sources.filter(({ name }) => name.startsWith('src/'))),
    ...sources.flatMap(checkFile),
  ]
}

function checkImports(sources: SourceText[]): string[] {
  const breaches: string[] = []
  for (const [title, { applies, rule }] of Object.entries(importRules)) {
    const files = sources.filter(({ name }) => applies(name))
    let seen = 0
    for (const { name, syntax } of files) {
      for (const { specifier, line } of importsOf(syntax)) {
        seen++
        const isPackage = !specifier.startsWith('.')
        const target = isPackage ? specifier : path.posix.join(path.posix.dirname(name), specifier)
        const reason = rule(name, target, isPackage)
        if (reason) breaches.push(`${name}:${line} imports ${target}: ${reason}`)
      }
    }
    if (seen === 0) breaches.push(`the rule "${title}" met no import: did a folder move?`)
  }
  return breaches
}

/** Where the forms differ in behaviour, an operation is told the difference by name, not who asks. */
function checkForms(sources: SourceText[]): string[] {
  const breaches: string[] = []
  const looked = sources.filter(({ name }) => !name.startsWith('src/http/') && !codec.test(name))
  for (const { name, syntax } of looked) {
    const visit = (node: ts.Node): void => {
      if (branchesOnForm(node))
        breaches.push(`${name}:${lineOf(node)} branches on the form outside http/ and the codecs`)
      ts.forEachChild(node, visit)
    }
    visit(syntax)
  }
  return looked.length === 0 ? [...breaches, 'no file of src/ was searched for branches on the form'] : breaches
}

function branchesOnForm(node: ts.Node): boolean {
  if (ts.isSwitchStatement(node)) return namesForm(node.expression)
  if (!ts.isBinaryExpression(node)) return false
  const equality = [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken]
  return equality.includes(node.operatorToken.kind) && (namesForm(node.left) || namesForm(node.right))
}

function namesForm(node: ts.Expression): boolean {
  return (
    (ts.isIdentifier(node) && node.text === 'form') ||
    (ts.isPropertyAccessExpression(node) && node.name.text === 'form')
  )
}

function checkFile({ name, text }: SourceText): string[] {
  const lines = text.split('\n').length - 1
  return [
    ...(name.startsWith('spec/') ? [`${name}: spec/ holds documents and no code`] : []),
    ...(forbiddenNames.test(path.basename(name)) ? [`${name}: the name says nothing of what is in it`] : []),
    ...(lines > maxLines ? [`${name}: ${lines} lines; ${maxLines} are the limit`] : []),
  ]
}

/** The form that a file belongs to: a folder of http/forms/, or a codec's ending. */
function formOf(file: string): string | undefined {
  return (
    file.match(/^src\/http\/forms\/(current|variant|extensions|a2a)\//)?.[1] ??
    (file.startsWith('src/') ? file.match(codec)?.[1] : undefined)
  )
}

async function readSources(root: string): Promise<SourceText[]> {
  const folders = ['spec', 'src', 'conformance', 'scripts']
  const files = (await Promise.all(folders.map((folder) => listFiles(path.join(root, folder))))).flat()
  const code = files.filter((file) => /\.(ts|mts|js|mjs)$/.test(file))
  return Promise.all(
    code.map(async (file) => {
      const name = path.relative(root, file).replaceAll(path.sep, '/')
      const text = await readFile(file, 'utf8')
      return { name, text, syntax: parseSource(name, text) }
    }),
  )
}

/** Compiles conformance/ in a copy of the repository that has no src/. Answers what the compiler says. */
export async function checkHarnessAlone(root: string): Promise<string[]> {
  const { copyWithoutServer } = await import('./source/copy-without-server.ts')
  await using copy = await copyWithoutServer(root)
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc')
  try {
    await promisify(execFile)(process.execPath, [tsc, '-p', copy.folder], { maxBuffer: 1 << 24 })
    return []
  } catch (error) {
    return (error as { stdout: string }).stdout
      .trim()
      .split('\n')
      .map((line) => `without src/: ${line}`)
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]!).href) {
  const root = path.dirname(import.meta.dirname)
  // Compiling the harness alone takes most of the time: before a commit the imports have to do.
  const alone = process.argv.includes('--imports') ? [] : await checkHarnessAlone(root)
  const breaches = [...(await checkBoundaries(root)), ...alone]
  for (const breach of breaches) console.error(breach)
  if (breaches.length === 0) console.log('every import stays within its boundaries')
  else process.exitCode = 1
}
