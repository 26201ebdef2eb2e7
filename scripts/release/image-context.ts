import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** Returns the files that `docker build` copies from: files of the repository that .dockerignore does not exclude. */
export function contextFiles(root: string): string[] {
  const ignored = readFileSync(path.join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const isIgnored = (file: string) =>
    ignored.some((pattern) => path.matchesGlob(file, pattern) || file.startsWith(`${pattern}/`))
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => !isIgnored(file) && existsSync(path.join(root, file)) && statSync(path.join(root, file)).isFile())
}

/** Writes an archive for `docker build - < FILE`, with the same bytes for the same files. */
export function packImageContext(root: string, file: string): void {
  const files = [...contextFiles(root), 'Dockerfile', '.dockerignore']
  const sameBytes = ['--sort=name', '--mtime=@0', '--owner=0', '--group=0', '--numeric-owner', '--mode=go=rX,u=rwX']
  const args = [...sameBytes, '--use-compress-program=gzip -n', '-cf', path.resolve(file), '--files-from=-']
  execFileSync('tar', args, { cwd: root, input: files.join('\n') })
}
