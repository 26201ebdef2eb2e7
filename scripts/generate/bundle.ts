import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import type { ApiDocument } from './document.ts'

const run = promisify(execFile)
const redocly = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')),
  'bin/cli.js',
)

/** Environment that keeps Redocly off the network. */
export const offline = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

/**
 * Bundles an OpenAPI document and the files that it refers to into one JSON file.
 * @throws Error with the message of the bundler when a reference cannot be resolved
 */
export async function bundle(source: string, target: string): Promise<ApiDocument> {
  try {
    await run(process.execPath, [redocly, 'bundle', source, '--ext', 'json', '-o', target], {
      env: { ...process.env, ...offline },
    })
  } catch (error) {
    throw new Error(`cannot bundle ${source}\n${(error as { stderr?: string }).stderr ?? String(error)}`, {
      cause: error,
    })
  }
  return JSON.parse(await readFile(target, 'utf8')) as ApiDocument
}
