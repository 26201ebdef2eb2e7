import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { cruise, type IConfiguration, type ICruiseResult, type IModule } from 'dependency-cruiser'
import ts from 'typescript'
import { listFiles } from './generate/manifest.ts'
import { lineOf, parseSource } from './source/parse.ts'

interface SourceText {
  /** Path from the root, with forward slashes. */
  name: string
  text: string
}

const codec = /\.(current|variant|extensions|a2a)\.ts$/
/**
 * Forms whose codecs a form may use, though not their handlers. The extensions show objects of the current form. The
 * variant form describes only its differences, and shows all other objects as the others do.
 */
const codecsOfOthers: Readonly<Record<string, readonly string[]>> = {
  extensions: ['current'],
  variant: ['current', 'extensions'],
}
/** Layers whose files pass domain values: only their codecs have wire names, and only the layers above render. */
const coreLayers = /^src\/(platform|identity|conversations|realtime|commerce|network|tasks)\//
/** Generated code without wire types: the limits of the documents, and validators of payloads from other systems. */
const generatedForCore = /^generated\/(limits\.ts|\w+\/validators\.js)$/
const forbiddenNames = /^(utils?|helpers?|common|enhanced|v2)(\.|$)/
const maxLines = 400

/** Folders whose imports are checked. */
const cruised = ['src', 'conformance', 'scripts']

/**
 * Returns all violations of the repository's rules below a root: imports (.dependency-cruiser.cjs), imports between
 * forms, branches on the form, names and lengths of files. A rule that found nothing to check is a violation, too.
 */
export async function checkBoundaries(root: string): Promise<string[]> {
  const [{ modules, violations }, sources] = await Promise.all([cruiseImports(root), readSources(root)])
  const server = sources.filter(({ name }) => name.startsWith('src/'))
  const serverModules = modules.filter(({ source }) => source.startsWith('src/'))
  return [
    ...violations,
    ...checkFormImports(serverModules),
    ...checkCoreImports(serverModules),
    ...checkFormBranches(server),
    ...checkErrorNames(server),
    ...sources.flatMap(checkFile),
  ]
}

/** Reads all imports below a root, and returns the modules with the violations of .dependency-cruiser.cjs. */
async function cruiseImports(root: string): Promise<{ modules: IModule[]; violations: string[] }> {
  const { forbidden = [], options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as IConfiguration
  const { output } = await cruise(cruised, { ...options, baseDir: root, validate: true, ruleSet: { forbidden } })
  const { modules, summary } = output as ICruiseResult
  const comments = new Map(forbidden.map(({ name, comment }) => [name, comment]))
  const circles = summary.violations.flatMap(({ from, cycle }) =>
    cycle ? [[from, ...cycle.map(({ name }) => name)]] : [],
  )
  const others = summary.violations.filter(({ cycle }) => !cycle)
  const isMet = ({ from }: (typeof forbidden)[number]) => {
    const patterns = [from.path ?? []].flat().map((pattern) => new RegExp(pattern))
    return patterns.length === 0 || modules.some(({ source }) => patterns.some((pattern) => pattern.test(source)))
  }
  const violations = [
    ...others.map(({ from, to, rule }) => `${from} imports ${to}: ${comments.get(rule.name)} (${rule.name})`),
    ...apart(circles).map((files) => `files import each other in a circle: ${files.join(' -> ')}`),
    ...forbidden.filter((rule) => !isMet(rule)).map(({ name }) => `the rule ${name} met no file: did a folder move?`),
    ...(summary.totalDependenciesCruised === 0 ? ['no import was looked at'] : []),
  ]
  return { modules, violations }
}

/**
 * In a group of cyclic imports every file starts cycles of its own. Keeps the shortest, which shows the import to
 * remove.
 */
function apart(circles: readonly string[][]): string[][] {
  const named = new Set<string>()
  const chosen: string[][] = []
  for (const circle of circles.toSorted((one, other) => one.length - other.length)) {
    if (circle.some((file) => named.has(file))) continue
    for (const file of circle) named.add(file)
    chosen.push(circle)
  }
  return chosen
}

/** Checks that forms do not import each other. */
function checkFormImports(modules: readonly IModule[]): string[] {
  const ofForms = modules.filter(({ source }) => formOf(source) !== undefined)
  const violations = ofForms.flatMap(({ source, dependencies }) => {
    const own = formOf(source)!
    return dependencies.flatMap(({ resolved }) => {
      const other = formOf(resolved)
      const allowed =
        other === undefined || other === own || (codec.test(resolved) && codecsOfOthers[own]?.includes(other))
      return allowed ? [] : [`${source} imports ${resolved}: the ${own} form does not know the ${other} form`]
    })
  })
  return ofForms.length === 0 ? ['no file of a form was searched for imports of other forms'] : violations
}

/** Checks that the core imports no codec and no wire type: its callers decode requests and render results and events. */
function checkCoreImports(modules: readonly IModule[]): string[] {
  const core = modules.filter(
    ({ source }) => coreLayers.test(source) && !codec.test(source) && !source.endsWith('.test.ts'),
  )
  const isWire = (file: string) => codec.test(file) || (file.startsWith('generated/') && !generatedForCore.test(file))
  const violations = core.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ resolved }) => isWire(resolved))
      .map(
        ({ resolved }) => `${source} imports ${resolved}: the core passes domain values, and its callers render them`,
      ),
  )
  return core.length === 0 ? ['no file of the core was searched for imports of codecs'] : violations
}

