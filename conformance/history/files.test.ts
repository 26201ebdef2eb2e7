import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { registerSecret } from '../client/redaction.ts'
import { generateHistory } from './generated-history.ts'
import { HistoryFileError, readHistory } from './read-history.ts'
import { createHistoryWriter } from './write-history.ts'
import type { HistoryRecord } from './record.ts'

const root = join(import.meta.dirname, '..', '..')
const folder = mkdtempSync(join(tmpdir(), 'history-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function read(file: string): Promise<HistoryRecord[]> {
  const records: HistoryRecord[] = []
  for await (const { record } of readHistory(file, root)) records.push(record)
  return records
}

test('a written history is read unchanged, and every record matches the schema', async () => {
  const file = join(folder, 'written.jsonl')
  const history = generateHistory({ seed: 1, actors: 4, chats: 3, calls: 300, unknown: 0.1, earlier: 3 })
  const writer = createHistoryWriter(file)
  for (const record of history) writer.add(record)
  await writer.close()
  expect(await read(file)).toEqual(JSON.parse(JSON.stringify(history)))
})

test('credentials are redacted in the file', async () => {
  const file = join(folder, 'masked.jsonl')
  registerSecret('a-very-secret-session', 'person')
  const writer = createHistoryWriter(file)
  writer.add({ record: 'history', version: 1, name: 'a-very-secret-session svc_live_abc whsec_abc' })
  await writer.close()
  expect(readFileSync(file, 'utf8')).toContain('"<person> svc_*** whsec_***"')
})

const header = '{"record":"history","version":1}'
test.each([
  ['', /is empty/],
  ['{', /line 1: not JSON/],
  ['{"record":"settled","at":1}', /line 1: the first line must be the header/],
  [`${header}\n{"record":"settled"}`, /line 2: .*at/],
  [`${header}\n{"record":"sent","at":1}`, /line 2: .*record/],
  [`${header}\n{"record":"settled","at":1,"more":2}`, /line 2: .*more/],
])('%j is rejected with its line', async (text, message) => {
  const file = join(folder, 'refused.jsonl')
  writeFileSync(file, text)
  const failed = read(file)
  await expect(failed).rejects.toThrow(HistoryFileError)
  await expect(failed).rejects.toThrow(message)
})

test('an error about an unreadable file names the file', async () => {
  await expect(read(join(folder, 'absent.jsonl'))).rejects.toThrow(/absent\.jsonl cannot be read: ENOENT/)
})
