import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from './run.ts'

/** Returns the files that are new or differ from the merge base with main; on main itself, the uncommitted files. */
export async function changedFiles(): Promise<string[]> {
  const base = (await git('merge-base', 'HEAD', 'main')) ?? (await git('merge-base', 'HEAD', 'origin/main')) ?? 'HEAD'
  return (await filesSince(base)) ?? []
}

/**
 * Returns the files that are new or differ from those of an earlier commit; undefined when the history is shorter.
 * @param commits number of first parents back to the earlier commit
 */
export const recentFiles = (commits: number): Promise<string[] | undefined> => filesSince(`HEAD~${commits}`)

async function filesSince(revision: string): Promise<string[] | undefined> {
  const changed = await git('diff', '--name-only', '--diff-filter=d', revision)
  const added = await git('ls-files', '--others', '--exclude-standard')
  if (changed === undefined || added === undefined) return undefined
  return [changed, added].flatMap((names) => (names ? names.split('\n') : []))
}

/** Returns all tracked files of the repository. */
export async function trackedFiles(): Promise<string[]> {
  return (await git('ls-files'))?.split('\n') ?? []
}

/** Returns the output of git; undefined when git fails, as in a checkout without history. */
async function git(...args: string[]): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)('git', args, { cwd: root, maxBuffer: 1 << 24 })
    return stdout.trim()
  } catch {
    return undefined
  }
}
