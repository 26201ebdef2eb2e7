import { existsSync } from 'node:fs'
import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { acceptedFile, judge, readAccepted } from './spec-diff/accepted.ts'
import { groupByCause } from './spec-diff/causes.ts'
import { render } from './spec-diff/render.ts'
import { touchedBy } from './spec-diff/touched.ts'
import { compareVersions } from './spec-diff/versions.ts'

const run = promisify(execFile)

/** The compared revision and the changes that need a decision. */
export interface Breaks {
  /** The compared revision; undefined if there is none, or if spec/ is unchanged since then. */
  base?: string
  /** The output of the command; empty when nothing breaks. */
  findings: string
}

/**
 * Compares the documents with the merge base with main. Reports changes that break callers and are not in the file of
 * accepted changes, with the code that depends on them. Reports nothing outside a git repository.
 * @param root root folder of the repository
 */
export async function checkBreaks(root: string): Promise<Breaks> {
  const base = await baseOf(root)
  if (base === undefined || (await isUnchanged(root, base))) return { findings: '' }
  const file = path.join(root, acceptedFile)
  const causes = groupByCause(await compareVersions(root, base, root))
  const { open } = judge(causes, existsSync(file) ? await readAccepted(file) : [])
  const breaking = open.filter(({ callers }) => callers === 'error')
  if (breaking.length === 0) return { base, findings: '' }
  const touched = await touchedBy(root, [...new Set(breaking.flatMap(({ operations }) => operations))])
  return { base, findings: render('text', { open: breaking, accepted: [], unused: [], touched }) }
}

/**
 * Returns the later merge base with the local and the remote main; the last commit when the branch is main or no main
 * exists.
 */
async function baseOf(root: string): Promise<string | undefined> {
  const candidates = await Promise.all(['origin/main', 'main'].map((main) => git(root, 'merge-base', main, 'HEAD')))
  const [first, second] = candidates.filter((base) => base !== undefined)
  if (first === undefined) return git(root, 'rev-parse', 'HEAD')
  if (second === undefined) return first
  // Both are ancestors of HEAD: the later one is a descendant of the other.
  return (await git(root, 'merge-base', '--is-ancestor', first, second)) === undefined ? first : second
}

async function isUnchanged(root: string, base: string): Promise<boolean> {
  const changed = await git(root, 'diff', '--name-only', base, '--', 'spec')
  const added = await git(root, 'ls-files', '--others', '--exclude-standard', '--', 'spec')
  return changed === '' && added === ''
}

async function git(root: string, ...args: string[]): Promise<string | undefined> {
  try {
    return (await run('git', ['-C', root, ...args])).stdout.trim()
  } catch {
    return undefined
  }
}

if (import.meta.main) {
  const { base, findings } = await checkBreaks(path.dirname(import.meta.dirname))
  if (findings !== '') {
    console.error(
      `compared with ${base}:\n${findings}\nA break that is meant goes into ${acceptedFile}, with its reason.`,
    )
    process.exitCode = 1
  } else console.log(base === undefined ? 'the documents are as they were' : 'nothing breaks that was not accepted')
}
