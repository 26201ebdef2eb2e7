import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { DocumentChange } from './changes.ts'

const run = promisify(execFile)

/**
 * A copy of the repository in a temporary folder, in which a document may be changed. It uses the installed packages of
 * the repository. Its only commit contains the files as they were copied.
 */
export class Copy implements AsyncDisposable {
  readonly folder: string

  private constructor(folder: string) {
    this.folder = folder
  }

  static async of(root: string): Promise<Copy> {
    const folder = await mkdtemp(path.join(tmpdir(), 'parley-document-change-'))
    const list = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '-z']
    const { stdout } = await run('git', ['-C', root, ...list], { maxBuffer: 2 ** 24 })
    // Git still lists a deleted file until the deletion is committed. A linked node_modules is not a file of the
    // repository.
    const files = stdout
      .split('\0')
      .filter((file) => file !== '' && file !== 'node_modules' && existsSync(path.join(root, file)))
    for (const parent of new Set(files.map((file) => path.dirname(file))))
      await mkdir(path.join(folder, parent), { recursive: true })
    await Promise.all(files.map((file) => copyFile(path.join(root, file), path.join(folder, file))))
    await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
    const copy = new Copy(folder)
    await copy.git('init', '--quiet', '--initial-branch', 'main')
    await copy.git('add', '--all')
    await copy.git('-c', 'user.name=trial', '-c', 'user.email=trial@localhost', 'commit', '--quiet', '-m', 'Begin')
    return copy
  }

  async git(...args: string[]): Promise<void> {
    await run('git', ['-C', this.folder, ...args])
  }

  /** Applies a change. @throws Error when a text to replace does not occur exactly once in its file */
  async apply({ name, edits }: DocumentChange): Promise<void> {
    for (const { file, from, to, everywhere = false } of edits) {
      const target = path.join(this.folder, file)
      const text = await readFile(target, 'utf8')
      const found = text.split(from).length - 1
      if (found === 0 || (found > 1 && !everywhere)) throw new Error(`${name}: ${file} has ${found} times ${from}`)
      await writeFile(
        target,
        text.replaceAll(from, () => to),
      )
    }
  }

  /** Runs a script of the copy. @returns its exit code and its output */
  async script(...args: string[]): Promise<{ code: number; output: string }> {
    const options = { cwd: this.folder, maxBuffer: 2 ** 26 }
    try {
      const { stdout, stderr } = await run(process.execPath, args, options)
      return { code: 0, output: stdout + stderr }
    } catch (error) {
      const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
      return { code, output: `${stdout}${stderr}` }
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.folder, { recursive: true, force: true })
  }
}
