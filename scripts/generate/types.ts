import { createClient } from '@hey-api/openapi-ts'
import { banner } from './text.ts'

/** Writes the types of a bundled document, types.gen.ts, into a folder. */
export async function writeTypes(bundled: string, folder: string): Promise<void> {
  await createClient({
    input: bundled,
    output: {
      path: folder,
      clean: false,
      entryFile: false,
      module: { extension: '.ts' },
      header: banner.trimEnd(),
      postProcess: [],
    },
    logs: { level: 'silent', file: false },
    plugins: [{ name: '@hey-api/typescript', enums: 'javascript' }],
  })
}