/** Checks that no operation branches on the form: its caller passes the difference in behaviour as a named option. */
function checkFormBranches(sources: readonly SourceText[]): string[] {
  const violations: string[] = []
  const files = sources.filter(({ name }) => !name.startsWith('src/http/') && !codec.test(name))
  // Only files with this word are parsed: parsing takes most of the time.
  for (const { name, text } of files.filter((file) => /\bform\b/.test(file.text))) {
    const visit = (node: ts.Node): void => {
      if (branchesOnForm(node))
        violations.push(`${name}:${lineOf(node)} branches on the form outside http/ and the codecs`)
      ts.forEachChild(node, visit)
    }
    visit(parseSource(name, text))
  }
  return files.length === 0 ? ['no file of src/ was searched for branches on the form'] : violations
}

/** Functions of platform/errors.ts with a message and the name of a field. */
const errorFunctions = /^(notFound|conflict|idempotencyConflict|limitExceeded|invalidRequest|forbidden)$/
const wireName = /\b[a-z]+_[a-z]+\b/

/** Checks that errors of the core name domain fields, which each form translates. */
function checkErrorNames(sources: readonly SourceText[]): string[] {
  const violations: string[] = []
  const files = sources.filter(
    ({ name, text }) =>
      coreLayers.test(name) && !codec.test(name) && !name.endsWith('.test.ts') && text.includes("errors.ts'"),
  )
  for (const { name, text } of files) {
    const report = (node: ts.Node): void => {
      if ((ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) && wireName.test(textOf(node)))
        violations.push(
          `${name}:${lineOf(node)} has a wire name in an error: the forms translate names of domain fields`,
        )
      ts.forEachChild(node, report)
    }
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && errorFunctions.test(node.expression.text))
        node.arguments.forEach(report)
      else ts.forEachChild(node, visit)
    }
    visit(parseSource(name, text))
  }
  return violations
}

/** Returns the fixed text of a literal. */
function textOf(node: ts.StringLiteralLike | ts.TemplateExpression): string {
  if (ts.isStringLiteralLike(node)) return node.text
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join(' ')
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

/** Returns the form that a file belongs to, by its folder in http/forms/ or its codec suffix. */
function formOf(file: string): string | undefined {
  return (
    file.match(/^src\/http\/forms\/(current|variant|extensions|a2a)\//)?.[1] ??
    (file.startsWith('src/') ? file.match(codec)?.[1] : undefined)
  )
}

async function readSources(root: string): Promise<SourceText[]> {
  const folders = ['spec', ...cruised]
  const files = (await Promise.all(folders.map((folder) => listFiles(path.join(root, folder))))).flat()
  const code = files.filter((file) => /\.(ts|mts|js|mjs)$/.test(file))
  return Promise.all(
    code.map(async (file) => {
      const name = path.relative(root, file).replaceAll(path.sep, '/')
      return { name, text: await readFile(file, 'utf8') }
    }),
  )
}

/** Compiles the harness without the server: the program must contain no file of src/. @returns the compiler errors */
async function checkHarnessAlone(root: string): Promise<string[]> {
  const tsc = path.join(root, 'node_modules/@typescript/native/bin/tsc')
  // Each further checker repeats work of the first: one takes two thirds of the processor time of four.
  const compile = promisify(execFile)(
    process.execPath,
    [tsc, '-p', 'tsconfig.conformance.json', '--listFiles', '--checkers', '1'],
    {
      cwd: root,
      maxBuffer: 1 << 26,
    },
  )
  const { stdout, failed } = await compile.then(
    (done) => ({ ...done, failed: false }),
    (error: { stdout: string }) => ({ stdout: error.stdout, failed: true }),
  )
  const lines = stdout.trim().split('\n')
  const server = `${path.join(root, 'src')}${path.sep}`
  const problems = lines.filter((line) => path.normalize(line).startsWith(server) || / error TS\d+: /.test(line))
  if (failed && problems.length === 0) problems.push(stdout)
  return problems.map((line) => `the harness without src/: ${line}`)
}

if (import.meta.url === pathToFileURL(process.argv[1]!).href) {
  const root = path.dirname(import.meta.dirname)
  // Compiling the harness takes most of the time, so `--imports` (the check before a commit) skips it.
  const alone = process.argv.includes('--imports') ? [] : [checkHarnessAlone(root)]
  const violations = (await Promise.all([...alone, checkBoundaries(root)])).flat()
  for (const violation of violations) console.error(violation)
  if (violations.length === 0) console.log('every import stays within its boundaries')
  else process.exitCode = 1
}
