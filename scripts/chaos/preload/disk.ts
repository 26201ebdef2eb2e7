/**
 * Loaded into a server process before the program. Makes each flush of the log of the embedded database slower by the
 * milliseconds in CHAOS_DISK_FILE, and appends the length of the log that is on the disk to a file next to that one, so
 * that the trial can drop the rest, as a power cut does. A kill never shortens that file.
 */
import fs, { appendFileSync, fstatSync, openSync, readFileSync, readSync, statSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { endianness } from 'node:os'

const { CHAOS_DISK_FILE: diskFile, DATABASE_URL: databaseFile } = process.env
const logHeaderBytes = 32
const frameHeaderBytes = 24

/** Reads the length of the log in bytes from its index (https://www.sqlite.org/walformat.html, WAL-index header). */
function lengthOfLog(): number {
  const header = Buffer.alloc(20)
  const index = openSync(`${databaseFile}-shm`, 'r')
  readSync(index, header, 0, header.length, 0)
  fs.closeSync(index)
  const isLittle = endianness() === 'LE'
  const pageBytes = isLittle ? header.readUInt16LE(14) : header.readUInt16BE(14)
  const frames = isLittle ? header.readUInt32LE(16) : header.readUInt32BE(16)
  return logHeaderBytes + frames * (frameHeaderBytes + pageBytes)
}

if (diskFile !== undefined) {
  const flush = fs.fdatasync
  const flushSlowly = (file: number, done: fs.NoParamCallback): void => {
    if (fstatSync(file).ino !== statSync(`${databaseFile}-wal`).ino) return flush(file, done)
    const length = lengthOfLog()
    const stored: fs.NoParamCallback = (error) => {
      if (error === null) appendFileSync(`${diskFile}.flushed`, `${length}\n`)
      done(error)
    }
    const delayMs = Number(readFileSync(diskFile, 'utf8'))
    if (delayMs === 0) flush(file, stored)
    else setTimeout(() => flush(file, stored), delayMs)
  }
  fs.fdatasync = flushSlowly as typeof fs.fdatasync
  syncBuiltinESMExports()
}
