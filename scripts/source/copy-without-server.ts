import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A temporary copy of what the harness may use: itself, the generated sources, the documents and the packages. */
export async function copyWithoutServer(root: string): Promise<AsyncDisposable & { folder: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'parley-harness-'))
  await mkdir(path.join(folder, 'conformance'))
  for (const name of ['conformance', 'generated', 'spec', 'package.json']) {
    await cp(path.join(root, name), path.join(folder, name), { recursive: true })
  }
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  await cp(path.join(root, 'tsconfig.json'), path.join(folder, 'tsconfig.base.json'))
  await writeFile(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: './tsconfig.base.json', include: ['conformance'] }),
  )
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}
