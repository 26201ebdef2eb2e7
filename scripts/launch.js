#!/usr/bin/env node
/**
 * Starts a program of the repository or of a package, or prints a one-line reason why it cannot. Written in JavaScript
 * that an old Node can parse: `node scripts/launch.js src/main.ts serve`.
 */
import { existsSync, readFileSync } from 'node:fs'
import module from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = new URL('../', import.meta.url)
const manifest = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'))
const inRepository = existsSync(new URL('package-lock.json', root))
const floor = manifest.engines.node.replace('>=', '')

/**
 * Imports a program after checking the version of Node and the packages.
 * @param {URL} program
 * @param {string[]} args arguments of the program
 */
export function launch(program, args) {
  const reason = obstacle()
  if (reason !== undefined) return end(reason)
  // The compile cache is next to the packages, where only the owner can write.
  module.enableCompileCache(fileURLToPath(new URL('node_modules/.cache/parley', root)))
  process.argv.splice(1, Infinity, fileURLToPath(program), ...args)
  endWithReader(process.stdout)
  import(program.href).catch((error) => {
    const missing = /^Cannot find package '([^']+)'/.exec(error.message)
    if (error.code !== 'ERR_MODULE_NOT_FOUND' || missing === null) throw error
    end(`The package ${missing[1]} is not installed: run ${inRepository ? 'npm ci' : `npm install ${missing[1]}`}`)
  })
}

/**
 * Ends the process without a stack trace when the reader of its output exits, as in `parley --help | head -1`. The exit
 * code is not 0, because a verdict that was not printed does not count.
 * @param {NodeJS.WriteStream} output
 */
function endWithReader(output) {
  output.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error
    process.exit(process.exitCode ?? 2)
  })
}

/** Returns the reason why the program cannot start, or undefined. */
function obstacle() {
  const installed = !inRepository || existsSync(new URL('node_modules', root))
  const own = process.versions.node
  if (isBelow(own, floor)) {
    const need = `This is Node ${own}; Node ${floor} or later is needed`
    // After an update of the repository, its packages may still contain the former Node.
    const isFormer = process.execPath.startsWith(fileURLToPath(new URL('node_modules/', root)))
    if (!installed || isFormer) return `${need}: run npm ci, which installs one for npm start and the other npm scripts`
    if (inRepository) return `${need}: start by npm (npm start, npm run parley -- ...), which finds its own`
    return `${need}: install it from https://nodejs.org, or give the whole command to npx -p node@${parseInt(floor)} -c '...'`
  }
  return installed ? undefined : 'The packages are not installed: run npm ci'
}

/**
 * Returns whether a version is lower than another. Both have three numbers.
 * @param {string} version
 * @param {string} other
 */
function isBelow(version, other) {
  const [left, right] = [version, other].map((text) => text.split('.').map(Number))
  const different = right.findIndex((number, index) => left[index] !== number)
  return different !== -1 && left[different] < right[different]
}

/**
 * Writes a line and sets the exit code 2, for programs that could not run.
 * @param {string} line
 */
function end(line) {
  process.stderr.write(`${line}\n`)
  process.exitCode = 2
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  launch(new URL(process.argv[2], root), process.argv.slice(3))
}
