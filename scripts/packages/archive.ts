import { mkdirSync, renameSync } from 'node:fs'
import path from 'node:path'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Folder of the archives that a server from this repository serves. */
export const archives = 'out/packages/archives'

/** Packs a package folder as npm does. @returns the file, `<name>.tgz` in `archives` */
export async function archive(folder: string): Promise<string> {
  mkdirSync(archives, { recursive: true })
  const target = path.resolve(archives)
  const { stdout } = await promisify(execFile)('npm', ['pack', '--silent', '--pack-destination', target], {
    cwd: folder,
  })
  const file = path.join(archives, `${path.basename(folder)}.tgz`)
  renameSync(path.join(target, stdout.trim()), file)
  return file
}
