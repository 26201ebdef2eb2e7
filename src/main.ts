#!/usr/bin/env node
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { ConfigError, parseConfig, renderSettings } from './config.ts'
import { linkPerson } from './operator/link-person.ts'

const usage = `Usage:
  parley serve [--demo]        start the server; --demo adds two persons, two agents and a webhook receiver
  parley persons link HANDLE   print a one-time sign-in link, made by the running server (PARLEY_OPERATOR_KEY)
  parley --help                this text

Settings are environment variables:

${renderSettings()}`

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { demo: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } },
  })
  const [command, ...rest] = positionals
  if (values.help) {
    process.stdout.write(usage)
    return 0
  }
  if (command === 'serve' && rest.length === 0) {
    const config = parseConfig(process.env)
    // Compiled code is kept beside the packages, where nobody else may write; the next start takes half the time.
    enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/parley'))
    const { serve } = await import('./serve.ts')
    return serve(config, { demo: values.demo })
  }
  if (command === 'persons' && rest[0] === 'link' && rest.length === 2 && !values.demo) {
    return linkPerson(parseConfig(process.env), rest[1] as string)
  }
  process.stderr.write(usage)
  return 2
}

try {
  process.exitCode = await main()
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException
  const told = error instanceof ConfigError || code?.startsWith('ERR_PARSE_ARGS')
  process.stderr.write(told ? `${message}\n` : `parley could not start: ${message}\n`)
  // What a failed start left open would keep the process alive.
  process.exit(2)
}
