import { readFileSync } from 'node:fs'

/** Reads a file with one JSON value in a line. */
export const readJsonLines = <T>(file: string): T[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T)
