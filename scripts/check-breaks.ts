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

/** The outcome: what was compared, and what has to be decided. */
export interface Breaks {
  /** The revision that was compared with; undefined where there is none, or where spec/ is as it is there. */
  base?: string
  /** What the command prints; empty when nothing breaks. */
  findings: string
}

/**
 * Compares the documents with those of the commit where this branch left the main one, and names what breaks callers
 * without standing in the file of accepted changes, with what hangs on it. Outside a repository nothing can be compared.
 * @param root of the repository
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
 * Where the branch left the main one, here or at the origin, whichever was later; the last commit when that is the main one
 * itself, or when there is none.
 */
async function baseOf(root: string): Promise<string | undefined> {
  const candidates = await Promise.all(['origin/main', 'main'].map((main) => git(root, 'merge-base', main, 'HEAD')))
  const [first, second] = candidates.filter((base) => base !== undefined)
  if (first === undefined) return git(root, 'rev-parse', 'HEAD')
  if (second === undefined) return first
  // Both are before HEAD: the later one has the other among its ancestors.
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
