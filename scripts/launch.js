#!/usr/bin/env node
/**
 * Starts a program of the repository or of a package, or says in one line why it cannot. In plain JavaScript that an
 * old Node reads as well: `node scripts/launch.js src/main.ts serve`.
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
 * @param {string[]} args what the program finds behind its own name
 */
export function launch(program, args) {
  const reason = obstacle()
  if (reason !== undefined) return end(reason)
  // What is compiled, and stripped of its types, is kept beside the packages, where only the owner may write.
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
 * Ends the process when nobody reads its output any more, as in `parley --help | head -1`, without a stack. The code is
 * not 0, because a verdict that was not printed is none.
 * @param {NodeJS.WriteStream} output
 */
function endWithReader(output) {
  output.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error
    process.exit(process.exitCode ?? 2)
  })
}

/** Why the program cannot start, if it cannot. */
function obstacle() {
  const installed = !inRepository || existsSync(new URL('node_modules', root))
  const own = process.versions.node
  if (isBelow(own, floor)) {
    const need = `This is Node ${own}; Node ${floor} or later is needed`
    if (!installed) return `${need}: run npm ci, which installs one for npm start and the other npm scripts`
    if (inRepository) return `${need}: start by npm (npm start, npm run parley -- ...), which finds its own`
    return `${need}: install it from https://nodejs.org, or give the whole command to npx -p node@${parseInt(floor)} -c '...'`
  }
  return installed ? undefined : 'The packages are not installed: run npm ci'
}

/**
 * Compares two versions of three numbers.
 * @param {string} version
 * @param {string} other
 */
function isBelow(version, other) {
  const [left, right] = [version, other].map((text) => text.split('.').map(Number))
  const different = right.findIndex((number, index) => left[index] !== number)
  return different !== -1 && left[different] < right[different]
}

/**
 * Writes a line and ends the process as programs do that could not do their work.
 * @param {string} line
 */
function end(line) {
  process.stderr.write(`${line}\n`)
  process.exitCode = 2
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  launch(new URL(process.argv[2], root), process.argv.slice(3))
}
