import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import type { RequestHandler } from 'express'

import { notFound } from '../../platform/errors.ts'
import { replyWithText, storeText, type StoredText } from '../api-docs/stored-text.ts'
import { html, type Markup } from '../pages/html.ts'

/** Path prefix of the bundle's files. */
export const bundlePrefix = '/web/'

/** The programs of the pages, bundled. The name of a file contains a hash of its content. */
export interface Bundle {
  /** Names of the files that a program loads at its start, its entry first. */
  programs: Record<'messenger' | 'console' | 'pairing' | 'passkeys' | 'service-worker', readonly string[]>
  /** Code by file name. */
  files: Readonly<Record<string, string>>
}

/** File of the bundle in the package of the server. */
const built = fileURLToPath(new URL('../../web/bundle.json', import.meta.url))
const builder = fileURLToPath(new URL('build-bundle.ts', import.meta.url))

let bundle: Promise<Bundle> | undefined
const stored = new Map<string, Promise<StoredText>>()

/** Reads the bundle at the first page that needs it; the repository builds it. A failure is not cached. */
export function readBundle(): Promise<Bundle> {
  return (bundle ??= load().catch((error: unknown) => {
    bundle = undefined
    throw error
  }))
}

async function load(): Promise<Bundle> {
  const text = existsSync(built)
    ? await readFile(built, 'utf8')
    : (await promisify(execFile)(process.execPath, [builder], { maxBuffer: 10_000_000 })).stdout
  return JSON.parse(text) as Bundle
}

/** Returns the elements that start a program. Imports are preloaded, so that they are not discovered one by one. */
export async function startOf(program: keyof Bundle['programs']): Promise<Markup> {
  const [entry, ...imports] = (await readBundle()).programs[program]
  return imports.reduce(
    (before, file) => html`<link rel="modulepreload" href="${bundlePrefix}${file}">\n${before}`,
    html`<script type="module" src="${bundlePrefix}${entry}"></script>`,
  )
}

/** Serves the files of the bundle, which browsers cache permanently. */
export function bundleFiles(): RequestHandler<{ name: string }> {
  return async ({ params: { name }, headers: requestHeaders }, response) => {
    const { files } = await readBundle()
    if (!Object.hasOwn(files, name)) throw notFound('There is no such file.')
    const storing = stored.get(name) ?? storeText('text/javascript; charset=utf-8', files[name]!)
    stored.set(name, storing)
    const { status, headers, bytes } = replyWithText(await storing, requestHeaders)
    response
      .status(status)
      .set({ ...headers, 'Cache-Control': 'public, max-age=31536000, immutable' })
      .end(bytes)
  }
}
