import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import * as exported from '../src/client/index.ts'
import { clientReference, referenceFile } from './client-reference/client-reference.ts'
import { root } from './gates/run.ts'

test('the client reference agrees with its sources', async () => {
  const text = await clientReference(root)
  for (const name of Object.keys(exported)) expect(text).toContain(`### ${name}\n`)
  expect(text).toMatch(/### Reply\n\n.*\n\n```ts\n\(content: Content, options\?: SendOptions\): Promise<Message>\n/)
  expect(text).not.toMatch(/= undefined\n|\[object/)
  expect(readFileSync(path.join(root, referenceFile), 'utf8'), 'npm run reference writes it anew').toBe(text)
}, 120_000)
