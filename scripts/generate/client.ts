import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createClient } from '@hey-api/openapi-ts'
import { banner } from './text.ts'

/**
 * Writes the types of a bundled document and a fetch client for it into a folder.
 */
export async function writeClient(bundled: string, folder: string): Promise<void> {
  await createClient({
    input: bundled,
    output: {
      path: folder,
      clean: false,
      module: { extension: '.ts' },
      header: banner.trimEnd(),
      postProcess: [],
    },
    logs: { level: 'silent', file: false },
    plugins: [{ name: '@hey-api/typescript', enums: 'javascript' }, '@hey-api/client-fetch', '@hey-api/sdk'],
  })
  await withoutBrowserTypes(path.join(folder, 'client/client.gen.ts'))
}

/** The client names a type of the browser's library, which Node's types offer only through RequestInit. */
async function withoutBrowserTypes(file: string): Promise<void> {
  const source = await readFile(file, 'utf8')
  await writeFile(file, source.replaceAll('as BodyInit | null | undefined', "as RequestInit['body']"))
}
