import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

import { describeSettings } from '../../platform/configuration/configuration.ts'
import type { Command } from './command.ts'

const serveCommand: Command = {
  name: 'serve',
  summary: 'Start the server; SIGTERM drains it',
  details: `Settings are environment variables:\n\n${describeSettings().trimEnd()}`,
  options: {
    demo: { type: 'boolean', doc: 'add two persons, two agents and a webhook receiver, and print how to use them' },
  },
  async run({ flags }, { config }) {
    // Compiled code is kept beside the packages, where nobody else may write; the next start takes half the time.
    enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/parley'))
    const { serve } = await import('../serve.ts')
    return serve(config, { demo: flags['demo'] === true })
  },
}

export const serveCommands = [serveCommand]
