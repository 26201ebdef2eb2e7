import { createReadStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { parse } from 'yaml'
import type { HistoryRecord } from './record.ts'

/** The file is not a history. The message names the line and the member. */
export class HistoryFileError extends Error {
  override name = 'HistoryFileError'
}

/**
 * Reads a stored history line by line, so that memory does not limit its size.
 * @param root folder that contains spec/
 * @throws HistoryFileError
 */
export async function* readHistory(
  file: string,
  root: string,
): AsyncGenerator<{ record: HistoryRecord; line: number }> {
  const check = recordChecker(root)
  let line = 0
  try {
    for await (const text of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
      line += 1
      if (text === '') continue
      const record = check(parseLine(text))
      if (line === 1 && record.record !== 'history') throw new HistoryFileError('the first line must be the header')
      yield { record, line }
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    // The file itself cannot be read, so the message names no line.
    if (code !== undefined) throw new HistoryFileError(`${file} cannot be read: ${message}`)
    throw new HistoryFileError(`${file}, line ${line}: ${message}`)
  }
  if (line === 0) throw new HistoryFileError(`${file} is empty`)
}

function parseLine(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new HistoryFileError(`not JSON: ${(error as Error).message}`)
  }
}

/** Returns a validator of records against spec/history.schema.yaml. The validator throws HistoryFileError. */
function recordChecker(root: string): (value: unknown) => HistoryRecord {
  const schema = parse(readFileSync(join(root, 'spec', 'history.schema.yaml'), 'utf8')) as object
  const validate = new Ajv2020({ strict: false, discriminator: true }).compile(schema)
  return (value) => {
    if (validate(value)) return value as HistoryRecord
    const [error] = validate.errors ?? []
    throw new HistoryFileError(`${error?.instancePath || '/'} ${error?.message} ${JSON.stringify(error?.params)}`)
  }
}
